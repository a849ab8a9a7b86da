import { DESK_PATHS } from '@/lib/addresses/desk'
import { telHref } from '@/lib/addresses/outward'
import { isBeside } from '@/lib/domain/calendar/seat-rules'
import { instantOf } from '@/lib/domain/clinic-time'
import { type DeskRequest, withDesk } from '@/lib/http/forms/with-desk'
import { photoViews } from '@/lib/http/photo-views'
import { queryValue } from '@/lib/http/query-value'
import { bookingView } from '@/lib/page-handlers/booking/booking-view'
import { titleOf } from '@/lib/page-handlers/closures/closures-view'
import { historyLines, momentText, notificationLines, undoText, whatOf } from '@/lib/page-handlers/desk/booking-history'
import { ACTS, bookingForms, type DeskBookingProps, FLASHES } from '@/lib/page-handlers/desk/change-booking'
import { commentFormView } from '@/lib/page-handlers/desk/comment-form'
import { correctView } from '@/lib/page-handlers/desk/correct-form'
import { chairOptions, deskTimes } from '@/lib/page-handlers/desk/desk-times'
import { visitCard } from '@/lib/page-handlers/desk/visit-card'
import { deskMoneyView } from '@/lib/page-handlers/payments/desk-money-view'
import { deskRecallView } from '@/lib/page-handlers/recalls/desk-recall-view'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatMoney, formatTime, readablePhone } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { type GivenAnswer, readVisitAnswer } from '@/lib/use-cases/booking/answer-visit'
import { type FoundBooking, findBooking } from '@/lib/use-cases/booking/find'
import { listDeskTimes } from '@/lib/use-cases/desk/list-times'
import { type DeskBooking, readDeskBooking } from '@/lib/use-cases/desk/read-booking'
import type { DeskPlace } from '@/lib/use-cases/desk/staff/find-staff'
import { bookingPhotos } from '@/lib/use-cases/photos/list'
import type { DeskBookingView, HistoryLine, MoveView } from '@/lib/views/desk/booking'
import type { VisitCard } from '@/lib/views/desk/day'

const formerly = (texts: Texts, { seats, place }: DeskBooking): string =>
  seats
    .slice(0, -1)
    .map((seat) => {
      const when = `${formatDay(texts, seat.date)}, ${formatTime(texts, seat.start)}`
      return seat.place === place.name ? when : `${when}, ${seat.place}`
    })
    .join('; ')

function bookingFacts(
  texts: Texts,
  { booking, home }: { booking: FoundBooking; home: VisitCard['home'] },
  details: DeskBooking,
): DeskBookingView['facts'] {
  const { visit, bookedAt, bookedBy, feePaise } = details
  const { facts, fee, sources, extraChair } = texts['desk-booking'].DESK_BOOKING
  const view = bookingView(texts, booking, booking.startsAt)
  return [
    { label: facts.reference, value: booking.reference },
    { label: facts.phone, value: readablePhone(booking.phone), href: telHref(booking.phone) },
    { label: facts.treatment, value: view.treatment },
    { label: facts.price, value: view.price },
    { label: facts.membership, value: feePaise === null ? '' : fill(fee, { price: formatMoney(feePaise) }) },
    { label: facts.place, value: booking.place.name },
    { label: facts.address, value: home?.address ?? '', ...(home ? { href: home.mapHref } : {}) },
    {
      label: booking.place.kind === 'home_zone' ? facts.team : facts.chair,
      value: isBeside(visit.seat) ? extraChair : String(visit.seat),
    },
    {
      label: facts.how,
      value: [sources[visit.source], bookedBy, momentText(texts, bookedAt)].filter(Boolean).join(', '),
    },
    { label: facts.before, value: formerly(texts, details) },
  ].filter(({ value }) => value !== '')
}

/** Without the patient's comment while names are hidden. */
function answerLines({ visitor: { texts, desk } }: DeskRequest, answer: GivenAnswer | undefined): HistoryLine[] {
  const { answers, patient } = texts['desk-booking'].DESK_BOOKING
  if (!answer?.answered_at) return []
  const words = desk.isHiding ? null : answer.personal_words
  const holes = { score: String(answer.score), words: words ?? '' }
  const text = fill<string>(words ? answers.words : answers.score, holes)
  return [{ key: 'answer', at: momentText(texts, answer.answered_at.toISOString()), text, by: patient }]
}

function closureBanner(texts: Texts, { closure }: DeskBooking, kind: DeskPlace['kind']): DeskBookingView['closure'] {
  if (!closure) return null
  const { states } = texts['desk-closures'].CLOSURES
  const holes = { title: titleOf(texts, closure, kind), state: states[closure.state] }
  return {
    text: fill(texts['desk-booking'].DESK_BOOKING.closure, holes),
    href: DESK_PATHS.closures(closure.placeId, { list: closure.id }),
  }
}

