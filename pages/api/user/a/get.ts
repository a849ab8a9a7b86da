import { withApi } from '@/lib/http/calls/with-api'
import { userBody } from '@/lib/page-handlers/calls/inputs'
import { userRecordOf } from '@/lib/use-cases/account/user-record'

export const config = { api: { bodyParser: false } }

// Null for a valid token without an account here.
export default withApi({ body: userBody }, async ({ access, patient }) => {
  const signedIn = await patient()
  if (signedIn) return userRecordOf(signedIn)
  return (await access()) ? null : { kind: 'signed_out' }
})
