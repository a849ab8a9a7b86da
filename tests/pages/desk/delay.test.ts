import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { addDays, localOf } from '@/lib/domain/clinic-time'
import * as day from '@/pages/desk/[place]'
import * as events from '@/pages/desk/events'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { ONE_CHAIR, THREE_CHAIRS, WEEK } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { bookedToday } from '@/tests/support/desk/desk-day'

const PATH = DESK_PATHS.day(THREE_CHAIRS)
const AT = `${PATH}?place=${THREE_CHAIRS}`

describe('a delay at the desk', () => {
  const { database } = useTestPlaces()
  let browser: PageBrowser
  const openOn = (week: typeof WEEK) =>
    database()
      .writes.updateTable('places')
      .set({ hours: JSON.stringify(week) })
      .where('id', '=', THREE_CHAIRS)
      .execute()
  // The test clinics are closed on Sundays, and this test runs on any day.
  afterEach(() => openOn(WEEK))
  beforeEach(async () => {
    serveFrom(database())
    await openOn([...WEEK.slice(0, 6), ...WEEK.slice(0, 1)])
    browser = await atDesk(database())
  })
  const say = (form: Record<string, string>, at = AT) => browser.post(day, at, { intent: 'delay', ...form })
  const rows = () => database().reads.selectFrom('chair_delays').select(['place_id', 'seat', 'minutes']).execute()

  test('the desk reports a delay of a chair and ends it, and the log has both', async () => {
    const { delay } = (await browser.get(day, AT)).props.day
    expect(delay).toMatchObject({
      chairs: [{ value: '1', label: 'Chair 1' }, { value: '2' }, { value: '3' }],
      lines: [],
    })
    expect(delay.minutes.map(({ value }: { value: string }) => value)).toEqual([
      '10',
      '15',
      '20',
      '30',
      '45',
      '60',
      '0',
    ])
    expect(await say({ chair: '2', minutes: '20' })).toMatchObject({ status: 303, to: `${PATH}?notice=delayed.2` })
    expect(await rows()).toEqual([{ place_id: THREE_CHAIRS, seat: 2, minutes: 20 }])
    const after = (await browser.get(day, `${AT}&notice=delayed.2`)).props
    expect(after.notice).toEqual({ tone: 'leaf', text: 'Chair 2 runs about 20 minutes late.', undo: null })
    expect(after.day.delay.lines).toEqual([expect.stringMatching(/^Chair 2: about 20 minutes, since \d+:\d\d [ap]m$/)])
    await say({ chair: '2', minutes: '0' })
    const over = (await browser.get(day, `${AT}&notice=delayed.2`)).props
    expect(over.notice.text).toBe('Chair 2 is on time again.')
    expect(over.day.delay.lines).toEqual([])
    const { lines } = (await browser.get(events, DESK_PATHS.events({}))).props.events
    expect(lines.slice(0, 2)).toMatchObject([
      { what: 'Reported a delay', changes: 'Chair 2, Minutes late: 20 → 0' },
      { what: 'Reported a delay', changes: 'Chair 2, Minutes late: 0 → 20' },
    ])
  })

  test('the page refuses another clinic’s chairs, unknown chairs and other numbers', async () => {
    expect(await say({ chair: '4', minutes: '20' })).toMatchObject({
      status: 404,
      props: { notice: { tone: 'coral', text: expect.stringContaining('no such chair') } },
    })
    const other = `${DESK_PATHS.day(ONE_CHAIR)}?place=${ONE_CHAIR}`
    expect((await say({ chair: '1', minutes: '20' }, other)).status).toBe(404)
    for (const form of [{ chair: '1', minutes: '21' }, { chair: '1', minutes: '' }, { chair: 'x', minutes: '20' }, {}])
      expect((await say(form as Record<string, string>)).status).toBe(400)
    expect(await rows()).toEqual([])
    expect(await browser.get(day, `${AT}&notice=delayed.9`)).toMatchObject({ props: { notice: null } })
  })

  test('another day has no form', async () => {
    const tomorrow = addDays(localOf(new Date()).date, 1)
    expect((await browser.get(day, `${AT}&day=${tomorrow}`)).props.day.delay).toBeNull()
  })

  test('the card of a patient who said so has the time, until the desk marks them', async () => {
    const { reference, id } = await bookedToday(database(), {
      placeId: THREE_CHAIRS,
      name: 'Meena Sample',
      phone: '+919800000007',
    })
    const { seat_id } = await database()
      .reads.selectFrom('current_bookings')
      .where('id', '=', id)
      .select('seat_id')
      .executeTakeFirstOrThrow()
    await database().writes.insertInto('arrivals').values({ seat_id, reported_at: new Date() }).execute()
    const tags = async () => JSON.stringify((await browser.get(day, AT)).props.day.rows)
    expect(await tags()).toMatch(/Says: here since \d/)
    await browser.post(day, AT, { intent: 'mark', reference, to: 'arrived', version: '0' })
    expect(await tags()).not.toContain('Says: here')
  })
})
