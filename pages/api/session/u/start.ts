import { withApi } from '@/lib/http/with-api'
import { userRecordOf } from '@/lib/server/get-user'
import { sessionBody } from '@/lib/steps/call-inputs'
import { startedSession } from '@/lib/steps/session'

export const config = { api: { bodyParser: false } }

export default withApi(sessionBody, async ({ body, ...visitor }) => {
  const outcome = await startedSession(visitor, body)
  return 'patient' in outcome ? userRecordOf(outcome.patient) : outcome
})
