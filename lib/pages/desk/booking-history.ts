// What was done with a booking at the desk, and what its patient was told of it, in words.

import { VISITS } from '@/lib/catalogue/visits'
import { localOf } from '@/lib/domain/clinic-time'
import { treatmentTitle } from '@/lib/http/steps/treatment-title'
import { chairName } from '@/lib/pages/desk/chair-name'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatTime, readablePhone } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { isOneOf, keysOf } from '@/lib/typed/keys'
import type { DeskBooking } from '@/lib/use-cases/desk/read-booking'
import type { DeskPlace } from '@/lib/use-cases/desk/staff/find-staff'
import type { UndoableVerb } from '@/lib/use-cases/desk/undo-last'
import type { HistoryLine } from '@/lib/views/desk/booking'

type Done = DeskBooking['events'][number]

/** A moment (ISO 8601) by the clinics' clock. */
export function momentOf(words: Texts, moment: string): string {
  const { date, time } = localOf(new Date(moment))
  return `${formatDay(words, date)}, ${formatTime(words, time)}`
}

/** What was done, without who and when. */
export function whatOf(words: Texts, { verb, after }: Pick<Done, 'verb' | 'after'>, kind: DeskPlace['kind']): string {
  const { VERBS } = words['desk-events']
  const { visit, startsAt } = after
  if (verb === 'mark' && isOneOf(VISITS, visit)) return words['desk-day'].DAY.marks[visit]
  if (verb === 'move' && typeof startsAt === 'string')
    return fill(words['desk-booking'].DESK_BOOKING.acts.moved, { when: momentOf(words, startsAt) })
  if (verb === 'chair' && typeof after.seat === 'number')
    return fill(words['desk-booking'].DESK_BOOKING.acts.seated, { chair: chairName(words, after.seat, kind) })
  return isOneOf(keysOf(VERBS), verb) ? VERBS[verb] : verb
}

/** The button that undoes what was done last, by its verb. */
export function undoText(words: Texts, verb: UndoableVerb, what: string): string {
  return fill<string>(words['desk-booking'].DESK_BOOKING.undo[verb], { what })
}

/** What a correction changed: `name: Ravi → Ravi K`. */
function correctionOf(words: Texts, { corrected }: Pick<Done, 'corrected'>): string {
  if (!corrected) return ''
  const { facts, name } = words['desk-booking'].DESK_BOOKING
  const { before, after } = corrected
  const rows = [
    [name, before.name, after.name],
    [facts.phone, readablePhone(before.phone), readablePhone(after.phone)],
    [facts.treatment, treatmentTitle(words, before.treatment), treatmentTitle(words, after.treatment)],
  ] as const
  return rows
    .filter(([, was, is]) => was !== is)
    .map(([label, was, is]) => `${label}: ${was} → ${is}`)
    .join('; ')
}

/** The acts of the desk, the newest first; what was corrected not where names are hidden. */
export function historyLines(
  words: Texts,
  events: DeskBooking['events'],
  { kind, isHidden }: { kind: DeskPlace['kind']; isHidden: boolean },
): HistoryLine[] {
  const { acts, reasons, nobody } = words['desk-booking'].DESK_BOOKING
  const textOf = (event: Done): string => {
    const former = events.find(({ id }) => id === event.undoes)
    if (former) return fill(acts.undoing, { what: whatOf(words, former, kind) })
    const what = [whatOf(words, event, kind), isHidden ? '' : correctionOf(words, event)].filter(Boolean).join('. ')
    return event.isUndone ? fill(acts.undone, { what }) : what
  }
  return events.map((event) => ({
    key: String(event.id),
    at: momentOf(words, event.at),
    text: [textOf(event), isOneOf(keysOf(reasons), event.reason) ? reasons[event.reason] : '']
      .filter(Boolean)
      .join('. '),
    by: event.by ?? nobody,
  }))
}

/** The messages about it, the newest first: of which kind, and whether they went. */
export function notificationLines(words: Texts, messages: DeskBooking['messages']): HistoryLine[] {
  const { told } = words['desk-booking'].DESK_BOOKING
  const lines = messages.map(({ kind, at, state, until }, index) => ({
    key: String(index),
    at: momentOf(words, at),
    text: told.kinds[kind],
    by: until ? fill(told.waitsUntil, { when: momentOf(words, until) }) : told.states[state],
  }))
  return lines.reverse()
}
