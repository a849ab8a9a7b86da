import type { BookingStatus } from '@/lib/catalogue/booking-status'
import type { Visit } from '@/lib/catalogue/visits'
import { readPlaceNames } from '@/lib/db/queries/calendar/live-times'
import { readDeskBookings } from '@/lib/db/queries/desk/bookings'
import { type SearchQuery, searchBookings } from '@/lib/db/queries/desk/search'
import { parseReference } from '@/lib/domain/booking/references'
import { hasSeat } from '@/lib/domain/booking/visit'
import { BOOKING } from '@/lib/domain/calendar/slots'
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'
import { nameParts } from '@/lib/domain/name-parts'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { type DayVisit, visitOf } from '@/lib/use-cases/desk/booking-view'

/** `text`: a reference, words of a name, a number or its last digits. `from`, `until`: clinic-local, inclusive. */
export type BookingFilter = {
  text?: string
  placeId?: string
  from?: string
  until?: string
  visit?: Visit
  status?: BookingStatus
}
export type BookingCursor = { at: string; id: string }
/** `attribution`: campaign parameters and the click id. */
export type ListedBooking = DayVisit & {
  date: string
  place: { id: string; name: string }
  attribution: Record<string, string>
}
export type BookingList = { bookings: ListedBooking[]; next: BookingCursor | null }

const BACK_DAYS = 730

const ENDING_DIGITS = 4
const NUMBER_DIGITS = 10
const TEXT_LENGTH = 100

type LookedFor = Pick<SearchQuery, 'reference' | 'phone' | 'ending' | 'words'>

/** A number without a country is Indian. Null for text that means nobody: too few digits, or only signs. */
function lookedFor(text: string): LookedFor | null {
  const anybody = { reference: null, phone: null, ending: null, words: [] }
  if (text.trim() === '') return anybody
  const reference = parseReference(text)
  if (reference !== null) return { ...anybody, reference }
  const parts = text.split(/\s+/u).filter((part) => /\p{L}/u.test(part) && !/\d/.test(part))
  const words = nameParts(parts.join(' '))
  const digits = text.replace(/\D/g, '')
  if (digits === '') return words.length > 0 ? { ...anybody, words } : null
  if (digits.length < ENDING_DIGITS) return null
  if (digits.length < NUMBER_DIGITS) return { ...anybody, words, ending: digits }
  return { ...anybody, phone: text.includes('+') ? `+${digits}` : `+91${digits.slice(-NUMBER_DIGITS)}` }
}

export async function findBookings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  filter: BookingFilter,
  { after, limit }: { after?: BookingCursor | null; limit: number },
): Promise<BookingList> {
  const { placeId, visit = null, status = null } = filter
  const places = (await readPlaceNames(db.reads)).map(({ id }) => id)
  const placeIds = places.filter((id) => actor.mayAt(id) && (placeId === undefined || id === placeId))
  const meant = lookedFor((filter.text ?? '').slice(0, TEXT_LENGTH))
  if (placeIds.length === 0 || meant === null) return { bookings: [], next: null }
  const { date: today } = localOf(now)
  const from = instantOf(filter.from ?? addDays(today, -BACK_DAYS), '00:00')
  const until = instantOf(addDays(filter.until ?? addDays(today, BOOKING.deskWindowDays), 1), '00:00')
  const isSeated = status === 'cancelled' ? false : visit && hasSeat(visit)
  const query = { ...meant, placeIds, allPlaces: places.length, from, until, visit, status, isSeated, limit: limit + 1 }
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
    return [
      {
        ...visitOf(row, { now, role: actor.role }),
        date: localOf(starts_at).date,
        place,
        attribution: row.attribution,
      },
    ]
  })
  return { bookings, next: last ? { at: last.starts_at.toISOString(), id: last.id } : null }
}

/** With more in one statement, the database would prefer to read a whole table. */
const AT_ONCE = 250

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
