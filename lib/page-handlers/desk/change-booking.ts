import { z } from 'zod'
import { parseSlot } from '@/flows/params'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { DESK_REASONS } from '@/lib/catalogue/desk/desk-reasons'
import { REFUSAL_REASONS } from '@/lib/catalogue/desk/refusal-reasons'
import { DESK_METHODS } from '@/lib/catalogue/treatments/payments'
import { VISITS } from '@/lib/catalogue/visits'
import type { DeskRequest } from '@/lib/http/forms/with-desk'
import { type ActContext, type Answer, text, withForms } from '@/lib/http/forms/with-forms'
import { queryValue } from '@/lib/http/query-value'
import { handleCorrection } from '@/lib/page-handlers/desk/correct-form'
import type { Texts } from '@/lib/texts/languages'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { cancelAtDesk } from '@/lib/use-cases/desk/cancel'
import { changeChairAtDesk } from '@/lib/use-cases/desk/change-chair'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { moderateComment } from '@/lib/use-cases/desk/moderate-comment'
import { giveMoneyBack } from '@/lib/use-cases/desk/money/give-back'
import { takeMoney } from '@/lib/use-cases/desk/money/take-money'
import { moveAtDesk } from '@/lib/use-cases/desk/move'
import { undoLast } from '@/lib/use-cases/desk/undo-last'
import { noteAtDesk } from '@/lib/use-cases/desk/write-note'
import { recallAtDesk, stopRecallAtDesk } from '@/lib/use-cases/recalls/recall-at-desk'
import type { DeskBookingView } from '@/lib/views/desk/booking'
import type { DayNotice } from '@/lib/views/desk/day'

export const FLASHES = [
  'marked',
  'moved',
  'cancelled',
  'noted',
  'undone',
  'corrected',
  'seated',
  'commented',
  'recalled',
  'unrecalled',
  'taken',
  'given_back',
] as const
type BookingNotice = (typeof FLASHES)[number]
type Cause = keyof Texts['desk-booking']['DESK_BOOKING']['causes']
export type DeskBookingProps = { booking: DeskBookingView; notice: DayNotice | null }
/** `mistakes` by control. */
export type DeskBookingForms = {
  request: DeskRequest
  about: { booking: FoundBooking }
  shown: { cause: Cause; mistakes: Readonly<Record<string, string>> }
  notice: BookingNotice
  props: DeskBookingProps
}

const done =
  (notice: BookingNotice) =>
  ({ context }: { context: ActContext<DeskBookingForms> }): Answer<DeskBookingForms> => ({
    to: DESK_PATHS.booking(context.booking.reference),
    notice,
  })
const refused = (cause: Cause): Answer<DeskBookingForms> => ({ status: 409, shown: { cause, mistakes: {} } })
const LIMIT = refused('limit')
const STALE = refused('stale')

const version = z.coerce.number()
/** Null for no reason or an unknown one. */
const reason = z.enum(DESK_REASONS).nullable().catch(null)

