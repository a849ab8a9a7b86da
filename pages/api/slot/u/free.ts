import { formatSlot, parseSlot } from '@/flows/params'
import { withApi } from '@/lib/http/calls/with-api'
import { freeBody } from '@/lib/page-handlers/calls/inputs'
import { stillFree } from '@/lib/use-cases/calendar/still-free'

export const config = { api: { bodyParser: false } }

/** `held` are this browser's own. Reading starts no draft. */
export default withApi({ body: freeBody }, async ({ deps, ownerBefore, body }) => {
  const slots = body.slots.flatMap((value) => parseSlot(value) ?? [])
  const free = await stillFree(deps, { owner: ownerBefore() ?? '', slots, concern: body.concern_category })
  const held = free.filter(({ state }) => state === 'held_for_you')
  return { free: free.map(formatSlot), held: held.map(formatSlot) }
})
