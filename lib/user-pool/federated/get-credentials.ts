// GetCredentialsForIdentity: keys of an hour for an identity. Nothing of ours checks signatures made with them.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '@/lib/user-pool/context'
import { PoolError } from '@/lib/user-pool/errors'
import { logins } from '@/lib/user-pool/federated/get-id'
import { loginOf } from '@/lib/user-pool/federated/login'
import { pattern } from '@/lib/user-pool/operation'
import { findIdentity, linkIdentity } from '@/lib/user-pool/store/ids'

const SECONDS = 3600
const KEY_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const getCredentialsInput = z.object({
  IdentityId: z
    .string()
    .max(55)
    .regex(/^[\w-]+:[0-9a-f-]+$/, pattern('[\\w-]+:[0-9a-f-]+')),
  Logins: logins,
  CustomRoleArn: z.string().min(20).max(2048).startsWith('arn:').optional(),
})

/** An access key as they look: ASIA and sixteen letters. */
const accessKey = (): string =>
  `ASIA${Array.from(randomBytes(16), (byte) => KEY_LETTERS[byte % KEY_LETTERS.length]).join('')}`

/** Credentials of the identity; only for who has its login, or for a guest's own. */
export async function getCredentials(input: z.infer<typeof getCredentialsInput>, context: Context): Promise<object> {
  const { db, now } = context
  const login = await loginOf(context, input.Logins)
  const identity = await findIdentity(db.reads, input.IdentityId)
  if (!identity) throw new PoolError('ResourceNotFoundException', `Identity '${input.IdentityId}' not found.`)
  if (identity.login !== null && identity.login !== login)
    throw new PoolError('NotAuthorizedException', `Access to Identity '${input.IdentityId}' is forbidden.`)
  const isGuestBecomingPatient = identity.login === null && login !== null
  return {
    IdentityId: isGuestBecomingPatient ? await linkIdentity(db.writes, input.IdentityId, login, now) : input.IdentityId,
    Credentials: {
      AccessKeyId: accessKey(),
      SecretKey: randomBytes(30).toString('base64'),
      SessionToken: randomBytes(240).toString('base64'),
      Expiration: Math.floor(now.getTime() / 1000) + SECONDS,
    },
  }
}
