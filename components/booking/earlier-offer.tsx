import styles from '@/components/booking/booking.module.css'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Form } from '@/components/kit/form'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { BookingView, EarlierView } from '@/lib/views/booking'

type Props = { ticket: BookingView; earlier: EarlierView }

/** First on the page, because the offer is held only for minutes. */
export function EarlierOffer({ ticket, earlier: { offer, missed } }: Props) {
  const { EARLIER } = useTexts('booking')
  if (!offer) return missed ? <Callout tone="gold">{fill(EARLIER.missed, { when: missed })}</Callout> : null
  return (
    <Callout tone="leaf" role="region" aria-labelledby="earlier-offer">
      <h2 id="earlier-offer">{fill(EARLIER.offered, offer)}</h2>
      <p>{fill(EARLIER.offeredLine, offer)}</p>
      <Form method="post" action={ticket.manageHref} className={styles.offer} data-primary>
        <input type="hidden" name="offer" value={offer.id} />
        <Button type="submit" text={fill(EARLIER.take, offer)} name="intent" value="earlier_take" />
        <Button type="submit" text={EARLIER.keep} colour="white" name="intent" value="earlier_keep" />
      </Form>
    </Callout>
  )
}
