// A POST searches for a typed text, so that no address shows it; it also pages and saves a file.

import { z } from 'zod'
import { ATTRIBUTION } from '@/flows/params'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { VISITS } from '@/lib/catalogue/visits'
import { addDays, instantOf, isDate, localOf } from '@/lib/domain/clinic-time'
import { momentCursorText, readMomentCursor } from '@/lib/domain/list-cursor'
import { endWithCsv } from '@/lib/http/forms/csv'
import { type DeskRequest, withDesk } from '@/lib/http/forms/with-desk'
import { text, withForms } from '@/lib/http/forms/with-forms'
import { queryValue } from '@/lib/http/query-value'
import { visitCard } from '@/lib/page-handlers/desk/visit-card'
import { formatDay, formatTime } from '@/lib/texts/format'
import { isOneOf } from '@/lib/types/keys'
import {
  type BookingCursor,
  type BookingFilter,
  findBookings,
  type ListedBooking,
  listBookings,
} from '@/lib/use-cases/desk/find-bookings'
import { noteSaved } from '@/lib/use-cases/desk/note-saved'
import type { BookingLine, BookingsView } from '@/lib/views/desk/bookings'

const ROWS = 50
/** Enough for some months of a clinic. */
const MOST = 2000
/** Days before and after today, by default. */
const NEAR_DAYS = 7
/** Named as in links. */
const CAMPAIGN = ATTRIBUTION.filter((param) => param !== 'ref')
const STATES = [...VISITS, 'cancelled'] as const

/** A booking's id and nothing personal. */
const cursorText = ({ at, id }: BookingCursor): string => momentCursorText({ at: new Date(at), id })
function readCursor(text: string): BookingCursor | null {
  const cursor = readMomentCursor(text)
  return cursor && { at: cursor.at.toISOString(), id: cursor.id }
}

/** `after` is where the page before ended. */
const SEARCH = z.object({ text: text.transform((typed) => typed.trim()), after: text })
type Search = z.infer<typeof SEARCH>
type ListQuery = { text: string; after: string; filters: BookingsView['filters']; filter: BookingFilter }

function listQuery({ page: { query }, visitor, desk }: DeskRequest, search: Search | null): ListQuery {
  const { date: today } = localOf(visitor.deps.now)
  const [from, until, state] = [queryValue(query.from), queryValue(query.until), queryValue(query.state)]
  const text = search?.text ?? ''
  const filters = {
    place: desk.place?.id ?? '',
    from: isDate(from) ? from : addDays(today, -NEAR_DAYS),
    until: isDate(until) ? until : addDays(today, NEAR_DAYS),
    state: isOneOf(STATES, state) ? state : '',
  }
  const ofState: BookingFilter =
    filters.state === 'cancelled'
      ? { status: 'cancelled' }
      : isOneOf(VISITS, filters.state)
        ? { status: 'confirmed', visit: filters.state }
        : {}
  const ofDays = { from: filters.from, until: filters.until, ...(desk.place ? { placeId: desk.place.id } : {}) }
  // A search covers all days.
  const filter = text === '' ? { ...ofDays, ...ofState } : { text }
  return { text, after: search ? search.after : queryValue(query.after), filters, filter }
}

function bookingLine({ visitor }: DeskRequest, booking: ListedBooking): BookingLine {
  const { texts, deps } = visitor
  const screen = { now: deps.now, isHidden: visitor.desk.isHiding }
  const card = visitCard(texts, { ...booking, startsAt: instantOf(booking.date, booking.start) }, screen, 'list')
  const isCancelled = booking.status === 'cancelled'
  return {
    reference: booking.reference,
    href: card.href,
    name: card.name,
    phone: card.phone,
    what: card.what,
    when: `${formatDay(texts, booking.date)}, ${formatTime(texts, booking.start)}`,
    place: booking.place.name,
    state: isCancelled ? texts['desk-day'].DAY.cancelledState : card.state,
    known: card.tags.map(({ text }) => text).join(', '),
  }
}

/** Ends the answer with the file, and logs that data left the desk. */
async function save(request: DeskRequest, { filter }: ListQuery) {
  const { page, visitor, desk } = request
  const { columns } = visitor.texts['desk-bookings'].BOOKINGS
  const bookings = await listBookings(visitor.deps, desk.actor, filter, MOST)
  await noteSaved(visitor.deps, desk.actor, { verb: 'bookings_saved', rows: bookings.map(({ place }) => place.id) })
  const head = [columns.date, columns.time, columns.name, columns.phone, columns.what, columns.place]
  const links = CAMPAIGN.filter((param) => bookings.some(({ attribution }) => attribution[param]))
  const rows = bookings.map((booking) => {
    const { name, phone, what, place, state, known, reference } = bookingLine(request, booking)
    return [
      booking.date,
      booking.start,
      name,
      phone.display,
      what,
      place,
      state,
      known,
      reference,
      ...links.map((param) => booking.attribution[param] ?? ''),
    ]
  })
  const file = `bookings-${localOf(visitor.deps.now).date}.csv`
  return endWithCsv(page, file, [[...head, columns.state, columns.known, columns.reference, ...links], ...rows])
}

type BookingsForms = {
  request: DeskRequest
  about: object
  shown: Search
  notice: never
  props: { bookings: BookingsView }
}
const { act, page } = withForms<BookingsForms>()
const ACTS = {
  search: act({
    reads: SEARCH,
    run: async () => ({ kind: 'read' }),
  }).answers({ read: ({ input }) => ({ status: 200, shown: input }) }),
  save: act({
    reads: SEARCH,
    run: async (context, { text }) => ({
      kind: 'saved',
      sent: await save(context, listQuery(context, { text, after: '' })),
    }),
  }).answers({ saved: ({ outcome: { sent } }) => ({ ended: sent }) }),
}

export const bookingsPage = withDesk<BookingsForms['props']>(
  '/desk/bookings',
  {},
  page({
    load: async () => ({}),
    acts: ACTS,
    notices: [],
    unread: { text: '', after: '' },
    async show(request, { shown }) {
      const { visitor, desk } = request
      const { text, filters, filter, ...query } = listQuery(request, shown)
      const after = readCursor(query.after)
      const found = await findBookings(visitor.deps, desk.actor, filter, { after, limit: ROWS })
      const { BOOKINGS } = visitor.texts['desk-bookings']
      const here = DESK_PATHS.bookings(filters)
      return {
        props: {
          bookings: {
            text,
            here,
            filters,
            most: String(MOST),
            places: desk.places.map(({ id, name, city }) => ({ value: id, label: `${city}: ${name}` })),
            states: STATES.map((value) => ({ value, label: BOOKINGS.states[value] })),
            lines: found.bookings.map((booking) => bookingLine(request, booking)),
            after: found.next && cursorText(found.next),
            firstHref: after && text === '' ? here : null,
          },
        },
      }
    },
  }),
)
