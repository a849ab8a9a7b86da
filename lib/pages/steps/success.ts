// The success page: reached with flow and booking alone, nothing personal in its URL.

import type { Route } from '@/flows/table'
import { flowOf, rowOf, stageOf } from '@/flows/walk'
import { queryValue } from '@/lib/http/query-value'
import { withPage } from '@/lib/http/with-page'
import { bookingActs } from '@/lib/pages/manage/booking-acts'
import { bookingFor } from '@/lib/pages/manage/booking-page'
import { earlierView } from '@/lib/pages/manage/earlier-view'
import { viewFor } from '@/lib/pages/photos/booking-photos'
import { forgetDraft } from '@/lib/use-cases/photos/remove'
import type { BookingActs, BookingView, EarlierView } from '@/lib/views/booking'
import type { Step } from '@/lib/views/step'

export type SuccessProps = {
  ticket: BookingView | null
  /** Null for a booking that does not stand. */
  acts: BookingActs | null
  /** Null where no earlier time can be waited for. */
  earlier: EarlierView | null
  stage: Step['stage']
  /** Whether this device was just told to forget its bookings. */
  isForgotten: boolean
  isGuest: boolean
}

/** The getServerSideProps of a success page. */
export const successPage = (route: Route) =>
  withPage<SuccessProps>(route, async ({ page, visitor, form }) => {
    if (form?.get('intent') === 'forget') {
      await forgetDraft(visitor.deps, visitor.owner())
      visitor.forget()
      return { redirect: { destination: `${route}?notice=forgotten`, statusCode: 303 } }
    }
    const one = (name: string): string => queryValue(page.query[name])
    const flow = flowOf(route, { flow: one('flow') })
    const row = rowOf(flow, route)
    const isForgotten = one('notice') === 'forgotten' && one('booking') === ''
    const booking = isForgotten ? null : await bookingFor(visitor, one('booking'), '')
    if (!booking && !isForgotten) page.res.statusCode = 404
    return {
      props: {
        ticket: booking && (await viewFor(visitor, booking)),
        acts: booking && (await bookingActs(visitor, booking)),
        earlier: booking && (await earlierView(visitor, booking)),
        stage: row ? stageOf(flow, row) : null,
        isForgotten,
        isGuest: (await visitor.patient()) === null,
      },
    }
  })
