// The desk's page for a place's hours and chairs, for managers. Looking changes nothing; neither does a change that would leave
// bookings without a place, until the manager has those offered new times.

import { DESK_PATHS } from '@/lib/addresses/desk'
import { isDate } from '@/lib/domain/clinic-time'
import { queryValue } from '@/lib/http/query-value'
import { type DeskRequest, withDesk } from '@/lib/http/with-desk'
import { fill, plural } from '@/lib/texts/fill'
import { formatDay, formatTime } from '@/lib/texts/format'
import type { Words } from '@/lib/texts/languages'
import {
  type PlaceSetUp,
  placeSetUp,
  type SetUpOutcome,
  setUpDays,
  setUpPlace,
  takeBackPlan,
  versionOf,
} from '@/lib/use-cases/chain/set-up-place'
import type { SetUpView } from '@/lib/views/desk/set-up'

export type SetUpProps = { view: SetUpView }

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

const dayNames = (words: Words): readonly string[] => words.clinics.WEEKDAYS

/** As people type it: 9:30, 9.30, 930 and 09:30 are one; anything else stays for the rule to refuse. */
function clockOf(typed: string): string {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:. ]?(\d\d))?$/.exec(typed) ?? []
  return hour === undefined ? typed : `${hour.padStart(2, '0')}:${minute}`
}

type TypedWeek = {
  isTakingBack: boolean
  seats: string
  from: string
  days: { opens: string; closes: string }[]
  version: string
  isOffering: boolean
}

const typedIn = (form: URLSearchParams): TypedWeek => {
  const given = (name: string): string => (form.get(name) ?? '').trim().slice(0, 200)
  const days = DAYS.map((at) => ({ opens: clockOf(given(`opens_${at}`)), closes: clockOf(given(`closes_${at}`)) }))
  return {
    ...{ isTakingBack: form.get('act') === 'take_back', seats: given('seats'), from: given('from'), days },
    ...{ version: given('version'), isOffering: form.get('offer') === 'yes' },
  }
}

const isHalf = ({ opens, closes }: { opens: string; closes: string }): boolean => (opens === '') !== (closes === '')

/** What is wrong, by the control that it stands at. */
function mistakesOf(
  words: Words,
  { days }: TypedWeek,
  { outcome, last }: { outcome: SetUpOutcome | null; last: string },
): Record<string, string> {
  const { causes } = words['desk-set-up'].SET_UP
  const names = dayNames(words)
  const told: [string, string][] = []
  if (outcome?.kind === 'mistaken' && outcome.seats) told.push(['seats', causes.seats])
  if (outcome?.kind === 'mistaken' && outcome.from)
    told.push(['from', fill(causes.from, { last: formatDay(words, last) })])
  for (const at of DAYS) {
    const [day = '', typed] = [names[at], days[at]]
    if (typed && isHalf(typed))
      told.push([`${typed.opens === '' ? 'opens' : 'closes'}_${at}`, fill(causes.both, { day })])
    else if (outcome?.kind === 'mistaken' && outcome.days[at])
      told.push([`${outcome.days[at] === 'grid' ? 'opens' : 'closes'}_${at}`, fill(causes[outcome.days[at]], { day })])
  }
  if (outcome?.kind === 'stale') told.push(['seats', causes.stale])
  if (outcome?.kind === 'stranded') told.push(['stranded', causes.stranded])
  return Object.fromEntries(told)
}

/** Keeps what was typed; null where it is no week at all. */
async function keep({ visitor: { deps }, desk }: DeskRequest, typed: TypedWeek, placeId: string) {
  const { version, isOffering, from } = typed
  if (typed.isTakingBack) return takeBackPlan(deps, desk.actor, { placeId, version, isOffering })
  if (typed.days.some(isHalf)) return null
  const hours = typed.days.map(({ opens, closes }) => (opens === '' ? null : { opens, closes }))
  const seats = /^\d{1,3}$/.test(typed.seats) ? Number(typed.seats) : 0
  return setUpPlace(deps, desk.actor, { placeId, seats, hours, from, version, isOffering })
}

