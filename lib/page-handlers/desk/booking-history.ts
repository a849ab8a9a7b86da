import { VISITS } from '@/lib/catalogue/visits'
import { localOf } from '@/lib/domain/clinic-time'
import { treatmentTitle } from '@/lib/http/steps/treatment-title'
import { chairName } from '@/lib/page-handlers/desk/chair-name'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatMoney, formatMonth, formatTime, readablePhone } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { isOneOf, keysOf } from '@/lib/types/keys'
import type { DeskBooking } from '@/lib/use-cases/desk/read-booking'
import type { DeskPlace } from '@/lib/use-cases/desk/staff/find-staff'
import type { UndoableVerb } from '@/lib/use-cases/desk/undo-last'
import type { HistoryLine } from '@/lib/views/desk/booking'

type Done = DeskBooking['events'][number]

/** `moment` is ISO 8601; the result is on the clinic's clock. */
export function momentText(texts: Texts, moment: string): string {
  const { date, time } = localOf(new Date(moment))
  return `${formatDay(texts, date)}, ${formatTime(texts, time)}`
}

export function whatOf(texts: Texts, { verb, after }: Pick<Done, 'verb' | 'after'>, kind: DeskPlace['kind']): string {
  const { VERBS } = texts['desk-events']
  const { METHODS } = texts['desk-money']
  const { visit, startsAt, month, method, paise } = after
  if (verb === 'mark' && isOneOf(VISITS, visit)) return texts['desk-day'].DAY.marks[visit]
  if (verb === 'move' && typeof startsAt === 'string')
    return fill(texts['desk-booking'].DESK_BOOKING.acts.moved, { when: momentText(texts, startsAt) })
  if (verb === 'chair' && typeof after.seat === 'number')
    return fill(texts['desk-booking'].DESK_BOOKING.acts.seated, { chair: chairName(texts, after.seat, kind) })
  if (verb === 'recall_set' && typeof month === 'string')
    return fill(texts['desk-booking'].DESK_BOOKING.acts.recalled, { month: formatMonth(texts, month) })
  if ((verb === 'money_taken' || verb === 'money_given_back') && isOneOf(keysOf(METHODS), method)) {
    const { took, gaveBack } = texts['desk-booking'].DESK_BOOKING.acts
    const holes = { amount: formatMoney(Number(paise)), method: METHODS[method] }
    return fill<string>(verb === 'money_taken' ? took : gaveBack, holes)
  }
  return isOneOf(keysOf(VERBS), verb) ? VERBS[verb] : verb
}

export function undoText(texts: Texts, verb: UndoableVerb, what: string): string {
  return fill<string>(texts['desk-booking'].DESK_BOOKING.undo[verb], { what })
}

/** Such as `name: Ravi → Ravi K`. */
function correctionOf(texts: Texts, { corrected }: Pick<Done, 'corrected'>): string {
  if (!corrected) return ''
  const { facts, name } = texts['desk-booking'].DESK_BOOKING
  const { before, after } = corrected
  const rows = [
    [name, before.name, after.name],
    [facts.phone, readablePhone(before.phone), readablePhone(after.phone)],
    [facts.treatment, treatmentTitle(texts, before.treatment), treatmentTitle(texts, after.treatment)],
  ] as const
  return rows
    .filter(([, was, is]) => was !== is)
    .map(([label, was, is]) => `${label}: ${was} → ${is}`)
    .join('; ')
}

/** Newest first. Without corrections while names are hidden. */
export function historyLines(
  texts: Texts,
  events: DeskBooking['events'],
  { kind, isHidden }: { kind: DeskPlace['kind']; isHidden: boolean },
): HistoryLine[] {
  const { acts, nobody, reasons: others } = texts['desk-booking'].DESK_BOOKING
  const reasons = { ...others, ...texts['desk-booking'].COMMENT.reasons }
  const textOf = (event: Done): string => {
    const former = events.find(({ id }) => id === event.undoes)
    if (former) return fill(acts.undoing, { what: whatOf(texts, former, kind) })
    const what = [whatOf(texts, event, kind), isHidden ? '' : correctionOf(texts, event)].filter(Boolean).join('. ')
    return event.isUndone ? fill(acts.undone, { what }) : what
  }
  return events.map((event) => ({
    key: String(event.id),
    at: momentText(texts, event.at),
    text: [textOf(event), isOneOf(keysOf(reasons), event.reason) ? reasons[event.reason] : '']
      .filter(Boolean)
      .join('. '),
    by: event.by ?? nobody,
  }))
}

/** Newest first. */
export function notificationLines(texts: Texts, messages: DeskBooking['messages']): HistoryLine[] {
  const { told } = texts['desk-booking'].DESK_BOOKING
  const lines = messages.map(({ kind, at, state, until }, index) => ({
    key: String(index),
    at: momentText(texts, at),
    text: told.kinds[kind],
    by: until ? fill(told.waitsUntil, { when: momentText(texts, until) }) : told.states[state],
  }))
  return lines.reverse()
}
