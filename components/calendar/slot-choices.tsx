// Radio inputs, or buttons if a tap answers. A pill's name tells day, time and state in words.
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
  isAnswer?: boolean
  /** The slot whose loss the dialog reports. */
  reportedSlot?: string | undefined
  /** The slot that is being sent; no second one is accepted meanwhile. */
  busy?: string | undefined
  /** Emergencies and the front desk can book slots that begin sooner. */
  visit?: 'usual' | 'emergency' | 'desk' | undefined
}

/** `first` is the id of the first pill, which the error summary links to. */
export function SlotPills({
  slots,
  chosen,
  withDay = false,
  first,
  isAnswer = false,
  busy,
  reportedSlot,
  visit = 'usual',
}: PillsProps) {
  const { SLOT } = useTexts('select-slot')
  const { LIVE } = useTexts('live-times')
  // Skips the booking's own slot.
  const head = slots.findIndex(({ isOwn }) => !isOwn)
  // Live changes are announced only to patients.
  const changed = visit === 'desk' ? [] : slots.filter(({ isOwn }) => !isOwn)
  const isUrgent = visit === 'emergency' || undefined
  const { states, kept } = useShownTimes(changed.map(({ value, held }) => ({ value, isHeld: held, isUrgent })))
  return (
    <ChoicePills isDated={withDay}>
      {slots.map(({ value, day, label, held: wasHeld, isOwn = false, note }, at) => {
        const state = states.get(value)
        const held = state === undefined ? wasHeld : state === 'held'
        // A held slot counts as chosen until the patient chooses another.
        const isChosen = chosen === '' ? held : value === chosen
        const pill = {
          id: at === head ? first : undefined,
          name: 'slot',
          value,
          day,
          time: label,
          isDated: withDay,
          note: isOwn ? SLOT.own : held ? SLOT.held : note,
          gone: state === 'taken' ? LIVE.gone : undefined,
          disabled: isOwn || (state === 'taken' && !kept.has(value)),
        }
        return isAnswer ? (
          <AnswerPill key={value} {...pill} isChosen={isChosen} isBusy={value === busy} />
        ) : (
          <ChoicePill key={value} {...pill} defaultChecked={isChosen} />
        )
      })}
      <LiveLine
        reportedSlot={reportedSlot}
        times={slots.map(({ value, day, label }) => ({ value, name: `${day}, ${label}` }))}
      />
    </ChoicePills>
  )
}

type GroupsProps = { day: string; groups: readonly SlotGroup[] } & Omit<PillsProps, 'slots' | 'withDay'>

/** As large as the slots that are loading, so that nothing moves. */
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
