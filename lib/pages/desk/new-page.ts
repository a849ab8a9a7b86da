// Booking at the desk, for who calls or walks in: one form, which books by the site's own rules.

import { type Answers, formatSlot, parseParam, parseSlot, readParam } from '@/flows/params'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { DESK_REASONS } from '@/lib/catalogue/desk-reasons'
import { allOffered } from '@/lib/catalogue/offered-treatments'
import { TREATMENTS } from '@/lib/catalogue/treatments'
import { isDate, localOf } from '@/lib/domain/clinic-time'
import { queryValue } from '@/lib/http/query-value'
import { type DeskRequest, withDesk } from '@/lib/http/with-desk'
import { callAsked, type PrefilledCall } from '@/lib/pages/desk/call-asked'
import { chairOptions, deskTimes } from '@/lib/pages/desk/desk-times'
import { knownPatient } from '@/lib/pages/desk/known-patient'
import { initials } from '@/lib/pages/desk/visit-card'
import { nearAnswer } from '@/lib/pages/steps/near'
import { causeText } from '@/lib/texts/answers'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatTime } from '@/lib/texts/format'
import { isOneOf } from '@/lib/typed/keys'
import { bookAtDesk, type DeskBookingOutcome } from '@/lib/use-cases/desk/book'
import { type DeskTimes, listDeskTimes } from '@/lib/use-cases/desk/list-times'
import { NOTE_LENGTH } from '@/lib/use-cases/desk/write-note'
import type { NewBookingView } from '@/lib/views/desk/booking'

export type NewBookingProps = { booking: NewBookingView }
type Place = NonNullable<DeskRequest['desk']['place']>
type Mistakes = Record<string, string>

const CONTROLS = [
  'phone',
  'name',
  'treatment',
  'pincode',
  'address',
  'slot',
  'note',
  'overbook',
  'near',
  'chair',
] as const

/** What was typed, read by the site's own rules. */
function readTyped({ visitor: { words } }: DeskRequest, form: URLSearchParams, isAtHome: boolean) {
  const answers: Answers = {}
  const mistakes: Mistakes = {}
  const asked = ['phone', 'name', 'treatment', ...(isAtHome ? (['pincode', 'address'] as const) : [])] as const
  for (const param of asked) {
    const cause = readParam(answers, param, form.get(param) ?? '')
    if (cause !== null) mistakes[param] = causeText(words, param, cause)
  }
  return { answers, mistakes }
}

/** `day`: the one whose times the page showed. */
type Way = { place: Place; isWalkIn: boolean; call: PrefilledCall | null; day: string; key: string }

/** Books what was typed; or what is wrong with it. */
async function book(request: DeskRequest, form: URLSearchParams, { place, isWalkIn, call, day, key }: Way) {
  const { visitor, desk } = request
  const { causes } = visitor.words['desk-booking'].DESK_BOOKING
  const isAtHome = place.kind === 'home_zone'
  const { answers, mistakes } = readTyped(request, form, isAtHome)
  const slot = parseSlot(form.get('slot') ?? '')
  const note = (form.get('note') ?? '').trim()
  if (!isWalkIn && slot?.at !== place.id) mistakes.slot = causes.slot
  else if (!isWalkIn && slot?.date !== day) mistakes.slot = causes.otherDay
  if ([...note].length > NOTE_LENGTH) mistakes.note = causes.note
  const { phone, name, treatment, pincode, address } = answers
  if (Object.keys(mistakes).length > 0 || !phone || !name || !treatment) return { mistakes }
  const overbook = form.get('overbook')
  const wish = {
    ...{ key, placeId: place.id, phone, name, treatment, note: note || null },
    appointmentType: isAtHome ? ('at_home' as const) : ('clinic' as const),
    address: pincode && address ? { pincode, address } : null,
    overbook: isOneOf(DESK_REASONS, overbook) ? overbook : null,
    near: nearAnswer(form),
    chair: isWalkIn ? null : Number(form.get('chair')) || null,
    call: call && { kind: call.kind, subject: call.subject },
  }
  const when = slot && { date: slot.date, start: slot.start, end: slot.end }
  return bookAtDesk(
    visitor.deps,
    desk.actor,
    isWalkIn || !when ? { ...wish, source: 'walk_in' } : { ...wish, ...when, source: 'phone' },
  )
}

type Refusal = Exclude<DeskBookingOutcome, { kind: 'booked' }>

function mistakesOf({ visitor: { words } }: DeskRequest, { kind }: Refusal, wasOverbooked: boolean): Mistakes {
  const { causes } = words['desk-booking'].DESK_BOOKING
  if (kind === 'taken') return { slot: wasOverbooked ? causes.beside : causes.full }
  if (kind === 'not_served') return { address: causes.not_served }
  if (kind === 'near') return { near: causes.near }
  if (kind === 'chair_taken') return { chair: causes.chair }
  return { slot: causes.closed }
}

