// A manager changes the hours and chairs of one place: the chain's file is followed by the same code, with this one place changed.
import { minutesOf } from '@/lib/chain-file/hours'
import { readChain, readChainRows } from '@/lib/db/queries/chain'
import { writeFacts } from '@/lib/db/queries/chain-writes'
import { writeDeskEvent } from '@/lib/db/queries/desk-events'
import { lockChain } from '@/lib/db/queries/locks'
import { type PlaceSetUp, readSetUp } from '@/lib/db/queries/place-set-up'
import { orLeftOver, rewriteChain } from '@/lib/use-cases/chain/rewrite'
import type { StrandedBooking } from '@/lib/use-cases/chain/stranded'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

/** Clinic-local HH:MM, closing up to 24:00; null is closed. */
type DayTimes = { opens: string; closes: string } | null
type Week = { seats: number; hours: readonly DayTimes[] }
/** `hours`: seven, Monday first. `version`: of what the manager was shown (versionOf). */
export type PlaceWish = Week & { placeId: string; version: string }
/** By a day's number from 0, Monday first: they end before they begin, no step of five minutes, too short for a visit. */
type HoursMistakes = Record<number, 'order' | 'grid' | 'short'>
export type SetUpOutcome =
  | { kind: 'set'; offered: number }
  | { kind: 'stranded'; stranded: StrandedBooking[] }
  | { kind: 'mistaken'; seats: boolean; days: HoursMistakes }
  /** Somebody else has changed it since. */
  | { kind: 'stale' }
  | { kind: 'not_found' }

/** As many as a place can have (lib/chain-file/schema.ts). */
const MOST_SEATS = 60

const writeWeek = ({ hours }: Week): string =>
  hours.map((day) => (day ? `${day.opens}-${day.closes}` : 'closed')).join(' ')

/** What tells one set-up of a place from another. */
export const versionOf = (week: Week): string => `${week.seats} ${writeWeek(week)}`

const mayAt = (actor: DeskActor, placeId: string): boolean => actor.role === 'manager' && actor.mayAt(placeId)

/** A place as it is set up; null where it is of the chain no more, or the actor manages another. */
export async function placeSetUp(
  { db }: Pick<Deps, 'db'>,
  actor: DeskActor,
  placeId: string,
): Promise<PlaceSetUp | null> {
  return mayAt(actor, placeId) ? ((await readSetUp(db.reads, placeId)) ?? null) : null
}

/** Opening and closing on a step of five minutes: slots are counted from the one, and no day is longer than 24:00. */
const ON_GRID = /^(([01]\d|2[0-3]):[0-5][05]|24:00)$/

function mistakesOf(hours: readonly DayTimes[], slotMinutes: number): HoursMistakes {
  const found: HoursMistakes = {}
  for (const [at, day] of hours.entries()) {
    if (!day) continue
    const minutes = minutesOf(`${day.opens}-${day.closes}`) ?? 0
    if (!ON_GRID.test(day.opens) || !ON_GRID.test(day.closes)) found[at] = 'grid'
    else if (minutes <= 0) found[at] = 'order'
    else if (minutes < slotMinutes) found[at] = 'short'
  }
  return found
}

/**
 * Changes the hours and chairs of a place from now on. Bookings that would have no place are told and nothing is changed, unless
 * `isOffering`: then their patients are offered new times. What is as it was changes nothing.
 */
export async function setUpPlace(
  { db, now, secret }: Pick<Deps, 'db' | 'now' | 'secret'>,
  actor: DeskActor,
  { placeId, seats, hours, version, isOffering }: PlaceWish & { isOffering: boolean },
): Promise<SetUpOutcome> {
  const shown = await placeSetUp({ db }, actor, placeId)
  if (!shown) return { kind: 'not_found' }
  const days = mistakesOf(hours, shown.slotMinutes)
  const isCount = Number.isInteger(seats) && seats >= 1 && seats <= MOST_SEATS
  if (!isCount || hours.length !== 7 || Object.keys(days).length > 0) return { kind: 'mistaken', seats: !isCount, days }
  const { staffId } = actor
  const work = db.transaction(async (tx): Promise<SetUpOutcome> => {
    await lockChain(tx)
    const [chain, rows] = [await readChain(tx), await readChainRows(tx)]
    const place = rows.places.find(({ id }) => id === placeId)
    if (!chain || !place) return { kind: 'not_found' }
    const [before, after] = [versionOf(place), versionOf({ seats, hours })]
    // The same form twice has done what it says.
    if (before === after) return { kind: 'set', offered: 0 }
    if (before !== version) return { kind: 'stale' }
    const places = rows.places.map((one) => (one === place ? { ...one, seats, hours: [...hours] } : one))
    const newTimes = isOffering ? { staffId, secret } : undefined
    const { stranded } = await rewriteChain(tx, { rows: { ...rows, places }, newTimes, now })
    const { facts, imported_at: importedAt, closed_until: closedUntil } = chain
    await writeFacts(tx, { facts, importedAt, closedUntil, changed: true })
    const told = (week: Week) => ({ seats: week.seats, hours: writeWeek(week) })
    const done = { at: now, staffId, placeId, verb: 'set_up', subject: placeId }
    const changed = { ...told({ seats, hours }), offered: stranded.length }
    await writeDeskEvent(tx, { ...done, before: { ...told(place), offered: 0 }, after: changed })
    return { kind: 'set', offered: stranded.length }
  })
  return orLeftOver(work)
}
