// Times to choose from: groups of pills, radio inputs underneath. A pill's name says day, time and state in words.
import styles from '@/components/booking/booking.module.css'
import type { SlotGroup, SlotOption } from '@/components/booking/views'
import { Note } from '@/components/kit/note'
import { ChoicePill, ChoicePills } from '@/components/kit/pills'
import { useWords } from '@/lib/browser/words'

type PillsProps = { slots: readonly SlotOption[]; chosen: string; withDay?: boolean; first?: string }

/** `first` is the id of the first pill: where the error summary leads. */
export function SlotPills({ slots, chosen, withDay = false, first }: PillsProps) {
  const { SLOT } = useWords('select-slot')
  return (
    <ChoicePills isDated={withDay}>
      {slots.map((slot, at) => (
        <ChoicePill
          key={slot.value}
          id={at === 0 ? first : undefined}
          name="slot"
          value={slot.value}
          defaultChecked={slot.value === chosen || slot.held}
          day={slot.day}
          time={slot.label}
          isDated={withDay}
          note={slot.held ? SLOT.held : undefined}
        />
      ))}
    </ChoicePills>
  )
}

type GroupsProps = { day: string; groups: readonly SlotGroup[]; chosen: string; first?: string }

export function SlotGroups({ day, groups, chosen, first }: GroupsProps) {
  const { SLOT } = useWords('select-slot')
  return (
    <fieldset className={styles.day}>
      <legend className={styles.legend}>{day}</legend>
      {groups.length === 0 ? <Note>{SLOT.none}</Note> : null}
      {groups.map((group, at) => (
        <div key={group.part} className={styles.part}>
          <Note isSmall>{SLOT.parts[group.part]}</Note>
          <SlotPills slots={group.slots} chosen={chosen} first={at === 0 ? first : undefined} />
        </div>
      ))}
    </fieldset>
  )
}
