// A change that would affect bookings is saved only after the manager offers those patients new times.

import { z } from 'zod'
import { DESK_PATHS } from '@/lib/addresses/desk'
import type { DayHours } from '@/lib/catalogue/clinics/opening-hours'
import { spansOf } from '@/lib/domain/calendar/slots'
import { isDate } from '@/lib/domain/clinic-time'
import { type DeskRequest, withDesk } from '@/lib/http/forms/with-desk'
import { type ActContext, type Answer, withForms } from '@/lib/http/forms/with-forms'
import { fill, plural } from '@/lib/texts/fill'
import { formatDay, formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import {
  type PlaceSetUp,
  placeSetUp,
  removePlan,
  type SetUpOutcome,
  setUpDays,
  setUpPlace,
  versionOf,
} from '@/lib/use-cases/chain/set-up-place'
import type { DeskPlace } from '@/lib/use-cases/desk/staff/find-staff'
import type { SetUpView } from '@/lib/views/desk/set-up'

export type SetUpProps = { view: SetUpView }

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

const dayNames = (texts: Texts): readonly string[] => texts.clinics.WEEKDAYS

/** Accepts 9:30, 9.30, 930 and 09:30. The rule refuses other text. */
function readClock(typed: string): string {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:. ]?(\d\d))?$/.exec(typed) ?? []
  return hour === undefined ? typed : `${hour.padStart(2, '0')}:${minute}`
}

/** From `13:30-16:30`, or two with a comma between. Null for another text. */
function readBreaks(typed: string): { from: string; until: string }[] | null {
  if (typed === '') return []
  const breaks = typed.split(',').map((each) => each.split(/-|–| to /).map((time) => readClock(time.trim())))
  const isWhole = breaks.length <= MOST_BREAKS && breaks.every((times) => times.length === 2 && times.every(isClock))
  return isWhole ? breaks.map(([from = '', until = '']) => ({ from, until })) : null
}

const isClock = (time: string): boolean => /^\d\d:\d\d$/.test(time)
const MOST_BREAKS = 2

type WeekForm = {
  seats: string
  from: string
  days: { opens: string; closes: string; breaks: string }[]
  version: string
  isOffering: boolean
}

const WEEK = z.record(z.string(), z.string()).transform((form): WeekForm => {
  const typed = (name: string): string => (form[name] ?? '').trim().slice(0, 200)
  return {
    seats: typed('seats'),
    from: typed('from'),
    days: DAYS.map((at) => ({
      opens: readClock(typed(`opens_${at}`)),
      closes: readClock(typed(`closes_${at}`)),
      breaks: typed(`breaks_${at}`),
    })),
    version: typed('version'),
    isOffering: form.offer === 'yes',
  }
})

function hoursFrom({ opens, closes, breaks: typed }: DayForm): DayHours {
  const breaks = readBreaks(typed) ?? []
  return opens === '' ? null : { opens, closes, ...(breaks.length > 0 && { breaks }) }
}

type Refusal = Exclude<SetUpOutcome, { kind: 'set' }> | { kind: 'half' }
type SetUpForms = {
  request: DeskRequest
  about: { place: DeskPlace }
  /** `typed` is null after a try to take a plan back. */
  shown: { refusal: Refusal; typed: WeekForm | null }
  notice: 'kept'
  props: SetUpProps
}

type DayForm = WeekForm['days'][number]
const isHalf = ({ opens, closes, breaks }: DayForm): boolean =>
  (opens === '') !== (closes === '') || (opens === '' && breaks !== '')

function setUpMistakes(texts: Texts, { refusal, typed }: SetUpForms['shown'], last: string): Record<string, string> {
  const { causes } = texts['desk-set-up'].SET_UP
  const names = dayNames(texts)
  const entries: [string, string][] = []
  if (refusal.kind === 'mistaken' && refusal.seats) entries.push(['seats', causes.seats])
  if (refusal.kind === 'mistaken' && refusal.from)
    entries.push(['from', fill(causes.from, { last: formatDay(texts, last) })])
  for (const at of DAYS) {
    const [day = '', week] = [names[at], typed?.days[at]]
    if (week && isHalf(week))
      entries.push([`${week.opens === '' ? 'opens' : 'closes'}_${at}`, fill(causes.both, { day })])
    else if (week && readBreaks(week.breaks) === null) entries.push([`breaks_${at}`, fill(causes.breaks, { day })])
    else if (refusal.kind === 'mistaken' && refusal.days[at]) {
      const control = week?.breaks ? 'breaks' : refusal.days[at] === 'grid' ? 'opens' : 'closes'
      entries.push([`${control}_${at}`, fill(causes[refusal.days[at]], { day })])
    }
  }
  if (refusal.kind === 'stale') entries.push(['seats', causes.stale])
  if (refusal.kind === 'stranded') entries.push(['stranded', causes.stranded])
  return Object.fromEntries(entries)
}

type SetUpResult = { context: ActContext<SetUpForms>; outcome: { offered: number } }
/** `from` is the first day of a planned change. */
const back = ({ context: { place }, outcome }: SetUpResult, ...from: string[]): Answer<SetUpForms> => ({
  to: DESK_PATHS.setUp(place.id),
  notice: ['kept', outcome.offered, ...from],
})
const refused = ({ outcome, input }: { outcome: Refusal; input: WeekForm }): Answer<SetUpForms> => ({
  status: 422,
  shown: { refusal: outcome, typed: input },
})
const staysPlanned = ({ outcome }: { outcome: Refusal }): Answer<SetUpForms> => ({
  status: 422,
  shown: { refusal: outcome, typed: null },
})