function noticeOf({ page, visitor: { words } }: DeskRequest, placeId: string): SetUpView['notice'] {
  const { SET_UP } = words['desk-set-up']
  const kept = queryValue(page.query.kept)
  if (!/^\d{1,5}$/.test(kept)) return null
  const count = Number(kept)
  const from = queryValue(page.query.from)
  const text = isDate(from) ? fill(SET_UP.keptFrom, { day: formatDay(words, from) }) : SET_UP.kept
  return count === 0
    ? { text, listHref: null }
    : { text: plural(words.language.LANGUAGE, SET_UP.offered, { count }), listHref: DESK_PATHS.closures(placeId) }
}

function strandedView(words: Words, outcome: SetUpOutcome | null, kind: PlaceSetUp['kind']): SetUpView['stranded'] {
  if (outcome?.kind !== 'stranded') return null
  const { strandedAt, why: whys } = words['desk-set-up'].SET_UP
  const seats = kind === 'home_zone' ? whys.teams : whys.chairs
  return outcome.stranded
    .toSorted((a, b) => (`${a.date} ${a.start}` < `${b.date} ${b.start}` ? -1 : 1))
    .map(({ reference, date, start, why }) => ({
      reference,
      href: DESK_PATHS.booking(reference),
      line: fill(strandedAt, {
        day: formatDay(words, date),
        time: formatTime(words, start),
        why: why === 'chairs' ? seats : whys.hours,
      }),
    }))
}

const plannedView = (words: Words, planned: PlaceSetUp['planned']): SetUpView['planned'] => {
  const { SET_UP } = words['desk-set-up']
  return (
    planned && {
      day: formatDay(words, planned.from),
      days: planned.hours.map((day, at) => ({
        name: dayNames(words)[at] ?? '',
        hours: day
          ? fill(SET_UP.range, { opens: formatTime(words, day.opens), closes: formatTime(words, day.closes) })
          : SET_UP.closed,
      })),
    }
  )
}

/** The getServerSideProps of /desk/[place]/set-up. */
export const setUpPage = withDesk<SetUpProps>('/desk/[place]/set-up', { role: 'manager' }, async (request) => {
  const { page, visitor, desk, form } = request
  const { deps, words } = visitor
  if (!desk.place) return { notFound: true }
  const { id: placeId, name: placeName } = desk.place
  const typed = form && typedIn(form)
  const outcome = typed && (await keep(request, typed, placeId))
  if (outcome?.kind === 'set') {
    const from = typed && !typed.isTakingBack && typed.from > setUpDays(deps.now).first ? typed.from : undefined
    const destination = DESK_PATHS.setUp(placeId, { kept: String(outcome.offered), from })
    return { redirect: { destination, statusCode: 303 } }
  }
  const stands = await placeSetUp(deps, desk.actor, placeId)
  if (!stands) return { notFound: true }
  if (typed) page.res.statusCode = 422
  const shown = typed && !typed.isTakingBack && outcome?.kind !== 'stale' ? typed : null
  const { first, last } = setUpDays(deps.now)
  const names = dayNames(words)
  const days = DAYS.map((at) => ({
    name: names[at] ?? '',
    ...(shown?.days[at] ?? stands.hours[at] ?? { opens: '', closes: '' }),
  }))
  return {
    props: {
      view: {
        ...{ placeName, action: DESK_PATHS.setUp(placeId), isHomeZone: stands.kind === 'home_zone', days },
        seats: shown?.seats ?? String(stands.seats),
        slotMinutes: stands.slotMinutes,
        from: { value: shown?.from ?? first, first, last },
        planned: plannedView(words, stands.planned),
        mistakes: typed ? mistakesOf(words, typed, { outcome, last }) : {},
        stranded: strandedView(words, outcome, stands.kind),
        isTakingBack: typed?.isTakingBack === true,
        version: shown?.version ?? versionOf(stands),
        notice: noticeOf(request, placeId),
      },
    },
  }
})
