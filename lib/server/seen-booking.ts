// What of a booking is shown to whom: who has its link alone sees neither the number nor the address of a home.
import type { Booking } from '@/lib/server/find-booking'
import { maskedPhone } from '@/lib/texts/format'

export type SeenBooking = Omit<Booking, 'link'>

/** The booking as its asker may see it. */
export function seenBooking({ link: _, ...booking }: Booking): SeenBooking {
  return booking.isOwn ? booking : { ...booking, phone: maskedPhone(booking.phone), address: null }
}
