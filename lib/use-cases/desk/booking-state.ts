import type { BookingStatus } from '@/lib/catalogue/booking-status'
import type { DeskVerb } from '@/lib/catalogue/desk/desk-events'
import type { DeskReason } from '@/lib/catalogue/desk/desk-reasons'
import { VISITS, type Visit } from '@/lib/catalogue/visits'
import { lockVisit, type VisitRow } from '@/lib/db/queries/booking/visits'
import { readDeskEvents, writeDeskEvent } from '@/lib/db/queries/desk/events'
import type { Reads, Tx } from '@/lib/db/schema'
import type { DeskState } from '@/lib/db/tables/booking-tables'
import type { VisitMoments } from '@/lib/domain/booking/visit'
import type { Slot } from '@/lib/domain/calendar/slots'
import { localOf, timeOn } from '@/lib/domain/clinic-time'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null
const parseMoment = (text: DeskState['startsAt']): Date | null => (typeof text === 'string' ? new Date(text) : null)

export const momentsOf = (row: VisitRow): VisitMoments => ({
  arrivedAt: row.arrived_at,
  seatedAt: row.seated_at,
  keptAt: row.kept_at,
  missedAt: row.missed_at,
  leftAt: row.left_at,
})

export const momentColumns = (moments: VisitMoments) => ({
  arrived_at: moments.arrivedAt,
  seated_at: moments.seatedAt,
  kept_at: moments.keptAt,
  missed_at: moments.missedAt,
  left_at: moments.leftAt,
})

export function slotOf(startsAt: Date, endsAt: Date): Slot {
  const { date, time } = localOf(startsAt)
  return { date, start: time, end: timeOn(date, endsAt) }
}

const deskState = (row: VisitRow): DeskState => ({
  status: row.status,
  visit: row.visit,
  version: row.version,
  placeId: row.place_id,
  seat: row.seat,
  startsAt: iso(row.starts_at),
  endsAt: iso(row.ends_at),
  seatState: row.seat_state,
  arrivedAt: iso(row.arrived_at),
  seatedAt: iso(row.seated_at),
  keptAt: iso(row.kept_at),
  missedAt: iso(row.missed_at),
  leftAt: iso(row.left_at),
})

export type FormerState = { visit: Visit; moments: VisitMoments; placeId: string; seat: number; slot: Slot }

export function formerState(state: DeskState): FormerState | null {
  const visit = VISITS.find((each) => each === state.visit)
  const { placeId, seat } = state
  const [startsAt, endsAt] = [parseMoment(state.startsAt), parseMoment(state.endsAt)]
  if (!visit || typeof placeId !== 'string' || typeof seat !== 'number' || !startsAt || !endsAt) return null
  const moments = {
    arrivedAt: parseMoment(state.arrivedAt),
    seatedAt: parseMoment(state.seatedAt),
    keptAt: parseMoment(state.keptAt),
    missedAt: parseMoment(state.missedAt),
    leftAt: parseMoment(state.leftAt),
  }
  return { visit, moments, placeId, seat, slot: slotOf(startsAt, endsAt) }
}

type BookingVerb = Extract<DeskVerb, 'mark' | 'book' | 'move' | 'cancel' | 'restore' | 'chair' | 'note' | 'correct'>

export type DeskAct = {
  now: Date
  actor: DeskActor
  verb: BookingVerb
  reason?: DeskReason | null | undefined
  undoes?: number | undefined
}

export async function writeAct(
  tx: Tx,
  act: DeskAct,
  before: VisitRow | null,
  reference: string,
): Promise<VisitRow & { eventId: number }> {
  const row = await lockVisit(tx, reference)
  if (!row) throw new Error('A booking is gone that was changed')
  const { now, actor, verb, reason = null, undoes = null } = act
  const subject = {
    placeId: row.place_id,
    subject: row.id,
    before: before ? deskState(before) : {},
    after: deskState(row),
  }
  const eventId = await writeDeskEvent(tx, { at: now, staffId: actor.staffId, verb, reason, undoes, ...subject })
  return { ...row, eventId }
}

/** Null when the patient or the site changed it. */
type LastAct = { staffId: string; verb: string; at: Date } | null
/** The shown version is old. Nothing was done; this is the present state. */
export type StaleView = { kind: 'changed'; status: BookingStatus; visit: Visit; version: number; by: LastAct }

export async function staleView(reads: Reads, row: VisitRow): Promise<StaleView> {
  const [last] = await readDeskEvents(reads, { placeIds: null, subject: row.id, limit: 1 })
  const isLast = last?.after.version === row.version
  const by = last && isLast ? { staffId: last.staff_id, verb: last.verb, at: last.at } : null
  return { kind: 'changed', status: row.status, visit: row.visit, version: row.version, by }
}
