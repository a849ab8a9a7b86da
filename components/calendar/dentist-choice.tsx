import { DayTimes } from '@/components/calendar/day-times'
import { SlotPills } from '@/components/calendar/slot-choices'
import styles from '@/components/calendar/slots.module.css'
import { Chips } from '@/components/kit/choices/chips'
import { Note } from '@/components/kit/note'
import { useTexts } from '@/lib/browser/texts'
import type { DentistWishes } from '@/lib/views/booking'

/** Folded, so that the slots come first. */
export function WishChips({ wishes, isOpen }: Pick<DentistWishes, 'wishes'> & { isOpen: boolean }) {
  const { DENTIST_WISHES } = useTexts('select-slot')
  return (
    <details className={styles.wishes} open={isOpen}>
      <summary>{DENTIST_WISHES.choose}</summary>
      <Chips label={DENTIST_WISHES.choose} chips={wishes} />
    </details>
  )
}

type Props = DentistWishes & Pick<Parameters<typeof SlotPills>[0], 'busy' | 'isAnswer' | 'reportedSlot' | 'visit'>

export function DentistChoice({ wishes, title, slots, ...pills }: Props) {
  const { DENTIST_WISHES } = useTexts('select-slot')
  return (
    <>
      <WishChips wishes={wishes} isOpen={title !== ''} />
      {title === '' ? null : (
        <DayTimes day={title}>
          {slots.length > 0 ? (
            <SlotPills slots={slots} chosen="" withDay {...pills} />
          ) : (
            <Note>{DENTIST_WISHES.none}</Note>
          )}
        </DayTimes>
      )}
    </>
  )
}
