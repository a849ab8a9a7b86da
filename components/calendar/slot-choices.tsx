// Times to choose from: groups of pills, radio inputs underneath, or buttons where choosing one is answering. A pill's name says
// day, time and state in words.
import { DayTimes } from '@/components/calendar/day-times'
import { LiveLine, LiveNews } from '@/components/calendar/live-line'
import styles from '@/components/calendar/slots.module.css'
import { AnswerPill, ChoicePill, ChoicePills, WaitingPills } from '@/components/kit/choices/pills'
import { Loading } from '@/components/kit/loading'
import { Note } from '@/components/kit/note'
import { useShownTimes } from '@/lib/browser/live/use-live-times'
import { TIMES_AREA } from '@/lib/browser/shell/use-go-to-day'
import { useTexts } from '@/lib/browser/texts'
import type { SlotGroup, SlotOption } from '@/lib/views/booking'

type PillsProps = {
  slots: readonly SlotOption[]
  chosen: string
  withDay?: boolean
  first?: string | undefined
  /** A tap on one sends the form with it. */
  isAnswer?: boolean
  /** The value whose loss is told by the dialog. */
  told?: string | undefined
  /** The time that is on its way; whoever handles the form takes no second one. */
  busy?: string | undefined
  /** Whose times these are: an emergency and the front desk can have times that begin sooner. */
  visit?: 'usual' | 'emergency' | 'desk' | undefined
}

/** `first` is the id of the first pill: where the error summary leads. */
export function SlotPills({
  slots,
  chosen,
  withDay = false,
  first,
  isAnswer = false,
  busy,
  told,
  visit = 'usual',
}: PillsProps) {
  const { SLOT } = useTexts('select-slot')
  const { LIVE } = useTexts('live-times')
  // What is chosen first: not the booking's own time.
  const head = slots.findIndex(({ isOwn }) => !isOwn)
  // Only patients' times are said to change.
  const heard = visit === 'desk' ? [] : slots.filter(({ isOwn }) => !isOwn)
  const isUrgent = visit === 'emergency' || undefined
  const { states, kept } = useShownTimes(heard.map(({ value, held }) => ({ value, isHeld: held, isUrgent })))
  return (
    <ChoicePills isDated={withDay}>
      {slots.map(({ value, day, label, held: wasHeld, isOwn = false }, at) => {
        const state = states.get(value)
        const held = state === undefined ? wasHeld : state === 'held'
        // What is held is chosen, until something else was.
        const isChosen = chosen === '' ? held : value === chosen
        const pill = {
          id: at === head ? first : undefined,
          name: 'slot',
          value,
          day,
          time: label,
          isDated: withDay,
          note: isOwn ? SLOT.own : held ? SLOT.held : undefined,
          gone: state === 'taken' ? LIVE.gone : undefined,
          disabled: isOwn || (state === 'taken' && !kept.has(value)),
        }
        return isAnswer ? (
          <AnswerPill key={value} {...pill} isChosen={isChosen} isBusy={value === busy} />
        ) : (
          <ChoicePill key={value} {...pill} defaultChecked={isChosen} />
        )
      })}
      <LiveLine told={told} times={slots.map(({ value, day, label }) => ({ value, name: `${day}, ${label}` }))} />
    </ChoicePills>
  )
}

type GroupsProps = { day: string; groups: readonly SlotGroup[] } & Omit<PillsProps, 'slots' | 'withDay'>

/** As large as the times that they stand for: those of another day are on their way. */
function Waiting({ groups }: Pick<GroupsProps, 'groups'>) {
  const { SLOT } = useTexts('select-slot')
  return groups.map((group) => (
    <div key={group.part} className={styles.part} aria-hidden="true">
      <Note isSmall>{SLOT.parts[group.part]}</Note>
      <WaitingPills count={group.slots.length} />
    </div>
  ))
}

export function SlotGroups({ day, groups, first, ...pills }: GroupsProps) {
  const { SLOT } = useTexts('select-slot')
  const head = groups.findIndex(({ slots }) => slots.some(({ isOwn }) => !isOwn))
  return (
    <DayTimes day={day}>
      <Loading area={TIMES_AREA} skeleton={groups.length > 0 && <Waiting groups={groups} />}>
        {groups.length === 0 ? <Note>{SLOT.none}</Note> : null}
        {groups.map((group, at) => (
          <div key={group.part} className={styles.part}>
            <Note isSmall>{SLOT.parts[group.part]}</Note>
            <SlotPills {...pills} slots={group.slots} first={at === head ? first : undefined} />
          </div>
        ))}
      </Loading>
      <LiveNews values={groups.flatMap(({ slots }) => slots.map(({ value }) => value))} />
    </DayTimes>
  )
}
