// The success page: reached with flow and booking alone, nothing personal in its URL.
import type { Ticket } from '@/components/booking/views'
import type { Step } from '@/components/step/step'
import { withPage } from '@/lib/http/with-page'
import { bookingFor, ticketOf } from '@/lib/steps/booking-page'

export type SuccessProps = { ticket: Ticket | null; stage: Step['stage'] }

/** The getServerSideProps of a success page. */
export const successPage = (route: string) =>
  withPage<SuccessProps>(route, async ({ page, visitor }) => {
    const [reference, flow] = ['booking', 'flow'].map((name) => [page.query[name]].flat().at(-1) ?? '')
    const booking = await bookingFor(visitor, reference ?? '', '')
    if (!booking) page.res.statusCode = 404
    return {
      props: {
        ticket: booking && ticketOf(booking, visitor.deps.now),
        stage: flow === 'PAID_CLINIC' ? null : { at: 4, of: 4 },
      },
    }
  })
