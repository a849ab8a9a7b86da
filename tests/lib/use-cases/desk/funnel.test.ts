import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DEVICES } from '@/lib/catalogue/devices'
import { FUNNEL_BY, FUNNEL_STEPS, type FunnelBy } from '@/lib/catalogue/funnel'
import { addDays } from '@/lib/domain/clinic-time'
import { funnelDays } from '@/lib/domain/leads/funnel'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { readFunnelLines } from '@/lib/use-cases/desk/funnel'
import { type TrackedEvent, trackEvent } from '@/lib/use-cases/leads/track-event'
import { sweepRecords } from '@/lib/use-cases/operations/sweep-records'
import { minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS, TODAY } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { putBooking, putMove } from '@/tests/support/put-rows'
import { swept } from '@/tests/support/swept'

const DAY = 24 * 60
const manager: DeskActor = { staffId: '1', role: 'manager', mayAt: () => true }
const UNIFIED = ['unified_booking: variant_A', 'unified_booking: variant_B'] as const
const [CAMPAIGN, PLAIN] = UNIFIED

describe('the funnel', () => {
  const { database, deps } = useTestPlaces()
  const WEEK = { from: TODAY, until: addDays(TODAY, 6) }
  const lines = (by: FunnelBy, actor = manager, weeks = WEEK) => readFunnelLines(deps(), actor, { by, ...weeks })
  const cells = async (...given: Parameters<typeof lines>) =>
    (await lines(...given))?.lines.map(({ key, cells }) => [key, ...Object.values(cells)])
  const times = async (count: number, act: (n: number) => Promise<unknown>) => {
    for (let n = 0; n < count; n += 1) await act(n)
  }
  const arrive = (given: Partial<TrackedEvent> = {}) =>
    trackEvent(deps(), '192.0.2.1', { name: 'Page View', path: '/', arrived: true, ...given })
  const give = (given: { campaign?: string; source?: string; variant?: string } = {}) =>
    trackEvent(deps(), '192.0.2.1', { name: 'Phone Number Entered', path: '/', ...given })
  const seat = (n: number, place_id = THREE_CHAIRS) => ({ place_id, starts_at: minutesAfter(DAY + 30 * n), seat: 1 })
  const attribution = (given: Record<string, string>) => JSON.stringify(given)

  /** Ten visits of one campaign, of which eight give a number and six book. */
  async function spring() {
    const from = { campaign: 'Spring', source: 'google', variant: CAMPAIGN }
    await times(10, () => arrive(from))
    await times(3, () => arrive({ ...from, arrived: false }))
    await times(8, () => give(from))
    const said = attribution({ utm_campaign: 'spring', utm_source: 'Google', utm_lead_type: 'smile' })
    const came = (n: number) => (n < 5 ? { proved: true, arrived_at: NOW, kept_at: n < 4 ? NOW : null } : {})
    await times(6, (n) => putBooking(database(), { attribution: said, ...came(n) }, seat(n)))
  }
  /** Five visits without a campaign, of which one books, and six bookings made at the desk. */
  async function others() {
    await times(5, () => arrive({ variant: PLAIN }))
    await putBooking(database(), {}, seat(7))
    await times(6, (n) => putBooking(database(), { source: 'phone', proved: true }, seat(n, ONE_CHAIR)))
  }

  test('the funnel counts each step by campaign, source, variant, clinic and week, and hides numbers below five', async () => {
    await spring()
    await others()
    expect(await cells('campaign')).toEqual([
      ['', 5, 0, 0, 7, 0, 0, 6, 0, 0],
      ['spring', 10, 0, 8, 6, 0, 0, 5, 5, 'few'],
    ])
    expect(await cells('source')).toEqual([
      ['google', 10, 0, 8, 6, 0, 0, 5, 5, 'few'],
      ['desk', 0, 0, 0, 6, 0, 0, 6, 0, 0],
      ['', 5, 0, 0, 'few', 0, 0, 0, 0, 0],
    ])
    expect(await cells('variant')).toEqual([
      [CAMPAIGN, 10, 0, 8, 6, 0, 0, 5, 5, 'few'],
      ['', 0, 0, 0, 6, 0, 0, 6, 0, 0],
      [PLAIN, 5, 0, 0, 'few', 0, 0, 0, 0, 0],
    ])
    expect(await cells('clinic')).toEqual([
      [THREE_CHAIRS, null, null, null, 7, 0, 0, 5, 5, 'few'],
      [ONE_CHAIR, null, null, null, 6, 0, 0, 6, 0, 0],
    ])
    expect(await cells('week')).toEqual([[TODAY, 15, 0, 8, 13, 0, 0, 11, 5, 'few']])
  })

  test('the funnel counts the same once events have become daily counts', async () => {
    await spring()
    const before = await Promise.all(FUNNEL_BY.map((by) => cells(by)))
    await swept(sweepRecords(deps(3 * DAY)))
    expect(await database().reads.selectFrom('events').select('id').execute()).toEqual([])
    expect(await Promise.all(FUNNEL_BY.map((by) => cells(by)))).toEqual(before)
  })

  test('the funnel covers the requested weeks in the clinics’ time', async () => {
    // The last minute of the Sunday before, and the first minute of the Monday.
    for (const minutes of [-10 * 60 - 1, -10 * 60])
      await times(5, (n) =>
        putBooking(database(), { booked_at: minutesAfter(minutes) }, seat(n + (minutes === -600 ? 5 : 0))),
      )
    expect(await cells('week')).toEqual([[TODAY, 0, 0, 0, 5, 0, 0, 0, 0, 0]])
    expect(await cells('week', manager, { from: '2026-11-16', until: WEEK.until })).toEqual([
      ['2026-11-16', 0, 0, 0, 5, 0, 0, 0, 0, 0],
      [TODAY, 0, 0, 0, 5, 0, 0, 0, 0, 0],
    ])
  })

  test('the funnel of a manager with some places counts their bookings alone', async () => {
    await spring()
    await others()
    const here: DeskActor = { ...manager, mayAt: (id) => id === ONE_CHAIR }
    expect(await cells('clinic', here)).toEqual([[ONE_CHAIR, null, null, null, 6, 0, 0, 6, 0, 0]])
    expect(await cells('campaign', here)).toEqual([['', null, null, null, 6, 0, 0, 6, 0, 0]])
    expect(await lines('week', { ...manager, role: 'desk' })).toBeNull()
  })

  test('the funnel by day covers the requested days alone', async () => {
    await times(5, (n) => putBooking(database(), { booked_at: minutesAfter(DAY) }, seat(n)))
    await times(6, (n) => putBooking(database(), { booked_at: NOW }, seat(n + 5)))
    const next = addDays(TODAY, 1)
    expect(await cells('day', manager, { from: TODAY, until: next })).toEqual([
      [TODAY, 0, 0, 0, 6, 0, 0, 0, 0, 0],
      [next, 0, 0, 0, 5, 0, 0, 0, 0, 0],
    ])
    expect(await cells('day', manager, { from: next, until: next })).toEqual([[next, 0, 0, 0, 5, 0, 0, 0, 0, 0]])
  })

  test('the funnel counts a browser once a day, and by week once a week', async () => {
    await times(6, () => arrive({ first: 'week' }))
    await times(5, () => arrive({ first: 'day' }))
    await times(9, () => arrive())
    expect(await cells('day')).toEqual([[TODAY, 20, 11, 0, 0, 0, 0, 0, 0, 0]])
    expect(await cells('week')).toEqual([[TODAY, 20, 6, 0, 0, 0, 0, 0, 0, 0]])
  })

  test('the funnel counts a rescheduled booking at its present clinic, and a cancelled one at its last', async () => {
    for (let n = 0; n < 6; n += 1) {
      const id = await putBooking(database(), {}, seat(n))
      await putMove(database(), id, { place_id: ONE_CHAIR, starts_at: seat(n + 10).starts_at })
    }
    await times(5, async (n) => {
      const id = await putBooking(database(), { status: 'cancelled', cancelled_at: NOW }, seat(n + 20))
      await database().writes.updateTable('seats').set({ state: 'left' }).where('booking_id', '=', id).execute()
    })
    expect(await cells('clinic')).toEqual([
      [ONE_CHAIR, null, null, null, 6, 0, 0, 0, 0, 0],
      [THREE_CHAIRS, null, null, null, 5, 5, 0, 0, 0, 0],
    ])
  })
})

