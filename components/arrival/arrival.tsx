import styles from '@/components/booking/booking.module.css'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Card } from '@/components/kit/card'
import { Form } from '@/components/kit/form'
import { Note } from '@/components/kit/note'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { BookingView } from '@/lib/views/booking'
import type { ManageView } from '@/lib/views/manage'

type Props = { ticket: BookingView; arrival: NonNullable<ManageView['arrival']> }

export function Arrival({ ticket, arrival: { since } }: Props) {
  const { ARRIVAL } = useTexts('manage')
  if (since !== null)
    return (
      <Callout tone="leaf" role="status">
        {fill(ARRIVAL.known, { time: since })}
      </Callout>
    )
  return (
    <Card as="section" className={styles.proof} look="quiet" data-screen aria-labelledby="here">
      <h2 id="here" className={styles.legend}>
        {ARRIVAL.title}
      </h2>
      <Form method="post" action={ticket.manageHref} data-primary>
        <Button type="submit" text={ARRIVAL.button} name="intent" value="here" />
      </Form>
      <Note>{ARRIVAL.line}</Note>
    </Card>
  )
}
