// A changed place follows the same code as an imported file.
import type { DayHours } from '@/lib/catalogue/clinics/opening-hours'
import { openMinutes } from '@/lib/chain-file/hours'
import type { ChainRows } from '@/lib/db/chain-rows'
import { readChain, readChainRows } from '@/lib/db/queries/chain/chain'
import { writeFacts } from '@/lib/db/queries/chain/chain-writes'
import { type PlaceSetUp, readSetUp } from '@/lib/db/queries/chain/place-set-up'
import { type DeskEvent, writeDeskEvent } from '@/lib/db/queries/desk/events'
import { lockChain } from '@/lib/db/queries/locks'
import { bookableDates, hoursOn, spansOf } from '@/lib/domain/calendar/slots'
import { localOf } from '@/lib/domain/clinic-time'
import { orLeftOver, rewriteChain } from '@/lib/use-cases/chain/rewrite'
import type { StrandedBooking } from '@/lib/use-cases/closures/stranded'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

export type { PlaceSetUp }

/** `hours`: seven days, Monday first, clinic-local HH:MM, closing up to 24:00. */
type Week = { seats: number; hours: DayHours[] }
type Times = Week & { planned: { from: string; hours: DayHours[] } | null }
/** `version`: the set-up that the manager saw. `isOffering`: offers stranded patients new times. */
type Form = { placeId: string; version: string; isOffering: boolean }
/** `from`: the clinic-local day, `YYYY-MM-DD`, from which the hours apply; chairs apply at once. */
type PlaceChange = Form & Week & { from: string }
/** By day, 0 is Monday. `order`: a span or break ends before it begins. `grid`: off the five minutes. `short`: no time for a visit. */
type HoursMistakes = Record<number, 'order' | 'grid' | 'short'>
export type SetUpOutcome =
  | { kind: 'set'; offered: number }
  | { kind: 'stranded'; stranded: StrandedBooking[] }
  | { kind: 'mistaken'; seats: boolean; from: boolean; days: HoursMistakes }
  | { kind: 'stale' }
  | { kind: 'not_found' }

const MOST_SEATS = 60

const writeDay = (day: DayHours): string =>
  spansOf(day)
    .map(({ opens, closes }) => `${opens}-${closes}`)
    .join(',')

const writeWeek = (hours: readonly DayHours[]): string => hours.map((day) => writeDay(day) || 'closed').join(' ')

const writePlan = ({ planned }: Pick<Times, 'planned'>): string =>
  planned ? `${planned.from} ${writeWeek(planned.hours)}` : 'none'

export const versionOf = (times: Times): string => `${times.seats} ${writeWeek(times.hours)} ${writePlan(times)}`

const mayAt = (actor: DeskActor, placeId: string): boolean => actor.role === 'manager' && actor.mayAt(placeId)

export async function placeSetUp(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  placeId: string,
): Promise<PlaceSetUp | null> {
  const place = mayAt(actor, placeId) ? await readSetUp(db.reads, placeId) : undefined
  return place ? standingOn(place, localOf(now).date) : null
}

/** Slots count from opening, so times lie on five-minute steps; no day is longer than 24:00. */
const ON_GRID = /^(([01]\d|2[0-3]):[0-5][05]|24:00)$/

/** A plan whose day has come counts as the present hours. */
function standingOn<Place extends Times>(place: Place, today: string): Place {
  const { planned } = place
  return { ...place, hours: [...hoursOn(place, today)], planned: planned && planned.from > today ? planned : null }
}

function hoursMistakes(hours: readonly DayHours[], slotMinutes: number): HoursMistakes {
  const found: HoursMistakes = {}
  for (const [at, day] of hours.entries()) {
    const spans = spansOf(day)
    const minutes = spans.map(({ opens, closes }) => openMinutes(`${opens}-${closes}`) ?? 0)
    const isBackwards = spans.some(({ opens }, nth) => nth > 0 && opens <= (spans[nth - 1]?.closes ?? ''))
    if (spans.some(({ opens, closes }) => !ON_GRID.test(opens) || !ON_GRID.test(closes))) found[at] = 'grid'
    else if (isBackwards || minutes.some((length) => length <= 0)) found[at] = 'order'
    else if (minutes.some((length) => length < slotMinutes)) found[at] = 'short'
  }
  return found
}

type SetUpDeps = Pick<Deps, 'db' | 'now' | 'secret'>

const notified = (of: Times) => ({ seats: of.seats, hours: writeWeek(of.hours), planned: writePlan(of) })

type Rewritten = { before: ChainRows; after: ChainRows; staffId: string; now: Date }

export function setUpEvent(placeId: string, { before, after, staffId, now }: Rewritten): DeskEvent {
  const of = ({ places }: ChainRows) => {
    const place = places.find(({ id }) => id === placeId)
    return place ? notified(place) : {}
  }
  return { at: now, staffId, placeId, verb: 'set_up', subject: placeId, before: of(before), after: of(after) }
}

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
    // The same form was sent twice.
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

export function setUpDays(now: Date): { first: string; last: string } {
  const days = bookableDates(now)
  const today = localOf(now).date
  return { first: today, last: days.at(-1) ?? today }
}

/** Another plan is replaced. `stranded`: nothing changed, because `isOffering` was not set. */
export async function setUpPlace(deps: SetUpDeps, actor: DeskActor, request: PlaceChange): Promise<SetUpOutcome> {
  const { seats, hours, from } = request
  const shown = await placeSetUp(deps, actor, request.placeId)
  if (!shown) return { kind: 'not_found' }
  const days = hoursMistakes(hours, shown.slotMinutes)
  const { first, last } = setUpDays(deps.now)
  const mistaken = {
    seats: !Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS,
    from: from < first || from > last,
  }
  if (mistaken.seats || mistaken.from || hours.length !== 7 || Object.keys(days).length > 0)
    return { kind: 'mistaken', ...mistaken, days }
  return change(deps, actor, request, (standing) => {
    if (from === first) return { ...standing, seats, hours }
    const isSame = writeWeek(hours) === writeWeek(standing.hours)
    return { ...standing, seats, planned: isSame ? null : { from, hours } }
  })
}

export async function removePlan(deps: SetUpDeps, actor: DeskActor, form: Form): Promise<SetUpOutcome> {
  const shown = await placeSetUp(deps, actor, form.placeId)
  return shown ? change(deps, actor, form, (standing) => ({ ...standing, planned: null })) : { kind: 'not_found' }
}
