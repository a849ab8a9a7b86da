// Which messages about visits are worth sending: those that are true, and tell something that was not told before.
import { type MessageKind, type OutboxRow, VISIT_KINDS } from '@/lib/db/queries/outbox'
import { readToldVisits, type ToldVisit } from '@/lib/db/queries/visit-messages'
import type { Reads } from '@/lib/db/schema'

export const isOfVisit = (kind: MessageKind): boolean => (VISIT_KINDS as readonly MessageKind[]).includes(kind)

/** A message with the visit that it tells of. */
export type VisitMessage = { row: OutboxRow; visit: ToldVisit }

/**
 * A confirmation or a move is worth sending while its time stands, unless the same time was the last that was told: moved
 * there and back. A cancellation is worth it where anything was told that it takes back.
 */
function isWorthSending({ row, visit }: VisitMessage): boolean {
  const { told, stands, starts_at } = visit
  if (row.kind === 'booking_cancelled') return told.length > 0
  if (!stands) return false
  const [last] = told
  const isKnown = last?.starts_at && new Date(last.starts_at).getTime() === starts_at.getTime()
  return !(isKnown && told.every(({ is_sure }) => is_sure))
}

/** Of the messages those about visits that are worth sending now. */
export async function readWorthy(reads: Reads, rows: readonly OutboxRow[], now: Date): Promise<VisitMessage[]> {
  const ofVisits = rows.filter(({ kind }) => isOfVisit(kind))
  const visits = await readToldVisits(reads, ofVisits, now)
  return ofVisits
    .flatMap((row) => {
      const visit = visits.get(row.id)
      return visit ? [{ row, visit }] : []
    })
    .filter(isWorthSending)
}