const forms = withForms<DeskBookingForms>()
const { act } = forms
export const bookingForms = forms.page
export const ACTS = {
  mark: act({
    reads: z.object({ to: z.enum(VISITS), version }),
    run: ({ visitor, desk, booking: { reference } }, input) =>
      markVisit(visitor.deps, desk.actor, { reference, ...input }),
  }).answers({
    marked: done('marked'),
    already: done('marked'),
    changed: STALE,
    full: refused('full'),
    closed: refused('closed'),
    rated: refused('rated'),
    too_early: LIMIT,
    too_late: LIMIT,
    never: LIMIT,
    cancelled: LIMIT,
    not_found: LIMIT,
  }),
  move: act({
    reads: z.object({ slot: text, move_reason: reason, version }),
    async run({ page, visitor, desk: { actor }, booking: { reference, place } }, { slot: typed, version, ...reasons }) {
      const slot = parseSlot(typed)
      if (slot?.at !== place.id) return { kind: 'empty' }
      const { date, start, end } = slot
      const shown = queryValue(page.query.date)
      if (shown !== '' && shown !== date) return { kind: 'other_day' }
      const desk = { actor, version, reason: reasons.move_reason }
      return moveAtDesk(visitor.deps, { reference, desk, date, start, end })
    },
  }).answers({
    moved: done('moved'),
    changed: STALE,
    empty: refused('slot'),
    other_day: refused('otherDay'),
    taken: refused('taken'),
    closed: refused('closed'),
    over: refused('over'),
    too_late: LIMIT,
    already: LIMIT,
    not_found: LIMIT,
  }),
  cancel: act({
    reads: z.object({ cancel_reason: reason, version }),
    run: ({ visitor, desk: { actor }, booking: { reference } }, { version, cancel_reason }) =>
      cancelAtDesk(visitor.deps, { reference, desk: { actor, version, reason: cancel_reason } }),
  }).answers({
    cancelled: done('cancelled'),
    already: done('cancelled'),
    changed: STALE,
    over: refused('over'),
    too_late: LIMIT,
    not_found: LIMIT,
  }),
  note: act({
    reads: z.object({ note: text, version }),
    run: ({ visitor, desk, booking: { reference } }, input) =>
      noteAtDesk(visitor.deps, desk.actor, { reference, ...input }),
  }).answers({
    noted: done('noted'),
    changed: STALE,
    too_long: refused('note'),
    not_found: LIMIT,
  }),
  chair: act({
    reads: z.object({ chair: z.coerce.number(), version }),
    run: ({ visitor, desk, booking: { reference } }, input) =>
      changeChairAtDesk(visitor.deps, desk.actor, { reference, ...input }),
  }).answers({
    seated: done('seated'),
    changed: STALE,
    chair_taken: refused('chair'),
    affected: refused('affected'),
    closed: refused('closed'),
    over: refused('over'),
    too_late: LIMIT,
    already: LIMIT,
    not_found: LIMIT,
  }),
  correct: act({
    reads: z.object({ name: text, phone: text, treatment: text, version }),
    run: ({ visitor, desk, booking }, input) => handleCorrection(visitor, desk.actor, { booking, input }),
  }).answers({
    corrected: done('corrected'),
    already: LIMIT,
    changed: STALE,
    not_served: refused('not_served'),
    member_price: refused('member_price'),
    not_found: LIMIT,
    mistaken: ({ outcome: { mistakes } }) => ({ status: 422, shown: { cause: 'mistaken', mistakes } }),
  }),
  recall: act({
    reads: z.object({ months: z.coerce.number(), agreed: text }),
    run({ visitor, desk, booking: { reference } }, { months, agreed }) {
      const { consentVersion } = visitor.texts['desk-booking'].DESK_BOOKING.RECALL
      return recallAtDesk(visitor.deps, desk.actor, { reference, months, agreed: agreed !== '', consentVersion })
    },
  }).answers({
    planned: done('recalled'),
    unclear: { status: 422, shown: { cause: 'recall', mistakes: {} } },
    refused: refused('noRecall'),
    not_found: LIMIT,
  }),
  recall_stop: act({
    reads: z.object({}),
    run: ({ visitor, desk, booking: { reference } }) => stopRecallAtDesk(visitor.deps, desk.actor, reference),
  }).answers({ stopped: done('unrecalled'), not_found: LIMIT }),
  take: act({
    reads: z.object({ method: z.enum(DESK_METHODS), paise: z.coerce.number(), takings: z.coerce.number() }),
    run: ({ visitor, desk, booking: { reference } }, input) =>
      takeMoney(visitor.deps, desk.actor, { reference, ...input }),
  }).answers({
    taken: done('taken'),
    paid: refused('paid'),
    changed: STALE,
    no_seller: refused('noSeller'),
    not_found: LIMIT,
  }),
  give_back: act({
    reads: z.object({ taking: z.uuid(), paise: z.coerce.number() }),
    run: ({ visitor, desk, booking: { reference } }, { taking: takingId, paise }) =>
      giveMoneyBack(visitor.deps, desk.actor, { reference, takingId, paise }),
  }).answers({
    given_back: done('given_back'),
    nothing: refused('nothingBack'),
    changed: STALE,
    not_found: LIMIT,
  }),
  comment: act({
    reads: z.object({ refused_for: z.enum(['', ...REFUSAL_REASONS]), reply: text.transform((reply) => reply.trim()) }),
    run: ({ visitor, desk, booking: { reference } }, { refused_for: refusal, reply }) =>
      moderateComment(visitor.deps, desk.actor, { reference, refusedFor: refusal === '' ? null : refusal, reply }),
  }).answers({
    moderated: done('commented'),
    too_long: refused('reply'),
    nothing: refused('comment'),
    not_found: LIMIT,
  }),
  undo: act({
    reads: z.object({}),
    run: ({ visitor, desk, booking: { reference } }) => undoLast(visitor.deps, desk.actor, { reference }),
  }).answers({
    undone: done('undone'),
    changed: STALE,
    full: refused('full'),
    closed: refused('closedAgain'),
    rated: refused('rated'),
    over: refused('over'),
    nothing: LIMIT,
    not_found: LIMIT,
  }),
}
