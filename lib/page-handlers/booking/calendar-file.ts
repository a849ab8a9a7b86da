import { calendarFileOf } from '@/lib/domain/calendar/calendar-file'
import { withPage } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import { bookingFor } from '@/lib/page-handlers/booking/booking-page'
import { bookingView } from '@/lib/page-handlers/booking/booking-view'
import { calendarNote, calendarTitle } from '@/lib/texts/calendar-text'
import { redactForLink } from '@/lib/use-cases/booking/redact-for-link'

export const calendarFilePage = withPage<object>('/manage/[reference]/appointment.ics', async ({ page, visitor }) => {
  const booking = await bookingFor(visitor, queryValue(page.params?.reference), queryValue(page.query.key))
  if (!booking) return { notFound: true }
  const { deps, origin, texts } = visitor
  const view = bookingView(texts, redactForLink(booking), deps.now)
  const { reference, appointmentType: type, place } = booking
  const url = `${origin}${view.manageHref}`
  const file = calendarFileOf(
    {
      reference,
      cancelled: booking.status === 'cancelled',
      nth: booking.nth,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      title: calendarTitle(texts, { type, locality: place.locality }, view.treatment || undefined),
      place: [view.placeName, view.placeAddress].filter(Boolean).join(', '),
      note: calendarNote(texts, { phone: view.placePhone?.display ?? null, reference, link: url }),
      url,
    },
    deps.now,
  )
  page.res.setHeader('Content-Type', 'text/calendar; charset=utf-8')
  page.res.setHeader('Content-Disposition', `attachment; filename="appointment-${reference}.ics"`)
  page.res.end(file)
  return { props: {} }
})
