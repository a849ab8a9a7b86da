import { withPatientApi } from '@/lib/http/with-api'
import { userRecordOf } from '@/lib/server/get-user'
import { updateUser } from '@/lib/server/update-user'
import { userChangeBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withPatientApi(userChangeBody, async ({ deps, signedIn, body }) => {
  const updated = await updateUser(deps, signedIn.uid, body)
  return updated.kind === 'updated' ? userRecordOf(updated.patient) : updated
})
