// An earlier time of the same place: asked for, waited for, or held and taken by one tap. Forms, so that they need no scripts.
import styles from '@/components/booking/booking.module.css'
import type { BookingView, EarlierView } from '@/components/booking/views'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Card } from '@/components/kit/card'
import { Note } from '@/components/kit/note'
import { useWords } from '@/lib/browser/words'
import { fill } from '@/lib/texts/fill'

type Props = { ticket: BookingView; earlier: EarlierView }

/** What is held now: above all else, because it is held for minutes. */
export function EarlierOffer({ ticket, earlier: { offer, missed } }: Props) {
  const { EARLIER } = useWords('booking')
  if (!offer) return missed ? <Callout tone="gold">{fill(EARLIER.missed, { when: missed })}</Callout> : null
  return (
    <Callout tone="leaf" role="region" aria-labelledby="earlier-offer">
      <h2 id="earlier-offer">{fill(EARLIER.offered, offer)}</h2>
      <p>{fill(EARLIER.offeredLine, offer)}</p>
      <form method="post" action={ticket.manageHref} className={styles.offer} data-primary>
        <input type="hidden" name="offer" value={offer.id} />
        <Button type="submit" text={fill(EARLIER.take, offer)} name="intent" value="earlier_take" />
        <Button type="submit" text={EARLIER.keep} colour="white" name="intent" value="earlier_keep" />
      </form>
    </Callout>
  )
}

/** Asks to be told, or stops it. */
export function Earlier({ ticket, earlier: { isWaiting } }: Props) {
  const { EARLIER } = useWords('booking')
  return (
    <Card as="section" className={styles.proof} look="quiet" aria-labelledby="earlier">
      <h2 id="earlier" className={styles.legend}>
        {EARLIER.title}
      </h2>
      <Note>{isWaiting ? EARLIER.waits : EARLIER.askLine}</Note>
      <form method="post" action={ticket.manageHref}>
        <Button
          type="submit"
          text={isWaiting ? EARLIER.stop : EARLIER.ask}
          colour="white"
          name="intent"
          value={isWaiting ? 'earlier_stop' : 'earlier_wait'}
        />
      </form>
    </Card>
  )
}
