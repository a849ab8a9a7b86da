import { withPatientApi } from '@/lib/http/with-api'
import { deleteAccount } from '@/lib/server/delete-account'
import { runtime } from '@/lib/server/runtime'
import { emptyBody } from '@/lib/steps/call-inputs'
import { endedSessions } from '@/lib/steps/session'

export const config = { api: { bodyParser: false } }

// A real pool deletes its user for the bearer of a token alone.
export default withPatientApi(emptyBody, async (call) => {
  const { deps, session, signedIn, bearer } = call
  const pool = runtime().realPool
  if (pool && bearer === null) return { kind: 'signed_out' }
  const { kind } = await deleteAccount(
    deps,
    signedIn.uid,
    pool && bearer !== null ? { pool, accessToken: bearer } : null,
  )
  if (kind !== 'deleted') return { kind }
  await endedSessions(call)
  session.end()
  return { deleted: true }
})
