import { withPatientApi } from '@/lib/http/calls/with-api'
import { userChangeBody } from '@/lib/page-handlers/calls/inputs'
import { updateUser } from '@/lib/use-cases/account/update'
import { userRecordOf } from '@/lib/use-cases/account/user-record'

export const config = { api: { bodyParser: false } }

export default withPatientApi({ body: userChangeBody }, async ({ deps, signedIn, body }) => {
  const updated = await updateUser(deps, signedIn.uid, body)
  return updated.kind === 'updated' ? userRecordOf(updated.patient) : updated
})
