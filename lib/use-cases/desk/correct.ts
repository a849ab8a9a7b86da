// The event says who and when, the correction says what. Both are written or neither.

import { managePath } from '@/lib/addresses/paths'
import { priceOfService, serviceOf } from '@/lib/catalogue/treatments/prices'
import { isTreatmentKey, UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import { lockVisit, type VisitRow } from '@/lib/db/queries/booking/visits'
import {
  type BookedCare,
  insertCorrection,
  readAlong,
  readCorrectable,
  redirectWaiting,
  writeCare,
  writeName,
  writeNumber,
} from '@/lib/db/queries/desk/corrections'
import { takeLocks } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import type { Tx } from '@/lib/db/schema'
import type { CorrectedFields } from '@/lib/db/tables/correction-tables'
import { bookedAs } from '@/lib/domain/booking/booked'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { parseReference } from '@/lib/domain/booking/references'
import type { Deps } from '@/lib/use-cases/deps'
import { type DeskActor, notBeforeOf } from '@/lib/use-cases/desk/actor'
import { type StaleView, staleView, writeAct } from '@/lib/use-cases/desk/booking-state'

type CorrectOutcome =
  | { kind: 'corrected' }
  | StaleView
  | { kind: 'already' | 'not_found' | 'not_served' | 'member_price' }

type CorrectionRequest = CorrectedFields & { reference: string; version: number }
type Correctable = Awaited<ReturnType<typeof readCorrectable>>

/** Null where the treatment is not done, or not by video. */
function careOf({ flow, concern, appointment_type }: Correctable, treatment: string | null): BookedCare | null {
  const service = serviceOf(isTreatmentKey(treatment) ? treatment : UNNAMED)
  if (appointment_type === 'video' && service !== 'consultation') return null
  const pricePaise = priceOfService(service)[appointment_type === 'at_home' ? 'at_home' : 'clinic']
  return pricePaise === null ? null : { treatment, service, pricePaise, ...bookedAs(flow, treatment, concern) }
}

/** A corrected number closes the old link. With `isTold` and no message waiting, one SMS is sent. */
async function notifyCorrected(
  tx: Tx,
  { now, secret }: Deps,
  { row, known, to, notifies }: { row: VisitRow; known: Correctable; to: CorrectedFields; notifies: boolean },
): Promise<void> {
  const { id, reference } = row
  const from = known.personal_phone
  const isOther = to.phone !== from
  const version = known.link_version + (isOther ? 1 : 0)
  if (isOther) await writeNumber(tx, id, to.phone)
  const manage = managePath(reference, manageKey(secret, id, version))
  const isWaiting = await redirectWaiting(tx, { id, from, to: to.phone, manage })
  if (!isOther || !notifies || isWaiting || row.starts_at <= now) return
  const { language } = known
  const message = { subject: `${id}:${version}`, to: to.phone, language, now, notBefore: notBeforeOf(now) }
  await writeMessage(tx, { kind: 'booking_link', ...message, payload: { reference, manage } })
}

const correctedOf = (row: Correctable): CorrectedFields => ({
  name: row.personal_name,
  phone: row.personal_phone,
  treatment: row.treatment,
})

type Correction = { actor: DeskActor; row: VisitRow; known: Correctable; to: CorrectedFields; notifies: boolean }

async function correct(tx: Tx, deps: Deps, { actor, row, known, to, notifies }: Correction): Promise<void> {
  const before = correctedOf(known)
  if (to.name !== before.name) await writeName(tx, row.id, to.name)
  if (to.name !== before.name || to.phone !== before.phone)
    await notifyCorrected(tx, deps, { row, known, to, notifies })
  const { eventId } = await writeAct(tx, { now: deps.now, actor, verb: 'correct' }, row, row.reference)
  await insertCorrection(tx, { eventId, bookingId: row.id, before, after: to })
}

/** Companions with the old number get the new one. `member_price`: a membership paid part of the treatment. */
export async function correctBooking(
  deps: Deps,
  actor: DeskActor,
  request: CorrectionRequest,
): Promise<CorrectOutcome> {
  const reference = parseReference(request.reference)
  if (reference === null) return { kind: 'not_found' }
  const { name, phone, treatment } = request
  return deps.db.transaction(async (tx): Promise<CorrectOutcome> => {
    await takeLocks(tx, [reference, phone])
    const row = await lockVisit(tx, reference)
    if (!row || !actor.mayAt(row.place_id)) return { kind: 'not_found' }
    if (row.status === 'cancelled') return { kind: 'already' }
    if (row.version !== request.version) return staleView(tx, row)
    const known = await readCorrectable(tx, row.id)
    const before = correctedOf(known)
    const isOtherCare = treatment !== before.treatment
    if (name === before.name && phone === before.phone && !isOtherCare) return { kind: 'corrected' }
    if (isOtherCare) {
      if (known.member_priced) return { kind: 'member_price' }
      const care = careOf(known, treatment)
      if (!care) return { kind: 'not_served' }
      await writeCare(tx, row.id, care)
    }
    const companions = phone === before.phone ? [] : await readAlong(tx, { id: row.id, phone: before.phone })
    await correct(tx, deps, { actor, row, known, to: { name, phone, treatment }, notifies: true })
    for (const other of companions) {
      const companion = await lockVisit(tx, other)
      if (!companion) continue
      const theirs = await readCorrectable(tx, companion.id)
      const to = { ...correctedOf(theirs), phone }
      await correct(tx, deps, { actor, row: companion, known: theirs, to, notifies: false })
    }
    return { kind: 'corrected' }
  })
}