describe('the numbers of the funnel', () => {
  const { database, deps } = useTestPlaces()

  /** Views and leads of three days and bookings of all kinds, so many that few counts are below five. */
  async function fill() {
    const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T
    for (let n = 0; n < 240; n += 1) {
      const view = {
        name: pick(['Page View', 'Page View', 'Phone Number Entered'], n),
        path: pick(['/', '/clinics/chennai'], n),
        campaign: pick(['spring', 'diwali', undefined], n >> 1),
        source: pick(['google', 'meta'], n >> 2),
        medium: pick(['cpc', undefined], n >> 3),
        content: pick(['a', 'b'], n),
        term: pick(['pain', undefined], n >> 4),
        city: pick(['kochi', undefined], n >> 1),
        device: pick(DEVICES, n >> 2),
        variant: pick(UNIFIED, n),
        treatment: pick(['Braces', undefined], n >> 3),
        first: pick(['week', 'day', undefined] as const, n >> 2),
      }
      const arrived = view.name === 'Page View' && n % 4 !== 0
      await trackEvent(deps((n % 3) * DAY), `192.0.${n}.1`, {
        ...view,
        arrived,
        first: arrived ? view.first : undefined,
      })
    }
    for (let n = 0; n < 120; n += 1) {
      const words = {
        utm_campaign: 'Spring',
        utm_source: pick(['google', 'meta'], n),
        utm_medium: 'cpc',
        utm_content: 'a',
      }
      const attribution = JSON.stringify(
        n % 3 === 0 ? {} : { ...words, utm_term: pick(['pain', 'braces near me'], n >> 2) },
      )
      const isDesk = n % 7 === 0
      const cancelled = n % 6 === 1
      const visit = cancelled ? 'expected' : pick(['expected', 'kept', 'missed', 'kept'] as const, n)
      const id = await putBooking(
        database(),
        {
          attribution,
          booked_at: minutesAfter((n % 3) * DAY),
          proved: n % 2 === 0,
          source: isDesk ? 'phone' : 'web',
          device: isDesk ? null : pick([...DEVICES, null], n >> 1),
          treatment: pick(['braces', 'implant', null], n >> 1),
          status: cancelled ? 'cancelled' : 'confirmed',
          cancelled_at: cancelled ? NOW : null,
          visit,
          arrived_at: visit === 'kept' ? NOW : null,
          kept_at: visit === 'kept' ? NOW : null,
          missed_at: visit === 'missed' ? NOW : null,
        },
        { place_id: THREE_CHAIRS, starts_at: minutesAfter(10 * DAY + 30 * n), seat: 1 },
      )
      if (n % 5 === 0)
        await putMove(database(), id, { place_id: ONE_CHAIR, starts_at: minutesAfter(20 * DAY + 30 * n) })
      if (cancelled || visit === 'missed')
        await database().writes.updateTable('seats').set({ state: 'left' }).where('booking_id', '=', id).execute()
    }
  }

  type Row = Record<string, unknown>
  const all = async (statement: string): Promise<Row[]> =>
    (await sql.raw<Row>(statement).execute(database().reads)).rows

  /** The same counts, computed independently from the single rows. */
  async function independent(by: FunnelBy): Promise<Map<string, number[]>> {
    const events = await all(`SELECT *, ((created_at AT TIME ZONE 'Asia/Kolkata')::date)::text AS day FROM events`)
    const bookings = await all(`
      SELECT b.*, ((b.booked_at AT TIME ZONE 'Asia/Kolkata')::date)::text AS day, s.place_id AS at, p.city_id AS city,
        b.attribution ->> 'utm_campaign' AS campaign, b.attribution ->> 'utm_source' AS came_from,
        b.attribution ->> 'utm_medium' AS medium, b.attribution ->> 'utm_content' AS content, b.attribution ->> 'utm_term' AS term
      FROM bookings b JOIN seats s ON s.booking_id = b.id
        AND s.nth = (SELECT max(l.nth) FROM seats l WHERE l.booking_id = b.id)
      JOIN places p ON p.id = s.place_id`)
    const text = (value: unknown) =>
      String(value ?? '')
        .toLowerCase()
        .replaceAll(' ', '-')
    const monday = (day: unknown) => (String(day) < '2026-11-30' ? TODAY : '2026-11-30')
    const labels: Record<string, string> = { braces: 'Braces', implant: 'Implants' }
    const eventKey = (row: Row): string =>
      by === 'week' ? monday(row.day) : by === 'treatment' || by === 'variant' ? String(row[by] ?? '') : text(row[by])
    const bookingKey = (row: Row): string => {
      if (by === 'week') return monday(row.day)
      if (by === 'clinic') return String(row.at)
      if (by === 'treatment') return labels[String(row.treatment)] ?? ''
      if (by === 'variant') return row.source === 'web' ? PLAIN : ''
      if (by === 'source') return row.source === 'web' ? text(row.came_from) : 'desk'
      if (by === 'device') return row.source === 'web' ? text(row.device) : 'desk'
      return text(row[by])
    }
    const counts = new Map<string, number[]>()
    const add = (key: string, step: number, when: boolean) => {
      const line = counts.get(key) ?? Array<number>(9).fill(0)
      counts.set(key, line)
      line[step] = (line[step] ?? 0) + Number(when)
    }
    if (by !== 'clinic')
      for (const row of events) {
        const isView = row.name === 'Page View'
        if (isView && !row.arrived) continue
        add(eventKey(row), 0, isView)
        add(eventKey(row), 1, isView && Boolean(by === 'week' ? row.first_of_week : row.first_of_day))
        add(eventKey(row), 2, !isView)
      }
    for (const row of bookings) {
      const reached = [
        true,
        row.status === 'cancelled',
        row.missed_at !== null,
        Boolean(row.proved),
        row.arrived_at !== null,
        row.kept_at !== null,
      ]
      for (const [at, when] of reached.entries()) add(bookingKey(row), 3 + at, when)
    }
    return counts
  }

  test.each(FUNNEL_BY)('by %s equals a count of the rows themselves', async (by) => {
    await fill()
    const expected = await independent(by)
    const found = await readFunnelLines(deps(), manager, { by, from: TODAY, until: addDays(TODAY, 6) })
    const hidden = (n: number, step: number) => (by === 'clinic' && step < 3 ? null : n > 0 && n < 5 ? 'few' : n)
    const told = new Map(found?.lines.map(({ key, cells }) => [key, FUNNEL_STEPS.map((step) => cells[step])]))
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries([...expected].map(([key, line]) => [key, line.map(hidden)])),
    )
    await swept(sweepRecords(deps(20 * DAY)))
    expect(await readFunnelLines(deps(), manager, { by, from: TODAY, until: addDays(TODAY, 6) })).toEqual(found)
  })
})

test.each([
  ['week', '', '', '2026-11-02', '2026-11-29'],
  ['day', '', '', '2026-11-02', '2026-11-24'],
  ['week', '2026-11-18', '2026-11-20', '2026-11-16', '2026-11-22'],
  ['campaign', '2026-11-18', '2026-11-20', '2026-11-18', '2026-11-20'],
  ['city', '2026-11-22', '2027-01-01', '2026-11-22', '2026-11-24'],
  ['device', '2027-01-01', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['week', '2020-01-01', '', '2026-06-01', '2026-11-29'],
  ['day', 'now', '2026-02-30', '2026-11-02', '2026-11-24'],
] as const)('by %s from %j until %j is the days from %s to %s', (by, from, until, first, last) => {
  expect(funnelDays(by, { from, until }, '2026-11-24')).toEqual({ from: first, until: last })
})
