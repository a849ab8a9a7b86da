// The manage page: GET only shows (mail scanners open links), POST cancels, takes that back, moves, makes the link
// anew, or answers what is held earlier.
// A link's key becomes a cookie and leaves the address before anything is rendered.

import { managePath } from '@/lib/addresses/paths'
import { MANAGE_LINK } from '@/lib/domain/manage-link'
import { canSayComing } from '@/lib/domain/reminders'
import { queryValue } from '@/lib/http/query-value'
import type { Visitor } from '@/lib/http/visitor'
import { withPage } from '@/lib/http/with-page'
import { bookingActs } from '@/lib/pages/manage/booking-acts'
import { bookingFor } from '@/lib/pages/manage/booking-page'
import { changeBooking, type FormAct, type Refusal } from '@/lib/pages/manage/change-booking'
import { companionViews } from '@/lib/pages/manage/companions'
import { earlierView } from '@/lib/pages/manage/earlier-view'
import { metTimes } from '@/lib/pages/manage/met-times'
import { moveTimes, otherTimes } from '@/lib/pages/manage/move-times'
import { viewFor } from '@/lib/pages/photos/booking-photos'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { undoChance } from '@/lib/use-cases/booking/undo-cancel'
import type {
  BookingActs,
  BookingView,
  ComerView,
  EarlierCause,
  EarlierView,
  MetView,
  MoveCause,
  MoveTimes,
  ReplacedView,
  SlotOption,
  UndoCause,
  UndoView,
} from '@/lib/views/booking'

export type ManageProps = {
  ticket: BookingView | null
  /** Null where who looks may not see it; nothing says whether there is a booking. */
  notice: FormAct | null
  cause: MoveCause | UndoCause | EarlierCause | null
  /** The reference that was asked for; and where who is not let in comes back to after signing in, null where it opened. */
  reference: string
  signInNext: string | null
  isGuest: boolean
  /** The manage link, and whether it can't be made anew here; null once it is closed for good. */
  link: { version: number; isRefused: boolean } | null
  acts: BookingActs | null
  /** Null where nothing can be changed any more. */
  times: MoveTimes | null
  /** The free times nearest to the booking's own, or to the one that could not be had. */
  nearest: SlotOption[]
  /** Null where nothing can be undone. */
  undo: UndoView | null
  /** The booking that took its place, with the way there for who may open it; null where none did. */
  replaced: ReplacedView | null
  /** Whether the patient said that they come; null where that is not asked. */
  comes: boolean | null
  /** Null where the clinic can keep the time. */
  met: MetView | null
  /** Null where no earlier time can be waited for. */
  earlier: EarlierView | null
  /** Who else of the patient's party comes. */
  companions: ComerView[]
}

const LONGEST = 40
/** What the page says after a form was done; only what is true of the booking. */
function noticeOf(said: string, booking: FoundBooking | null, isWaiting = false): FormAct | null {
  if (said === 'link') return said
  if (said === 'photo') return booking?.isOwn ? said : null
  if (said === 'comes') return booking?.comesAt ? said : null
  if (said === 'family') return booking?.party ? said : null
  if (said === 'waits' || said === 'kept') return isWaiting ? said : null
  if (said === 'stopped') return booking && !isWaiting ? said : null
  if (said === 'moved' || said === 'same' || said === 'undone') return booking?.status === 'confirmed' ? said : null
  return said === 'cancelled' && booking?.status === 'cancelled' ? said : null
}

/** How long a cancellation can be undone still, and where its own place is gone at which other times. */
async function undoOf(visitor: Visitor, booking: FoundBooking, refusal: Refusal | null): Promise<UndoView | null> {
  if (booking.cancelledAt === null || booking.replacedBy !== null) return null
  const isGone = refusal?.cause === 'undo_taken' || refusal?.cause === 'undo_closed'
  const chance = refusal ? null : await undoChance(visitor.deps, booking)
  const others = isGone || chance?.kind === 'other_time' ? await otherTimes(visitor, booking) : []
  const seconds = chance?.kind === 'own_time' ? chance.seconds : 0
  return seconds > 0 || others.length > 0 ? { seconds, others } : null
}

