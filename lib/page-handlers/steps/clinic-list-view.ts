import type { Answers } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import { paramsOf } from '@/flows/walk'
import { mapsHref } from '@/lib/addresses/outward'
import { teamOf } from '@/lib/catalogue/chain'
import { cityById } from '@/lib/catalogue/clinics/cities'
import { clinicPlace } from '@/lib/catalogue/clinics/clinic-address'
import { isByVideo, isForChild } from '@/lib/domain/booking/booked'
import { SAME, SLOT_WISHES, type SlotWish, WOMAN } from '@/lib/domain/calendar/slot-wishes'
import type { StepContext } from '@/lib/http/steps/step-context'
import { isEmergency } from '@/lib/http/steps/step-view'
import { lastName } from '@/lib/page-handlers/calendar/dentist-wishes'
import { dayOptions, groupSlots, slotOption } from '@/lib/page-handlers/calendar/slot-view'
import { teamLines } from '@/lib/page-handlers/clinics/dentists-view'
import { isPicked, listLine } from '@/lib/page-handlers/clinics/list-line'
import { callNow, nightAdvice } from '@/lib/page-handlers/clinics/night'
import { openingView } from '@/lib/page-handlers/clinics/opening-text'
import { clinicRatingView } from '@/lib/page-handlers/clinics/rating-view'
import { waitingHref } from '@/lib/page-handlers/clinics/waiting-page'
import { fill } from '@/lib/texts/fill'
import { formatDayWithNear, formatKm, formatNearDay, formatTime, readablePhone } from '@/lib/texts/format'
import { localName, localPlace } from '@/lib/texts/local-name'
import { isOneOf } from '@/lib/types/keys'
import type { CallTimes } from '@/lib/use-cases/calendar/call-times'
import type { ClinicSearch, FoundClinic, ListOrder } from '@/lib/use-cases/clinics/search'
import type { CallView, ClinicOption } from '@/lib/views/booking'
import type { ClinicsData } from '@/lib/views/steps'

const ORDERS = ['soonest', 'nearest'] as const

const RESULTS = '#results'

export const UNCHOSEN = { cid: undefined, date: undefined, start: undefined, end: undefined } satisfies Answers

/** Ignores unknown values. */
export function listPreference({ view, answers }: StepContext): { preference?: SlotWish; order?: ListOrder } {
  const order = ORDERS.find((each) => each === view.order)
  return {
    ...(isOneOf(SLOT_WISHES, view.when) ? { preference: view.when } : {}),
    // An emergency lists the soonest first.
    ...(order ? { order } : isEmergency(answers) ? { order: 'soonest' } : {}),
  }
}

/** Without what only the request tells. */
type ClinicList = Omit<ClinicsData, 'wait' | 'wantsEarlier'>

type ListView = {
  q?: string | undefined
  preference?: SlotWish | undefined
  order?: ListOrder | undefined
  earlier?: string | undefined
}

export function listHref(
  { hrefOf, route, seal }: StepContext,
  answers: Answers,
  { q, preference, order, earlier }: ListView,
): string {
  const view = new URLSearchParams()
  if (q) view.set('q', seal.seal('q', q))
  if (preference) view.set('when', preference)
  if (order) view.set('order', order)
  if (earlier) view.set('earlier', earlier)
  const query = view.toString()
  return `${hrefOf(route, answers)}${query && `&${query}`}${RESULTS}`
}

function lackingText({ texts }: StepContext, { last }: ClinicSearch, wish: SlotWish): string {
  const { lacking } = texts['clinic-list'].CLINICS
  return wish === SAME ? fill(lacking.same, { name: localName(texts, last ?? '') }) : lacking[wish]
}

function wishText({ texts }: StepContext, { last }: ClinicSearch, wish: SlotWish | undefined): string {
  return wish === SAME ? lastName(texts, last ?? '') : texts['clinic-list'].CLINICS.wishes[wish ?? 'all']
}

function optionOf(context: StepContext, found: ClinicSearch, clinic: FoundClinic): ClinicOption {
  const { texts, deps, answers, view } = context
  const { preference } = found
  const { order } = listPreference(context)
  const { cid, name, locality, address, lat, lng } = clinic
  const { openingBriefly, isOpen } = openingView(texts, clinic, deps.now)
  const at = (date?: string) =>
    listHref(context, { ...answers, ...UNCHOSEN, cid, date }, { q: view.q, preference, order }).replace(
      RESULTS,
      `#clinic-${cid}`,
    )
  const chosen = found.chosen?.cid === cid ? found.chosen : null
  return {
    ...localPlace(texts, { cid, name, locality, address }),
    at: { lat, lng },
    opening: openingBriefly,
    team: teamLines(texts, clinic.placeId),
    rating: clinicRatingView(texts, clinic.placeId),
    isOpen,
    distance: found.from && fill(texts['clinic-list'].CLINICS.distance, { km: formatKm(clinic.distanceKm) }),
    call: isEmergency(answers) ? callNow(texts, clinic, deps.now) : null,
    mapsHref: mapsHref(clinicPlace({ ...clinic, cityId: answers.city ?? '' })),
    moreHref: at(),
    lacking:
      preference && !clinic.isPreferred && clinic.next.length > 0 ? lackingText(context, found, preference) : null,
    next: clinic.next.map((slot) => slotOption(context, slot, cid)),
    open: chosen && {
      day: formatDayWithNear(texts, chosen.day, deps.now),
      days: dayOptions(context, chosen, at),
      groups: groupSlots(context, chosen.slots, cid),
      nearest: chosen.nearest.map((slot) => slotOption(context, slot, cid)),
    },
  }
}

