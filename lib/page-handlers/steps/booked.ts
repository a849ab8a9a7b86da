import type { StepContext } from '@/lib/http/steps/step-context'
import { bookingView } from '@/lib/page-handlers/booking/booking-view'
import { findBooking } from '@/lib/use-cases/booking/find'
import { redactForLink } from '@/lib/use-cases/booking/redact-for-link'
import type { BookingView } from '@/lib/views/booking'

/** Null if this browser may not see the booking. */
export async function bookedView({ deps, owner, texts }: StepContext, reference: string): Promise<BookingView | null> {
  const booking = await findBooking(deps, { reference, owner: owner() })
  return booking && bookingView(texts, redactForLink(booking), deps.now)
}