/** Null if the booking can't be rescheduled. */
async function moveOf(
  { page, visitor, desk, form }: DeskRequest,
  { reference, place, phone, visitMinutes }: FoundBooking,
  date: string,
): Promise<MoveView | null> {
  const day = queryValue(page.query.date) || date
  const times = await listDeskTimes(visitor.deps, desk.actor, { placeId: place.id, day, visitMinutes })
  if (!times) return null
  const wish = queryValue(page.query.dentist)
  const hrefOf = (day: string, dentist: string) => DESK_PATHS.booking(reference, { date: day, dentist })
  return {
    times: await deskTimes(visitor, times, { placeId: place.id, wish, phone, hrefOf }),
    day: times.day,
    action: hrefOf(times.day, wish),
    chairs: chairOptions(visitor, times.chairs, place.kind),
    slot: form?.get('slot') ?? '',
    reason: form?.get('move_reason') ?? '',
  }
}

async function loadBookingView(
  request: DeskRequest,
  {
    booking,
    details,
    mistakes,
  }: { booking: FoundBooking; details: DeskBooking; mistakes: Readonly<Record<string, string>> },
): Promise<DeskBookingView> {
  const { visitor, page } = request
  const { deps, texts } = visitor
  const { kind } = booking.place
  const { reference } = booking
  const { visit, date, place, canUndo } = details
  const [last] = details.events
  const { start } = visit
  const action = DESK_PATHS.booking(reference)
  const screen = { now: deps.now, isHidden: visitor.desk.isHiding }
  const card = visitCard(texts, { ...visit, startsAt: instantOf(date, start) }, screen, 'page')
  const isCancelled = visit.status === 'cancelled'
  const isOpen = !isCancelled && (visit.visit === 'expected' || visit.visit === 'arrived')
  const answer = await readVisitAnswer(deps, booking.id)
  const isRated = Boolean(answer?.score)
  const photos = (await bookingPhotos(deps, [booking.id])).get(booking.id) ?? []
  return {
    card: isRated ? { ...card, next: [] } : card,
    isRated,
    isCancelled,
    action,
    canCancel: isOpen,
    money: await deskMoneyView(request, booking),
    recall: await deskRecallView(request, [booking], DESK_PATHS.booking),
    note: screen.isHidden ? '' : (request.form?.get('note') ?? visit.note ?? ''),
    history: [
      ...answerLines(request, answer),
      ...historyLines(texts, details.events, { kind, isHidden: screen.isHidden }),
    ],
    comment: commentFormView(request, answer),
    messages: notificationLines(texts, details.messages),
    chair: isBeside(visit.seat) ? '' : String(visit.seat),
    isAtHome: kind === 'home_zone',
    dayHref: DESK_PATHS.day(place.id, date),
    when: `${formatDay(texts, date)}, ${formatTime(texts, start)}`,
    facts: screen.isHidden ? [] : bookingFacts(texts, { booking, home: card.home }, details),
    photos: screen.isHidden ? [] : await photoViews(visitor, photos),
    isOpen: queryValue(page.query.date) !== '',
    closure: closureBanner(texts, details, kind),
    correct: isCancelled ? null : correctView(request, booking, mistakes),
    move: isOpen ? await moveOf(request, booking, date) : null,
    undo: canUndo && last && !isRated ? undoText(texts, canUndo, whatOf(texts, last, kind)) : null,
  }
}

export const deskBookingPage = withDesk<DeskBookingProps>(
  '/desk/booking/[reference]',
  {},
  bookingForms({
    async load({ page, visitor, desk }) {
      const access = { reference: queryValue(page.params?.reference), staff: desk.actor }
      const booking = await findBooking(visitor.deps, access)
      return booking ? { booking } : { elsewhere: { notFound: true } }
    },
    acts: ACTS,
    notices: FLASHES,
    unread: { cause: 'limit', mistakes: {} },
    async show(context, { notice, shown }) {
      const { visitor, desk, booking: found } = context
      const { deps, texts } = visitor
      const details = await readDeskBooking(deps, desk.actor, found.reference)
      if (!details) return { notFound: true }
      const booking = await loadBookingView(context, { booking: found, details, mistakes: shown?.mistakes ?? {} })
      const { causes, done } = texts['desk-booking'].DESK_BOOKING
      const holes = { when: booking.when, state: booking.card.state }
      if (shown)
        return {
          props: { booking, notice: { tone: 'coral', text: causes[shown.cause], undo: null } },
          at: details.place.id,
        }
      const text = notice && fill<string>(done[notice.name], holes)
      return {
        props: { booking, notice: text === null ? null : { tone: 'leaf', text, undo: null } },
        at: details.place.id,
      }
    },
  }),
)
