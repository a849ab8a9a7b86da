import { DESK_PATHS } from '@/lib/addresses/desk'
import { clinicPlace } from '@/lib/catalogue/clinics/clinic-address'
import { type CalendarEntry, calendarFeedOf } from '@/lib/domain/calendar/calendar-file'
import { endTagged } from '@/lib/http/calls/tagged-answer'
import { withPage } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import { bookedTitle } from '@/lib/http/steps/treatment-title'
import type { Visitor } from '@/lib/http/visitor'
import { fill } from '@/lib/texts/fill'
import { type ReadFeed, readFeed } from '@/lib/use-cases/chain/read-feed'

/** Without the patient, whom only the desk shows. */
function entryOf(
  { texts, origin }: Visitor,
  { place }: ReadFeed,
  visit: ReadFeed['visits'][number],
): CalendarEntry & { changedAt: Date } {
  const { reference, type } = visit
  const treatment = bookedTitle(texts, { ...visit, isVideo: type === 'video' })
  const at = {
    clinic: clinicPlace(place),
    at_home: texts.feed.FEED.home,
    video: texts['clinic-list'].VISIT_KIND.video.label,
  }
  return {
    reference,
    nth: visit.nth,
    startsAt: visit.starts_at,
    endsAt: visit.ends_at,
    changedAt: visit.changed_at,
    cancelled: visit.status === 'cancelled' || visit.is_moved,
    title: fill(texts.feed.FEED.entry, { treatment, reference }),
    place: at[type],
    url: `${origin}${DESK_PATHS.booking(reference)}`,
  }
}

export const feedPage = withPage<object>('/desk/feed.ics', async ({ page, visitor }) => {
  const feed = await readFeed(visitor.deps, queryValue(page.query.key))
  if (!feed) return { notFound: true }
  const text = calendarFeedOf(
    feed.place.name,
    feed.visits.map((visit) => entryOf(visitor, feed, visit)),
  )
  page.res.setHeader('Referrer-Policy', 'no-referrer')
  endTagged(page, { type: 'text/calendar; charset=utf-8', text })
  return { props: {} }
})
