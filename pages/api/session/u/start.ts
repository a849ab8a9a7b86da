import { withApi } from '@/lib/http/calls/with-api'
import { sessionBody } from '@/lib/page-handlers/calls/inputs'
import { signInBrowser } from '@/lib/page-handlers/calls/session'
import { userRecordOf } from '@/lib/use-cases/account/user-record'

export const config = { api: { bodyParser: false } }

export default withApi({ body: sessionBody }, async ({ body, ...visitor }) => {
  const outcome = await signInBrowser(visitor, body)
  return 'patient' in outcome ? userRecordOf(outcome.patient) : outcome
})
