// One operation of the pool: what it takes, and what it does with it.
import { z } from 'zod'
import type { Context } from '@/lib/identity/context'
import { PoolError } from '@/lib/identity/errors'

export type Operation = { input: z.ZodType; run(input: unknown, context: Context): Promise<object> }

/** Ties a schema to the function that takes what it lets through. */
export const operation = <S extends z.ZodType>(
  input: S,
  run: (input: z.output<S>, context: Context) => Promise<object>,
): Operation => ({ input, run: (given, context) => run(given as z.output<S>, context) })

/** Members that several operations take. */
export const clientId = z.string().min(1).max(128)
export const accessToken = z.string().min(1)
export const session = z.string().min(20).max(2048)
export const username = z.string().min(1).max(128)
export const metadata = z.record(z.string().max(131_072), z.string().max(131_072)).optional()

/** Throws for a client that is not this pool's. */
export function requireClient({ settings }: Context, id: string): void {
  if (id !== settings.clientId)
    throw new PoolError('ResourceNotFoundException', `User pool client ${id} does not exist.`)
}
