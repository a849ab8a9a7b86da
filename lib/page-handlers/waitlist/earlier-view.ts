import { localOf } from '@/lib/domain/clinic-time'
import type { Visitor } from '@/lib/http/visitor'
import { accessOf } from '@/lib/page-handlers/booking/booking-page'
import { formatNearDay, formatTime } from '@/lib/texts/format'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { hasShownNumber } from '@/lib/use-cases/booking/proved-number'
import { readWaitState } from '@/lib/use-cases/waitlist/answer'
import type { EarlierView } from '@/lib/views/booking'

/** Null for a booking that is cancelled, too near or a video call, and for a slot that the clinic can't keep. */
export async function earlierView(visitor: Visitor, booking: FoundBooking): Promise<EarlierView | null> {
  const { id, status, canChange, appointmentType, affected } = booking
  if (status !== 'confirmed' || !canChange || appointmentType === 'video' || affected) return null
  const { texts, deps } = visitor
  const { isWaiting, isProved, offer, missed } = await readWaitState(deps, id)
  const needsProof = !isProved && !(await hasShownNumber(deps, booking, await accessOf(visitor, booking.reference, '')))
  const whenOf = ({ date, start }: { date: string; start: string }) =>
    `${formatNearDay(texts, date, deps.now)}, ${formatTime(texts, start)}`
  return {
    isWaiting,
    needsProof,
    offer: offer && { id: offer.id, when: whenOf(offer), until: formatTime(texts, localOf(offer.until).time) },
    missed: missed && whenOf(missed),
  }
}
