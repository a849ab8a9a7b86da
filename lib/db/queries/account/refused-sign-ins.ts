// Users and sign-ins of a real pool that are over here, while tokens of theirs can still be good. Of the embedded pool the
// tables of the sign-ins say so.
import { sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import { type Sweep, sweepRows } from '@/lib/db/sweep'

/** The longest life of an access token that a pool of Amazon's can be set to. */
const TOKEN_LIFE_MS = 24 * 3_600_000

type Who = { sub: string } | { signIn: string }

const lockKeyOf = (who: Who): string => ('sub' in who ? `sub ${who.sub}` : `sign-in ${who.signIn}`)

/** Refuses the tokens of a user or of a sign-in until the last of them has run out. */
export async function refuseTokens(tx: Tx, who: Who, now: Date): Promise<void> {
  const ends_at = new Date(now.getTime() + TOKEN_LIFE_MS)
  await tx
    .insertInto('refused_sign_ins')
    .values({ who: lockKeyOf(who), ends_at })
    .onConflict((conflict) => conflict.column('who').doUpdateSet({ ends_at }))
    .execute()
}

/** Whether the tokens of this user's sign-in are refused. */
export async function areRefused(reads: Reads, { sub, signIn }: { sub: string; signIn: string }, now: Date) {
  const row = await reads
    .selectFrom('refused_sign_ins')
    .where('who', 'in', [lockKeyOf({ sub }), lockKeyOf({ signIn })])
    .where('ends_at', '>', now)
    .select('who')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes refusals whose tokens have run out. */
export const sweepRefused = (writes: Writes, now: Date): Sweep =>
  sweepRows(writes, {
    name: 'refused sign-ins',
    table: 'refused_sign_ins',
    due: sql`ends_at <= ${now}::timestamptz`,
    order: sql`ends_at`,
  })
