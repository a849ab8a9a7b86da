// Whether the database answers at all.
import { sql } from 'kysely'
import type { Reads } from '@/lib/db/schema'

/** Resolves when it does; throws as any statement would. */
export async function answers(reads: Reads): Promise<void> {
  await sql`SELECT 1`.execute(reads)
}
