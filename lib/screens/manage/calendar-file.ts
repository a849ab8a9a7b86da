// The appointment as a file for the patient's calendar.
import { calendarFileOf } from '@/lib/domain/calendar-file'
import { withPage } from '@/lib/http/with-page'
import { bookingView } from '@/lib/screens/booking-view'
import { bookingFor } from '@/lib/screens/manage/booking-page'
import { fill } from '@/lib/texts/fill'
import { seenBooking } from '@/lib/use-cases/booking/seen'

const one = (value: string | string[] | undefined): string => [value].flat().at(-1) ?? ''

/** The getServerSideProps of /manage/[reference]/appointment.ics: it ends the answer itself. */
export const calendarFilePage = withPage<object>('/manage/[reference]/appointment.ics', async ({ page, visitor }) => {
  const booking = await bookingFor(visitor, one(page.params?.reference), one(page.query.key))
  if (!booking) return { notFound: true }
  const { deps, origin, words } = visitor
  const { BRAND } = words.brand
  const view = bookingView(words, seenBooking(booking), deps.now)
  const file = calendarFileOf(
    {
      reference: booking.reference,
      cancelled: booking.status === 'cancelled',
      nth: booking.nth,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      title: fill(words.booking.SUCCESS.entry, { brand: BRAND.name, treatment: view.treatment }),
      place: [view.placeName, view.placeAddress].filter(Boolean).join(', '),
      url: `${origin}${view.manageHref}`,
    },
    deps.now,
  )
  page.res.setHeader('Content-Type', 'text/calendar; charset=utf-8')
  page.res.setHeader('Content-Disposition', `attachment; filename="appointment-${booking.reference}.ics"`)
  page.res.end(file)
  return { props: {} }
})
