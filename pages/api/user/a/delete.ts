import { withPatientApi } from '@/lib/http/with-api'
import { deleteAccount } from '@/lib/server/delete-account'
import { emptyBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withPatientApi(emptyBody, async ({ deps, session, signedIn }) => {
  const { kind } = await deleteAccount(deps, signedIn.uid)
  if (kind === 'deleted') session.end()
  return kind === 'deleted' ? { deleted: true } : { kind }
})
