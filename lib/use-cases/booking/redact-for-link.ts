// What of a booking is shown to whom: who has its link alone sees neither the number nor the address of a home.

import { maskedPhone } from '@/lib/texts/format'
import type { FoundBooking } from '@/lib/use-cases/booking/find'

/** Without the link and its key, which goes by SMS alone: whoever has it has shown that the number is theirs. */
export type RedactedBooking = Omit<FoundBooking, 'link' | 'hasLink' | 'manageKey'>

/** The booking as its requester may see it. */
export function redactForLink({
  link: _,
  hasLink: _hasLink,
  manageKey: _manageKey,
  ...booking
}: FoundBooking): RedactedBooking {
  return booking.isOwn ? booking : { ...booking, phone: maskedPhone(booking.phone), address: null }
}
