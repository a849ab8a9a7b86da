import { z } from 'zod'
import { parseSlot } from '@/flows/params'
import { managePath, payPath } from '@/lib/addresses/paths'
import type { ManageNotice } from '@/lib/catalogue/manage-flashes'
import { type ActContext, type Answer, text, withForms } from '@/lib/http/forms/with-forms'
import type { PageRequest } from '@/lib/http/forms/with-page'
import { startOnline } from '@/lib/page-handlers/payments/pay-online'
import { mapValues } from '@/lib/types/keys'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmAttendance } from '@/lib/use-cases/booking/confirm-attendance'
import type { BookingAccess, FoundBooking } from '@/lib/use-cases/booking/find'
import { keepLanguage } from '@/lib/use-cases/booking/keep-language'
import { renewLink } from '@/lib/use-cases/booking/renew-link'
import { reportArrival } from '@/lib/use-cases/booking/report-arrival'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { cancelTogether } from '@/lib/use-cases/companions/cancel-together'
import { removeBookingPhoto } from '@/lib/use-cases/photos/remove'
import { stopRecall, wishRecall } from '@/lib/use-cases/recalls/recall'
import { acceptEarlier, declineEarlier, stopWaiting, waitForEarlier } from '@/lib/use-cases/waitlist/answer'
import type { ManageCause, ManageView } from '@/lib/views/manage'

/** `wanted` is the slot that is no longer available. */
export type Refusal = { cause: ManageCause; wanted?: { date: string; start: string } }
export type ManageForms = {
  request: PageRequest
  about: { booking: FoundBooking; access: BookingAccess }
  /** `link`: it can't be renewed. */
  shown: Refusal | 'link'
  notice: ManageNotice
  props: ManageView
}

const done =
  (notice: ManageNotice) =>
  ({ context }: { context: ActContext<ManageForms> }): Answer<ManageForms> => ({
    to: managePath(context.booking.reference),
    notice,
  })
const refused = (cause: ManageCause): Answer<ManageForms> => ({
  status: cause === 'empty' || cause === 'unknown' ? 422 : 409,
  shown: { cause },
})
const lost =
  (cause: ManageCause) =>
  ({ input: { slot } }: { input: { slot: string } }): Answer<ManageForms> => {
    const wanted = parseSlot(slot)
    return { status: 409, shown: wanted ? { cause, wanted } : { cause } }
  }

/** Does nothing, and notifies nobody, for the slot that the booking already has. */
async function move({ visitor, booking, access }: ActContext<ManageForms>, { slot: typed }: { slot: string }) {
  const slot = parseSlot(typed)
  if (!slot) return { kind: typed ? 'unknown' : 'empty' } as const
  // Another clinic is possible only if it was offered for a slot that this one can't keep.
  if (slot.at !== booking.place.id && !booking.affected) return { kind: 'elsewhere' as const }
  const { status, place, date, start } = booking
  if (status === 'confirmed' && slot.at === place.id && slot.date === date && slot.start === start)
    return { kind: 'same' as const }
  return rescheduleBooking(visitor.deps, { ...access, ...slot, placeId: slot.at, network: visitor.network })
}

const { act, page } = withForms<ManageForms>()
type ManagePage = Parameters<typeof page>[0]

