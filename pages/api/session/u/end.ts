import { withApi } from '@/lib/http/with-api'
import { emptyBody } from '@/lib/screens/calls/inputs'
import { signOutBrowser } from '@/lib/screens/calls/session'

export const config = { api: { bodyParser: false } }

export default withApi({ body: emptyBody }, async (visitor) => {
  await signOutBrowser(visitor)
  visitor.session.end()
  return { ended: true }
})
