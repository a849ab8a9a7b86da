import { z } from 'zod'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { addDays, isDate, localOf } from '@/lib/domain/clinic-time'
import { endWithCsv } from '@/lib/http/forms/csv'
import { type DeskRequest, withDesk } from '@/lib/http/forms/with-desk'
import { type ActContext, withForms } from '@/lib/http/forms/with-forms'
import { queryValue } from '@/lib/http/query-value'
import { changesInWords, reasonInWords } from '@/lib/page-handlers/desk/event-text'
import { formatDayWithNear, formatTime } from '@/lib/texts/format'
import { isOneOf, keysOf } from '@/lib/types/keys'
import { type EventPage, listDeskEvents } from '@/lib/use-cases/desk/list-events'
import { noteSaved } from '@/lib/use-cases/desk/note-saved'
import type { EventLine, EventsView } from '@/lib/views/desk/events'

export type EventsProps = { events: EventsView }

function eventLine({ visitor, desk }: DeskRequest, row: EventPage['rows'][number]): EventLine {
  const { VERBS, EVENTS } = visitor.texts['desk-events']
  const verb = isOneOf(keysOf(VERBS), row.verb) ? VERBS[row.verb] : row.verb
  const place = desk.places.find(({ id }) => id === row.place_id)
  return {
    id: String(row.id),
    time: formatTime(visitor.texts, localOf(row.at).time),
    place: place?.name ?? row.place_id,
    who: row.staff_name ?? EVENTS.operator,
    what: row.is_undone ? `${verb} (${EVENTS.undone})` : verb,
    reference: row.reference,
    href: row.reference === null ? null : DESK_PATHS.booking(row.reference),
    changes: [row.member_name, changesInWords(visitor.texts, row, place?.kind ?? 'clinic')].filter(Boolean).join(', '),
    reason: reasonInWords(visitor.texts, row.reason),
  }
}

type Day = Pick<Parameters<typeof listDeskEvents>[1], 'placeIds' | 'date' | 'verb'>
type EventsForms = { request: DeskRequest; about: Day; shown: null; notice: never; props: EventsProps }

/** Ends the answer with the file, and logs that data left the desk. */
async function save(request: ActContext<EventsForms>) {
  const { page, visitor, desk, placeIds, date, verb } = request
  const { EVENTS } = visitor.texts['desk-events']
  const { rows } = await listDeskEvents(visitor.deps, { placeIds, date, verb, before: null, isWhole: true })
  await noteSaved(visitor.deps, desk.actor, { verb: 'events_saved', rows: rows.map(({ place_id }) => place_id) })
  const head = [EVENTS.date, EVENTS.time, EVENTS.place, EVENTS.who, EVENTS.what, EVENTS.booking, EVENTS.changes]
  const lines = rows.map((row) => {
    const { time, place, who, what, reference, changes, reason } = eventLine(request, row)
    return [date, time, place, who, what, reference ?? '', changes, reason]
  })
  return endWithCsv(page, `what-was-done-${date}.csv`, [[...head, EVENTS.reason], ...lines])
}

const { act, page } = withForms<EventsForms>()

export const eventsPage = withDesk<EventsProps>(
  '/desk/events',
  {},
  page({
    async load({ page: { query }, visitor, desk }) {
      const day = queryValue(query.day)
      return {
        placeIds: desk.place ? [desk.place.id] : desk.places.map(({ id }) => id),
        date: isDate(day) ? day : localOf(visitor.deps.now).date,
        verb: queryValue(query.verb) || null,
      }
    },
    acts: {
      save: act({
        reads: z.object({}),
        run: async (context) => ({ kind: 'saved', sent: await save(context) }),
      }).answers({ saved: ({ outcome: { sent } }) => ({ ended: sent }) }),
    },
    notices: [],
    unread: null,
    async show(context) {
      const { page: request, visitor, desk, placeIds, date, verb } = context
      const typed = queryValue(request.query.before)
      const before = /^\d{1,15}$/.test(typed) ? Number(typed) : null
      const found = await listDeskEvents(visitor.deps, { placeIds, date, verb, before, isWhole: false })
      const at = (query: Record<string, string | undefined>) =>
        DESK_PATHS.events({ place: desk.place?.id, day: date, verb: verb ?? undefined, ...query })
      return {
        props: {
          events: {
            date,
            day: formatDayWithNear(visitor.texts, date, visitor.deps.now),
            verb: verb ?? '',
            verbs: found.verbs,
            lines: found.rows.map((row) => eventLine(context, row)),
            here: at({}),
            earlierHref: at({ day: addDays(date, -1) }),
            laterHref: date < localOf(visitor.deps.now).date ? at({ day: addDays(date, 1) }) : null,
            moreHref: found.next === null ? null : at({ before: String(found.next) }),
          },
        },
      }
    },
  }),
)