function chosenClinic(context: StepContext, { chosen, clinics }: ClinicSearch): ClinicsData['chosen'] {
  const { answers, texts, deps } = context
  const slot = chosen?.slots.find(({ date, start }) => date === answers.date && start === answers.start)
  if (!chosen || !slot) return null
  const place = localName(texts, clinics.find(({ cid }) => cid === chosen.cid)?.locality ?? '')
  const when = `${formatNearDay(texts, slot.date, deps.now)} ${formatTime(texts, slot.start)}`
  return { value: slotOption(context, slot, chosen.cid).value, label: [place, when].filter(Boolean).join(', ') }
}

/** Null if no step of this flow asks for the city. */
export function cityHref({ walked, hrefOf }: StepContext): string | null {
  const asksCity = walked.find((row) => paramsOf(row).includes('city'))
  return asksCity ? hrefOf(asksCity.route) : null
}

/** The clinic of a chosen or lost slot comes first. */
export function clinicsView(
  context: StepContext,
  found: ClinicSearch,
  { isLost, nearer }: { isLost: boolean } & Pick<ClinicsData, 'nearer'>,
): ClinicList {
  const { answers, texts, view, flow } = context
  const { CLINICS } = texts['clinic-list']
  const cityId = answers.city ?? ''
  const city = localName(context.texts, cityById(cityId)?.name ?? '')
  const { preference } = found
  const offered = offeredWishes(found)
  const first = isLost || answers.start ? found.chosen?.cid : undefined
  // In an emergency, an open clinic to call comes before one with an earlier slot.
  const isCalled = (clinic: FoundClinic) => isEmergency(answers) && callNow(texts, clinic, context.deps.now) !== null
  const rank = (clinic: FoundClinic) => (clinic.cid === first ? 2 : Number(isCalled(clinic)))
  const clinics = found.clinics.toSorted((a, b) => rank(b) - rank(a))
  const to = (changed: ListView) =>
    listHref(context, { ...answers, ...UNCHOSEN }, { q: view.q, ...listPreference(context), ...changed })
  return {
    isForChild: isForChild(context.answers),
    city,
    cityId,
    mapTiles: context.mapTiles,
    searched: view.q ?? '',
    isOnly: found.isOnly,
    cityHref: found.isOnly ? cityHref(context) : null,
    outcome: listLine(texts, city, view.q ?? '', { ...found, isOpenFirst: found.clinics.some(isCalled) }),
    allHref: isPicked(found, view.q ?? '') ? to({ q: undefined }) : null,
    waitingHref:
      found.matched && found.respelt === null
        ? null
        : waitingHref(context, { q: view.q ?? '', ...(answers.phone && { phone: answers.phone }) }),
    nearer,
    hasDentistWishes: offered.some((wish) => wish === WOMAN || wish === SAME),
    wishes: [undefined, ...offered].map((each) => ({
      href: to({ preference: each }),
      label: wishText(context, found, each),
      isCurrent: each === preference,
    })),
    orders: (found.from ? ORDERS : []).map((order) => ({
      href: to({ order }),
      label: CLINICS.orders[order],
      isCurrent: order === found.order,
    })),
    clinics: clinics.map((clinic) => optionOf(context, found, clinic)),
    chosen: isLost ? null : chosenClinic(context, found),
    call: null,
    // In an emergency, the step before has asked this.
    otherHref:
      isByVideo(FLOWS[flow], answers) && !isEmergency(answers)
        ? context.hrefOf(context.route, { ...answers, ...UNCHOSEN, appointment_type: 'video' })
        : null,
    night: isEmergency(answers) ? nightAdvice(texts, found.clinics, context.deps.now) : null,
  }
}

/** A woman can be wished for where the chain names one, and the same dentist after a visit in this city. */
const offeredWishes = ({ clinics, last }: ClinicSearch): SlotWish[] =>
  SLOT_WISHES.filter((wish) => {
    if (wish === SAME) return last !== null
    return wish !== WOMAN || clinics.some(({ placeId }) => teamOf(placeId).some(({ woman }) => woman))
  })

export function callView(context: StepContext, times: CallTimes, isLost: boolean): ClinicList {
  const { answers, texts, deps, route, hrefOf } = context
  const { VIDEO_CALL } = texts['clinic-list']
  const cityId = answers.city ?? ''
  const on = (date: string) => hrefOf(route, { ...answers, ...UNCHOSEN, date })
  const slot = times.slots.find(({ date, start }) => date === answers.date && start === answers.start)
  const call: CallView = {
    how: fill(VIDEO_CALL.how, { phone: readablePhone(answers.phone ?? '') }),
    day: formatDayWithNear(texts, times.day, deps.now),
    days: dayOptions(context, times, on),
    earlierHref: times.earlier && on(times.earlier),
    laterHref: times.later && on(times.later),
    groups: groupSlots(context, times.slots, ({ cid }) => cid),
  }
  const when = slot && `${formatNearDay(texts, slot.date, deps.now)} ${formatTime(texts, slot.start)}`
  return {
    isForChild: isForChild(context.answers),
    city: localName(context.texts, cityById(cityId)?.name ?? ''),
    cityId,
    mapTiles: null,
    searched: '',
    outcome: '',
    allHref: null,
    isOnly: false,
    cityHref: null,
    nearer: null,
    waitingHref: null,
    wishes: [],
    hasDentistWishes: false,
    orders: [],
    clinics: [],
    night: null,
    chosen: slot && when && !isLost ? { value: slotOption(context, slot, slot.cid).value, label: when } : null,
    call,
    otherHref: hrefOf(route, { ...answers, ...UNCHOSEN, appointment_type: 'clinic' }),
  }
}
