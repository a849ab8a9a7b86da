import { withApi } from '@/lib/http/calls/with-api'
import { emptyBody } from '@/lib/pages/calls/inputs'
import { signOutBrowser } from '@/lib/pages/calls/session'

export const config = { api: { bodyParser: false } }

export default withApi({ body: emptyBody }, async (visitor) => {
  await signOutBrowser(visitor)
  visitor.session.end()
  return { ended: true }
})
