// The URL has the flow and the reference only, nothing personal.

import { z } from 'zod'
import type { Route } from '@/flows/table'
import { flowOf, rowOf, stageOf } from '@/flows/walk'
import { withForms } from '@/lib/http/forms/with-forms'
import { type PageRequest, withPage } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import { bookingFor } from '@/lib/page-handlers/booking/booking-page'
import { bookingActs } from '@/lib/page-handlers/booking/calendar-and-share'
import { moneyView } from '@/lib/page-handlers/payments/money-view'
import { viewFor } from '@/lib/page-handlers/photos/booking-photos'
import { earlierView } from '@/lib/page-handlers/waitlist/earlier-view'
import { forgetDraft } from '@/lib/use-cases/photos/remove'
import type { BookingActs, BookingView, EarlierView } from '@/lib/views/booking'
import type { MoneyView } from '@/lib/views/payments'
import type { Step } from '@/lib/views/step'

export type SuccessProps = {
  ticket: BookingView | null
  /** Null for a booking that is cancelled. */
  acts: BookingActs | null
  /** Null if there is no earlier slot to wait for. */
  earlier: EarlierView | null
  /** Null if nothing was or can be paid online. */
  money: MoneyView | null
  stage: Step['stage']
  /** The patient has just made this device forget its bookings. */
  isForgotten: boolean
  isGuest: boolean
}

type SuccessForms = { request: PageRequest; about: object; shown: null; notice: 'forgotten'; props: SuccessProps }
const { act, page } = withForms<SuccessForms>()

export const successPage = (route: Route) =>
  withPage<SuccessProps>(
    route,
    page({
      load: async () => ({}),
      acts: {
        forget: act({
          reads: z.object({}),
          async run({ visitor }) {
            await forgetDraft(visitor.deps, visitor.owner())
            visitor.forget()
            return { kind: 'forgotten' }
          },
        }).answers({ forgotten: { to: route, notice: 'forgotten' } }),
      },
      notices: ['forgotten'],
      unread: null,
      async show({ page: { query, res }, visitor }, { notice }) {
        const one = (name: string): string => queryValue(query[name])
        const flow = flowOf(route, { flow: one('flow') })
        const row = rowOf(flow, route)
        const isForgotten = notice !== null && one('booking') === ''
        const booking = isForgotten ? null : await bookingFor(visitor, one('booking'), '')
        if (!booking && !isForgotten) res.statusCode = 404
        return {
          props: {
            ticket: booking && (await viewFor(visitor, booking)),
            acts: booking && (await bookingActs(visitor, booking)),
            money: booking && (await moneyView(visitor, booking)),
            earlier: booking && (await earlierView(visitor, booking)),
            stage: row ? stageOf(flow, row) : null,
            isForgotten,
            isGuest: (await visitor.patient()) === null,
          },
        }
      },
    }),
  )
