// One operation of the pool: what it takes, and what it does with it.
import { z } from 'zod'
import type { Context } from '@/lib/user-pool/context'
import { PoolError } from '@/lib/user-pool/errors'
import { readMembers } from '@/lib/user-pool/members'

export type Operation = { input: z.ZodType; run(body: unknown, context: Context): Promise<object> }

/** Ties a schema to the function that takes what it lets through. Its run throws as readMembers does. */
export const operation = <S extends z.ZodType>(
  input: S,
  run: (input: z.output<S>, context: Context) => Promise<object>,
): Operation => ({ input, run: (body, context) => run(readMembers(input, body), context) })

/** What is said of a value that does not match; the pattern as Cognito's own model writes it. */
export const pattern = (wanted: string): string => `Member must satisfy regular expression pattern: ${wanted}`

/** Members that several operations take. */
export const clientId = z.string().min(1).max(128)
/** A token of any kind; ours are far shorter, and Cognito's model names no length. */
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
/** AuthParameters and ChallengeResponses; a USERNAME among them is one. */
export const parameters = strings
  .superRefine(({ USERNAME }, checked) => {
    if (!USERNAME) return
    const { error } = username.safeParse(USERNAME)
    for (const issue of error?.issues ?? []) checked.addIssue({ ...issue, path: ['USERNAME'] })
  })
  .default({})

/** Throws for a client that is not this pool's. */
export function requireClient({ settings }: Context, id: string): void {
  if (id !== settings.clientId)
    throw new PoolError('ResourceNotFoundException', `User pool client ${id} does not exist.`)
}
