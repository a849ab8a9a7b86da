import { withApi } from '@/lib/http/calls/with-api'
import { passFor } from '@/lib/http/cookies/browser-pass'
import { emptyBody } from '@/lib/page-handlers/calls/inputs'

export const config = { api: { bodyParser: false } }

// For this site's own pages, which show it to the host that keeps the times.
export default withApi({ body: emptyBody }, async ({ deps, owner }) => passFor(deps, owner()))
