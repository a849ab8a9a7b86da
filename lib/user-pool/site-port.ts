// Implements PoolPort (lib/use-cases/deps.ts). server/ hands it to the site.
import { revokeTokenFamily } from '@/lib/user-pool/store/families'
import { deleteHostedSession } from '@/lib/user-pool/store/hosted'
import { deleteUser } from '@/lib/user-pool/store/users'

export const sitePort = { endSignIn: revokeTokenFamily, endHostedSession: deleteHostedSession, deleteUser }
