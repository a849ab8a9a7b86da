// The codes that were sent, for the limits on sending.
import { sql } from 'kysely'
import type { Reads, Tx } from '@/lib/db/schema'

export type SendKeys = { toHash: string; prefix: string; addressHash: string }
/** The moments of sends, newest first. */
export type SendTimes = { to: Date[]; prefix: Date[]; address: Date[] }

/** Of each key, the newest sends since a moment, at most `most` of them. */
export async function readSends(
  reads: Reads,
  { toHash, prefix, addressHash }: SendKeys,
  { since, most }: { since: Date; most: number },
): Promise<SendTimes> {
  const newest = async (column: 'to_hash' | 'prefix' | 'address_hash', value: string) => {
    const rows = await reads
      .selectFrom('identity_sends')
      .where(column, '=', value)
      .where('sent_at', '>', since)
      .select('sent_at')
      .orderBy('sent_at', 'desc')
      .limit(most)
      .execute()
    return rows.map(({ sent_at }) => sent_at)
  }
  return {
    to: await newest('to_hash', toHash),
    prefix: await newest('prefix', prefix),
    address: await newest('address_hash', addressHash),
  }
}

export async function insertSend(tx: Tx, { toHash, prefix, addressHash }: SendKeys, now: Date): Promise<void> {
  await sql`INSERT INTO identity_sends (to_hash, prefix, address_hash, sent_at)
    VALUES (${toHash}, ${prefix}, ${addressHash}, ${now}::timestamptz)`.execute(tx)
}
