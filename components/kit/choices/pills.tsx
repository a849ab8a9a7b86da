// A pill's name says day and time in words.
import type { ComponentProps, ReactNode } from 'react'
import { Anchor } from '@/components/kit/anchor'
import { CoverChoice, type CoverChoiceProps } from '@/components/kit/choices/cover-choice'
import styles from '@/components/kit/choices/pills.module.css'
import { List } from '@/components/kit/list'

type Time = {
  day: string
  time: string
  /** Shows the day above the time, for pills of different days. */
  isDated?: boolean
}

const pillsClass = (isDated: boolean) => (isDated ? `${styles.pills} ${styles.dated}` : styles.pills)

/** The heading of the group shows a part of the day that other languages write before the hour: `மாலை 4:00`. */
function Hour({ time }: Pick<Time, 'time'>) {
  const [part, hour] = time.split('\u00a0')
  return hour === undefined ? (
    time
  ) : (
    <>
      <span className="visually-hidden">{part} </span>
      {hour}
    </>
  )
}

function PillTexts({ day, time, isDated = false }: Time) {
  return (
    <span>
      <span className={isDated ? styles.line : 'visually-hidden'}>
        {day}
        <span className="visually-hidden">, </span>
      </span>
      <span className={styles.time}>{isDated ? time.replace('\u00a0', ' ') : <Hour time={time} />}</span>
    </span>
  )
}

type LinkPillsProps = {
  times: readonly { day: string; time: string; href: string; gone?: string | undefined }[]
  label: string
  isDated?: boolean | undefined
}

/** `label` names the list. A gone time may tell what else there is. */
export function LinkPills({ times, label, isDated = false }: LinkPillsProps) {
  return (
    <List className={pillsClass(isDated)} aria-label={label}>
      {times.map(({ day, time, href, gone }) => (
        <li key={href}>
          <Anchor className={pillClass({ gone })} href={href}>
            <span>
              <PillTexts day={day} time={time} isDated={isDated} />
              <PillLabels gone={gone} />
            </span>
          </Anchor>
        </li>
      ))}
    </List>
  )
}

export function ChoicePills({ isDated = false, children }: { isDated?: boolean; children: ReactNode }) {
  return <div className={pillsClass(isDated)}>{children}</div>
}

/** Placeholders for times that are loading. */
export function WaitingPills({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, at) => at)
  return (
    <ChoicePills>
      {places.map((at) => (
        <span key={at} className={styles.waiting} />
      ))}
    </ChoicePills>
  )
}

type PillWords = {
  /** A label below this time alone. */
  note?: string | undefined
  /** The reason for screen readers. A gone time keeps its place and size. */
  gone?: string | undefined
}

const pillClass = ({ gone }: PillWords) => (gone === undefined ? styles.pill : `${styles.pill} ${styles.gone}`)

function PillLabels({ note, gone }: PillWords) {
  return (
    <>
      {gone === undefined ? null : <span className="visually-hidden"> {gone}</span>}
      {note ? <span className={styles.line}> {note}</span> : null}
    </>
  )
}

type ChoiceProps = Time & PillWords & Omit<CoverChoiceProps, 'className'>

export function ChoicePill({ day, time, isDated, note, gone, ...input }: ChoiceProps) {
  return (
    <CoverChoice {...input} className={pillClass({ gone })}>
      <span>
        <PillTexts day={day} time={time} isDated={isDated} />
        <PillLabels note={note} gone={gone} />
      </span>
    </CoverChoice>
  )
}

type AnswerProps = Time &
  PillWords &
  Omit<ComponentProps<'button'>, 'type' | 'className'> & {
    /** The earlier answer. */
    isChosen?: boolean
    /** The answer is being sent. */
    isBusy?: boolean
  }

/** Submits its form with its name and value. */
export function AnswerPill({
  day,
  time,
  isDated,
  note,
  gone,
  isChosen = false,
  isBusy = false,
  ...button
}: AnswerProps) {
  return (
    <button
      {...button}
      type="submit"
      className={pillClass({ gone })}
      aria-current={isChosen ? 'true' : undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    >
      <span>
        <PillTexts day={day} time={time} isDated={isDated} />
        <PillLabels note={note} gone={gone} />
      </span>
    </button>
  )
}
