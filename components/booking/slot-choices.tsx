// Times to choose from: groups of pills, radio inputs underneath. A pill's name says day, time and state in words.
import styles from '@/components/booking/booking.module.css'
import type { SlotGroup, SlotOption } from '@/components/booking/views'
import { Note } from '@/components/kit/note'
import { SLOT } from '@/lib/texts/en/booking'

type PillsProps = { slots: readonly SlotOption[]; chosen: string; withDay?: boolean; first?: string }

/** `first` is the id of the first pill: where the error summary leads. */
export function SlotPills({ slots, chosen, withDay = false, first }: PillsProps) {
  return (
    <div className={withDay ? `${styles.pills} ${styles.dated}` : styles.pills}>
      {slots.map((slot, at) => (
        <label key={slot.value} className={styles.pill}>
          <input
            type="radio"
            id={at === 0 ? first : undefined}
            name="slot"
            value={slot.value}
            defaultChecked={slot.value === chosen || slot.held}
          />
          <span>
            <span className={withDay ? styles.pillDay : 'visually-hidden'}>
              {slot.day}
              <span className="visually-hidden">, </span>
            </span>
            {slot.label}
            {slot.held ? <span className={styles.held}> {SLOT.held}</span> : null}
          </span>
        </label>
      ))}
    </div>
  )
}

type GroupsProps = { day: string; groups: readonly SlotGroup[]; chosen: string; first?: string }

export function SlotGroups({ day, groups, chosen, first }: GroupsProps) {
  return (
    <fieldset className={styles.day}>
      <legend className={styles.legend}>{day}</legend>
      {groups.length === 0 ? <Note>{SLOT.none}</Note> : null}
      {groups.map((group, at) => (
        <div key={group.part} className={styles.part}>
          <p className={styles.partName}>{SLOT.parts[group.part]}</p>
          <SlotPills slots={group.slots} chosen={chosen} first={at === 0 ? first : undefined} />
        </div>
      ))}
    </fieldset>
  )
}
