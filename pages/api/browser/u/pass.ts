import { withApi } from '@/lib/http/calls/with-api'
import { passFor } from '@/lib/http/cookies/browser-pass'
import { emptyBody } from '@/lib/page-handlers/calls/inputs'

export const config = { api: { bodyParser: false } }

// For this site's pages, which send the pass to the host with the slots.
export default withApi({ body: emptyBody }, async ({ deps, owner }) => passFor(deps, owner()))
