// Tells those whom an interruption meets, and offers each three other times. The times are not held: taking one is a move like
// any other, and whoever comes too late is shown the next.
import { managePath } from '@/lib/addresses/paths'
import { writeDeskEvent } from '@/lib/db/queries/desk-events'
import { type ItemRow, offerTimes, readItems } from '@/lib/db/queries/interruption-items'
import { readInterruption } from '@/lib/db/queries/interruptions'
import { writeMessage } from '@/lib/db/queries/outbox'
import type { Tx } from '@/lib/db/schema'
import { localOf } from '@/lib/domain/clinic-time'
import { manageKey } from '@/lib/domain/manage-key'
import { type FreeTime, OFFERED, spreadTimes } from '@/lib/domain/offered-times'
import { quietUntil } from '@/lib/domain/reminders'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { freeTimesFor } from '@/lib/use-cases/interruption/free-times'

export type TellOutcome = { kind: 'told'; told: number } | { kind: 'lifted' } | { kind: 'not_found' }

/** Whose visit is nearer than this is told at night, too. */
const NEAR_MS = 12 * 3_600_000

/** From when on the message may go out; null for at once. */
const notBefore = ({ starts_at }: ItemRow, now: Date): Date | null =>
  starts_at.getTime() - now.getTime() <= NEAR_MS ? null : quietUntil(now)

/** What both messages say of a booking. */
export function metPayload({ secret }: Pick<Deps, 'secret'>, row: ItemRow) {
  const { date, time: start } = localOf(row.starts_at)
  const { reference, booking_id, link_version } = row
  return { reference, date, start, manage: managePath(reference, manageKey(secret, booking_id, link_version)) }
}

/** `offers`: the number of the offer that it is, or takes back. */
export const metMessage = (row: ItemRow, offers: number, now: Date) => ({
  subject: `${row.interruption_id} ${row.booking_id} ${offers}`,
  to: row.personal_phone,
  now,
  notBefore: notBefore(row, now),
})

async function offer(tx: Tx, deps: Deps, row: ItemRow, times: readonly FreeTime[]): Promise<boolean> {
  const { now } = deps
  const offered = times.map(({ placeId, date, start, end }) => ({ placeId, date, start, end }))
  const nth = await offerTimes(tx, { id: row.interruption_id, bookingId: row.booking_id, offered, now })
  if (nth === 0) return false
  const payload = { ...metPayload(deps, row), times: offered.map(({ date, start }) => ({ date, start })) }
  // An account that was deleted leaves a number that may be another's by now: the desk calls.
  if (!row.unlinked) await writeMessage(tx, { kind: 'new_times', payload, ...metMessage(row, nth, now) })
  return true
}

/**
 * Offers times to everybody who has answered nothing and was told nothing yet; with `only` to these bookings, told before or not.
 * `told`: how many. `not_found`: unknown, or not the actor's.
 */
export async function tellAffected(
  deps: Deps,
  actor: DeskActor,
  id: string,
  { only }: { only?: readonly string[] } = {},
): Promise<TellOutcome> {
  const { db, now } = deps
  const row = await readInterruption(db.reads, id)
  if (!row || !actor.mayAt(row.place_id)) return { kind: 'not_found' }
  if (row.lifted_at) return { kind: 'lifted' }
  const items = (await readItems(db.reads, id)).filter(({ is_standing, starts_at }) => is_standing && starts_at > now)
  const asked = items.filter(({ state, booking_id }) =>
    only ? (state === 'open' || state === 'told') && only.includes(booking_id) : state === 'open',
  )
  const before = items.filter((item) => item.state === 'told' && !asked.includes(item)).map(({ offered }) => offered)
  const lost = asked.map(({ booking_id, starts_at }) => ({ id: booking_id, at: starts_at.getTime() }))
  const times = spreadTimes(lost, await freeTimesFor(deps, row.place_id), before)
  const told = await db.transaction(async (tx) => {
    let count = 0
    for (const item of asked)
      if (await offer(tx, deps, item, times.get(item.booking_id)?.slice(0, OFFERED) ?? [])) count += 1
    const done = { at: now, staffId: actor.staffId, placeId: row.place_id, verb: 'interruption_told', subject: id }
    if (count > 0) await writeDeskEvent(tx, { ...done, before: {}, after: { told: count } })
    return count
  })
  return { kind: 'told', told }
}
