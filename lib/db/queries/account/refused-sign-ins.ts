// Only with a real pool. The embedded pool's own tables record sign-ins that are over.
import { sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import { type Sweep, sweepRows } from '@/lib/db/sweep'

/** The longest life of an access token that Amazon's pools can be set to. */
const TOKEN_LIFE_MS = 24 * 3_600_000

type Who = { sub: string } | { signIn: string }

const lockKeyOf = (who: Who): string => ('sub' in who ? `sub ${who.sub}` : `sign-in ${who.signIn}`)

export async function refuseTokens(tx: Tx, who: Who, now: Date): Promise<void> {
  const ends_at = new Date(now.getTime() + TOKEN_LIFE_MS)
  await tx
    .insertInto('refused_sign_ins')
    .values({ who: lockKeyOf(who), ends_at })
    .onConflict((conflict) => conflict.column('who').doUpdateSet({ ends_at }))
    .execute()
}

export async function areRefused(reads: Reads, { sub, signIn }: { sub: string; signIn: string }, now: Date) {
  const row = await reads
    .selectFrom('refused_sign_ins')
    .where('who', 'in', [lockKeyOf({ sub }), lockKeyOf({ signIn })])
    .where('ends_at', '>', now)
    .select('who')
    .executeTakeFirst()
  return row !== undefined
}

export const sweepRefused = (writes: Writes, now: Date): Sweep =>
  sweepRows(writes, {
    name: 'refused sign-ins',
    table: 'refused_sign_ins',
    due: sql`ends_at <= ${now}::timestamptz`,
    order: sql`ends_at`,
  })
