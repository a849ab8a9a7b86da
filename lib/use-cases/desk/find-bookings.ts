// The desk's list of bookings: by reference, number or the beginning of a name, by clinic, days and state.
import type { BookingStatus } from '@/lib/catalogue/booking-status'
import type { Visit } from '@/lib/catalogue/visits'
import { readDeskBookings } from '@/lib/db/queries/desk-bookings'
import { searchBookings } from '@/lib/db/queries/desk-search'
import { readPlaceNames } from '@/lib/db/queries/live-times'
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'
import { parseReference } from '@/lib/domain/references'
import { BOOKING } from '@/lib/domain/slots'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { type DayVisit, visitOf } from '@/lib/use-cases/desk/booking-view'

/** `text`: a reference, a number, or how a name begins. `from`, `until`: clinic-local dates of the visit, both included. */
export type BookingFilter = {
  text?: string
  placeId?: string
  from?: string
  until?: string
  visit?: Visit
  status?: BookingStatus
}
/** Where a page ended: hand it in for the next one. */
export type BookingCursor = { at: string; id: string }
export type ListedBooking = DayVisit & { date: string; place: { id: string; name: string } }
export type BookingList = { bookings: ListedBooking[]; next: BookingCursor | null }

/** As far back as is looked without a day, in days: longer than any treatment's pause. */
const BACK_DAYS = 730

/** What a text looks for. Ten digits or more are a number, of India where no country is said. */
function lookedFor(text: string): { reference: string | null; phone: string | null; name: string | null } {
  const typed = text.trim()
  const none = { reference: null, phone: null, name: null }
  if (typed === '') return none
  const reference = parseReference(typed)
  if (reference !== null) return { ...none, reference }
  const digits = typed.replace(/\D/g, '')
  if (digits.length < 10 || /\p{L}/u.test(typed)) return { ...none, name: typed }
  return { ...none, phone: typed.startsWith('+') ? `+${digits}` : `+91${digits.slice(-10)}` }
}

/** The bookings that fit, the latest visit first, `limit` a page; of the places alone where the actor has a right. */
export async function findBookings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  filter: BookingFilter,
  { after, limit }: { after?: BookingCursor | null; limit: number },
): Promise<BookingList> {
  const { text = '', placeId, visit = null, status = null } = filter
  const places = placeId === undefined ? (await readPlaceNames(db.reads)).map(({ id }) => id) : [placeId]
  const placeIds = places.filter((id) => actor.mayAt(id))
  if (placeIds.length === 0) return { bookings: [], next: null }
  const { date: today } = localOf(now)
  const from = instantOf(filter.from ?? addDays(today, -BACK_DAYS), '00:00')
  const until = instantOf(addDays(filter.until ?? addDays(today, BOOKING.deskWindowDays), 1), '00:00')
  const query = { ...lookedFor(text), placeIds, from, until, visit, status, limit: limit + 1 }
  const found = await searchBookings(db.reads, {
    ...query,
    after: after ? { at: new Date(after.at), id: after.id } : null,
  })
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  const rows = await readDeskBookings(
    db.reads,
    shown.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const bookings = shown.flatMap(({ id, starts_at }) => {
    const row = byId.get(id)
    if (!row) return []
    const place = { id: row.place_id, name: row.place_name }
    return [{ ...visitOf(row, { now, role: actor.role }), date: localOf(starts_at).date, place }]
  })
  return { bookings, next: last ? { at: last.starts_at.toISOString(), id: last.id } : null }
}

/** So many are looked up by one statement: of more, reading a table whole would seem cheaper to the database. */
const AT_ONCE = 250

/** The same for a file: `most` of them at most. */
export async function listBookings(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  filter: BookingFilter,
  most: number,
): Promise<ListedBooking[]> {
  const listed: ListedBooking[] = []
  let after: BookingCursor | null = null
  do {
    const page: BookingList = await findBookings(deps, actor, filter, {
      after,
      limit: Math.min(AT_ONCE, most - listed.length),
    })
    listed.push(...page.bookings)
    after = page.next
  } while (after && listed.length < most)
  return listed
}