const NOTHING = z.object({})
const OFFER = z.object({ offer: text })
const ACTS = {
  cancel: act({
    reads: z.object({ together: text }),
    run: ({ visitor, access }, { together }) => (together ? cancelTogether : cancelBooking)(visitor.deps, access),
  }).answers({
    cancelled: done('cancelled'),
    already: done('cancelled'),
    too_late: refused('too_late'),
    not_found: refused('too_late'),
  }),
  undo: act({
    reads: z.object({ slot: z.string().optional() }),
    async run({ visitor, access }, { slot }) {
      const other = slot === undefined ? undefined : parseSlot(slot)
      if (other === null) return { kind: 'closed' }
      return undoCancel(visitor.deps, { ...access, network: visitor.network, other })
    },
  }).answers({
    undone: done('undone'),
    already: done('undone'),
    taken: refused('undo_taken'),
    closed: refused('undo_closed'),
    over: refused('undo_over'),
    not_found: refused('undo_over'),
    prove: refused('undo_limited'),
    wait: refused('undo_limited'),
  }),
  move: act({ reads: z.object({ slot: text }), run: move }).answers({
    moved: done('moved'),
    same: done('same'),
    empty: refused('empty'),
    unknown: refused('unknown'),
    elsewhere: refused('closed'),
    taken: lost('taken'),
    closed: lost('closed'),
    too_late: lost('too_late'),
    not_found: lost('not_found'),
    prove: lost('prove'),
    wait: lost('moved_often'),
  }),
  link: act({
    reads: z.object({ version: z.coerce.number() }),
    async run({ visitor, access, booking }, { version }) {
      const outcome = await renewLink(visitor.deps, access, version)
      // Ends access for a visitor with only the old link.
      if (outcome.kind === 'renewed' || outcome.kind === 'already') visitor.manage.drop(booking.reference)
      return outcome
    },
  }).answers({
    renewed: done('link'),
    already: done('link'),
    too_many: { status: 409, shown: 'link' },
    not_found: { status: 409, shown: 'link' },
  }),
  come: act({
    reads: NOTHING,
    run: ({ visitor, access }) => confirmAttendance(visitor.deps, access),
    // After a refusal the page itself shows why.
  }).answers({ comes: done('comes'), not_now: done('comes'), not_found: done('comes') }),
  here: act({
    reads: NOTHING,
    run: ({ visitor, access }) => reportArrival(visitor.deps, access),
  }).answers({ here: done('here'), not_now: refused('not_here'), not_found: refused('not_here') }),
  remove_photo: act({
    reads: z.object({ remove_photo: text }),
    async run({ visitor, booking }, { remove_photo: id }) {
      if (booking.isOwn) await removeBookingPhoto(visitor.deps, { bookingId: booking.id, id })
      return { kind: 'removed' }
    },
  }).answers({ removed: done('photo') }),
  pay: act({
    reads: NOTHING,
    run: ({ visitor, booking }) => startOnline(visitor, booking),
  }).answers({
    started: ({ outcome: { id } }) => ({ to: payPath(id) }),
    away: ({ outcome: { id } }) => ({ to: payPath(id) }),
    // The page itself shows what is paid.
    nothing: ({ context: { booking } }) => ({ to: managePath(booking.reference) }),
  }),
  recall: act({
    reads: NOTHING,
    run: ({ visitor, access }) => wishRecall(visitor.deps, access, visitor.texts.recall.RECALL.consentVersion),
  }).answers({ planned: done('recall'), stopped: refused('recall'), not_found: refused('recall') }),
  recall_stop: act({
    reads: NOTHING,
    async run({ visitor, access }) {
      await stopRecall(visitor.deps, access)
      return { kind: 'stopped' }
    },
  }).answers({ stopped: done('recall_stopped') }),
  earlier_wait: act({
    reads: NOTHING,
    run: async ({ visitor, access }) => ({ kind: (await waitForEarlier(visitor.deps, access)) ? 'waits' : 'too_late' }),
  }).answers({ waits: done('waits'), too_late: refused('too_late') }),
  earlier_stop: act({
    reads: NOTHING,
    async run({ visitor, access }) {
      await stopWaiting(visitor.deps, access)
      return { kind: 'stopped' }
    },
  }).answers({ stopped: done('stopped') }),
  earlier_keep: act({
    reads: OFFER,
    async run({ visitor, access }, { offer }) {
      await declineEarlier(visitor.deps, access, offer)
      return { kind: 'kept' }
    },
  }).answers({ kept: done('kept') }),
  earlier_take: act({
    reads: OFFER,
    run: ({ visitor, access }, { offer }) => acceptEarlier(visitor.deps, access, offer),
  }).answers({
    moved: done('moved'),
    gone: refused('gone'),
    taken: refused('gone'),
    closed: refused('gone'),
    too_late: refused('gone'),
    not_found: refused('gone'),
    prove: refused('gone'),
    wait: refused('gone'),
  }),
}

/** A refused change leaves the booking's language as it is. */
const keepingLanguage =
  (change: ManagePage['acts'][string]): ManagePage['acts'][string] =>
  async (context, form) => {
    const answer = await change(context, form)
    const { visitor, booking } = context
    if (answer && 'to' in answer) await keepLanguage(visitor.deps, booking, visitor.language)
    return answer
  }

export const manageForms = (manage: Omit<ManagePage, 'acts'>) =>
  page({ ...manage, acts: mapValues(ACTS, (_name, change) => keepingLanguage(change)) })
