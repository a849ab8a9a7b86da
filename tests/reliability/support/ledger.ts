// Reads the final state of the database: seats, bookings and messages.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type DatabaseAddress, openDatabase } from '@/lib/db/connection'
import type { Database } from '@/lib/db/schema'

export type Booked = {
  reference: string
  place_id: string
  starts_at: Date
  seat: number
  owner: string
  messages: number
}

/** Opens the database for `ask`. An embedded database can only be opened after its site has stopped. */
export async function withRows<T>(where: Partial<DatabaseAddress>, ask: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ dataDir: '', ...where })
  try {
    return await ask(db)
  } finally {
    await db.close()
  }
}

/** The number of pairs of live rows that share a seat at some moment. */
export async function overlapsOf(db: Database): Promise<number> {
  const { rows } = await sql<{ pairs: number }>`
    SELECT count(*) AS pairs FROM seats a JOIN seats b
      ON a.place_id = b.place_id AND a.seat = b.seat AND a.id < b.id AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at
    WHERE a.state IN ('held', 'taken') AND b.state IN ('held', 'taken')`.execute(db.reads)
  return rows[0]?.pairs ?? -1
}

/** The number of rows on a seat that their place does not have. */
export async function seatsBeyond(db: Database): Promise<number> {
  const { rows } = await sql<{ beyond: number }>`
    SELECT count(*) AS beyond FROM seats a JOIN places p ON p.id = a.place_id WHERE a.seat > p.seats`.execute(db.reads)
  return rows[0]?.beyond ?? -1
}

/** Every confirmed booking with the number of its confirmation messages. */
export async function bookedRows(db: Database): Promise<Booked[]> {
  const { rows } = await sql<Booked>`
    SELECT b.reference, s.place_id, s.starts_at, s.seat, b.owner, (
      SELECT count(*) FROM outbox o WHERE o.kind = 'booking_confirmed' AND o.subject = b.id::text) AS messages
    FROM bookings b JOIN seats s ON s.booking_id = b.id AND s.state = 'taken'`.execute(db.reads)
  return rows
}

export async function countOf(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(db.reads)
  return rows[0]?.n ?? -1
}

/**
 * Waits until every message is sent or dropped. Messages are made older, because new ones wait
 * (lib/messages/deliver.ts).
 */
export async function untilDelivered(db: Database): Promise<void> {
  await sql`UPDATE outbox SET created_at = created_at - interval '1 minute'
    WHERE sent_at IS NULL AND dropped IS NULL`.execute(db.writes)
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*) AS n FROM outbox WHERE sent_at IS NULL AND dropped IS NULL`.execute(db.reads)
    return rows[0]?.n
  }
  await expect.poll(waiting, { timeout: 60_000, interval: 500 }).toBe(0)
}

/** The number of rows and a hash of the content of every table. */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`.execute(db.reads)
  const prints: Record<string, string> = {}
  for (const { name } of rows) {
    const found = await sql<{ line: string }>`SELECT t::text AS line FROM ${sql.table(name)} t ORDER BY 1`.execute(
      db.reads,
    )
    const hash = createHash('sha256')
    for (const { line } of found.rows) hash.update(`${line}\n`)
    prints[name] = `${found.rows.length} ${hash.digest('hex')}`
  }
  return prints
}
