import { withApi } from '@/lib/http/with-api'
import { listSlots } from '@/lib/server/list-slots'
import { placeIdOf, slotsBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withApi(slotsBody, async ({ deps, owner, body }) => {
  const placeId = await placeIdOf(deps, body)
  const list = placeId && (await listSlots(deps, { placeId, owner: owner(), day: body.date }))
  return list || { kind: 'not_found' }
})
