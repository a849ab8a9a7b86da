// What managers see of the way from the first page to the kept visit, by what it is told, and what nobody sees.
import { describe, expect, test } from 'vitest'
import { FUNNEL_BY, type FunnelBy } from '@/lib/catalogue/funnel'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { funnelWeeks, readFunnelLines } from '@/lib/use-cases/desk/funnel'
import { trackEvent } from '@/lib/use-cases/leads/track-event'
import { sweepRecords } from '@/lib/use-cases/operations/sweep-records'
import { putBooking } from '@/tests/support/put-rows'
import { swept } from '@/tests/support/swept'
import { minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS, TODAY } from '@/tests/support/test-places'
import { useTestPlaces } from '@/tests/support/use-test-places'

const DAY = 24 * 60
const manager: DeskActor = { staffId: '1', role: 'manager', mayAt: () => true }
const UNIFIED = ['unified_booking: variant_A', 'unified_booking: variant_B'] as const
const [CAMPAIGN, PLAIN] = UNIFIED

describe('the funnel', () => {
  const { database, deps } = useTestPlaces()
  const WEEK = { from: TODAY, until: TODAY }
  const lines = (by: FunnelBy, actor = manager, weeks = WEEK) => readFunnelLines(deps(), actor, { by, ...weeks })
  const cells = async (...given: Parameters<typeof lines>) =>
    (await lines(...given))?.lines.map(({ key, cells }) => [key, ...Object.values(cells)])
  const times = async (count: number, act: (n: number) => Promise<unknown>) => {
    for (let n = 0; n < count; n += 1) await act(n)
  }
  const arrive = (given: { campaign?: string; source?: string; variant?: string; arrived?: boolean } = {}) =>
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
  /** Five visits that no link brought, of which one books, and six bookings that the desk wrote down. */
  async function others() {
    await times(5, () => arrive({ variant: PLAIN }))
    await putBooking(database(), {}, seat(7))
    await times(6, (n) => putBooking(database(), { source: 'phone', proved: true }, seat(n, ONE_CHAIR)))
  }

  test('counts each step by campaign, source, variant, clinic and week; what is below five is not told', async () => {
    await spring()
    await others()
    expect(await cells('campaign')).toEqual([
      ['', 5, 0, 7, 6, 0, 0],
      ['spring', 10, 8, 6, 5, 5, 'few'],
    ])
    expect(await cells('source')).toEqual([
      ['google', 10, 8, 6, 5, 5, 'few'],
      ['desk', 0, 0, 6, 6, 0, 0],
      ['', 5, 0, 'few', 0, 0, 0],
    ])
    expect(await cells('variant')).toEqual([
      [CAMPAIGN, 10, 8, 6, 5, 5, 'few'],
      ['', 0, 0, 6, 6, 0, 0],
      [PLAIN, 5, 0, 'few', 0, 0, 0],
    ])
    expect(await cells('clinic')).toEqual([
      [THREE_CHAIRS, null, null, 7, 5, 5, 'few'],
      [ONE_CHAIR, null, null, 6, 6, 0, 0],
    ])
    expect(await cells('week')).toEqual([[TODAY, 15, 8, 13, 11, 5, 'few']])
  })

  test('counts the same once events are counts of days', async () => {
    await spring()
    const before = await Promise.all(FUNNEL_BY.map((by) => cells(by)))
    await swept(sweepRecords(deps(3 * DAY)))
    expect(await database().reads.selectFrom('events').select('id').execute()).toEqual([])
    expect(await Promise.all(FUNNEL_BY.map((by) => cells(by)))).toEqual(before)
  })

  test('is of the weeks that were asked for, in the clinics’ time', async () => {
    // The last minute of the Sunday before, and the first of the Monday.
    for (const minutes of [-10 * 60 - 1, -10 * 60])
      await times(5, (n) =>
        putBooking(database(), { booked_at: minutesAfter(minutes) }, seat(n + (minutes === -600 ? 5 : 0))),
      )
    expect(await cells('week')).toEqual([[TODAY, 0, 0, 5, 0, 0, 0]])
    expect(await cells('week', manager, { from: '2026-11-16', until: TODAY })).toEqual([
      ['2026-11-16', 0, 0, 5, 0, 0, 0],
      [TODAY, 0, 0, 5, 0, 0, 0],
    ])
  })

  test('of a manager of some places is their bookings alone, and of nobody else’s', async () => {
    await spring()
    await others()
    const here: DeskActor = { ...manager, mayAt: (id) => id === ONE_CHAIR }
    expect(await cells('clinic', here)).toEqual([[ONE_CHAIR, null, null, 6, 6, 0, 0]])
    expect(await cells('campaign', here)).toEqual([['', null, null, 6, 6, 0, 0]])
    expect(await lines('week', { ...manager, role: 'desk' })).toBeNull()
  })

  test.each([
    ['', '', '2026-11-02', TODAY],
    ['2026-11-18', '2026-11-20', '2026-11-16', '2026-11-16'],
    ['2026-11-22', '2027-01-01', '2026-11-16', TODAY],
    ['2027-01-01', '2026-11-22', '2026-11-16', '2026-11-16'],
    ['2020-01-01', '', '2026-06-01', TODAY],
    ['now', 'then', '2026-11-02', TODAY],
  ])('from %j until %j is the weeks of %s to %s', (from, until, first, last) => {
    expect(funnelWeeks({ from, until }, NOW)).toEqual({ from: first, until: last })
  })
})
