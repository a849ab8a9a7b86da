import {
  CLOSURE_MESSAGE_KINDS,
  DELAY_KINDS,
  isMail,
  type MailKind,
  type MessageKind,
  RECALL_KINDS,
  type RecallKind,
  STOPPABLE_KINDS,
  type StoppableKind,
  VISIT_KINDS,
  type VisitKind,
} from '@/lib/db/message-kinds'
import { readTrueDelays } from '@/lib/db/queries/calendar/chair-delays'
import { readStandingOffers } from '@/lib/db/queries/closures/affected-bookings'
import type { OutboxRow } from '@/lib/db/queries/messages/outbox'
import { type NotifiedVisit, readNotifiedVisits } from '@/lib/db/queries/messages/visit-messages'
import { readStandingRecalls } from '@/lib/db/queries/recalls/recalls'
import { readOpenOffers } from '@/lib/db/queries/waitlist/waitlist'
import type { Reads } from '@/lib/db/schema'
import { isOvertaken } from '@/lib/domain/messages/reminders'

export const isOfVisit = (kind: MessageKind): kind is VisitKind => VISIT_KINDS.some((each) => each === kind)
export const isStoppable = (kind: MessageKind): kind is StoppableKind => STOPPABLE_KINDS.some((each) => each === kind)
export const isRecall = (kind: MessageKind): kind is RecallKind => RECALL_KINDS.some((each) => each === kind)
type VisitRow = OutboxRow & { kind: VisitKind | StoppableKind | MailKind }
const isVisitRow = (row: OutboxRow): row is VisitRow => isOfVisit(row.kind) || isStoppable(row.kind) || isMail(row.kind)

export type VisitMessage = { row: VisitRow; visit: NotifiedVisit }

/**
 * Confirmation, reschedule: the slot stands and is not the last one notified.
 * Cancellation: it stands, and an earlier notification has to be taken back.
 * Reminder: the slot stands, nobody came yet, no later reminder is due, and the number has not stopped them.
 * Question about the visit: it took place or the patient left early, and the number has not stopped them.
 */
function isWorthSending({ row, visit }: VisitMessage, now: Date): boolean {
  const { other_messages: others, stands, starts_at, is_cancelled } = visit
  const [last] = others
  const isSure = others.every(({ is_sure }) => is_sure)
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
      return visit.is_over && !visit.is_stopped
  }
}

const isOfClosure = (row: OutboxRow): boolean => CLOSURE_MESSAGE_KINDS.some((each) => each === row.kind)
const isOfDelay = (row: OutboxRow): boolean => DELAY_KINDS.some((each) => each === row.kind)
/** The offer may have ended since it was written. */
const isOffer = (row: OutboxRow): boolean => row.kind === 'earlier_time'
export const isChecked = (row: OutboxRow): boolean =>
  isVisitRow(row) || isOfClosure(row) || isOfDelay(row) || isOffer(row) || isRecall(row.kind)

/** By message id. Leaves out the kinds that nothing checks. */
export async function readWorthyNow(
  reads: Reads,
  rows: readonly OutboxRow[],
  now: Date,
): Promise<Map<string, { is_own: boolean }>> {
  const worthy = (await readWorthy(reads, rows, now)).map(({ row, visit }) => [row.id, visit] as const)
  const affected = await readStandingOffers(reads, rows.filter(isOfClosure), now)
  const delayed = await readTrueDelays(reads, rows.filter(isOfDelay), now)
  const open = await readOpenOffers(
    reads,
    rows.filter(isOffer).map(({ subject }) => subject),
    now,
  )
  const offers = rows.filter((row) => isOffer(row) && open.has(row.subject)).map(({ id }) => id)
  const ofRecalls = rows.filter(({ kind }) => isRecall(kind))
  const standing = await readStandingRecalls(
    reads,
    ofRecalls.map(({ subject }) => subject),
    now,
  )
  const recalls = ofRecalls.filter(({ subject }) => standing.has(subject)).map(({ id }) => id)
  return new Map<string, { is_own: boolean }>([
    ...worthy,
    ...[...affected, ...delayed, ...offers, ...recalls].map((id) => [id, { is_own: true }] as const),
  ])
}

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
