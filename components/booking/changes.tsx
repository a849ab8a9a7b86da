import styles from '@/components/booking/acts.module.css'
import { CancelLink } from '@/components/booking/cancel-question'
import { DayStrip } from '@/components/calendar/day-range'
import { DayTimes } from '@/components/calendar/day-times'
import { DentistChoice } from '@/components/calendar/dentist-choice'
import { SlotGroups, SlotPills } from '@/components/calendar/slot-choices'
import { Button } from '@/components/kit/button'
import { Mistake } from '@/components/kit/fields/mistake'
import { Form } from '@/components/kit/form'
import { Note } from '@/components/kit/note'
import { HelpPhone } from '@/components/site/help-phone'
import { useTexts } from '@/lib/browser/texts'
import type { BookingView, MoveTimes, SlotOption } from '@/lib/views/booking'

type Props = {
  ticket: BookingView
  /** Null once nothing can be changed. */
  times: MoveTimes | null
  nearest: readonly SlotOption[]
  mistake: string | undefined
  /** Cancelling asks about companions too. */
  asksMore: boolean
}

/** Already open if the patient asked for the times. */
function Move({ times, nearest, mistake }: Pick<Props, 'nearest' | 'mistake'> & { times: MoveTimes }) {
  const { MANAGE } = useTexts('manage')
  const { SLOT } = useTexts('select-slot')
  const visit = times.isUrgent ? 'emergency' : 'usual'
  return (
    <details id="times" className={styles.change} open={times.isOpen}>
      <summary>{MANAGE.change}</summary>
      <Note>{MANAGE.changeLine}</Note>
      <DayStrip days={times.days} earlierHref={times.earlierHref} laterHref={times.laterHref} />
      <Form method="post" action={times.action}>
        <input type="hidden" name="intent" value="move" />
        {mistake ? <Mistake id="slot-error">{mistake}</Mistake> : null}
        {mistake && nearest.length > 0 ? (
          <DayTimes day={SLOT.nearest}>
            <SlotPills slots={nearest} chosen="" visit={visit} withDay first="slot" />
          </DayTimes>
        ) : null}
        {times.dentists ? <DentistChoice {...times.dentists} visit={visit} /> : null}
        <SlotGroups
          day={times.day}
          groups={times.groups}
          chosen=""
          visit={visit}
          first={mistake && nearest.length > 0 ? undefined : 'slot'}
        />
        <Button type="submit" text={MANAGE.moveButton} />
      </Form>
    </details>
  )
}

export function Changes({ ticket, times, nearest, mistake, asksMore }: Props) {
  const { MANAGE } = useTexts('manage')
  if (times)
    return (
      <div className={styles.rows} data-screen>
        <Move times={times} nearest={nearest} mistake={mistake} />
        <div>
          <CancelLink ticket={ticket} nearest={nearest} asksMore={asksMore} />
          <Note>{MANAGE.cancelLine}</Note>
        </div>
      </div>
    )
  return (
    <p>
      {ticket.past ? MANAGE.past : MANAGE.tooLate} <HelpPhone />
    </p>
  )
}
