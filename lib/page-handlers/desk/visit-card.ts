import { DESK_PATHS } from '@/lib/addresses/desk'
import { homeMapHref, telHref } from '@/lib/addresses/outward'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { paymentTerms } from '@/lib/catalogue/treatments/payments'
import type { Visit } from '@/lib/catalogue/visits'
import { comesWithGuardian } from '@/lib/domain/booking/booked'
import { homeAddressLine } from '@/lib/domain/booking/home-address'
import { MOMENT_OF } from '@/lib/domain/booking/visit'
import { localOf } from '@/lib/domain/clinic-time'
import { dueOf, surplusOf } from '@/lib/domain/payments/balance'
import { treatmentTitle } from '@/lib/http/steps/treatment-title'
import { speaksText } from '@/lib/page-handlers/desk/speaks-text'
import { fill, plural } from '@/lib/texts/fill'
import { formatMoney, formatTime, readablePhone } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import type { DayVisit } from '@/lib/use-cases/desk/booking-view'
import type { VisitAction, VisitCard } from '@/lib/views/desk/day'

/** The board leaves out facts that don't matter today, such as who is new. */
type On = 'board' | 'list' | 'page'
export type CardVisit = DayVisit & { startsAt: Date }
export type Screen = { now: Date; isHidden: boolean }

/** Buttons on the board, the likeliest first. The booking's page has all. */
const ON_BOARD: Record<Visit, readonly Visit[]> = {
  expected: ['arrived', 'missed'],
  arrived: ['in_chair', 'left'],
  in_chair: ['kept'],
  kept: [],
  missed: ['arrived'],
  left: [],
}
/** The likeliest first. Any other state is a step back. */
const ONWARD: Record<Visit, readonly Visit[]> = {
  expected: ['arrived', 'kept', 'missed'],
  arrived: ['in_chair', 'kept', 'left'],
  in_chair: ['kept', 'left'],
  kept: [],
  missed: ['arrived'],
  left: [],
}
const BACK: readonly Visit[] = ['in_chair', 'arrived', 'expected']

/** `R. K.`: the patient knows who is meant, but a bystander does not. */
export const initials = (name: string): string =>
  name
    .split(/\s+/u)
    .flatMap((part) => [...part].find((letter) => /\p{L}/u.test(letter)) ?? [])
    .map((letter) => `${letter.toLocaleUpperCase()}.`)
    .join(' ')

const clockText = (texts: Texts, moment: string): string => formatTime(texts, localOf(new Date(moment)).time)

const isLate = ({ visit, startsAt }: CardVisit, now: Date): boolean => visit === 'expected' && startsAt <= now

/** Such as `Arrived 10:28 am`; late for a patient who is not there at the start. */
function visitStateText(texts: Texts, visit: CardVisit, now: Date): string {
  const { states } = texts['desk-day'].DAY
  if (visit.visit === 'expected') return isLate(visit, now) ? states.late : states.expected
  const moment = visit[MOMENT_OF[visit.visit]]
  return fill<string>(states[visit.visit], { time: moment === null ? '' : clockText(texts, moment) })
}

