// A GET only shows, because mail scanners open links. A link's key becomes a cookie and leaves the address.

import { readFlash } from '@/lib/addresses/flash'
import { managePath } from '@/lib/addresses/paths'
import { MANAGE_NOTICES, type ManageNotice } from '@/lib/catalogue/manage-flashes'
import { canReportArrival, showsArrival } from '@/lib/domain/booking/arrival'
import { MANAGE_LINK } from '@/lib/domain/booking/manage-link'
import { mayRunLate } from '@/lib/domain/calendar/delay'
import { localOf } from '@/lib/domain/clinic-time'
import { canConfirmAttendance } from '@/lib/domain/messages/reminders'
import { type PageRequest, withPage } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import type { Visitor } from '@/lib/http/visitor'
import { accessOf, bookingFor } from '@/lib/page-handlers/booking/booking-page'
import { bookingActs } from '@/lib/page-handlers/booking/calendar-and-share'
import { manageForms, type Refusal } from '@/lib/page-handlers/booking/change-booking'
import { moveTimes, otherTimes } from '@/lib/page-handlers/booking/move-times'
import { offeredTimes } from '@/lib/page-handlers/booking/offered-times'
import { companionViews } from '@/lib/page-handlers/companions/companions'
import { moneyView } from '@/lib/page-handlers/payments/money-view'
import { viewFor } from '@/lib/page-handlers/photos/booking-photos'
import { recallView } from '@/lib/page-handlers/recalls/recall-view'
import { earlierView } from '@/lib/page-handlers/waitlist/earlier-view'
import { formatTime } from '@/lib/texts/format'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { undoChance } from '@/lib/use-cases/booking/undo-cancel'
import type { ReplacedView, UndoView } from '@/lib/views/booking'
import type { DelayView, ManageView } from '@/lib/views/manage'
import type { RecallView } from '@/lib/views/recall'

const LONGEST = 40
type Standing = { isWaiting: boolean; recall: RecallView | null }
function isTrue(notice: ManageNotice, booking: FoundBooking | null, standing?: Standing): boolean {
  switch (notice) {
    case 'link':
      return true
    case 'photo':
      return booking?.isOwn ?? false
    case 'comes':
      return Boolean(booking?.attendanceConfirmedAt)
    case 'here':
      return Boolean(booking?.arrivalReportedAt)
    case 'family':
      return Boolean(booking?.companion_group)
    case 'waits':
    case 'kept':
      return standing?.isWaiting ?? false
    case 'stopped':
      return booking !== null && !standing?.isWaiting
    case 'recall':
      return standing?.recall?.kind === 'planned'
    case 'recall_stopped':
      return standing?.recall?.kind === 'offer'
    case 'moved':
    case 'same':
    case 'undone':
      return booking?.status === 'confirmed'
    case 'cancelled':
      return booking?.status === 'cancelled'
  }
}

/** The time left for an undo, and other slots if the booking's own is gone. */
async function undoOf(visitor: Visitor, booking: FoundBooking, refusal: Refusal | null): Promise<UndoView | null> {
  if (booking.cancelledAt === null || booking.replacedBy !== null) return null
  const isGone = refusal?.cause === 'undo_taken' || refusal?.cause === 'undo_closed'
  const chance = refusal ? null : await undoChance(visitor.deps, booking)
  const others = isGone || chance?.kind === 'other_time' ? await otherTimes(visitor, booking) : []
  const seconds = chance?.kind === 'own_time' ? chance.seconds : 0
  return seconds > 0 || others.length > 0 ? { seconds, others } : null
}

/** A visitor with only this booking's link does not get the other reference. */
async function replacedOf(visitor: Visitor, { replacedBy }: FoundBooking): Promise<ReplacedView | null> {
  if (replacedBy === null) return null
  const other = await bookingFor(visitor, replacedBy, '')
  return { other: other && { reference: other.reference, href: managePath(other.reference) } }
}

/** Asked only near the visit; an answer is shown until the visit begins. */
function attendanceOf(
  { deps: { now } }: Visitor,
  { status, startsAt, attendanceConfirmedAt }: FoundBooking,
): boolean | null {
  if (status !== 'confirmed' || !canConfirmAttendance(startsAt, now)) return null
  return attendanceConfirmedAt !== null
}

