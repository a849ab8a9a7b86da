import { withApi } from '@/lib/http/calls/with-api'
import { BOOKING_CALLS } from '@/lib/page-handlers/calls/booking-calls'
import { minutesFor, placeIdOf } from '@/lib/page-handlers/calls/inputs'
import { holdSlot } from '@/lib/use-cases/booking/hold'

export const config = { api: { bodyParser: false } }

// `sid` is the hold that this one replaces.
export default withApi(BOOKING_CALLS['slot/u/hold'], async ({ deps, owner, network, hasProved, body }) => {
  const placeId = await placeIdOf(deps, body)
  const { date, start, end, phone, sid, concern_category: concern } = body
  if (placeId === null) return { kind: 'not_found' }
  const proved = await hasProved(phone)
  const seat = { placeId, date, start, end, concern, visitMinutes: minutesFor(body) }
  return holdSlot(deps, { owner: owner(), network, proved, ...seat, phone, replaces: sid })
})