function tagsOf(texts: Texts, visit: DayVisit, { isHidden, on }: { isHidden: boolean; on: On }): VisitCard['tags'] {
  const { tags } = texts['desk-day'].DAY
  const { LANGUAGE } = texts.language
  const hereSince = visit.arrivalReportedAt && clockText(texts, visit.arrivalReportedAt)
  const shownTags: [boolean, string, boolean?][] = [
    [visit.isEmergency && !isHidden, tags.emergency, true],
    [visit.isOverbooked, tags.overbooked, true],
    [visit.staysBlocked, tags.staysBlocked, true],
    [visit.attendanceConfirmedAt !== null && visit.visit === 'expected', tags.comes],
    [hereSince !== null && visit.visit === 'expected', fill(tags.here, { time: hereSince ?? '' })],
    [visit.isFirst && on !== 'board', tags.first],
    [visit.appointmentType === 'video', tags.video],
    [comesWithGuardian(visit), tags.guardian],
    [visit.source === 'walk_in', tags.walk_in],
    [visit.language !== DEFAULT_LANGUAGE, speaksText(texts, visit.language)],
    [visit.source === 'phone' && on !== 'board', tags.phone],
    [!visit.isProved, tags.unproved],
    [visit.missedBefore > 0, plural(LANGUAGE, tags.missed, { count: visit.missedBefore })],
    [visit.photos > 0, plural(LANGUAGE, tags.photos, { count: visit.photos })],
    // The booking's page has a field for it.
    [visit.note !== null && !isHidden && on !== 'page', visit.note ?? ''],
  ]
  return shownTags.flatMap(([is, text, isUrgent = false]) => (is ? [{ text, isUrgent }] : []))
}

function choicesOf(texts: Texts, { visit, next }: DayVisit, on: On): VisitAction[] {
  const onward = ONWARD[visit]
  const order = on === 'page' ? [...onward, ...BACK.filter((to) => !onward.includes(to))] : ON_BOARD[visit]
  return order
    .filter((to) => next.includes(to))
    .map((to) => ({ to, label: texts['desk-day'].DAY.marks[to], isOnward: onward.includes(to) }))
}

/** Empty if the chain takes no money through the site. */
function moneyText(texts: Texts, visit: DayVisit): string {
  const { money } = texts['desk-day'].DAY
  const due = dueOf(visit.paidPaise, visit)
  if (due > 0 && paymentTerms() !== null) return fill(money.due, { amount: formatMoney(due) })
  // The booking's page knows what the terms said about a no-show.
  const surplus = surplusOf(visit.paidPaise, visit, true)
  if (surplus > 0) return fill(money.surplus, { amount: formatMoney(surplus) })
  return visit.paidPaise > 0 ? money.paid : ''
}

/** Null while the screen is hidden. */
function shownHome({ address }: DayVisit, isHidden: boolean): VisitCard['home'] {
  if (address === null || isHidden) return null
  const line = homeAddressLine(address)
  return { address: line, mapHref: homeMapHref(line, address.latLng) }
}

/** With the age if somebody else booked. */
const whoIs = ({ messages }: Texts, { name, age }: DayVisit): string =>
  age === null ? name : fill(messages.WHO.aged, { name, age })

export function phoneView(phone: string, isHidden: boolean): VisitCard['phone'] {
  if (phone === '') return { display: '', href: null }
  return isHidden
    ? { display: `·${phone.slice(-4)}`, href: null }
    : { display: readablePhone(phone), href: telHref(phone) }
}

/** Only the booking's page has all actions. */
export function visitCard(texts: Texts, visit: CardVisit, { now, isHidden }: Screen, on: On): VisitCard {
  const { phone, treatment, arrivedAt } = visit
  const { DAY } = texts['desk-day']
  const waits = visit.visit === 'arrived' && arrivedAt !== null
  const minutes = waits ? Math.max(0, Math.floor((now.getTime() - Date.parse(arrivedAt)) / 60_000)) : 0
  return {
    reference: visit.reference,
    version: visit.version,
    visit: visit.visit,
    isLate: isLate(visit, now),
    state: visitStateText(texts, visit, now),
    waiting: waits ? plural(texts.language.LANGUAGE, DAY.waits, { count: minutes }) : null,
    money: moneyText(texts, visit),
    name: isHidden ? initials(visit.name) : whoIs(texts, visit),
    phone: phoneView(phone, isHidden),
    what: isHidden ? '' : treatmentTitle(texts, treatment),
    home: shownHome(visit, isHidden),
    tags: tagsOf(texts, visit, { isHidden, on }),
    next: choicesOf(texts, visit, on),
    href: DESK_PATHS.booking(visit.reference),
  }
}
