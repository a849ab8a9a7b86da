import { withApi } from '@/lib/http/with-api'
import { placeIdOf, slotsBody } from '@/lib/screens/calls/inputs'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'

export const config = { api: { bodyParser: false } }

export default withApi({ body: slotsBody }, async ({ deps, owner, body }) => {
  const placeId = await placeIdOf(deps, body)
  const list = placeId && (await listSlots(deps, { placeId, owner: owner(), day: body.date }))
  return list || { kind: 'not_found' }
})
