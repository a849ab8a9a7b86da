import { withApi } from '@/lib/http/with-api'
import { emptyBody } from '@/lib/steps/call-inputs'
import { endedSessions } from '@/lib/steps/session'

export const config = { api: { bodyParser: false } }

export default withApi(emptyBody, async (visitor) => {
  await endedSessions(visitor)
  visitor.session.end()
  return { ended: true }
})
