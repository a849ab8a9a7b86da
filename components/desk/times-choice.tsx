import { DayStrip } from '@/components/calendar/day-range'
import { SlotGroups } from '@/components/calendar/slot-choices'
import { WishChips } from '@/components/calendar/wish-chips'
import styles from '@/components/desk/booking.module.css'
import { Button } from '@/components/kit/button'
import { Field, Select } from '@/components/kit/fields/field'
import { Note } from '@/components/kit/note'
import { useTexts } from '@/lib/browser/texts'
import { DESK_REASONS } from '@/lib/catalogue/desk/desk-reasons'
import type { DeskTimes } from '@/lib/views/desk/booking'

export function DeskTimesChoice({ times, chosen = '' }: { times: DeskTimes; chosen?: string }) {
  return (
    <>
      {times.wishes.length > 0 ? <WishChips wishes={times.wishes} isOpen={times.wish !== ''} /> : null}
      <DayStrip days={times.days} earlierHref={times.earlierHref} laterHref={times.laterHref} />
      {times.none === '' ? null : <Note>{times.none}</Note>}
      <SlotGroups day={times.day} groups={times.groups} chosen={chosen} first="slot" visit="desk" />
    </>
  )
}

/** `isPost`: submits the form with what was typed. */
export function OtherDay({
  name,
  day,
  isPost = false,
  wish = '',
}: {
  name: string
  day: string
  isPost?: boolean
  wish?: string
}) {
  const { DESK_BOOKING } = useTexts('desk-booking')
  return (
    <div className={styles.otherDay}>
      {wish === '' ? null : <input type="hidden" name="dentist" value={wish} />}
      <Field name={name} type="date" label={DESK_BOOKING.otherDay} value={day} />
      <Button
        type="submit"
        size="small"
        colour="white"
        text={DESK_BOOKING.showDay}
        {...(isPost && { name: 'intent', value: 'day' })}
      />
    </div>
  )
}

/** A fixed list: the record is never erased, so it must hold no free text about a patient. */
export function Reason({
  name,
  value = '',
  mistake,
}: {
  name: string
  value?: string | undefined
  mistake?: string | undefined
}) {
  const { DESK_BOOKING } = useTexts('desk-booking')
  const options = DESK_REASONS.map((reason) => ({ value: reason, label: DESK_BOOKING.reasons[reason] }))
  return (
    <Select
      name={name}
      label={DESK_BOOKING.reason}
      options={options}
      value={value}
      empty={DESK_BOOKING.choose}
      mistake={mistake}
    />
  )
}
