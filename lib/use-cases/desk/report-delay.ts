// Reporting the same delay again tells the patients whom it reaches by now.

import { managePath } from '@/lib/addresses/paths'
import {
  type DelayedVisit,
  delaySubject,
  readDelays,
  readNextVisitsOfChair,
  readToldDelays,
  withdrawDelayMessages,
  writeDelay,
} from '@/lib/db/queries/calendar/chair-delays'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { takeLocks } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import type { Tx } from '@/lib/db/schema'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { beginsAt, delayMessage, delayReach, earliestDelayed, standingDelay } from '@/lib/domain/calendar/delay'
import { localOf } from '@/lib/domain/clinic-time'
import { patientInMessage } from '@/lib/messages/safe-names'
import type { Deps } from '@/lib/use-cases/deps'
import { type DeskActor, notBeforeOf } from '@/lib/use-cases/desk/actor'

type DelayDeps = Pick<Deps, 'db' | 'now' | 'secret'>
type DelayInput = { placeId: string; chair: number; minutes: number }
type DelayNotice = { visit: DelayedVisit; minutes: number; told: number }

/** The subject keeps a patient from reading the same delay twice. */
async function notify(tx: Tx, { now, secret }: DelayDeps, { visit, minutes, told }: DelayNotice): Promise<void> {
  const { reference, id, seat_id, link_version, starts_at, personal_phone: to, language } = visit
  const found = delayMessage({ startsAt: starts_at, told, minutes, now })
  if (found === null) return
  const { kind, until: expiresAt } = found
  const manage = managePath(reference, manageKey(secret, id, link_version))
  const { time: start } = localOf(beginsAt(starts_at, minutes))
  const payload = { reference, start, minutes, manage, other: patientInMessage(visit) }
  const subject = kind === 'running_late' ? delaySubject(seat_id, minutes, told) : delaySubject(seat_id, told)
  const message = { subject, to, language, now, byClinic: true, notBefore: notBeforeOf(now), expiresAt }
  await writeMessage(tx, { kind, payload, ...message })
}

/** `not_found`: no such chair, or not the actor's place. */
export async function reportDelay(
  deps: DelayDeps,
  actor: DeskActor,
  { placeId, chair, minutes }: DelayInput,
): Promise<{ kind: 'reported' } | { kind: 'not_found' }> {
  const { db, now } = deps
  if (!actor.mayAt(placeId)) return { kind: 'not_found' }
  return db.transaction(async (tx) => {
    await takeLocks(tx, [`delay ${placeId} ${chair}`])
    const last = (await readDelays(tx, placeId)).find(({ seat }) => seat === chair)
    if (!(await writeDelay(tx, { placeId, seat: chair, minutes, now }))) return { kind: 'not_found' }
    const visits = await readNextVisitsOfChair(tx, {
      placeId,
      seat: chair,
      after: earliestDelayed(now),
      until: delayReach(now),
    })
    const seatIds = visits.map(({ seat_id }) => seat_id)
    await withdrawDelayMessages(tx, seatIds)
    const told = await readToldDelays(tx, seatIds)
    for (const visit of visits) await notify(tx, deps, { visit, minutes, told: told.get(visit.seat_id) ?? 0 })
    const before = standingDelay(last ? { minutes: last.minutes, reportedAt: last.reported_at } : null, now)
    if (before !== minutes)
      await writeDeskEvent(tx, {
        at: now,
        staffId: actor.staffId,
        placeId,
        verb: 'delay',
        subject: placeId,
        before: { minutes: before },
        after: { seat: chair, minutes },
      })
    return { kind: 'reported' }
  })
}
