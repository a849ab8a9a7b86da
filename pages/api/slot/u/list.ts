import { withApi } from '@/lib/http/calls/with-api'
import { shownDay } from '@/lib/page-handlers/calendar/slot-view'
import { BOOKING_CALLS } from '@/lib/page-handlers/calls/booking-calls'
import { minutesFor, placeIdOf } from '@/lib/page-handlers/calls/inputs'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'

export const config = { api: { bodyParser: false } }

// `shown` is the formatted day.
export default withApi(BOOKING_CALLS['slot/u/list'], async ({ deps, owner, texts, body }) => {
  const placeId = await placeIdOf(deps, body)
  const list =
    placeId &&
    (await listSlots(deps, {
      placeId,
      owner: owner(),
      day: body.date,
      concern: body.concern_category,
      visitMinutes: minutesFor(body),
    }))
  const at = body.cid ?? body.zone ?? ''
  return list ? { ...list, shown: shownDay({ texts, deps }, list, at) } : { kind: 'not_found' }
})
