// The manage page: GET only shows (mail scanners open links), POST cancels or moves.
import { parseSlot } from '@/flows/params'
import { type PageRequest, withPage } from '@/lib/http/with-page'
import { cancelBooking } from '@/lib/server/cancel-booking'
import type { BookingView } from '@/lib/server/find-booking'
import { listSlots } from '@/lib/server/list-slots'
import { rescheduleBooking } from '@/lib/server/reschedule-booking'
import { bookingFor, type Ticket, ticketOf } from '@/lib/steps/booking-page'
import type { DayOption } from '@/lib/steps/slot'
import { groupSlots, type SlotGroup, type SlotOption, slotOption } from '@/lib/steps/slot-view'
import { formatDay, formatLongDay } from '@/lib/texts/format'

export type ManageProps = {
  ticket: Ticket | null
  notice: 'moved' | 'cancelled' | null
  cause: string | null
  times: { day: string; days: DayOption[]; groups: SlotGroup[]; nearest: SlotOption[] } | null
}

const one = (value: string | string[] | undefined): string => ([value].flat().at(-1) ?? '').slice(0, 200)

async function timesOf({ visitor }: PageRequest, booking: BookingView, ticket: Ticket, day: string, wanted?: { date: string; start: string }) {
  if (booking.status !== 'confirmed' || !booking.canChange) return null
  const placeId = booking.place.id
  const calendar = await listSlots(visitor.deps, { placeId, owner: visitor.owner(), day: wanted?.date ?? (day || undefined), wanted })
  if (!calendar) return null
  return {
    day: formatLongDay(calendar.day),
    days: calendar.days.map(({ date, free }) => ({
      date, free, label: formatDay(date), href: `${ticket.manageHref}&date=${date}#times`, current: date === calendar.day,
    })),
    groups: groupSlots(calendar.slots, placeId),
    nearest: calendar.nearest.map((slot) => slotOption(slot, placeId)),
  }
}

/** The getServerSideProps of /manage/[reference]. */
export const managePage = withPage<ManageProps>('/manage/[reference]', async (request) => {
  const { page, visitor, form } = request
  const reference = one(page.params?.reference)
  const key = one(page.query.key) || undefined
  const booking = await bookingFor(visitor, reference, key)
  if (!booking) {
    page.res.statusCode = 404
    return { props: { ticket: null, notice: null, cause: null, times: null } }
  }
  const ticket = ticketOf(booking, visitor.deps.now)
  const patient = await visitor.patient()
  const by = { reference, owner: visitor.owner(), key, phone: patient?.phone }
  let cause: string | null = null
  let wanted: { date: string; start: string } | undefined
  if (form?.get('intent') === 'cancel') {
    const outcome = await cancelBooking(visitor.deps, by)
    if (outcome.kind === 'cancelled' || outcome.kind === 'already') return { redirect: { destination: `${ticket.manageHref}&notice=cancelled`, statusCode: 303 } }
    cause = 'too_late'
  } else if (form) {
    const slot = parseSlot(form.get('slot') ?? '')
    const outcome = slot?.at === booking.place.id ? await rescheduleBooking(visitor.deps, { ...by, ...slot }) : null
    if (outcome?.kind === 'moved') return { redirect: { destination: `${ticket.manageHref}&notice=moved`, statusCode: 303 } }
    cause = outcome === null ? (form.get('slot') ? 'closed' : 'empty') : outcome.kind
    wanted = slot ?? undefined
  }
  if (cause) page.res.statusCode = cause === 'empty' ? 422 : 409
  const notice = one(page.query.notice)
  return {
    props: {
      ticket,
      cause,
      notice: notice === 'moved' || (notice === 'cancelled' && booking.status === 'cancelled') ? notice : null,
      times: await timesOf(request, booking, ticket, one(page.query.date), wanted),
    },
  }
})
