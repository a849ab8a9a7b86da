import { z } from 'zod'
import { recallPath } from '@/lib/addresses/paths'
import { SHORT } from '@/lib/addresses/short-links'
import { bookHref } from '@/lib/http/book-href'
import { withForms } from '@/lib/http/forms/with-forms'
import { type PageRequest, withPage } from '@/lib/http/forms/with-page'
import type { Visitor } from '@/lib/http/visitor'
import { bookingView } from '@/lib/page-handlers/booking/booking-view'
import { byLink } from '@/lib/page-handlers/booking/link-key'
import { shortLinkPage } from '@/lib/page-handlers/booking/short-link'
import type { Booking } from '@/lib/use-cases/booking/booking'
import type { BookingAccess } from '@/lib/use-cases/booking/find'
import { openRecall, stopByLink } from '@/lib/use-cases/recalls/recall-link'
import type { RecalledView } from '@/lib/views/recall'

/** Null without the link's key. */
export type RecalledProps = { recall: RecalledView | null }
type RecallForms = {
  request: PageRequest
  about: { access: BookingAccess }
  shown: null
  notice: never
  props: RecalledProps
}

const opens = async ({ deps }: Visitor, access: BookingAccess): Promise<string | null> =>
  (await openRecall(deps, access))?.booking.reference ?? null

/** At a clinic the flow begins with its clinic and treatment. The next visit is no emergency. */
function nextHref({ appointmentType, place: { cid, cityId }, treatmentKey }: Booking, againHref: string): string {
  if (appointmentType !== 'clinic' || cid === null) return againHref
  return bookHref('INDIVIDUAL_CLINIC_PAGE', { cid }, { city: cityId, treatment: treatmentKey })
}

const { act, page } = withForms<RecallForms>()
const ACTS = {
  stop: act({
    reads: z.object({}),
    run: ({ visitor, access }) => stopByLink(visitor.deps, access),
  }).answers({
    stopped: ({ context: { access } }) => ({ to: recallPath(access.reference) }),
    not_found: { status: 404, shown: null },
  }),
}

export const recallPage = withPage<RecalledProps>(
  '/manage/[reference]/recall',
  page({
    load: (request) => byLink(request, recallPath, opens),
    acts: ACTS,
    notices: [],
    unread: null,
    async show({ page, visitor, access }) {
      const opened = await openRecall(visitor.deps, access)
      if (!opened) {
        page.res.statusCode = 404
        return { props: { recall: null } }
      }
      const { booking, stands } = opened
      const { placeName, againHref } = bookingView(visitor.texts, { ...booking, concern: null }, visitor.deps.now)
      const bookHref = nextHref(booking, againHref)
      return { props: { recall: { reference: booking.reference, placeName, bookHref, stands } } }
    },
  }),
)

export const shortRecallPage = shortLinkPage(SHORT.recall, (reference) => recallPath(reference), opens)
