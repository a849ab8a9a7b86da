import * as z from 'zod/mini'
import { withLockedDeskApi } from '@/lib/http/calls/with-desk-api'
import { whenText } from '@/lib/page-handlers/account/proof'
import { unlockDesk } from '@/lib/use-cases/desk/staff/enter'

export const config = { api: { bodyParser: false } }

/** Unlocks a screen in place, which keeps the typed values. `until` is a time on the clinic's clock. */
export default withLockedDeskApi(
  { body: z.object({ pin: z.string().check(z.maxLength(20)) }) },
  async ({ deps, texts, staff, token, body }) => {
    const outcome = await unlockDesk(deps, staff, { token, pin: body.pin.replace(/\s/g, '') })
    const until = outcome.kind === 'wait' ? whenText(texts, outcome.until, deps.now) : ''
    return { outcome: outcome.kind, until }
  },
)
