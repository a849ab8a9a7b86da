// Tells those whom an interruption meets, and offers each three other times. The times are not held: taking one is a move like
// any other, and whoever comes too late is shown the next.
import { managePath } from '@/lib/addresses/paths'
import { writeDeskEvent } from '@/lib/db/queries/desk-events'
import { readZonesOf } from '@/lib/db/queries/home-zone-pincodes'
import { type ItemRow, offerTimes, readItems } from '@/lib/db/queries/interruption-items'
import { readInterruption } from '@/lib/db/queries/interruptions'
import { writeMessage } from '@/lib/db/queries/outbox'
import type { Tx } from '@/lib/db/schema'
import { localOf } from '@/lib/domain/clinic-time'
import { manageKey } from '@/lib/domain/manage-key'
import { type FreeTime, OFFERED, spreadTimes } from '@/lib/domain/offered-times'
import { patientInMessage } from '@/lib/messages/typed-words'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { freeTimesFor } from '@/lib/use-cases/interruption/free-times'

export type TellOutcome = { kind: 'told'; told: number } | { kind: 'lifted' } | { kind: 'not_found' }

/** What both messages say of a booking. */
export function metPayload({ secret }: Pick<Deps, 'secret'>, row: ItemRow) {
  const { date, time: start } = localOf(row.starts_at)
  const { reference, booking_id, link_version } = row
  const manage = managePath(reference, manageKey(secret, booking_id, link_version))
  return { reference, date, start, manage, other: patientInMessage(row) }
}

/** `offers`: the number of the offer that it is, or takes back. */
export const metMessage = (row: ItemRow, offers: number, now: Date) => ({
  subject: `${row.interruption_id} ${row.booking_id} ${offers}`,
  to: row.personal_phone,
  now,
})

async function offer(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'secret'>,
  row: ItemRow,
  times: readonly FreeTime[],
): Promise<boolean> {
  const { now } = deps
  const offered = times.map(({ placeId, date, start, end }) => ({ placeId, date, start, end }))
  const nth = await offerTimes(tx, { id: row.interruption_id, bookingId: row.booking_id, offered, now })
  if (nth === 0) return false
  const payload = { ...metPayload(deps, row), times: offered.map(({ date, start }) => ({ date, start })) }
  // An account that was deleted leaves a number that may be another's by now: the desk calls.
  if (!row.unlinked) await writeMessage(tx, { kind: 'new_times', payload, ...metMessage(row, nth, now) })
  return true
}

/** The times for each of them: of the place; for a visit at home, of whose teams go to the pincode now. */
async function timesFor(tx: Tx, { placeId, asked, before, now }: Question): Promise<Map<string, FreeTime[]>> {
  const zones = await readZonesOf(
    tx,
    asked.flatMap(({ pincode }) => pincode ?? []),
  )
  const placeOf = ({ pincode }: ItemRow) => (pincode === null ? placeId : zones.get(pincode))
  const given = new Map<string, FreeTime[]>()
  for (const at of new Set(asked.map(placeOf))) {
    if (at === undefined) continue
    const lost = asked
      .filter((item) => placeOf(item) === at)
      .map(({ booking_id, starts_at }) => ({ id: booking_id, at: starts_at.getTime() }))
    for (const [id, times] of spreadTimes(lost, await freeTimesFor(tx, at, now), before)) given.set(id, times)
  }
  return given
}
type Question = { placeId: string; asked: readonly ItemRow[]; before: readonly ItemRow['offered'][]; now: Date }

/** A list of a place, and whom of it to tell: everybody who was told nothing yet, or these, told before or not. */
type List = { id: string; placeId: string; only?: readonly string[] }

/** Offers times to those of a list who have answered nothing; how many. The caller has judged who may do it. */
export async function tellListed(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'secret'>,
  { id, placeId, only, staffId }: List & { staffId: string },
): Promise<number> {
  const { now } = deps
  const items = (await readItems(tx, id)).filter(({ is_standing, starts_at }) => is_standing && starts_at > now)
  const asked = items.filter(({ state, booking_id }) =>
    only ? (state === 'open' || state === 'told') && only.includes(booking_id) : state === 'open',
  )
  const before = items.filter((item) => item.state === 'told' && !asked.includes(item)).map(({ offered }) => offered)
  const times = await timesFor(tx, { placeId, asked, before, now })
  let told = 0
  for (const item of asked)
    if (await offer(tx, deps, item, times.get(item.booking_id)?.slice(0, OFFERED) ?? [])) told += 1
  if (told > 0)
    await writeDeskEvent(tx, {
      ...{ at: now, staffId, placeId, verb: 'interruption_told', subject: id },
      ...{ before: {}, after: { told } },
    })
  return told
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
  const { db } = deps
  const row = await readInterruption(db.reads, id)
  if (!row || !actor.mayAt(row.place_id)) return { kind: 'not_found' }
  if (row.lifted_at) return { kind: 'lifted' }
  const list = { id, placeId: row.place_id, staffId: actor.staffId, ...(only && { only }) }
  return { kind: 'told', told: await db.transaction((tx) => tellListed(tx, deps, list)) }
}
