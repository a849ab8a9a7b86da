// One booking at the desk: all that is known of it, what may be done with it, and what was.
import type { DeskBookingView, HistoryLine } from '@/components/desk/booking-views'
import type { DayNotice } from '@/components/desk/day-views'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { telHref } from '@/lib/addresses/outward'
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import { photoViews } from '@/lib/http/photo-views'
import { type DeskRequest, withDesk } from '@/lib/http/with-desk'
import { bookingView } from '@/lib/screens/booking-view'
import { deskAct, saidOf } from '@/lib/screens/desk/booking-acts'
import { deskTimes } from '@/lib/screens/desk/desk-times'
import { visitCard } from '@/lib/screens/desk/visit-card'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatTime, readablePhone } from '@/lib/texts/format'
import type { Words } from '@/lib/texts/languages'
import { answerOf } from '@/lib/use-cases/booking/answer-visit'
import { type FoundBooking, findBooking } from '@/lib/use-cases/booking/find'
import type { DayVisit } from '@/lib/use-cases/desk/booking-view'
import { historyOf } from '@/lib/use-cases/desk/history'
import { listDeskTimes } from '@/lib/use-cases/desk/list-times'
import { readDay } from '@/lib/use-cases/desk/read-day'
import { bookingPhotos } from '@/lib/use-cases/photos/list'

export type DeskBookingProps = { booking: DeskBookingView; notice: DayNotice | null }

const one = (value: string | string[] | undefined): string => [value].flat().at(-1) ?? ''

function momentOf(words: Words, moment: Date): string {
  const { date, time } = localOf(moment)
  return `${formatDay(words, date)}, ${formatTime(words, time)}`
}

function factsOf(words: Words, booking: FoundBooking, visit: DayVisit): DeskBookingView['facts'] {
  const { facts, sources } = words['desk-booking'].DESK_BOOKING
  const view = bookingView(words, booking, booking.startsAt)
  return [
    { label: facts.reference, value: booking.reference },
    { label: facts.phone, value: readablePhone(booking.phone), href: telHref(booking.phone) },
    { label: facts.treatment, value: view.treatment },
    { label: facts.price, value: view.price },
    { label: facts.place, value: booking.place.name },
    { label: facts.address, value: booking.address ? view.placeAddress : '' },
    { label: facts.chair, value: String(visit.seat) },
    { label: facts.how, value: sources[visit.source] },
  ].filter(({ value }) => value !== '')
}

async function historyLines({ visitor: { deps, words } }: DeskRequest, booking: FoundBooking): Promise<HistoryLine[]> {
  const { acts, nobody } = words['desk-booking'].DESK_BOOKING
  const { marks } = words['desk-day'].DAY
  return (await historyOf(deps, booking.id)).map(({ id, at, verb, visit, by, isUndone }) => ({
    key: String(id),
    at: momentOf(words, at),
    text: fill<string>(isUndone ? acts.undone : acts.done, {
      what: verb === 'mark' && visit ? marks[visit] : acts.verbs[verb],
    }),
    by: by ?? nobody,
  }))
}

/** What the patient said of the visit, in the same list; the words not where names are hidden. */
async function answerLines({ visitor: { deps, words, desk } }: DeskRequest, id: string): Promise<HistoryLine[]> {
  const { answers, patient } = words['desk-booking'].DESK_BOOKING
  const answer = await answerOf(deps, id)
  if (!answer?.answered_at) return []
  const said = desk.isHiding ? null : answer.personal_words
  const holes = { score: String(answer.score), words: said ?? '' }
  const text = fill<string>(said ? answers.words : answers.score, holes)
  return [{ key: 'answer', at: momentOf(words, answer.answered_at), text, by: patient }]
}

async function viewOf(request: DeskRequest, booking: FoundBooking, visit: DayVisit): Promise<DeskBookingView> {
  const { visitor, desk, page } = request
  const { deps, words } = visitor
  const { reference, date, start, place } = booking
  const action = DESK_PATHS.booking(reference)
  const screen = { now: deps.now, isHidden: visitor.desk.isHiding }
  const card = visitCard(words, { ...visit, startsAt: instantOf(date, start) }, screen, true)
  const isCancelled = booking.status === 'cancelled'
  const isOpen = !isCancelled && (visit.visit === 'expected' || visit.visit === 'arrived')
  const asked = one(page.query.date) || date
  const times = isOpen ? await listDeskTimes(deps, desk.actor, { placeId: place.id, day: asked }) : null
  const acts = await historyLines(request, booking)
  const history = [...(await answerLines(request, booking.id)), ...acts]
  const photos = (await bookingPhotos(deps, [booking.id])).get(booking.id) ?? []
  return {
    ...{ card, isCancelled, action, canCancel: isOpen, history, note: screen.isHidden ? '' : (visit.note ?? '') },
    dayHref: DESK_PATHS.day(place.id, date),
    when: `${formatDay(words, date)}, ${formatTime(words, start)}`,
    facts: screen.isHidden ? [] : factsOf(words, booking, visit),
    photos: screen.isHidden ? [] : await photoViews(visitor, photos),
    isOpen: one(page.query.date) !== '',
    move:
      times &&
      deskTimes(visitor, times, { placeId: place.id, hrefOf: (day) => DESK_PATHS.booking(reference, { date: day }) }),
    undo: acts.length > 0 ? words['desk-booking'].DESK_BOOKING.undo : null,
  }
}

/** The visit as its day has it. */
async function visitOf({ visitor: { deps }, desk }: DeskRequest, booking: FoundBooking): Promise<DayVisit | undefined> {
  const day = await readDay(deps, desk.actor, { placeId: booking.place.id, date: booking.date })
  return [...(day?.visits ?? []), ...(day?.cancelled ?? [])].find(({ reference }) => reference === booking.reference)
}

/** The getServerSideProps of /desk/booking/[reference]. */
export const deskBookingPage = withDesk<DeskBookingProps>('/desk/booking/[reference]', {}, async (request) => {
  const { page, visitor, desk, form } = request
  const { deps, words } = visitor
  const access = { reference: one(page.params?.reference), staff: desk.actor }
  const before = await findBooking(deps, access)
  if (!before) return { notFound: true }
  const outcome = form ? await deskAct(request, form, before) : null
  if (outcome && 'act' in outcome) {
    const to = DESK_PATHS.booking(before.reference, { said: outcome.act })
    return { redirect: { destination: to, statusCode: 303 } }
  }
  const visit = await visitOf(request, before)
  if (!visit) return { notFound: true }
  if (outcome) page.res.statusCode = 409
  const booking = await viewOf(request, before, visit)
  const said = saidOf(words, one(page.query.said), { when: booking.when, state: booking.card.state })
  return { props: { booking, notice: outcome ? outcome.refusal : said } }
})
