import { describe, expect, test, vi } from 'vitest'
import { bookableDates } from '@/lib/domain/calendar/slots'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import {
  book,
  fillSeats,
  holdInput,
  minutesAfter,
  NOW,
  ONE_CHAIR,
  slot,
  THREE_CHAIRS,
  TODAY,
  TOMORROW,
  ZONE,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the list of slots', () => {
  const { database, deps } = useTestPlaces()
  const ask = { placeId: ONE_CHAIR, owner: 'ann' }

  const fill = (placeId: string, until: string) => fillSeats(database(), placeId, until)

  test('the list shows the first day with a free slot and its day range, and no unknown place', async () => {
    const list = await listSlots(deps(), ask)
    expect(list).toMatchObject({
      place: { id: ONE_CHAIR, kind: 'clinic', cityId: 'testpur', cid: '901', name: 'Test Dental Fort' },
      day: TODAY,
      earlier: null,
      later: '2026-12-07',
      nearest: [],
      slots: [
        { ...slot(TODAY, '12:00', '12:30'), state: 'free' },
        { ...slot(TODAY, '12:30', '13:00'), state: 'free' },
      ],
    })
    expect(list?.days.map((day) => day.free)).toEqual([2, 8, 8, 8, 8, 8, 0, 8, 8, 8, 8, 8, 8, 0])
    expect(await listSlots(deps(), { ...ask, placeId: 'nowhere' })).toBeNull()
    expect((await listSlots(deps(), { ...ask, placeId: ZONE }))?.place).toMatchObject({
      kind: 'home_zone',
      cid: null,
      name: 'Testpur North',
    })
  })

  test('the list shows the requested day with its day range, and ignores a day outside the window', async () => {
    expect(await listSlots(deps(), { ...ask, day: '2026-12-21' })).toMatchObject({
      day: '2026-12-21',
      earlier: '2026-12-07',
      later: null,
    })
    expect(await listSlots(deps(), { ...ask, day: '2026-12-23' })).toMatchObject({ day: TODAY })
    expect(await listSlots(deps(), { ...ask, day: 'soon' })).toMatchObject({ day: TODAY })
    expect(await listSlots(deps(), { ...ask, day: '2026-11-29' })).toMatchObject({ day: '2026-11-29', slots: [] })
  })

  test('the list counts seats and leaves out a slot that no browser can take', async () => {
    const starts = async (owner: string) =>
      (await listSlots(deps(), { placeId: THREE_CHAIRS, owner, day: TOMORROW }))?.slots.map((each) => each.start)
    await book(deps(), { placeId: THREE_CHAIRS })
    await holdSlot(deps(), holdInput({ placeId: THREE_CHAIRS, owner: 'bob' }))
    expect(await starts('dev')).toContain('10:00')
    await holdSlot(deps(), holdInput({ placeId: THREE_CHAIRS, owner: 'cid' }))
    expect(await starts('dev')).not.toContain('10:00')
    expect((await listSlots(deps(minutesAfter(10)), { placeId: THREE_CHAIRS, owner: 'dev' }))?.days[1]?.free).toBe(8)
  })

  test('the list jumps to the next day range when the first is full, and to today when all are', async () => {
    await fill(ONE_CHAIR, '2026-12-07')
    const list = await listSlots(deps(), ask)
    expect(list).toMatchObject({ day: '2026-12-08', earlier: TODAY, later: '2026-12-21' })
    expect(list?.days.slice(0, 3).map((day) => day.free)).toEqual([0, 8, 8])
    await database().writes.deleteFrom('seats').execute()
    await fill(ONE_CHAIR, '2026-12-22')
    expect(await listSlots(deps(), ask)).toMatchObject({ day: TODAY, slots: [], nearest: [] })
  })

  test('the list names the three free slots nearest to a wanted one, across day ranges', async () => {
    await fill(ONE_CHAIR, '2026-12-06')
    const list = await listSlots(deps(), { ...ask, wanted: { date: TOMORROW, start: '10:00' } })
    expect(list?.nearest.map((each) => `${each.date} ${each.start}`)).toEqual([
      '2026-12-07 09:00',
      '2026-12-07 09:30',
      '2026-12-07 10:00',
    ])
    expect(list?.day).toBe('2026-12-07')
  })

  test('the list needs one statement, and two when the first fortnight is full', async () => {
    const statements = () => vi.spyOn(database().reads.getExecutor().constructor.prototype, 'executeQuery')
    const one = statements()
    await listSlots(deps(), ask)
    await listSlots(deps(), { ...ask, day: TOMORROW, wanted: { date: TOMORROW, start: '10:00' } })
    expect(one).toHaveBeenCalledTimes(2)
    one.mockRestore()
    await fill(ONE_CHAIR, '2026-12-07')
    const two = statements()
    await listSlots(deps(1), ask)
    expect(two).toHaveBeenCalledTimes(2)
    two.mockRestore()
  })

  test('the list covers exactly the booking window', async () => {
    const shown = []
    for (let day: string | null = TODAY; day !== null; ) {
      const list: Awaited<ReturnType<typeof listSlots>> = await listSlots(deps(), { ...ask, day })
      shown.push(...(list?.days ?? []))
      day = list?.later ?? null
    }
    expect(shown.map((day) => day.date)).toEqual(bookableDates(NOW))
  })
})
