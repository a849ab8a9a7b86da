import styles from '@/components/booking/booking.module.css'
import { Button } from '@/components/kit/button'
import { Card } from '@/components/kit/card'
import { Form } from '@/components/kit/form'
import { Note } from '@/components/kit/note'
import { TextLink } from '@/components/kit/text-link'
import { findPath } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import type { BookingView, EarlierView } from '@/lib/views/booking'

type Props = { ticket: BookingView; earlier: EarlierView }

export function Earlier({ ticket, earlier: { isWaiting, needsProof } }: Props) {
  const { EARLIER } = useTexts('booking')
  return (
    <Card as="section" className={styles.proof} look="quiet" data-screen aria-labelledby="earlier">
      <h2 id="earlier" className={styles.legend}>
        {EARLIER.title}
      </h2>
      {needsProof ? (
        <>
          <Note>{EARLIER.proofLine}</Note>
          <p>
            <TextLink href={findPath(ticket.reference)}>{EARLIER.proof}</TextLink>
          </p>
        </>
      ) : (
        <>
          <Note>{isWaiting ? EARLIER.waits : EARLIER.askLine}</Note>
          <Form method="post" action={ticket.manageHref}>
            <Button
              type="submit"
              text={isWaiting ? EARLIER.stop : EARLIER.ask}
              colour="white"
              name="intent"
              value={isWaiting ? 'earlier_stop' : 'earlier_wait'}
            />
          </Form>
        </>
      )}
    </Card>
  )
}
