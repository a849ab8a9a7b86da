// The periods are in lib/domain/retention.ts.
import { sql } from 'kysely'
import type { Writes } from '@/lib/db/schema'
import { type Sweep, sweepRows } from '@/lib/db/sweep'

export const sweepEvents = (writes: Writes, before: Date): Sweep =>
  sweepRows(writes, {
    name: 'events to be counted by day',
    table: 'events',
    due: sql`created_at < ${before}::timestamptz`,
    order: sql`created_at`,
    further: sql`
      counted AS (
        INSERT INTO event_days AS d (day, name, path, treatment, variant, campaign, source, medium, content, term, city, device,
          n, arrivals, first_of_day, first_of_week)
        SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date, name, path, coalesce(treatment, ''), coalesce(variant, ''),
          coalesce(campaign, ''), coalesce(source, ''), coalesce(medium, ''), coalesce(content, ''), coalesce(term, ''),
          coalesce(city, ''), coalesce(device, ''),
          count(*), count(*) FILTER (WHERE arrived), count(*) FILTER (WHERE first_of_day), count(*) FILTER (WHERE first_of_week)
        FROM swept GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
        ON CONFLICT (day, name, path, treatment, variant, campaign, source, medium, content, term, city, device)
        DO UPDATE SET n = d.n + excluded.n, arrivals = d.arrivals + excluded.arrivals,
          first_of_day = d.first_of_day + excluded.first_of_day, first_of_week = d.first_of_week + excluded.first_of_week)`,
  })

export const sweepLeads = (
  writes: Writes,
  { handledBefore, changedBefore }: { handledBefore: Date; changedBefore: Date },
): Sweep[] => [
  sweepRows(writes, {
    name: 'leads that were handled',
    table: 'leads',
    due: sql`handled_at < ${handledBefore}::timestamptz`,
    order: sql`handled_at`,
  }),
  sweepRows(writes, {
    name: 'leads that nobody touched',
    table: 'leads',
    // This is true of each such lead and lets the index find them.
    due: sql`created_at < ${changedBefore}::timestamptz AND updated_at < ${changedBefore}::timestamptz`,
    order: sql`created_at`,
  }),
]

export const sweepCalls = (writes: Writes, before: Date): Sweep =>
  sweepRows(writes, {
    name: 'calls',
    table: 'calls',
    due: sql`changed_at < ${before}::timestamptz`,
    order: sql`changed_at`,
  })

export const sweepRecalls = (writes: Writes, before: Date): Sweep =>
  sweepRows(writes, {
    name: 'wishes to be reminded',
    table: 'recalls',
    due: sql`due_at < ${before}::timestamptz`,
    order: sql`due_at`,
  })

export const sweepMessages = (writes: Writes, before: Date): Sweep =>
  sweepRows(writes, {
    name: 'messages that were sent or dropped',
    table: 'outbox',
    due: sql`created_at < ${before}::timestamptz AND (sent_at IS NOT NULL OR dropped IS NOT NULL)`,
    order: sql`created_at`,
  })

/** The desk's log keeps who reported which delay. */
export const sweepArrivals = (writes: Writes, before: Date): Sweep[] =>
  ['arrivals', 'chair_delays'].map((table) =>
    sweepRows(writes, {
      name: `reports of one day (${table})`,
      table,
      due: sql`reported_at < ${before}::timestamptz`,
      order: sql`reported_at`,
    }),
  )

export const sweepSessions = (writes: Writes, now: Date): Sweep[] => [
  sweepRows(writes, {
    name: 'sessions',
    table: 'sessions',
    due: sql`expires_at <= ${now}::timestamptz`,
    order: sql`expires_at`,
  }),
  sweepRows(writes, {
    name: 'sessions of the desk',
    table: 'desk_sessions',
    due: sql`ends_at <= ${now}::timestamptz`,
    order: sql`ends_at`,
  }),
]

/** The visit and its score stay, without the person. */
export const sweepVisits = (writes: Writes, endedBefore: Date): Sweep[] => [
  sweepRows(writes, {
    name: 'what patients wrote of visits',
    table: 'visit_questions',
    due: sql`asked_at < ${endedBefore}::timestamptz AND personal_words IS NOT NULL`,
    order: sql`asked_at`,
    set: sql`personal_words = NULL`,
  }),
  sweepRows(writes, {
    name: 'who came to visits',
    table: 'bookings',
    // This is true of each such booking and lets the index find them.
    due: sql`booked_at < ${endedBefore}::timestamptz AND personal_phone <> '' AND ${endedBefore}::timestamptz > (
      SELECT s.ends_at FROM seats s WHERE s.booking_id = bookings.id ORDER BY s.nth DESC LIMIT 1)`,
    order: sql`booked_at`,
    set: sql`personal_name = '', personal_age = NULL, personal_phone = '', personal_address = NULL, owner = '', uid = NULL,
      unlinked = true, personal_note = NULL`,
  }),
]
