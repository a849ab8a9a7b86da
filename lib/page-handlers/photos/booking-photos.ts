// Only the patient and the browser that booked see photos, never a visitor with only the link.

import { photoViews } from '@/lib/http/photo-views'
import type { Visitor } from '@/lib/http/visitor'
import { bookingView } from '@/lib/page-handlers/booking/booking-view'
import type { Booking } from '@/lib/use-cases/booking/booking'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { redactForLink } from '@/lib/use-cases/booking/redact-for-link'
import { bookingPhotos } from '@/lib/use-cases/photos/list'
import type { BookingView } from '@/lib/views/booking'

export async function bookingPhotoViews(visitor: Visitor, bookings: readonly Booking[]): Promise<BookingView[]> {
  const { deps, texts } = visitor
  const photos = await bookingPhotos(
    deps,
    bookings.map(({ id }) => id),
  )
  return Promise.all(
    bookings.map(async (booking) =>
      bookingView(texts, booking, deps.now, await photoViews(visitor, photos.get(booking.id) ?? [])),
    ),
  )
}

export async function viewFor(visitor: Visitor, booking: FoundBooking): Promise<BookingView> {
  const { deps, texts } = visitor
  const ids = booking.isOwn ? ((await bookingPhotos(deps, [booking.id])).get(booking.id) ?? []) : []
  return bookingView(texts, redactForLink(booking), deps.now, await photoViews(visitor, ids))
}
