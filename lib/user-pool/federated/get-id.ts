import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '@/lib/user-pool/context'
import { PoolError } from '@/lib/user-pool/errors'
import { newGuestUuid } from '@/lib/user-pool/federated/credentials'
import { loginOf } from '@/lib/user-pool/federated/login'
import { pattern } from '@/lib/user-pool/operation'
import { identityOfLogin } from '@/lib/user-pool/store/ids'

export const logins = z.record(z.string().min(1).max(128), z.string().min(1).max(50_000)).default({})

export const getIdInput = z.object({
  IdentityPoolId: z
    .string()
    .max(55)
    .regex(/^[\w-]+:[0-9a-f-]+$/, pattern('[\\w-]+:[0-9a-f-]+')),
  AccountId: z
    .string()
    .regex(/^\d{1,15}$/, pattern('\\d+'))
    .optional(),
  Logins: logins,
})

/** A login keeps its id. A guest gets a new one each time, and it is not stored. */
export async function getId(input: z.infer<typeof getIdInput>, context: Context): Promise<object> {
  const { identityPoolId } = context.settings
  if (input.IdentityPoolId !== identityPoolId)
    throw new PoolError('ResourceNotFoundException', `IdentityPool '${input.IdentityPoolId}' not found.`)
  const login = await loginOf(context, input.Logins)
  const region = identityPoolId.split(':')[0]
  if (login === null) return { IdentityId: `${region}:${newGuestUuid(context.secret)}` }
  const id = `${region}:${randomUUID()}`
  return { IdentityId: await identityOfLogin(context.db.writes, login, id, context.now) }
}
