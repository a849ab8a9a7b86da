// Offered times are not held: taking one is an ordinary move.

import { readZonesOf } from '@/lib/db/queries/clinics/home-zone-pincodes'
import { type ItemRow, offerTimes, readItems } from '@/lib/db/queries/closures/affected-bookings'
import { readClosure } from '@/lib/db/queries/closures/closures'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { lockChain } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import type { Tx } from '@/lib/db/schema'
import { type FreeTime, OFFERED, spreadTimes } from '@/lib/domain/calendar/offered-times'
import { localOf } from '@/lib/domain/clinic-time'
import { freeTimesFor } from '@/lib/use-cases/closures/free-times'
import { reseatAffected } from '@/lib/use-cases/closures/reseat'
import { timeStandsMessage, timeStandsPayload } from '@/lib/use-cases/closures/stands'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

/** `seated`: got another chair at their time, so they are not notified. */
export type NotifyOutcome =
  | { kind: 'told'; notified: number; seated: number }
  | { kind: 'lifted' }
  | { kind: 'not_found' }

async function offer(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'secret'>,
  row: ItemRow,
  times: readonly FreeTime[],
): Promise<boolean> {
  const { now } = deps
  const offered = times.map(({ placeId, date, start, end }) => ({ placeId, date, start, end }))
  const nth = await offerTimes(tx, { id: row.closure_id, bookingId: row.booking_id, offered, now })
  if (nth === 0) return false
  const payload = { ...timeStandsPayload(deps, row), times: offered.map(({ date, start }) => ({ date, start })) }
  // A deleted account's number may be another person's by now, so the desk calls.
  if (!row.unlinked) await writeMessage(tx, { kind: 'new_times', payload, ...timeStandsMessage(row, nth, now) })
  return true
}

/** A home visit gets times of the zone that serves its pincode now. */
async function timesFor(tx: Tx, { placeId, selected, before, now }: Question): Promise<Map<string, FreeTime[]>> {
  const zones = await readZonesOf(
    tx,
    selected.flatMap(({ pincode }) => pincode ?? []),
  )
  const placeOf = ({ pincode }: ItemRow) => (pincode === null ? placeId : zones.get(pincode))
  const offered = new Map<string, FreeTime[]>()
  for (const at of new Set(selected.map(placeOf))) {
    if (at === undefined) continue
    const items = selected.filter((item) => placeOf(item) === at)
    const given = [...before]
    for (const visitMinutes of new Set(items.map(({ visit_minutes }) => visit_minutes))) {
      const alike = items.filter(({ visit_minutes }) => visit_minutes === visitMinutes)
      const lost = alike.map((item) => ({ id: item.booking_id, at: item.starts_at.getTime(), placeId: item.place_id }))
      const lostDates = alike.map(({ starts_at }) => localOf(starts_at).date)
      const free = await freeTimesFor(tx, at, { lostDates, visitMinutes, now })
      for (const [id, times] of spreadTimes(lost, free, given)) offered.set(id, times)
      given.push(...alike.map(({ booking_id }) => offered.get(booking_id) ?? []))
    }
  }
  return offered
}
type Question = { placeId: string; selected: readonly ItemRow[]; before: readonly ItemRow['offered'][]; now: Date }

/** `only`: these bookings, notified before or not; without it those not notified yet. */
type List = { id: string; placeId: string; only?: readonly string[] }

/** Returns how many were notified. The caller has checked the actor's right. */
export async function notifyListed(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'secret'>,
  list: List & { staffId: string },
): Promise<number> {
  const { now } = deps
  const { id, placeId, staffId } = list
  const items = (await readItems(tx, id)).filter(({ is_standing, starts_at }) => is_standing && starts_at > now)
  const selected = items.filter((item) => isSelected(list, item))
  const before = items.filter((item) => item.state === 'told' && !selected.includes(item)).map(({ offered }) => offered)
  const times = await timesFor(tx, { placeId, selected, before, now })
  let notified = 0
  for (const item of selected)
    if (await offer(tx, deps, item, times.get(item.booking_id)?.slice(0, OFFERED) ?? [])) notified += 1
  if (notified > 0)
    await writeDeskEvent(tx, {
      at: now,
      staffId,
      placeId,
      verb: 'closure_told',
      subject: id,
      before: {},
      after: { told: notified },
    })
  return notified
}

const isSelected = ({ only }: Pick<List, 'only'>, { state, booking_id }: ItemRow): boolean =>
  only ? (state === 'open' || state === 'told') && only.includes(booking_id) : state === 'open'

const seatListed = ({ db, ...deps }: Deps, list: List): Promise<number> =>
  db.transaction(async (tx) => {
    await lockChain(tx)
    const bookingIds = (await readItems(tx, list.id))
      .filter((item) => isSelected(list, item))
      .map((item) => item.booking_id)
    return (await reseatAffected(tx, deps, { placeId: list.placeId, bookingIds })).size
  })

/** Bookings that can have another chair are not notified. `not_found`: unknown, or not the actor's. */
export async function notifyAffected(
  deps: Deps,
  actor: DeskActor,
  id: string,
  { only }: { only?: readonly string[] } = {},
): Promise<NotifyOutcome> {
  const { db } = deps
  const row = await readClosure(db.reads, id)
  if (!row || !actor.mayAt(row.place_id)) return { kind: 'not_found' }
  if (row.lifted_at) return { kind: 'lifted' }
  const list = { id, placeId: row.place_id, staffId: actor.staffId, ...(only && { only }) }
  const seated = await seatListed(deps, list)
  return { kind: 'told', notified: await db.transaction((tx) => notifyListed(tx, deps, list)), seated }
}
