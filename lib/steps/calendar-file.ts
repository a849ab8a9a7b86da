// The appointment as an .ics file: a stable UID and a growing SEQUENCE, so that a moved appointment replaces itself.
import type { PageResult } from '@/lib/http/with-page'
import { withPage } from '@/lib/http/with-page'
import { calendarOf } from '@/lib/domain/calendar'
import { bookingFor } from '@/lib/steps/booking-page'

const one = (value: string | string[] | undefined): string => ([value].flat().at(-1) ?? '').slice(0, 200)

/** The getServerSideProps of /manage/[reference]/appointment.ics. */
export const calendarFile = withPage<Record<string, never>>('/manage/[reference]/appointment.ics', async ({ page, visitor }) => {
  const booking = await bookingFor(visitor, one(page.params?.reference), one(page.query.key) || undefined)
  if (!booking) return { notFound: true } as PageResult<Record<string, never>>
  page.res.setHeader('Content-Type', 'text/calendar; charset=utf-8')
  page.res.setHeader('Content-Disposition', `attachment; filename="muthu-dental-${booking.reference}.ics"`)
  page.res.end(calendarOf(booking, visitor.deps.now))
  return { props: {} }
})
