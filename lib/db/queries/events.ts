// Counted events: page views and phone numbers given, without the numbers.
import type { Writes } from '@/lib/db/schema'

export type EventRow = { name: string; path: string; treatment: string | null; variant: string | null; now: Date }

export async function insertEvent(writes: Writes, { now, ...event }: EventRow): Promise<void> {
  await writes
    .insertInto('events')
    .values({ ...event, created_at: now })
    .execute()
}
