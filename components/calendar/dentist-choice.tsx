import { DayTimes } from '@/components/calendar/day-times'
import { SlotPills } from '@/components/calendar/slot-choices'
import { WishChips } from '@/components/calendar/wish-chips'
import { Note } from '@/components/kit/note'
import { useTexts } from '@/lib/browser/texts'
import type { DentistWishes } from '@/lib/views/booking'

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
