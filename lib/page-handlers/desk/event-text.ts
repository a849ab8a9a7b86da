import { DESK_DETAILS, type DeskDetail } from '@/lib/catalogue/desk/desk-events'
import { allOf } from '@/lib/page-handlers/closures/closures-view'
import { momentText } from '@/lib/page-handlers/desk/booking-history'
import { chairName } from '@/lib/page-handlers/desk/chair-name'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatMoney, formatMonth, formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import type { EventPage } from '@/lib/use-cases/desk/list-events'
import type { DeskPlace } from '@/lib/use-cases/desk/staff/find-staff'

type State = EventPage['rows'][number]['before']
type Value = NonNullable<State[DeskDetail]>
type Kind = DeskPlace['kind']

/** From `09:30-13:00,16:00-20:00 ... closed`, Monday first, to `Monday to Friday 9:30 am to 1:00 pm and …`. */
function weekInWords(texts: Texts, week: string): string {
  const { days, open, hours, and, closed } = texts['desk-events'].EVENTS
  const { WEEKDAYS } = texts.clinics
  const all = week.split(' ')
  const spans = all.flatMap((span, first) => {
    if (span === all[first - 1]) return []
    const after = all.findIndex((other, at) => at > first && other !== span)
    const last = (after === -1 ? all.length : after) - 1
    const [from = '', to = ''] = [WEEKDAYS[first], WEEKDAYS[last]]
    const named = first === last ? from : fill(days, { first: from, last: to })
    if (!span.includes('-')) return [fill(closed, { days: named })]
    const ranges = span.split(',').map((each) => {
      const [opens = '', closes = ''] = each.split('-')
      return fill(hours, { opens: formatTime(texts, opens), closes: formatTime(texts, closes) })
    })
    return [fill(open, { days: named, hours: ranges.join(and) })]
  })
  return spans.join(', ')
}

/** From `2026-12-01 09:30-19:00 ...`, or `none`. */
function planInWords(texts: Texts, plan: string): string {
  const { EVENTS } = texts['desk-events']
  const [day = '', ...week] = plan.split(' ')
  if (week.length === 0) return EVENTS.none
  return fill(EVENTS.plan, { day: formatDay(texts, day), hours: weekInWords(texts, week.join(' ')) })
}

function textInWords(texts: Texts, detail: DeskDetail, value: string): string {
  const { EVENTS } = texts['desk-events']
  const { states } = texts['desk-bookings'].BOOKINGS
  const { STAFF } = texts['desk-staff']
  const named: Partial<Record<DeskDetail, Readonly<Record<string, string>>>> = {
    status: { ...states, confirmed: EVENTS.booked },
    visit: states,
    kind: EVENTS.kinds,
    outcome: EVENTS.outcomes,
    method: texts['desk-money'].METHODS,
    role: STAFF.roles,
    where: { all: STAFF.everywhere },
  }
  const name = named[detail]?.[value]
  if (name !== undefined) return name
  if (detail === 'hours') return weekInWords(texts, value)
  if (detail === 'planned') return planInWords(texts, value)
  if (detail === 'day') return formatDay(texts, value)
  if (detail === 'month') return formatMonth(texts, value)
  return momentText(texts, value)
}

function valueInWords(texts: Texts, detail: DeskDetail, value: Value | null | undefined, kind: Kind): string {
  const { none } = texts['desk-events'].EVENTS
  if (value === null || value === undefined) return detail === 'seat' ? allOf(texts, kind) : none
  if (detail === 'seat') return chairName(texts, Number(value), kind)
  if (detail === 'paise') return formatMoney(Number(value))
  return typeof value === 'string' ? textInWords(texts, detail, value) : String(value)
}

/** Shown only as a change, because a new booking always begins with the same values. */
const AS_CHANGE: readonly DeskDetail[] = ['status', 'visit']

/** A new object shows its values. `kind` is the place's. */
export function changesInWords(texts: Texts, { before, after }: { before: State; after: State }, kind: Kind): string {
  const { details, detail, change } = texts['desk-events'].EVENTS
  const lines = DESK_DETAILS.flatMap((name) => {
    const label = details[name]
    if (!(name in after) || before[name] === after[name]) return []
    if (AS_CHANGE.includes(name) && !(name in before)) return []
    const is = valueInWords(texts, name, after[name], kind)
    const value =
      name in before ? fill(change, { before: valueInWords(texts, name, before[name], kind), after: is }) : is
    return [label === '' ? value : fill(detail, { label, value })]
  })
  return lines.join(', ')
}

export function reasonInWords(texts: Texts, reason: string | null): string {
  const { DESK_BOOKING, COMMENT } = texts['desk-booking']
  const known: Readonly<Record<string, string>> = {
    ...texts['desk-closures'].CLOSURES.reasons,
    ...DESK_BOOKING.reasons,
    ...COMMENT.reasons,
  }
  return reason === null ? '' : (known[reason] ?? reason)
}
