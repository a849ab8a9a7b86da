// What the forms of a booking's page at the desk ask for, and what becomes of it.

import { parseSlot } from '@/flows/params'
import { DESK_REASONS, type DeskReason } from '@/lib/catalogue/desk-reasons'
import { VISITS } from '@/lib/catalogue/visits'
import type { DeskRequest } from '@/lib/http/with-desk'
import { correctAct } from '@/lib/pages/desk/correct-act'
import { fill } from '@/lib/texts/fill'
import type { Words } from '@/lib/texts/languages'
import { isOneOf } from '@/lib/typed/keys'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { changeChairAtDesk } from '@/lib/use-cases/desk/change-chair'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { undoLast } from '@/lib/use-cases/desk/undo-last'
import { noteAtDesk } from '@/lib/use-cases/desk/write-note'
import type { DayNotice } from '@/lib/views/desk/day'

/** What was done, as the page that it leads back to says it. */
const DESK_ACTS = ['marked', 'moved', 'cancelled', 'noted', 'undone', 'corrected', 'seated'] as const
type DeskAct = (typeof DESK_ACTS)[number]
/** `mistakes`: by control, of what was typed. */
export type ActOutcome = { act: DeskAct } | { refusal: DayNotice; mistakes?: Readonly<Record<string, string>> }

const DONE: Record<string, DeskAct> = {
  marked: 'marked',
  already: 'marked',
  moved: 'moved',
  cancelled: 'cancelled',
  noted: 'noted',
  undone: 'undone',
  corrected: 'corrected',
  seated: 'seated',
}

/** Why nothing was done, in words. */
function refusalOf(words: Words, kind: string): DayNotice {
  const { causes } = words['desk-booking'].DESK_BOOKING
  const known: Record<string, string> = {
    changed: causes.stale,
    taken: causes.taken,
    full: causes.full,
    closed: causes.closed,
    closed_again: causes.closedAgain,
    over: causes.over,
    too_long: causes.note,
    empty: causes.slot,
    not_served: causes.not_served,
    chair_taken: causes.chair,
    met: causes.met,
    member_price: causes.member_price,
    mistaken: causes.mistaken,
    other_day: causes.otherDay,
  }
  return { tone: 'coral', text: known[kind] ?? causes.limit, undo: null }
}

const reasonIn = (form: URLSearchParams, name: string): DeskReason | null => {
  const given = form.get(name)
  return isOneOf(DESK_REASONS, given) ? given : null
}

/** The kind of what was done or refused; by control what was typed wrong. */
async function kindOf(
  request: DeskRequest,
  form: URLSearchParams,
  booking: FoundBooking,
): Promise<string | Readonly<Record<string, string>>> {
  const { page, visitor, desk } = request
  const { deps } = visitor
  const { actor } = desk
  const { reference } = booking
  const version = Number(form.get('version'))
  switch (form.get('intent')) {
    case 'mark': {
      const to = form.get('to')
      return isOneOf(VISITS, to) ? (await markVisit(deps, actor, { reference, to, version })).kind : 'unknown'
    }
    case 'move': {
      const slot = parseSlot(form.get('slot') ?? '')
      if (!slot || slot.at !== booking.place.id) return 'empty'
      const { date, start, end } = slot
      const shown = [page.query.date].flat().at(-1)
      if (shown && shown !== date) return 'other_day'
      const change = { actor, version, reason: reasonIn(form, 'move_reason') }
      return (await rescheduleBooking(deps, { reference, desk: change, date, start, end })).kind
    }
    case 'cancel': {
      const change = { actor, version, reason: reasonIn(form, 'cancel_reason') }
      const { kind } = await cancelBooking(deps, { reference, desk: change })
      return kind === 'already' ? 'cancelled' : kind
    }
    case 'note':
      return (await noteAtDesk(deps, actor, { reference, version, note: form.get('note') ?? '' })).kind
    case 'chair': {
      const chair = Number(form.get('chair'))
      return (await changeChairAtDesk(deps, actor, { reference, version, chair })).kind
    }
    case 'correct':
      return correctAct(request, form, booking)
    case 'undo': {
      const { kind } = await undoLast(deps, actor, { reference })
      return kind === 'closed' ? 'closed_again' : kind
    }
    default:
      return 'unknown'
  }
}

/** Does what the form asks for. */
export async function deskAct(request: DeskRequest, form: URLSearchParams, booking: FoundBooking): Promise<ActOutcome> {
  const kind = await kindOf(request, form, booking)
  if (typeof kind !== 'string') return { refusal: refusalOf(request.visitor.words, 'mistaken'), mistakes: kind }
  const act = DONE[kind]
  return act ? { act } : { refusal: refusalOf(request.visitor.words, kind) }
}

/** What the page says of an act that was done; null for any other word. */
export function saidOf(words: Words, said: string, { when, state }: { when: string; state: string }): DayNotice | null {
  const { done } = words['desk-booking'].DESK_BOOKING
  return isOneOf(DESK_ACTS, said) ? { tone: 'leaf', text: fill<string>(done[said], { when, state }), undo: null } : null
}
