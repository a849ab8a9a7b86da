// The manage page: GET only shows (mail scanners open links), POST cancels or moves.
import type { DayOption, SlotGroup, SlotOption, Ticket } from '@/components/booking/views'
import { parseSlot } from '@/flows/params'
import { type PageRequest, withPage } from '@/lib/http/with-page'
import { cancelBooking } from '@/lib/server/cancel-booking'
import type { Booking } from '@/lib/server/find-booking'
import { listSlots } from '@/lib/server/list-slots'
import { rescheduleBooking } from '@/lib/server/reschedule-booking'
import { accessOf, bookingFor, ticketOf } from '@/lib/steps/booking-page'
import { groupSlots, slotOption } from '@/lib/steps/slot-view'
import { formatDay, formatLongDay } from '@/lib/texts/format'

export type ManageProps = {
  ticket: Ticket | null
  notice: 'moved' | 'cancelled' | null
  cause: string | null
  times: { day: string; days: DayOption[]; groups: SlotGroup[]; nearest: SlotOption[] } | null
}

const one = (value: string | string[] | undefined): string => [value].flat().at(-1) ?? ''

async function timesOf(
  { visitor }: PageRequest,
  booking: Booking,
  ticket: Ticket,
  day: string,
  wanted?: { date: string; start: string },
) {
  if (booking.status !== 'confirmed' || !booking.canChange) return null
  const { id: placeId } = booking.place
  const calendar = await listSlots(visitor.deps, {
    placeId,
    owner: visitor.owner(),
    day: wanted?.date ?? (day || undefined),
    wanted,
  })
  if (!calendar) return null
  return {
    day: formatLongDay(calendar.day),
    days: calendar.days.map(({ date, free }) => ({
      date,
      free,
      label: formatDay(date),
      href: `${ticket.manageHref}&date=${date}#times`,
      current: date === calendar.day,
    })),
    groups: groupSlots(calendar.slots, placeId),
    nearest: calendar.nearest.map((slot) => slotOption(slot, placeId)),
  }
}

type Asked = { cause: string; wanted?: { date: string; start: string } } | { notice: 'moved' | 'cancelled' }

/** Does what the form asks: cancels, or moves to the chosen time. */
async function change({ visitor }: PageRequest, form: URLSearchParams, booking: Booking, key: string): Promise<Asked> {
  const access = await accessOf(visitor, booking.reference, key)
  if (form.get('intent') === 'cancel') {
    const { kind } = await cancelBooking(visitor.deps, access)
    return kind === 'cancelled' || kind === 'already' ? { notice: 'cancelled' } : { cause: 'too_late' }
  }
  const slot = parseSlot(form.get('slot') ?? '')
  if (!slot) return { cause: form.get('slot') ? 'unknown' : 'empty' }
  if (slot.at !== booking.place.id) return { cause: 'closed' }
  const outcome = await rescheduleBooking(visitor.deps, { ...access, ...slot })
  return outcome.kind === 'moved' ? { notice: 'moved' } : { cause: outcome.kind, wanted: slot }
}

/** The getServerSideProps of /manage/[reference]. */
export const managePage = withPage<ManageProps>('/manage/[reference]', async (request) => {
  const { page, visitor, form } = request
  const key = one(page.query.key)
  const booking = await bookingFor(visitor, one(page.params?.reference), key)
  if (!booking) {
    page.res.statusCode = 404
    return { props: { ticket: null, notice: null, cause: null, times: null } }
  }
  const ticket = ticketOf(booking, visitor.deps.now)
  const asked = form ? await change(request, form, booking, key) : null
  if (asked && 'notice' in asked)
    return { redirect: { destination: `${ticket.manageHref}&notice=${asked.notice}`, statusCode: 303 } }
  if (asked) page.res.statusCode = asked.cause === 'empty' || asked.cause === 'unknown' ? 422 : 409
  const said = one(page.query.notice)
  const notice = booking.status === 'cancelled' ? (said === 'cancelled' ? said : null) : said === 'moved' ? said : null
  const times = await timesOf(request, booking, ticket, one(page.query.date), asked?.wanted)
  return { props: { ticket, notice, cause: asked?.cause ?? null, times } }
})
