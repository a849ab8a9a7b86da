// A manager changes the hours and chairs of one place: the chain's file is followed by the same code, with this one place changed.
import { openMinutes } from '@/lib/chain-file/hours'
import type { ChainRows } from '@/lib/db/chain-rows'
import { readChain, readChainRows } from '@/lib/db/queries/chain/chain'
import { writeFacts } from '@/lib/db/queries/chain/chain-writes'
import { type PlaceSetUp, readSetUp } from '@/lib/db/queries/chain/place-set-up'
import { type DeskEvent, writeDeskEvent } from '@/lib/db/queries/desk/events'
import { lockChain } from '@/lib/db/queries/locks'
import { bookableDates, hoursOn } from '@/lib/domain/calendar/slots'
import { localOf } from '@/lib/domain/clinic-time'
import { orLeftOver, rewriteChain } from '@/lib/use-cases/chain/rewrite'
import type { StrandedBooking } from '@/lib/use-cases/closures/stranded'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

export type { PlaceSetUp }

/** Clinic-local HH:MM, closing up to 24:00; null is closed. */
type DayTimes = { opens: string; closes: string } | null
/** `hours`: seven, Monday first. */
type Week = { seats: number; hours: DayTimes[] }
/** `planned`: other hours, that hold from a day on. */
type Times = Week & { planned: { from: string; hours: DayTimes[] } | null }
/** `version`: of what the manager was shown (versionOf). `isOffering`: who would lose their place is offered new times. */
type Form = { placeId: string; version: string; isOffering: boolean }
/** `from`: the clinic-local day from which the hours hold, `YYYY-MM-DD`; chairs hold at once. */
type PlaceWish = Form & Week & { from: string }
/** By a day's number from 0, Monday first: they end before they begin, no step of five minutes, too short for a visit. */
type HoursMistakes = Record<number, 'order' | 'grid' | 'short'>
export type SetUpOutcome =
  | { kind: 'set'; offered: number }
  | { kind: 'stranded'; stranded: StrandedBooking[] }
  | { kind: 'mistaken'; seats: boolean; from: boolean; days: HoursMistakes }
  /** Somebody else has changed it since. */
  | { kind: 'stale' }
  | { kind: 'not_found' }

/** As many as a place can have (lib/chain-file/schema.ts). */
const MOST_SEATS = 60

const writeWeek = (hours: readonly DayTimes[]): string =>
  hours.map((day) => (day ? `${day.opens}-${day.closes}` : 'closed')).join(' ')

const writePlan = ({ planned }: Pick<Times, 'planned'>): string =>
  planned ? `${planned.from} ${writeWeek(planned.hours)}` : 'none'

/** What tells one set-up of a place from another. */
export const versionOf = (times: Times): string => `${times.seats} ${writeWeek(times.hours)} ${writePlan(times)}`

const mayAt = (actor: DeskActor, placeId: string): boolean => actor.role === 'manager' && actor.mayAt(placeId)

/** A place as it is set up today; null where it is of the chain no more, or the actor manages another. */
export async function placeSetUp(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  placeId: string,
): Promise<PlaceSetUp | null> {
  const place = mayAt(actor, placeId) ? await readSetUp(db.reads, placeId) : undefined
  return place ? standingOn(place, localOf(now).date) : null
}

/** Opening and closing on a step of five minutes: slots are counted from the one, and no day is longer than 24:00. */
const ON_GRID = /^(([01]\d|2[0-3]):[0-5][05]|24:00)$/

/** As it stands on a day: what was planned for an earlier one is what holds. */
function standingOn<Place extends Times>(place: Place, today: string): Place {
  const { planned } = place
  return { ...place, hours: [...hoursOn(place, today)], planned: planned && planned.from > today ? planned : null }
}

function hoursMistakes(hours: readonly DayTimes[], slotMinutes: number): HoursMistakes {
  const found: HoursMistakes = {}
  for (const [at, day] of hours.entries()) {
    if (!day) continue
    const minutes = openMinutes(`${day.opens}-${day.closes}`) ?? 0
    if (!ON_GRID.test(day.opens) || !ON_GRID.test(day.closes)) found[at] = 'grid'
    else if (minutes <= 0) found[at] = 'order'
    else if (minutes < slotMinutes) found[at] = 'short'
  }
  return found
}

