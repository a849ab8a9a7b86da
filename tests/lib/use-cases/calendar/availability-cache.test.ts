// Only the other days of the day range may be a moment old; all else is read afresh.
import { describe, expect, test } from 'vitest'
import { dayRangeOf, viewDay } from '@/lib/domain/calendar/day-range'
import { occupiedBy } from '@/lib/domain/calendar/occupied'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { cacheDayRange, cachedDayRange } from '@/lib/use-cases/calendar/availability-cache'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import {
  book,
  changeTimes,
  fillSeats,
  holdInput,
  minutesAfter,
  NOW,
  ONE_CHAIR,
  slot,
  stranger,
  THREE_CHAIRS,
  TODAY,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { watched } from '@/tests/support/servers/watched-database'

const AFTER = '2026-11-25'
const seconds = (n: number) => minutesAfter(n / 60)

describe('the list of slots with a remembered day range', () => {
  const { database, deps } = useTestPlaces()
  /** A new database object has nothing cached. Gives the number of statements and what is free on both days. */
  function asking(owner = 'ann', placeId = ONE_CHAIR) {
    const { db, work } = watched(database())
    return async (at: Date, day?: string) => {
      const list = await listSlots({ ...deps(at), db }, { placeId, owner, ...(day && { day }) })
      const free = Object.fromEntries(list?.days.map((one) => [one.date, one.free]) ?? [])
      const starts = list?.slots.map(({ start }) => start) ?? []
      return { asked: work.splice(0).length, day: list?.day, starts, free: [free[TOMORROW], free[AFTER]] }
    }
  }
  const taken = (date: string, start = '10:00', end = '10:30') => book(deps(), slot(date, start, end))

  test('the list reads its day afresh and the other days as they were up to five seconds ago', async () => {
    const ask = asking()
    expect(await ask(NOW, TOMORROW)).toMatchObject({ asked: 1, free: [8, 8] })
    await taken(TOMORROW)
    await taken(AFTER)
    expect(await ask(seconds(4.9), TOMORROW)).toMatchObject({
      asked: 1,
      free: [7, 8],
      starts: ['09:00', '09:30', '10:30', '11:00', '11:30', '12:00', '12:30'],
    })
    expect(await ask(seconds(4.9), AFTER)).toMatchObject({ asked: 1, free: [8, 7] })
    expect(await ask(seconds(5), TOMORROW)).toMatchObject({ asked: 1, free: [7, 7] })
    // After the clock was set back, nothing cached counts.
    expect(await ask(NOW, TOMORROW)).toMatchObject({ asked: 1, free: [7, 7] })
  })

  test('the list has a hold’s slot as soon as the hold expires', async () => {
    await holdSlot(deps(), { ...holdInput({ owner: 'bob' }), ...stranger() })
    const ask = asking()
    expect(await ask(minutesAfter(9.99), TOMORROW)).toMatchObject({ free: [7, 8] })
    expect((await ask(minutesAfter(9.999), TOMORROW)).starts).not.toContain('10:00')
    expect(await ask(minutesAfter(10), TOMORROW)).toMatchObject({ asked: 1, free: [8, 8] })
    expect((await ask(minutesAfter(10), TOMORROW)).starts).toContain('10:00')
  })

  test('the list shows the browser’s own holds on every day, and to no other browser', async () => {
    const [ann, bob] = [asking(), asking('bob')]
    await ann(NOW, TOMORROW)
    await bob(NOW, TOMORROW)
    await holdSlot(deps(), holdInput(slot(AFTER)))
    await taken(TOMORROW)
    // One more statement, because this browser has a hold.
    expect(await ann(seconds(1), TOMORROW)).toMatchObject({ asked: 2, free: [7, 8] })
    expect(await bob(seconds(1), TOMORROW)).toMatchObject({ asked: 1, free: [7, 8] })
    const { db } = watched(database())
    const list = (owner: string) => listSlots({ ...deps(), db }, { placeId: ONE_CHAIR, owner, day: TOMORROW })
    await list('ann')
    expect((await list('bob'))?.days[2]).toEqual({ date: AFTER, free: 7, state: 'free' })
  })

  test('the list opens on the remembered first free day, unless it is full by now', async () => {
    const ask = asking()
    expect(await ask(NOW)).toMatchObject({ asked: 1, day: TODAY, starts: ['12:00', '12:30'] })
    await taken(AFTER)
    expect(await ask(NOW)).toMatchObject({ asked: 1, day: TODAY, free: [8, 8] })
    await fillSeats(database(), ONE_CHAIR, TODAY)
    expect(await ask(NOW)).toMatchObject({ asked: 2, day: TOMORROW, free: [8, 7] })
  })

  test('the list counts seats instead of rows, and reads a place with irregular seats whole', async () => {
    const ask = asking('ann', THREE_CHAIRS)
    await ask(NOW, TOMORROW)
    for (const _ of [1, 2]) await book(deps(), { placeId: THREE_CHAIRS })
    expect(await ask(NOW, TOMORROW)).toMatchObject({ asked: 1, free: [8, 8] })
    await book(deps(), { placeId: THREE_CHAIRS })
    expect(await ask(NOW, TOMORROW)).toMatchObject({ asked: 1, free: [7, 8] })
    await changeTimes(database(), THREE_CHAIRS, { slotMinutes: 20, opens: '09:00' })
    // 10:00 to 10:30 overlaps two slots of twenty minutes.
    expect(await ask(NOW, TOMORROW)).toMatchObject({ asked: 2, free: [10, 12] })
    await changeTimes(database(), THREE_CHAIRS, { slotMinutes: 30, opens: '09:00' })
  })
})

describe('the remembered day ranges', () => {
  const { deps } = useTestPlaces()

  test('the memory has a thousand day ranges at most and drops the oldest first', () => {
    const calendar = { hours: [], slotMinutes: 30, closed: new Set<string>() }
    const view = viewDay(calendar, occupiedBy([], 1), TODAY, NOW)
    const { dates } = dayRangeOf(TODAY, NOW)
    const isKnown = (n: number) => cachedDayRange(deps(), { placeId: `p${n}`, first: dates[0] }) !== undefined
    for (let n = 0; n < 1000; n += 1) cacheDayRange(deps(), `p${n}`, view)
    cacheDayRange(deps(), 'p0', view)
    expect([isKnown(0), isKnown(1), isKnown(999)]).toEqual([true, true, true])
    cacheDayRange(deps(), 'p1000', view)
    expect([isKnown(0), isKnown(1), isKnown(2), isKnown(1000)]).toEqual([true, false, true, true])
  })
})
