import { withPatientApi } from '@/lib/http/calls/with-api'
import { emptyBody } from '@/lib/page-handlers/calls/inputs'
import { signOutBrowser } from '@/lib/page-handlers/calls/session'
import { deleteAccount } from '@/lib/use-cases/account/delete'
import { runtime } from '@/lib/use-cases/runtime'

export const config = { api: { bodyParser: false } }

// A real pool deletes a user only with the user's token.
export default withPatientApi({ body: emptyBody }, async (call) => {
  const { deps, session, signedIn, bearer } = call
  const pool = runtime().realPool
  if (pool && bearer === null) return { kind: 'signed_out' }
  const { kind } = await deleteAccount(
    deps,
    signedIn.uid,
    pool && bearer !== null ? { pool, accessToken: bearer } : null,
  )
  if (kind !== 'deleted') return { kind }
  await signOutBrowser(call)
  session.end()
  return { deleted: true }
})