/** Whoever has the link of this booking alone is not told the other's reference. */
async function replacedOf(visitor: Visitor, { replacedBy }: FoundBooking): Promise<ReplacedView | null> {
  if (replacedBy === null) return null
  const other = await bookingFor(visitor, replacedBy, '')
  return { way: other && { reference: other.reference, href: managePath(other.reference) } }
}

/** Asked while the visit is near; told as long as it is ahead. */
function comesOf({ deps: { now } }: Visitor, { status, startsAt, comesAt }: FoundBooking): boolean | null {
  if (status !== 'confirmed' || !canSayComing(startsAt, now)) return null
  return comesAt !== null
}

const NOTHING = {
  ticket: null,
  cause: null,
  times: null,
  nearest: [],
  link: null,
  acts: null,
  undo: null,
  replaced: null,
  comes: null,
  met: null,
  earlier: null,
  companions: [],
}

/** The getServerSideProps of /manage/[reference]. */
export const managePage = withPage<ManageProps>('/manage/[reference]', async ({ page, visitor, form }) => {
  const [reference, key, said] = [
    queryValue(page.params?.reference),
    queryValue(page.query.key),
    queryValue(page.query.notice),
  ]
  const booking = await bookingFor(visitor, reference, key)
  const manage = managePath(booking?.reference ?? reference)
  // Also in the browser that booked: the link shows that the number is theirs.
  if (key !== '' && booking?.hasLink) visitor.manage.keep(booking.reference, key)
  if (key !== '' && !form) return { redirect: { destination: manage, statusCode: 303 } }
  const isGuest = (await visitor.patient()) === null
  if (!booking) {
    page.res.statusCode = 404
    return {
      props: {
        ...NOTHING,
        notice: noticeOf(said, null),
        reference: reference.slice(0, LONGEST),
        signInNext: manage,
        isGuest,
      },
    }
  }
  const ticket = await viewFor(visitor, booking)
  const asked = form ? await changeBooking(visitor, form, booking, key) : null
  if (asked !== null && asked !== 'link_refused' && 'act' in asked)
    return { redirect: { destination: `${manage}?notice=${asked.act}`, statusCode: 303 } }
  const refusal = asked === 'link_refused' ? null : asked
  if (asked) page.res.statusCode = refusal?.cause === 'empty' || refusal?.cause === 'unknown' ? 422 : 409
  const wish = { day: queryValue(page.query.date), wanted: refusal?.wanted }
  const isOpen = (refusal !== null && refusal.cause !== 'gone') || queryValue(page.query.change) !== ''
  const found = await moveTimes(visitor, { booking, ticket }, { ...wish, isOpen })
  const { isOpen: isLinkOpen, version } = booking.link
  const earlier = await earlierView(visitor, booking)
  const isRefused = asked === 'link_refused' || version >= MANAGE_LINK.renewals
  return {
    props: {
      ticket,
      notice: noticeOf(said, booking, earlier?.isWaiting),
      cause: refusal?.cause ?? null,
      reference: booking.reference,
      signInNext: null,
      isGuest,
      link: isLinkOpen ? { version, isRefused } : null,
      acts: await bookingActs(visitor, booking),
      times: found?.times ?? null,
      nearest: found && found.nearest.length === 0 ? await otherTimes(visitor, booking) : (found?.nearest ?? []),
      undo: await undoOf(visitor, booking, refusal),
      replaced: await replacedOf(visitor, booking),
      // One question at a time.
      comes: booking.met || earlier?.offer ? null : comesOf(visitor, booking),
      met: await metTimes(visitor, booking),
      earlier,
      companions: await companionViews(visitor, booking),
    },
  }
})
