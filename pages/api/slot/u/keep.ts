import { withApi } from '@/lib/http/calls/with-api'
import { releaseBody } from '@/lib/page-handlers/calls/inputs'
import { lastsView } from '@/lib/page-handlers/steps/held'
import { extendHold } from '@/lib/use-cases/booking/extend-hold'

export const config = { api: { bodyParser: false } }

export default withApi({ body: releaseBody }, async ({ deps, owner, texts, body }) => {
  const kept = await extendHold(deps, { owner: owner(), sid: body.sid })
  if (kept.kind === 'gone') return kept
  return { heldUntil: kept.heldUntil, ...lastsView({ texts, deps }, kept.heldUntil) }
})
