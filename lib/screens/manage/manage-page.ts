// The manage page: GET only shows (mail scanners open links), POST cancels, moves, or makes the link anew. A link's key
// becomes a cookie and leaves the address before anything is rendered.
import type { BookingView, DayOption, MoveCause, SlotGroup, SlotOption } from '@/components/booking/views'
import { parseSlot } from '@/flows/params'
import { signInPath } from '@/lib/addresses/account'
import { managePath } from '@/lib/addresses/paths'
import { MANAGE_LINK } from '@/lib/domain/manage-link'
import type { Visitor } from '@/lib/http/visitor'
import { type PageRequest, withPage } from '@/lib/http/with-page'
import { bookingView } from '@/lib/screens/booking-view'
import { accessOf, bookingFor } from '@/lib/screens/manage/booking-page'
import { dayOptions, groupSlots, slotOption } from '@/lib/screens/steps/slot-view'
import { formatDayWithNear } from '@/lib/texts/format'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import type { BookingAccess, FoundBooking } from '@/lib/use-cases/booking/find'
import { renewLink } from '@/lib/use-cases/booking/renew-link'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { seenBooking } from '@/lib/use-cases/booking/seen'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'

type Notice = 'moved' | 'cancelled' | 'link'
export type ManageProps = {
  ticket: BookingView | null
  /** Null where who looks may not see it; nothing says whether there is a booking. */
  notice: Notice | null
  cause: MoveCause | null
  /** Where who is not let in may sign in, and come back; null where it opened. */
  signInHref: string | null
  isGuest: boolean
  /** The manage link, and whether it can't be made anew here; null once it is closed for good. */
  link: { version: number; isRefused: boolean } | null
  times: { day: string; days: DayOption[]; groups: SlotGroup[]; nearest: SlotOption[] } | null
}

const one = (value: string | string[] | undefined): string => [value].flat().at(-1) ?? ''

async function timesOf(
  { visitor }: PageRequest,
  booking: FoundBooking,
  ticket: BookingView,
  day: string,
  wanted?: { date: string; start: string },
) {
  if (booking.status !== 'confirmed' || !booking.canChange) return null
  const { words } = visitor
  const { id: placeId } = booking.place
  const calendar = await listSlots(visitor.deps, {
    placeId,
    owner: visitor.owner(),
    day: wanted?.date ?? (day || undefined),
    wanted,
  })
  if (!calendar) return null
  return {
    day: formatDayWithNear(words, calendar.day, visitor.deps.now),
    days: dayOptions(visitor, calendar, (date) => `${ticket.manageHref}?date=${date}#times`),
    groups: groupSlots(visitor, calendar.slots, placeId),
    nearest: calendar.nearest.map((slot) => slotOption(visitor, slot, placeId)),
  }
}

type FormOutcome = { cause: MoveCause; wanted?: { date: string; start: string } } | { notice: Notice } | 'link_refused'

/** Makes the link anew; whoever came by the old one alone is out. */
async function renew(
  visitor: Visitor,
  access: BookingAccess,
  form: URLSearchParams,
  booking: FoundBooking,
): Promise<FormOutcome> {
  const { kind } = await renewLink(visitor.deps, access, Number(form.get('version')))
  if (kind === 'too_many' || kind === 'not_found') return 'link_refused'
  visitor.manage.drop(booking.reference)
  return { notice: 'link' }
}

/** Does what the form asks: cancels, makes the link anew, or moves to the chosen time. */
async function change(
  { visitor }: PageRequest,
  form: URLSearchParams,
  booking: FoundBooking,
  key: string,
): Promise<FormOutcome> {
  const access = await accessOf(visitor, booking.reference, key)
  if (form.get('intent') === 'cancel') {
    const { kind } = await cancelBooking(visitor.deps, access)
    return kind === 'cancelled' || kind === 'already' ? { notice: 'cancelled' } : { cause: 'too_late' }
  }
  if (form.get('intent') === 'link') return renew(visitor, access, form, booking)
  const slot = parseSlot(form.get('slot') ?? '')
  if (!slot) return { cause: form.get('slot') ? 'unknown' : 'empty' }
  if (slot.at !== booking.place.id) return { cause: 'closed' }
  const outcome = await rescheduleBooking(visitor.deps, { ...access, ...slot, network: visitor.network })
  if (outcome.kind === 'moved') return { notice: 'moved' }
  return { cause: outcome.kind === 'wait' ? 'moved_often' : outcome.kind, wanted: slot }
}

/** What the page says after a form was done; only what is true of the booking. */
function noticeOf(said: string, booking: FoundBooking | null): Notice | null {
  if (said === 'link') return said
  if (said === 'moved') return booking?.status === 'confirmed' ? said : null
  return said === 'cancelled' && booking?.status === 'cancelled' ? said : null
}

/** The getServerSideProps of /manage/[reference]. */
export const managePage = withPage<ManageProps>('/manage/[reference]', async (request) => {
  const { page, visitor, form } = request
  const [reference, key, said] = [one(page.params?.reference), one(page.query.key), one(page.query.notice)]
  const booking = await bookingFor(visitor, reference, key)
  const manage = managePath(booking?.reference ?? reference)
  if (key !== '' && booking && !booking.isOwn) visitor.manage.keep(booking.reference, key)
  if (key !== '' && !form) return { redirect: { destination: manage, statusCode: 303 } }
  const isGuest = (await visitor.patient()) === null
  if (!booking) {
    page.res.statusCode = 404
    const signInHref = signInPath(manage)
    const nothing = { ticket: null, cause: null, times: null, link: null }
    return { props: { ...nothing, notice: noticeOf(said, null), signInHref, isGuest } }
  }
  const ticket = bookingView(visitor.words, seenBooking(booking), visitor.deps.now)
  const asked = form ? await change(request, form, booking, key) : null
  if (asked !== null && asked !== 'link_refused' && 'notice' in asked)
    return { redirect: { destination: `${manage}?notice=${asked.notice}`, statusCode: 303 } }
  const refused = asked === 'link_refused' ? null : asked
  if (asked) page.res.statusCode = refused?.cause === 'empty' || refused?.cause === 'unknown' ? 422 : 409
  const times = await timesOf(request, booking, ticket, one(page.query.date), refused?.wanted)
  const { isOpen, version } = booking.link
  const isRefused = asked === 'link_refused' || version >= MANAGE_LINK.renewals
  const link = isOpen ? { version, isRefused } : null
  const shown = { ticket, notice: noticeOf(said, booking), cause: refused?.cause ?? null, times, link }
  return { props: { ...shown, signInHref: null, isGuest } }
})
