// What was done at the desk: one day at a time, of one place or of all that are theirs.
import type { EventLine, EventsView } from '@/components/desk/events-view'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { addDays, localOf } from '@/lib/domain/clinic-time'
import { type DeskRequest, withDesk } from '@/lib/http/with-desk'
import { formatDayWithNear, formatTime } from '@/lib/texts/format'
import { type EventPage, listDeskEvents } from '@/lib/use-cases/desk/list-events'

export type EventsProps = { events: EventsView }

const one = (value: string | string[] | undefined): string => [value].flat().at(-1) ?? ''
const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** What changed, by its names in the event. */
const changesOf = (before: EventPage['rows'][number]['before'], after: typeof before): string =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? '–'} → ${after[name] ?? '–'}`)
    .join(', ')

function lineOf({ visitor, desk }: DeskRequest, row: EventPage['rows'][number]): EventLine {
  const { VERBS, EVENTS } = visitor.words['desk-events']
  const verb = Object.entries(VERBS).find(([name]) => name === row.verb)?.[1] ?? row.verb
  return {
    id: String(row.id),
    time: formatTime(visitor.words, localOf(row.at).time),
    place: desk.places.find(({ id }) => id === row.place_id)?.name ?? row.place_id,
    who: row.staff_name ?? EVENTS.operator,
    what: row.is_undone ? `${verb} (${EVENTS.undone})` : verb,
    reference: row.reference,
    href: row.reference === null ? null : DESK_PATHS.booking(row.reference),
    changes: changesOf(row.before, row.after),
    reason: row.reason ?? '',
  }
}

/** The getServerSideProps of /desk/events. */
export const eventsPage = withDesk<EventsProps>('/desk/events', {}, async (request) => {
  const { page, visitor, desk } = request
  const today = localOf(visitor.deps.now).date
  const date = isDate(one(page.query.day)) ? one(page.query.day) : today
  const verb = one(page.query.verb) || null
  const before = /^\d{1,15}$/.test(one(page.query.before)) ? Number(one(page.query.before)) : null
  const placeIds = desk.place ? [desk.place.id] : desk.places.map(({ id }) => id)
  const found = await listDeskEvents(visitor.deps, { placeIds, date, verb, before, isWhole: false })
  const lines = found.rows.map((row) => lineOf(request, row))
  const at = (query: Record<string, string | undefined>) =>
    DESK_PATHS.events({ place: desk.place?.id, day: date, verb: verb ?? undefined, ...query })
  return {
    props: {
      events: {
        date,
        day: formatDayWithNear(visitor.words, date, visitor.deps.now),
        verb: verb ?? '',
        verbs: found.verbs,
        lines,
        earlierHref: at({ day: addDays(date, -1) }),
        laterHref: date < today ? at({ day: addDays(date, 1) }) : null,
        moreHref: found.next === null ? null : at({ before: String(found.next) }),
      },
    },
  }
})
