// What the forms of a booking's own page ask for: cancelled, taken back, moved, its link made anew, a photo taken away, said
// that the patient comes, or what is done about an earlier time.

import { parseSlot } from '@/flows/params'
import type { Visitor } from '@/lib/http/visitor'
import { accessOf } from '@/lib/pages/manage/booking-page'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { cancelTogether } from '@/lib/use-cases/booking/cancel-together'
import type { BookingAccess, FoundBooking } from '@/lib/use-cases/booking/find'
import { renewLink } from '@/lib/use-cases/booking/renew-link'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { sayComing } from '@/lib/use-cases/booking/say-coming'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { removeBookingPhoto } from '@/lib/use-cases/photos/remove'
import { declineEarlier, stopWaiting, takeEarlier, waitForEarlier } from '@/lib/use-cases/waitlist/answer'
import type { EarlierCause, MoveCause, UndoCause } from '@/lib/views/booking'

/** What was done, as the page says it afterwards. */
export type FormAct =
  | 'moved'
  | 'same'
  | 'cancelled'
  | 'undone'
  | 'link'
  | 'photo'
  | 'comes'
  | 'family'
  | 'waits'
  | 'stopped'
  | 'kept'
/** `wanted` is the time that could not be had. */
export type Refusal = { cause: MoveCause | UndoCause | EarlierCause; wanted?: { date: string; start: string } }
export type FormOutcome = Refusal | { act: FormAct } | 'link_refused'

/** Makes the link anew; whoever came by the old one alone is out. */
async function renew(
  visitor: Visitor,
  access: BookingAccess,
  form: URLSearchParams,
  booking: FoundBooking,
): Promise<FormOutcome> {
  const { kind } = await renewLink(visitor.deps, access, Number(form.get('version')))
  if (kind === 'too_many' || kind === 'not_found') return 'link_refused'
  visitor.manage.drop(booking.reference)
  return { act: 'link' }
}

/** Lets the booking stand again, at its own time or at the one that the form names. */
async function undo(visitor: Visitor, access: BookingAccess, given: string | null): Promise<FormOutcome> {
  const other = given === null ? undefined : (parseSlot(given) ?? undefined)
  if (given !== null && !other) return { cause: 'undo_closed' }
  const { kind } = await undoCancel(visitor.deps, { ...access, network: visitor.network, other })
  switch (kind) {
    case 'undone':
    case 'already':
      return { act: 'undone' }
    case 'taken':
      return { cause: 'undo_taken' }
    case 'closed':
      return { cause: 'undo_closed' }
    case 'over':
    case 'not_found':
      return { cause: 'undo_over' }
    case 'prove':
    case 'wait':
      return { cause: 'undo_limited' }
  }
}

/** Whether it is the time that the booking has already: nothing is moved then, and nothing is told as moved. */
const isOwnTime = ({ status, place, date, start }: FoundBooking, slot: { at: string; date: string; start: string }) =>
  status === 'confirmed' && slot.at === place.id && slot.date === date && slot.start === start

async function move(
  visitor: Visitor,
  access: BookingAccess,
  given: string,
  booking: FoundBooking,
): Promise<FormOutcome> {
  const slot = parseSlot(given)
  if (!slot) return { cause: given ? 'unknown' : 'empty' }
  // Another clinic only where it was offered for a time that this one can't keep.
  if (slot.at !== booking.place.id && !booking.met) return { cause: 'closed' }
  if (isOwnTime(booking, slot)) return { act: 'same' }
  const outcome = await rescheduleBooking(visitor.deps, {
    ...access,
    ...slot,
    placeId: slot.at,
    network: visitor.network,
  })
  if (outcome.kind === 'moved') return { act: 'moved' }
  return { cause: outcome.kind === 'wait' ? 'moved_often' : outcome.kind, wanted: slot }
}

/** What the patient does about an earlier time; null where the form is about something else. */
async function answerEarlier(
  { deps }: Visitor,
  access: BookingAccess,
  form: URLSearchParams,
): Promise<FormOutcome | null> {
  const offer = form.get('offer') ?? ''
  switch (form.get('intent')) {
    case 'earlier_wait':
      return (await waitForEarlier(deps, access)) ? { act: 'waits' } : { cause: 'too_late' }
    case 'earlier_stop':
      await stopWaiting(deps, access)
      return { act: 'stopped' }
    case 'earlier_keep':
      await declineEarlier(deps, access, offer)
      return { act: 'kept' }
    case 'earlier_take': {
      const { kind } = await takeEarlier(deps, access, offer)
      return kind === 'moved' ? { act: 'moved' } : { cause: 'gone' }
    }
    default:
      return null
  }
}

/** Takes a photo away, where the booking is the visitor's own. */
async function removePhoto(visitor: Visitor, booking: FoundBooking, id: string): Promise<FormOutcome> {
  if (booking.isOwn) await removeBookingPhoto(visitor.deps, { bookingId: booking.id, id })
  return { act: 'photo' }
}

/** Does what the form asks for. `key` is the link's, where the form's address has it still. */
export async function changeBooking(
  visitor: Visitor,
  form: URLSearchParams,
  booking: FoundBooking,
  key: string,
): Promise<FormOutcome> {
  const photo = form.get('remove_photo')
  if (photo !== null) return removePhoto(visitor, booking, photo)
  const access = await accessOf(visitor, booking.reference, key)
  switch (form.get('intent')) {
    case 'cancel': {
      const cancel = form.get('together') === null ? cancelBooking : cancelTogether
      const { kind } = await cancel(visitor.deps, access)
      return kind === 'cancelled' || kind === 'already' ? { act: 'cancelled' } : { cause: 'too_late' }
    }
    case 'undo':
      return undo(visitor, access, form.get('slot'))
    case 'come':
      // Where it could not be said the page shows why: it begins, or is cancelled.
      await sayComing(visitor.deps, access)
      return { act: 'comes' }
    case 'link':
      return renew(visitor, access, form, booking)
    default:
      return (await answerEarlier(visitor, access, form)) ?? move(visitor, access, form.get('slot') ?? '', booking)
  }
}
