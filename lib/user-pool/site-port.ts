// What the site may ask of this pool (lib/use-cases/deps.ts, PoolPort), in a transaction of its own; what it may read are the
// views of migrations/pool-001-user-pool.sql. server/ hands both sides to each other.
import { revokeTokenFamily } from '@/lib/user-pool/store/families'
import { deleteHostedSession } from '@/lib/user-pool/store/hosted'
import { deleteUser } from '@/lib/user-pool/store/users'

export const sitePort = { endSignIn: revokeTokenFamily, endHostedSession: deleteHostedSession, deleteUser }
