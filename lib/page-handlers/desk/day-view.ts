import { DESK_PATHS } from '@/lib/addresses/desk'
import { teamOf } from '@/lib/catalogue/chain'
import { DELAY_MINUTES } from '@/lib/catalogue/desk/delays'
import type { Visit } from '@/lib/catalogue/visits'
import { hasSeat } from '@/lib/domain/booking/visit'
import { isInDeskWindow } from '@/lib/domain/calendar/desk-slots'
import { shiftsOn } from '@/lib/domain/calendar/rota'
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'
import { closureReason } from '@/lib/page-handlers/closures/closures-view'
import { chairName, chairNames } from '@/lib/page-handlers/desk/chair-name'
import { type CardVisit, type Screen, visitCard } from '@/lib/page-handlers/desk/visit-card'
import { fill, plural } from '@/lib/texts/fill'
import { formatDayWithNear, formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import type { DayView as Day } from '@/lib/use-cases/desk/read-day'
import type { DayCell, DayRow, DayView, DelayForm, VisitCard } from '@/lib/views/desk/day'

type Cards = { visit: CardVisit; card: VisitCard }[]
type Slot = Day['slots'][number]

/** Holds take the next free chairs of a slot. */
function cellsOf(texts: Texts, day: Day, slot: Slot | undefined, cards: Cards, { now }: Screen): DayCell[] {
  let held = slot?.held ?? 0
  const isOver = slot === undefined || instantOf(day.date, slot.end) <= now
  return Array.from({ length: day.place.seats }, (_, index): DayCell => {
    const found = cards.find(({ visit }) => visit.seat === index + 1)
    if (found) return { kind: 'booked', card: found.card }
    if (slot === undefined) return { kind: 'none' }
    const isInSlot = (span: { start: string; end: string; seat: number }) =>
      span.seat === index + 1 && span.start < slot.end && span.end > slot.start
    const longer = day.visits.find((visit) => hasSeat(visit.visit) && isInSlot(visit))
    if (longer) return { kind: 'goes_on', until: formatTime(texts, longer.end) }
    const block = day.blocked.find(isInSlot)
    if (block) return { kind: 'blocked', reason: closureReason(texts, block.reason) }
    if (held > 0) {
      held -= 1
      return { kind: 'held' }
    }
    if (isOver || day.closed !== null || !isInDeskWindow(day.date, now)) return { kind: 'none' }
    // A slot that has begun is for walk-ins only.
    const hasBegun = instantOf(day.date, slot.start) <= now
    if (hasBegun && day.place.kind === 'home_zone') return { kind: 'none' }
    const query = hasBegun ? { walk_in: '1' } : { start: slot.start, chair: String(index + 1) }
    return { kind: 'free', href: DESK_PATHS.add(day.place.id, { day: day.date, ...query }) }
  })
}

function dayRows(texts: Texts, day: Day, all: Cards, screen: Screen): DayRow[] {
  const starts = [...new Set([...day.slots, ...all.map(({ visit }) => visit)].map(({ start }) => start))].sort()
  const { now } = screen
  const nowRow = starts.findLast((start) => instantOf(day.date, start) <= now)
  return starts.map((start) => {
    const cards = all.filter(({ visit }) => visit.start === start)
    const slot = day.slots.find((each) => each.start === start)
    const seated = new Map<number, Cards[number]>()
    for (const each of cards) if (!seated.has(each.visit.seat)) seated.set(each.visit.seat, each)
    const inChairs = [...seated.values()].filter(({ visit }) => visit.seat <= day.place.seats)
    return {
      start,
      time: formatTime(texts, start),
      isNow: start === nowRow && localOf(now).date === day.date,
      cells: cellsOf(texts, day, slot, inChairs, screen),
      // Bookings without a chair, and those whose chair another booking has now.
      extra: cards.filter((each) => !inChairs.includes(each)).map(({ card }) => card),
    }
  })
}

function countsOf(texts: Texts, visits: readonly CardVisit[], now: Date): DayView['counts'] {
  const { DAY } = texts['desk-day']
  const count = (is: (visit: CardVisit) => boolean) => visits.filter(is).length
  const states: Visit[] = ['expected', 'arrived', 'in_chair', 'kept', 'missed', 'left']
  const late = count(({ visit, startsAt }) => visit === 'expected' && startsAt <= now)
  return [
    ...states.map((state) => ({ label: DAY.counted[state], n: count(({ visit }) => visit === state) })),
    { label: DAY.late, n: late },
  ].filter(({ n }, index) => n > 0 || index < 2)
}

/** The dentists who are in by the rota, with hours; empty if the chain does not say. */
const dentistsText = (texts: Texts, { place, date }: Day): string =>
  teamOf(place.id)
    .flatMap((dentist) => {
      const shifts = shiftsOn(dentist, date)
      const hours = shifts.map(({ opens, closes }) => `${formatTime(texts, opens)}–${formatTime(texts, closes)}`)
      return shifts.length === 0
        ? []
        : [fill(texts['desk-day'].DAY.dentist, { name: dentist.name, hours: hours.join(', ') })]
    })
    .join(' · ')

/** `Chair 2: about 20 minutes, since 10:05 am`. */
function delayForm(texts: Texts, { place, delays }: Day): DelayForm {
  const { delay } = texts['desk-day'].DAY
  const chairs = chairNames(texts, place.seats, place.kind)
  return {
    label: place.kind === 'home_zone' ? delay.team : delay.chair,
    chairs: chairs.map((label, index) => ({ value: String(index + 1), label })),
    minutes: [
      ...DELAY_MINUTES.map((minutes) => ({ value: String(minutes), label: aboutText(texts, minutes) })),
      { value: '0', label: delay.onTime },
    ],
    lines: delays.map(({ seat, minutes, since }) =>
      fill(delay.now, {
        chair: chairName(texts, seat, place.kind),
        about: aboutText(texts, minutes),
        time: formatTime(texts, since),
      }),
    ),
  }
}

export const aboutText = (texts: Texts, minutes: number): string =>
  plural(texts.language.LANGUAGE, texts['desk-day'].DAY.delay.about, { count: minutes })

/** `open` counts affected patients without an answer. */
export function dayView(texts: Texts, day: Day, screen: Screen, open: number): DayView {
  const { now, isHidden } = screen
  const { place, date } = day
  const { DAY } = texts['desk-day']
  const today = localOf(now).date
  const isToday = date === today
  const visits = day.visits.map((visit) => ({ ...visit, startsAt: instantOf(date, visit.start) }))
  const cards = visits.map((visit) => ({ visit, card: visitCard(texts, visit, screen, 'board') }))
  const which = (is: (visit: CardVisit) => boolean) => cards.filter(({ visit }) => is(visit)).map(({ card }) => card)
  const on = (other: string) => DESK_PATHS.day(place.id, other === today ? undefined : other)
  const isOver = (visit: CardVisit) => instantOf(date, visit.end) <= now
  return {
    placeId: place.id,
    placeName: place.name,
    date,
    isToday,
    isHidden,
    closed: day.closed === null ? null : closureReason(texts, day.closed),
    version: day.version,
    day: formatDayWithNear(texts, date, now),
    links: {
      previous: on(addDays(date, -1)),
      next: on(addDays(date, 1)),
      today: on(today),
      book: DESK_PATHS.add(place.id, { day: isInDeskWindow(date, now) ? date : undefined }),
      walkIn: isToday && place.kind === 'clinic' ? DESK_PATHS.add(place.id, { day: date, walk_in: '1' }) : null,
      print: DESK_PATHS.print(place.id, date),
      block: DESK_PATHS.closures(place.id, { day: date }),
    },
    chairs: chairNames(texts, place.seats, place.kind),
    delay: isToday && day.slots.length > 0 ? delayForm(texts, day) : null,
    rows: dayRows(texts, day, cards, screen),
    counts: countsOf(texts, visits, now),
    dentists: day.closed === null ? dentistsText(texts, day) : '',
    unanswered: open === 0 ? null : plural(texts.language.LANGUAGE, DAY.unanswered, { count: open }),
    waiting: which(({ visit }) => visit === 'arrived'),
    unmarked: which((visit) => (visit.visit === 'expected' || visit.visit === 'in_chair') && isOver(visit)),
    cancelled: day.cancelled.map((visit) => ({
      reference: visit.reference,
      line: fill(DAY.cancelledLine, {
        time: formatTime(texts, visit.start),
        name: visitCard(texts, { ...visit, startsAt: instantOf(date, visit.start) }, { now, isHidden }, 'board').name,
      }),
      href: DESK_PATHS.booking(visit.reference),
    })),
  }
}
