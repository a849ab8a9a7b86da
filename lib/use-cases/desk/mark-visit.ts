import { teamOf } from '@/lib/catalogue/chain'
import type { Visit } from '@/lib/catalogue/visits'
import { readQuestion } from '@/lib/db/queries/booking/visit-questions'
import { convertHold, lockVisit, releaseSeat, type VisitRow, writeVisit } from '@/lib/db/queries/booking/visits'
import { takeLocks } from '@/lib/db/queries/locks'
import { withdrawMessage, writeMessage } from '@/lib/db/queries/messages/outbox'
import { creditReferral, withdrawCredit } from '@/lib/db/queries/referral/referrals'
import type { Tx } from '@/lib/db/schema'
import { parseReference } from '@/lib/domain/booking/references'
import { checkVisitStep, hasSeat, momentsAt, type VisitMoments } from '@/lib/domain/booking/visit'
import { dentistsAt } from '@/lib/domain/calendar/rota'
import { isBeside } from '@/lib/domain/calendar/seat-rules'
import { catchSeatLost } from '@/lib/use-cases/booking/take-seat'
import type { Deps } from '@/lib/use-cases/deps'
import { type DeskActor, notBeforeOf } from '@/lib/use-cases/desk/actor'
import {
  momentColumns,
  momentsOf,
  type StaleView,
  slotOf,
  staleView,
  writeAct,
} from '@/lib/use-cases/desk/booking-state'
import { takeAtDesk } from '@/lib/use-cases/desk/take-desk-seat'

type MarkDeps = Pick<Deps, 'db' | 'now'>
export type MarkInput = { reference: string; to: Visit; version: number | null }

/** `counted`: a referral counts now. `overbooked`: others have the seat, so the patient is let in beside. */
type VisitMark = { kind: 'marked'; visit: Visit; version: number; counted: boolean; overbooked: boolean }
export type MarkOutcome =
  | VisitMark
  | { kind: 'already'; version: number }
  | StaleView
  | { kind: 'too_early' | 'too_late' | 'never' | 'cancelled' | 'full' | 'closed' | 'rated' | 'not_found' }

/**
 * `already`: a repeat counts nothing twice. `full`: the seat and all beside it are taken.
 * `closed`: the time is closed or blocked. `rated`: the patient has rated the visit, so it stays.
 * Other refusals: lib/domain/booking/visit.ts.
 */
export async function markVisit(deps: MarkDeps, actor: DeskActor, input: MarkInput): Promise<MarkOutcome> {
  const { db, now } = deps
  const { to, version } = input
  const reference = parseReference(input.reference)
  if (reference === null) return { kind: 'not_found' }
  const work = db.transaction(async (tx): Promise<MarkOutcome> => {
    await takeLocks(tx, [reference])
    const row = await lockVisit(tx, reference)
    if (!row || !actor.mayAt(row.place_id)) return { kind: 'not_found' }
    if (row.status === 'confirmed' && row.visit === to) return { kind: 'already', version: row.version }
    if (version !== null && version !== row.version) return staleView(tx, row)
    if (row.status === 'cancelled') return { kind: 'cancelled' }
    const step = checkVisitStep(row.visit, to, { now, startsAt: row.starts_at, role: actor.role })
    if (step !== 'may') return { kind: step }
    return setVisit(tx, { now, actor, row }, { to, moments: momentsAt(to, momentsOf(row), now) })
  })
  const outcome = await catchSeatLost(work)
  return outcome.kind === 'taken' ? { kind: 'full' } : outcome
}

type Act = { now: Date; actor: DeskActor; row: VisitRow }

/** The caller has locked the row. */
export async function setVisit(
  tx: Tx,
  { now, actor, row }: Act,
  { to, moments, undoes }: { to: Visit; moments: VisitMoments; undoes?: number },
): Promise<VisitMark | { kind: 'full' | 'closed' | 'rated' }> {
  const { id } = row
  if ((await readQuestion(tx, id))?.score) return { kind: 'rated' }
  if (!hasSeat(to)) await releaseSeat(tx, id)
  else if (row.seat_state === 'left') {
    const sitting = await sitAgain(tx, row, { now, actor, to })
    if (sitting !== 'seated') return { kind: sitting }
  }
  const dentist = to === 'kept' && { planned_dentist: plannedDentist(row) }
  await writeVisit(tx, { id, visit: to, ...momentColumns(moments), ...dentist })
  const counted = to === 'kept' && (await countVisit(tx, row, now))
  if (row.visit === 'kept') await uncountVisit(tx, row)
  const { version, seat } = await writeAct(tx, { now, actor, verb: 'mark', undoes }, row, row.reference)
  return { kind: 'marked', visit: to, version, counted, overbooked: isBeside(seat) }
}

/** Null with several or none in, because nobody knows then who saw the patient. */
function plannedDentist({ place_id: placeId, starts_at: startsAt, ends_at: endsAt }: VisitRow): string | null {
  const [only, other] = dentistsAt(teamOf(placeId), slotOf(startsAt, endsAt))
  return only && !other ? only.name : null
}

/** The former seat first, then any chair, then beside them. A patient at the clinic is let in despite blocks. */
async function sitAgain(
  tx: Tx,
  row: VisitRow,
  { now, actor, to }: Pick<Act, 'now' | 'actor'> & { to: Visit },
): Promise<'seated' | 'full' | 'closed'> {
  const { id: bookingId, place_id: placeId, network, proved, visit_minutes: visitMinutes } = row
  const whose = { owner: `desk:${actor.staffId}`, placeId, network, proved }
  const time = { ...whose, ...slotOf(row.starts_at, row.ends_at), visitMinutes, now }
  const { seat } = row
  const request =
    to === 'expected' ? ({ rule: 'again', seat, overbook: true } as const) : ({ rule: 'let_in', seat } as const)
  const held = await takeAtDesk(tx, time, request)
  if (held.kind === 'closed') return 'closed'
  return held.kind === 'held' && (await convertHold(tx, { bookingId, sid: held.sid, now })) ? 'seated' : 'full'
}

/** The referrer learns that somebody came, never who. */
async function countVisit(tx: Tx, row: VisitRow, now: Date): Promise<boolean> {
  const referrer = await creditReferral(tx, { phone: row.personal_phone, bookingId: row.id, now })
  if (!referrer) return false
  const { phone: to, language } = referrer
  const message = { subject: row.id, to, language, payload: {}, now, notBefore: notBeforeOf(now) }
  await writeMessage(tx, { kind: 'referral_rewarded', ...message })
  return true
}

async function uncountVisit(tx: Tx, row: VisitRow): Promise<void> {
  if (row.kept_at && (await withdrawCredit(tx, { bookingId: row.id, keptAt: row.kept_at })))
    await withdrawMessage(tx, { kind: 'referral_rewarded', subject: row.id })
}