/** Asked around the time of a visit to a clinic; the report is shown until the patient sits in the chair. */
function arrivalOf(
  { deps: { now }, texts }: Visitor,
  { status, visit, appointmentType, startsAt, arrivalReportedAt, arrivedAt }: FoundBooking,
): ManageView['arrival'] {
  const isToCome = status === 'confirmed' && (visit === 'expected' || visit === 'arrived')
  if (!isToCome || appointmentType !== 'clinic' || !showsArrival(startsAt, now)) return null
  const since = arrivalReportedAt ?? arrivedAt
  if (since) return { since: formatTime(texts, localOf(since).time) }
  return canReportArrival(startsAt, now) ? { since: null } : null
}

const delayOf = ({ deps: { now } }: Visitor, { status, startsAt, reference, late }: FoundBooking): DelayView | null =>
  status === 'confirmed' && mayRunLate(startsAt, now) ? { reference, late } : null

const NOTHING = {
  ticket: null,
  cause: null,
  times: null,
  nearest: [],
  link: null,
  acts: null,
  undo: null,
  replaced: null,
  attends: null,
  arrival: null,
  delay: null,
  affected: null,
  earlier: null,
  companions: [],
  recall: null,
  money: null,
}

/** Shows nothing about whether the booking exists. */
async function unknown({ page, visitor }: PageRequest, reference: string): Promise<{ props: ManageView }> {
  page.res.statusCode = 404
  const flash = readFlash(queryValue(page.query.notice), MANAGE_NOTICES)
  return {
    props: {
      ...NOTHING,
      notice: flash && isTrue(flash.name, null) ? flash.name : null,
      reference: reference.slice(0, LONGEST),
      signInNext: managePath(reference),
      isGuest: (await visitor.patient()) === null,
    },
  }
}

export const managePage = withPage<ManageView>(
  '/manage/[reference]',
  manageForms({
    async load(request) {
      const { page, visitor, form } = request
      const [reference, key] = [queryValue(page.params?.reference), queryValue(page.query.key)]
      const booking = await bookingFor(visitor, reference, key)
      // Also in the browser that booked, because the link proves the number.
      if (key !== '' && booking?.hasLink) visitor.manage.keep(booking.reference, key)
      if (key !== '' && !form)
        return {
          elsewhere: { redirect: { destination: managePath(booking?.reference ?? reference), statusCode: 303 } },
        }
      if (!booking) return { elsewhere: await unknown(request, reference) }
      const access = await accessOf(visitor, booking.reference, key)
      return { booking, access: { ...access, language: visitor.language } }
    },
    notices: MANAGE_NOTICES,
    unread: { cause: 'unknown' },
    async show({ page, visitor, booking }, { notice, shown }) {
      const ticket = await viewFor(visitor, booking)
      const refusal = shown === 'link' ? null : shown
      const { date, dentist } = page.query
      const wanted = { day: queryValue(date), dentist: queryValue(dentist), wanted: refusal?.wanted }
      const isOpen = (refusal !== null && refusal.cause !== 'gone') || queryValue(page.query.change) !== ''
      const found = await moveTimes(visitor, { booking, ticket }, { ...wanted, isOpen })
      const { isOpen: isLinkOpen, version } = booking.link
      const earlier = await earlierView(visitor, booking)
      const recall = await recallView(visitor, booking)
      const standing = { isWaiting: earlier?.isWaiting ?? false, recall }
      const arrival = arrivalOf(visitor, booking)
      const isRefused = shown === 'link' || version >= MANAGE_LINK.renewals
      return {
        props: {
          ticket,
          notice: notice && isTrue(notice.name, booking, standing) ? notice.name : null,
          cause: refusal?.cause ?? null,
          reference: booking.reference,
          signInNext: null,
          isGuest: (await visitor.patient()) === null,
          link: isLinkOpen ? { version, isRefused } : null,
          acts: await bookingActs(visitor, booking),
          times: found?.times ?? null,
          nearest: found && found.nearest.length === 0 ? await otherTimes(visitor, booking) : (found?.nearest ?? []),
          undo: await undoOf(visitor, booking, refusal),
          replaced: await replacedOf(visitor, booking),
          // One question at a time.
          attends: booking.affected || earlier?.offer || arrival ? null : attendanceOf(visitor, booking),
          arrival,
          delay: delayOf(visitor, booking),
          affected: await offeredTimes(visitor, booking),
          earlier,
          companions: await companionViews(visitor, booking),
          recall,
          money: await moneyView(visitor, booking),
        },
      }
    },
  }),
)
