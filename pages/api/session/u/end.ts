import { withApi } from '@/lib/http/calls/with-api'
import { emptyBody } from '@/lib/page-handlers/calls/inputs'
import { signOutBrowser } from '@/lib/page-handlers/calls/session'

export const config = { api: { bodyParser: false } }

export default withApi({ body: emptyBody }, async (visitor) => {
  await signOutBrowser(visitor)
  visitor.session.end()
  return { ended: true }
})
