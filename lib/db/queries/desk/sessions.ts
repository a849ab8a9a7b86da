import type { Reads, Tx, Writes } from '@/lib/db/schema'

export async function insertDeskSession(
  writes: Writes | Tx,
  { tokenHash, staffId, now, endsAt }: { tokenHash: string; staffId: string; now: Date; endsAt: Date },
): Promise<void> {
  const moments = { created_at: now, seen_at: now, unlocked_at: now, ends_at: endsAt }
  await writes
    .insertInto('desk_sessions')
    .values({ token_hash: tokenHash, staff_id: staffId, ...moments })
    .execute()
}

export function readDeskSession(reads: Reads, tokenHash: string, staffId: string) {
  return reads
    .selectFrom('desk_sessions')
    .where('token_hash', '=', tokenHash)
    .where('staff_id', '=', staffId)
    .select(['seen_at', 'unlocked_at', 'ends_at'])
    .executeTakeFirst()
}

export async function recordDeskSeen(writes: Writes, tokenHash: string, now: Date): Promise<void> {
  await writes.updateTable('desk_sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function lockDeskSession(writes: Writes, tokenHash: string): Promise<void> {
  await writes.updateTable('desk_sessions').set({ unlocked_at: null }).where('token_hash', '=', tokenHash).execute()
}

export async function unlockDeskSession(writes: Writes, tokenHash: string, now: Date): Promise<void> {
  await writes
    .updateTable('desk_sessions')
    .set({ unlocked_at: now, seen_at: now, wrong_pins: 0 })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function countWrongPin(tx: Tx, tokenHash: string, most: number): Promise<boolean> {
  await tx
    .updateTable('desk_sessions')
    .set((eb) => ({ wrong_pins: eb('wrong_pins', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .execute()
  const gone = await tx
    .deleteFrom('desk_sessions')
    .where('token_hash', '=', tokenHash)
    .where('wrong_pins', '>=', most)
    .returning('staff_id')
    .executeTakeFirst()
  return gone !== undefined
}

export async function deleteDeskSession(writes: Writes | Tx, tokenHash: string): Promise<void> {
  await writes.deleteFrom('desk_sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteDeskSessionsOf(writes: Writes | Tx, staffId: string): Promise<void> {
  await writes.deleteFrom('desk_sessions').where('staff_id', '=', staffId).execute()
}