const { act, page } = withForms<SetUpForms>()
const ACTS = {
  keep: act({
    reads: WEEK,
    async run({ visitor: { deps }, desk, place }, { days, seats, ...form }) {
      if (days.some((day) => isHalf(day) || readBreaks(day.breaks) === null)) return { kind: 'half' }
      const hours = days.map(hoursFrom)
      const count = /^\d{1,3}$/.test(seats) ? Number(seats) : 0
      return setUpPlace(deps, desk.actor, { ...form, placeId: place.id, seats: count, hours })
    },
  }).answers({
    set(kept) {
      const { from } = kept.input
      return from > setUpDays(kept.context.visitor.deps.now).first ? back(kept, from) : back(kept)
    },
    half: refused,
    mistaken: refused,
    stranded: refused,
    stale: refused,
    not_found: refused,
  }),
  take_back: act({
    reads: WEEK,
    run: ({ visitor: { deps }, desk, place }, { version, isOffering }) =>
      removePlan(deps, desk.actor, { placeId: place.id, version, isOffering }),
  }).answers({
    set: (kept) => back(kept),
    mistaken: staysPlanned,
    stranded: staysPlanned,
    stale: staysPlanned,
    not_found: staysPlanned,
  }),
}

function flashView(
  texts: Texts,
  { about: [offered, from = ''] }: { about: string[] },
  placeId: string,
): SetUpView['notice'] {
  const { SET_UP } = texts['desk-set-up']
  const count = Number(offered) || 0
  const text = isDate(from) ? fill(SET_UP.keptFrom, { day: formatDay(texts, from) }) : SET_UP.kept
  return count === 0
    ? { text, listHref: null }
    : { text: plural(texts.language.LANGUAGE, SET_UP.offered, { count }), listHref: DESK_PATHS.closures(placeId) }
}

function strandedView(texts: Texts, refusal: Refusal | undefined, kind: PlaceSetUp['kind']): SetUpView['stranded'] {
  if (refusal?.kind !== 'stranded') return null
  const { strandedAt, why: whys } = texts['desk-set-up'].SET_UP
  const seats = kind === 'home_zone' ? whys.teams : whys.chairs
  return refusal.stranded
    .toSorted((a, b) => (`${a.date} ${a.start}` < `${b.date} ${b.start}` ? -1 : 1))
    .map(({ reference, date, start, why }) => ({
      reference,
      href: DESK_PATHS.booking(reference),
      line: fill(strandedAt, {
        day: formatDay(texts, date),
        time: formatTime(texts, start),
        why: why === 'chairs' ? seats : whys.hours,
      }),
    }))
}

const dayForm = (day: DayHours = null): DayForm => ({
  opens: day?.opens ?? '',
  closes: day?.closes ?? '',
  breaks: (day?.breaks ?? []).map(({ from, until }) => `${from}-${until}`).join(', '),
})

const plannedView = (texts: Texts, planned: PlaceSetUp['planned']): SetUpView['planned'] => {
  const { SET_UP } = texts['desk-set-up']
  return (
    planned && {
      day: formatDay(texts, planned.from),
      days: planned.hours.map((day, at) => ({
        name: dayNames(texts)[at] ?? '',
        hours:
          spansOf(day)
            .map(({ opens, closes }) =>
              fill(SET_UP.range, { opens: formatTime(texts, opens), closes: formatTime(texts, closes) }),
            )
            .join(', ') || SET_UP.closed,
      })),
    }
  )
}

export const setUpPage = withDesk<SetUpProps>(
  '/desk/[place]/set-up',
  { role: 'manager' },
  page({
    load: async ({ desk: { place } }) => (place ? { place } : { elsewhere: { notFound: true } }),
    acts: ACTS,
    notices: ['kept'],
    unread: { refusal: { kind: 'stale' }, typed: null },
    async show({ visitor, desk, place: { id, name } }, { notice, shown }) {
      const { deps, texts } = visitor
      const stands = await placeSetUp(deps, desk.actor, id)
      if (!stands) return { notFound: true }
      const typed = shown?.refusal.kind === 'stale' ? null : (shown?.typed ?? null)
      const { first, last } = setUpDays(deps.now)
      const names = dayNames(texts)
      return {
        props: {
          view: {
            placeName: name,
            action: DESK_PATHS.setUp(id),
            isHomeZone: stands.kind === 'home_zone',
            days: DAYS.map((at) => ({
              name: names[at] ?? '',
              ...(typed?.days[at] ?? dayForm(stands.hours[at])),
            })),
            seats: typed?.seats ?? String(stands.seats),
            slotMinutes: stands.slotMinutes,
            from: { value: typed?.from ?? first, first, last },
            planned: plannedView(texts, stands.planned),
            mistakes: shown ? setUpMistakes(texts, shown, last) : {},
            stranded: strandedView(texts, shown?.refusal, stands.kind),
            isTakingBack: shown !== null && shown.typed === null,
            version: typed?.version ?? versionOf(stands),
            notice: notice && flashView(texts, notice, id),
          },
        },
      }
    },
  }),
)
