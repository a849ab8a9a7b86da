import { maskedPhone } from '@/lib/texts/format'
import type { FoundBooking } from '@/lib/use-cases/booking/find'

/** Without the manage key: it goes by SMS alone and proves the number. */
export type RedactedBooking = Omit<FoundBooking, 'link' | 'hasLink' | 'manageKey'>

/** A link alone shows neither the number nor the home address. */
export function redactForLink({
  link: _,
  hasLink: _hasLink,
  manageKey: _manageKey,
  ...booking
}: FoundBooking): RedactedBooking {
  return booking.isOwn ? booking : { ...booking, phone: maskedPhone(booking.phone), address: null }
}
