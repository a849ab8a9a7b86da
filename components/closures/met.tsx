// The clinic can't keep the booking's time: said first of all on its page, with other times, each a button that takes it.
import { OtherTimes } from '@/components/booking/other-times'
import { Callout } from '@/components/kit/callout'
import { useWords } from '@/lib/browser/words'
import type { BookingView, MetView } from '@/lib/views/booking'

export function Met({ ticket, met }: { ticket: BookingView; met: MetView }) {
  const { MET } = useWords('manage')
  const { BRAND } = useWords('brand')
  const help = ticket.placePhone ?? BRAND.helpPhone
  return (
    <Callout tone="coral" role="region" aria-labelledby="met">
      <h2 id="met">{MET.title}</h2>
      <p>{met.why}</p>
      {met.times.length > 0 ? (
        <>
          <p>{MET.offered}</p>
          <OtherTimes slots={met.times} action={ticket.manageHref} verb={MET.take} />
        </>
      ) : (
        <p>{MET.none}</p>
      )}
      <p>
        {MET.more} <a href={help.href}>{help.display}</a>
      </p>
    </Callout>
  )
}
