// First on the page, because the clinic can't keep the booked time.
import { OtherTimes } from '@/components/booking/other-times'
import { Callout } from '@/components/kit/callout'
import { useTexts } from '@/lib/browser/texts'
import type { AffectedView, BookingView } from '@/lib/views/booking'

export function AffectedBookingNotice({ ticket, affected }: { ticket: BookingView; affected: AffectedView }) {
  const { AFFECTED } = useTexts('manage')
  const { BRAND } = useTexts('brand')
  const help = ticket.placePhone ?? BRAND.helpPhone
  return (
    <Callout tone="coral" role="region" aria-labelledby="affected">
      <h2 id="affected">{AFFECTED.title}</h2>
      <p>{affected.why}</p>
      {affected.times.length > 0 ? (
        <>
          <p>{AFFECTED.offered}</p>
          <OtherTimes slots={affected.times} action={ticket.manageHref} verb={AFFECTED.take} />
        </>
      ) : (
        <p>{AFFECTED.none}</p>
      )}
      <p>
        {AFFECTED.more} <a href={help.href}>{help.display}</a>
      </p>
    </Callout>
  )
}
