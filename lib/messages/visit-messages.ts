// Which messages about visits are worth sending: those that are true, and tell something that was not told before.
import {
  CLOSURE_MESSAGE_KINDS,
  isMail,
  type MailKind,
  type MessageKind,
  STOPPABLE_KINDS,
  type StoppableKind,
  VISIT_KINDS,
  type VisitKind,
} from '@/lib/db/message-kinds'
import { readStandingOffers } from '@/lib/db/queries/closures/affected-bookings'
import type { OutboxRow } from '@/lib/db/queries/messages/outbox'
import { type NotifiedVisit, readNotifiedVisits } from '@/lib/db/queries/messages/visit-messages'
import { readOpenOffers } from '@/lib/db/queries/waitlist/waitlist'
import type { Reads } from '@/lib/db/schema'
import { isOvertaken } from '@/lib/domain/messages/reminders'

export const isOfVisit = (kind: MessageKind): kind is VisitKind => VISIT_KINDS.some((each) => each === kind)
export const isStoppable = (kind: MessageKind): kind is StoppableKind => STOPPABLE_KINDS.some((each) => each === kind)
type VisitRow = OutboxRow & { kind: VisitKind | StoppableKind | MailKind }
/** Whether it tells of one visit, and so is true or not. */
const isVisitRow = (row: OutboxRow): row is VisitRow => isOfVisit(row.kind) || isStoppable(row.kind) || isMail(row.kind)

/** A message with the visit that it tells of. */
export type VisitMessage = { row: VisitRow; visit: NotifiedVisit }

/**
 * A confirmation or a move is worth sending while its time stands, unless the same time was the last that was told: moved
 * there and back. A cancellation is worth it while it stands, where anything was told that it takes back: not when it was
 * undone, nor when the one before was the last that was told. A reminder is worth it while its time stands, nobody came, and no
 * later one is due; how a visit was is asked while it is kept; both of a number that has not stopped them.
 */
function isWorthSending({ row, visit }: VisitMessage, now: Date): boolean {
  const { told, stands, starts_at, is_cancelled } = visit
  const [last] = told
  const isSure = told.every(({ is_sure }) => is_sure)
  switch (row.kind) {
    case 'booking_cancelled':
    case 'mail_cancelled':
      return is_cancelled && last !== undefined && !(last.starts_at === null && isSure)
    case 'booking_confirmed':
    case 'booking_moved':
    case 'mail_confirmed':
    case 'mail_moved': {
      const isThere = last?.place_id === visit.place_id
      const isKnown = isThere && last?.starts_at && new Date(last.starts_at).getTime() === starts_at.getTime()
      return stands && !(isKnown && isSure)
    }
    case 'reminder_day':
    case 'reminder_hours':
      return stands && visit.is_expected && !visit.is_stopped && !isOvertaken(row.kind, starts_at, now)
    case 'how_was_it':
      return visit.is_kept && !visit.is_stopped
  }
}

const isOfClosure = (row: OutboxRow): boolean => CLOSURE_MESSAGE_KINDS.some((each) => each === row.kind)
/** Whether it may have stopped being true since it was written. */
const isOffer = (row: OutboxRow): boolean => row.kind === 'earlier_time'
export const isChecked = (row: OutboxRow): boolean => isVisitRow(row) || isOfClosure(row) || isOffer(row)

/** Of the messages those that are judged and worth sending now, by their ids. */
export async function readWorthyNow(
  reads: Reads,
  rows: readonly OutboxRow[],
  now: Date,
): Promise<Map<string, { is_own: boolean }>> {
  const worthy = (await readWorthy(reads, rows, now)).map(({ row, visit }) => [row.id, visit] as const)
  const affected = await readStandingOffers(reads, rows.filter(isOfClosure), now)
  const open = await readOpenOffers(
    reads,
    rows.filter(isOffer).map(({ subject }) => subject),
    now,
  )
  const offers = rows.filter((row) => isOffer(row) && open.has(row.subject)).map(({ id }) => id)
  return new Map<string, { is_own: boolean }>([
    ...worthy,
    ...[...affected, ...offers].map((id) => [id, { is_own: true }] as const),
  ])
}

/** Of the messages those about visits that are worth sending now. */
export async function readWorthy(reads: Reads, rows: readonly OutboxRow[], now: Date): Promise<VisitMessage[]> {
  const ofVisits = rows.filter(isVisitRow)
  const visits = await readNotifiedVisits(reads, ofVisits, now)
  return ofVisits
    .flatMap((row) => {
      const visit = visits.get(row.id)
      return visit ? [{ row, visit }] : []
    })
    .filter((message) => isWorthSending(message, now))
}