/** The other visits of the number, to keep or to replace; the first of the choices keeps them all. */
function nearOf({ visitor }: DeskRequest, { near }: Extract<Refusal, { kind: 'near' }>): NewBookingView['near'] {
  const { words, desk } = visitor
  const { NEAR } = words['desk-booking'].DESK_BOOKING
  const others = near.map(({ reference, name, date, start, placeName: place }) => {
    const when = `${formatDay(words, date)}, ${formatTime(words, start)}`
    return {
      value: reference,
      label: fill(NEAR.replace.label, { name: desk.isHiding ? initials(name) : name, when }),
      line: fill(NEAR.replace.line, { place }),
    }
  })
  return [{ value: 'keep', ...NEAR.keep }, ...others]
}

/** What is wrong with the time that a link names: it is not free any more, or its day can't be booked. */
function mistakesOfLink(
  { visitor: { words } }: DeskRequest,
  { day, start }: { day: string; start: string },
  times: DeskTimes,
): Mistakes {
  const { causes } = words['desk-booking'].DESK_BOOKING
  if (day !== times.day) return { slot: causes.farDay }
  const isFree = start === '' || times.slots.some((slot) => slot.start === start)
  return isFree ? {} : { slot: fill(causes.gone, { time: formatTime(words, start) }) }
}

/** The getServerSideProps of /desk/[place]/new. */
export const newBookingPage = withDesk<NewBookingProps>('/desk/[place]/new', {}, async (request) => {
  const { page, visitor, desk, form: sent } = request
  const { deps } = visitor
  const { place } = desk
  if (!place) return { notFound: true }
  // Nobody walks in to a team that comes to the house.
  const isWalkIn = queryValue(page.query.walk_in) !== '' && place.kind === 'clinic'
  const isOtherDay = sent?.get('intent') === 'day'
  const known = await knownPatient(request)
  const form = isOtherDay || known ? null : sent
  const today = localOf(deps.now).date
  const day = (isOtherDay && sent?.get('other_day')) || queryValue(page.query.day) || today
  const named = parseParam('start', isOtherDay ? '' : queryValue(page.query.start))
  const start = 'value' in named ? named.value : ''
  const key = sent?.get('key') || crypto.randomUUID()
  const call = await callAsked(request)
  const outcome = form && (await book(request, form, { place, isWalkIn, call, day, key }))
  const chosen = parseSlot(form?.get('slot') ?? '')
  if (outcome && 'kind' in outcome && outcome.kind === 'booked') {
    const to = DESK_PATHS.day(place.id, isWalkIn ? today : chosen?.date, outcome.reference)
    return { redirect: { destination: to, statusCode: 303 } }
  }
  const times = await listDeskTimes(deps, desk.actor, { placeId: place.id, day })
  if (!times) return { notFound: true }
  const refusal = outcome && 'kind' in outcome ? outcome : null
  const mistakes = refusal
    ? mistakesOf(request, refusal, Boolean(form?.get('overbook')))
    : outcome && 'mistakes' in outcome
      ? outcome.mistakes
      : known && 'mistake' in known
        ? { phone: known.mistake }
        : isWalkIn || known
          ? {}
          : mistakesOfLink(request, { day, start }, times)
  if (outcome) page.res.statusCode = refusal ? 409 : 422
  const asksOverbook = refusal?.kind === 'taken'
  const near = refusal?.kind === 'near' ? nearOf(request, refusal) : []
  // The time that could not be had stands among the others, so that it may be taken beside the chairs.
  const slots =
    asksOverbook && chosen ? [...times.slots, { date: chosen.date, start: chosen.start, end: chosen.end }] : times.slots
  const sorted = [...slots].sort((a, b) => (a.start < b.start ? -1 : 1))
  const hrefOf = (date: string) =>
    DESK_PATHS.add(place.id, {
      ...{ day: date, call: queryValue(page.query.call) || undefined, walk_in: isWalkIn ? '1' : undefined },
    })
  const shown = deskTimes(visitor, { ...times, slots: sorted }, { placeId: place.id, hrefOf })
  const preset = times.day === day && times.slots.find((slot) => slot.start === start)
  const linked: Readonly<Record<string, string>> = { ...call?.values, chair: queryValue(page.query.chair) }
  const values = Object.fromEntries(CONTROLS.map((name) => [name, sent?.get(name) ?? linked[name] ?? '']))
  const isKnown = known !== null && 'text' in known
  return {
    props: {
      booking: {
        ...{ placeName: place.name, isWalkIn, mistakes, asksOverbook, near, times: shown, day: times.day },
        isAtHome: place.kind === 'home_zone',
        action: hrefOf(times.day),
        dayHref: DESK_PATHS.day(place.id, isDate(day) ? day : undefined),
        known: isKnown ? known.text : null,
        values: {
          ...values,
          name: values.name || (isKnown ? known.name : ''),
          slot: values.slot || (preset ? formatSlot({ ...preset, at: place.id }) : ''),
        },
        key,
        chairs: chairOptions(visitor, times.chairs, place.kind),
        treatments: allOffered().map((key) => ({ value: key, label: TREATMENTS[key].label })),
      },
    },
  }
})
