import { z } from 'zod'
import type { Context } from '@/lib/user-pool/context'
import { PoolError } from '@/lib/user-pool/errors'
import { readMembers } from '@/lib/user-pool/members'

export type Operation = { input: z.ZodType; run(body: unknown, context: Context): Promise<object> }

export const operation = <S extends z.ZodType>(
  input: S,
  run: (input: z.output<S>, context: Context) => Promise<object>,
): Operation => ({ input, run: (body, context) => run(readMembers(input, body), context) })

export const pattern = (wanted: string): string => `Member must satisfy regular expression pattern: ${wanted}`

export const clientId = z.string().min(1).max(128)
/** Cognito's model names no length; ours are far shorter. */
export const token = z.string().min(1).max(16_384)
export const accessToken = token
export const session = z.string().min(20).max(2048)
export const username = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u, pattern('[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+'))
const strings = z.record(z.string().max(131_072), z.string().max(131_072))
export const metadata = strings.optional()
export const parameters = strings
  .superRefine(({ USERNAME }, checked) => {
    if (!USERNAME) return
    const { error } = username.safeParse(USERNAME)
    for (const issue of error?.issues ?? []) checked.addIssue({ ...issue, path: ['USERNAME'] })
  })
  .default({})

export function requireClient({ settings }: Context, id: string): void {
  if (id !== settings.clientId)
    throw new PoolError('ResourceNotFoundException', `User pool client ${id} does not exist.`)
}
