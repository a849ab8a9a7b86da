import { formatSlot, parseSlot } from '@/flows/params'
import { withApi } from '@/lib/http/with-api'
import { freeBody } from '@/lib/screens/calls/inputs'
import { stillFree } from '@/lib/use-cases/calendar/still-free'

export const config = { api: { bodyParser: false } }

export default withApi({ body: freeBody }, async ({ deps, owner, body }) => {
  const slots = body.slots.flatMap((value) => parseSlot(value) ?? [])
  return { free: (await stillFree(deps, { owner: owner(), slots })).map(formatSlot) }
})
