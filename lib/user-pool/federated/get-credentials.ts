// The credentials give access to the live times (lib/live).
import { z } from 'zod'
import type { Context } from '@/lib/user-pool/context'
import { PoolError } from '@/lib/user-pool/errors'
import { isGuestUuid, newCredentials } from '@/lib/user-pool/federated/credentials'
import { logins } from '@/lib/user-pool/federated/get-id'
import { loginOf } from '@/lib/user-pool/federated/login'
import { pattern } from '@/lib/user-pool/operation'
import { findIdentity, linkIdentity } from '@/lib/user-pool/store/ids'

export const getCredentialsInput = z.object({
  IdentityId: z
    .string()
    .max(55)
    .regex(/^[\w-]+:[0-9a-f-]+$/, pattern('[\\w-]+:[0-9a-f-]+')),
  Logins: logins,
  CustomRoleArn: z.string().min(20).max(2048).startsWith('arn:').optional(),
})

/** `login`: null for a guest, whose id has no row and proves itself. */
async function identityOf({ db, secret }: Context, id: string): Promise<{ login: string | null } | undefined> {
  const known = await findIdentity(db.reads, id)
  return known ?? (isGuestUuid(secret, id.slice(id.indexOf(':') + 1)) ? { login: null } : undefined)
}

export async function getCredentials(input: z.infer<typeof getCredentialsInput>, context: Context): Promise<object> {
  const { db, now, secret } = context
  const login = await loginOf(context, input.Logins)
  const identity = await identityOf(context, input.IdentityId)
  if (!identity) throw new PoolError('ResourceNotFoundException', `Identity '${input.IdentityId}' not found.`)
  if (identity.login !== null && identity.login !== login)
    throw new PoolError('NotAuthorizedException', `Access to Identity '${input.IdentityId}' is forbidden.`)
  const isGuestBecomingPatient = identity.login === null && login !== null
  const id = isGuestBecomingPatient ? await linkIdentity(db.writes, input.IdentityId, login, now) : input.IdentityId
  const { accessKeyId, secretKey, sessionToken, expiresAt } = newCredentials(secret, id, now)
  return {
    IdentityId: id,
    Credentials: {
      AccessKeyId: accessKeyId,
      SecretKey: secretKey,
      SessionToken: sessionToken,
      Expiration: expiresAt,
    },
  }
}