type SetUpDeps = Pick<Deps, 'db' | 'now' | 'secret'>

const notified = (of: Times) => ({ seats: of.seats, hours: writeWeek(of.hours), planned: writePlan(of) })

type Rewritten = { before: ChainRows; after: ChainRows; staffId: string; now: Date }

/** What the audit of a place says of an import that changed its set-up. */
export function setUpEvent(placeId: string, { before, after, staffId, now }: Rewritten): DeskEvent {
  const of = ({ places }: ChainRows) => {
    const place = places.find(({ id }) => id === placeId)
    return place ? notified(place) : {}
  }
  return { at: now, staffId, placeId, verb: 'set_up', subject: placeId, before: of(before), after: of(after) }
}

/** Makes a place what `wanted` says of it. What is as it was changes nothing. */
function change(
  { db, now, secret }: SetUpDeps,
  { staffId }: DeskActor,
  { placeId, version, isOffering }: Form,
  wanted: (standing: Times) => Times,
): Promise<SetUpOutcome> {
  const work = db.transaction(async (tx): Promise<SetUpOutcome> => {
    await lockChain(tx)
    const [chain, rows] = [await readChain(tx), await readChainRows(tx)]
    const place = rows.places.find(({ id }) => id === placeId)
    if (!chain || !place) return { kind: 'not_found' }
    const standing = standingOn(place, localOf(now).date)
    const times = wanted(standing)
    const before = versionOf(standing)
    // The same form twice has done what it says.
    if (before === versionOf(times)) return { kind: 'set', offered: 0 }
    if (before !== version) return { kind: 'stale' }
    const places = rows.places.map((one) => (one === place ? { ...one, ...times } : one))
    const offeredBy = isOffering ? staffId : null
    const { stranded } = await rewriteChain(tx, { now, secret }, { rows: { ...rows, places }, offeredBy })
    const { facts, imported_at: importedAt, closed_until: closedUntil } = chain
    await writeFacts(tx, { facts, importedAt, closedUntil, changed: true })
    const done = { at: now, staffId, placeId, verb: 'set_up', subject: placeId } as const
    const changed = { ...notified(times), offered: stranded.length }
    await writeDeskEvent(tx, { ...done, before: { ...notified(standing), offered: 0 }, after: changed })
    return { kind: 'set', offered: stranded.length }
  })
  return orLeftOver(work)
}

/** The days from which hours may hold: as far ahead as the calendar is open. */
export function setUpDays(now: Date): { first: string; last: string } {
  const days = bookableDates(now)
  const today = localOf(now).date
  return { first: today, last: days.at(-1) ?? today }
}

/**
 * Changes the chairs of a place from now on, and its hours from a day on: until then the present ones hold, and another plan is
 * replaced. Bookings that would have no place are told and nothing is changed, unless `isOffering`.
 */
export async function setUpPlace(deps: SetUpDeps, actor: DeskActor, wish: PlaceWish): Promise<SetUpOutcome> {
  const { seats, hours, from } = wish
  const shown = await placeSetUp(deps, actor, wish.placeId)
  if (!shown) return { kind: 'not_found' }
  const days = hoursMistakes(hours, shown.slotMinutes)
  const { first, last } = setUpDays(deps.now)
  const mistaken = {
    seats: !Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS,
    from: from < first || from > last,
  }
  if (mistaken.seats || mistaken.from || hours.length !== 7 || Object.keys(days).length > 0)
    return { kind: 'mistaken', ...mistaken, days }
  return change(deps, actor, wish, (standing) => {
    if (from === first) return { ...standing, seats, hours }
    const isSame = writeWeek(hours) === writeWeek(standing.hours)
    return { ...standing, seats, planned: isSame ? null : { from, hours } }
  })
}

/** Takes a plan back: the present hours go on. Else as setUpPlace. */
export async function removePlan(deps: SetUpDeps, actor: DeskActor, form: Form): Promise<SetUpOutcome> {
  const shown = await placeSetUp(deps, actor, form.placeId)
  return shown ? change(deps, actor, form, (standing) => ({ ...standing, planned: null })) : { kind: 'not_found' }
}
