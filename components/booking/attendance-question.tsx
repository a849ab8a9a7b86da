import styles from '@/components/booking/booking.module.css'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Card } from '@/components/kit/card'
import { Form } from '@/components/kit/form'
import { useTexts } from '@/lib/browser/texts'
import type { BookingView } from '@/lib/views/booking'

/** `attends`: attendance is confirmed; otherwise the page asks. */
type Props = { ticket: BookingView; attends: boolean }

export function AttendanceQuestion({ ticket, attends }: Props) {
  const { COMING } = useTexts('manage')
  if (attends)
    return (
      <Callout tone="leaf" role="status">
        {COMING.said[ticket.kind]}
      </Callout>
    )
  return (
    <Card as="section" className={styles.proof} look="quiet" data-screen aria-labelledby="coming">
      <h2 id="coming" className={styles.legend}>
        {COMING.title[ticket.kind]}
      </h2>
      <Form method="post" action={ticket.manageHref} data-primary>
        <Button type="submit" text={COMING.button[ticket.kind]} name="intent" value="come" />
      </Form>
      {ticket.canChange ? <p>{COMING.line}</p> : null}
    </Card>
  )
}
