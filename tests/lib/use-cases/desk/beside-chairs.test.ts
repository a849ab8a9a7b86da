// The site offers, counts and gives out chairs only; extra seats are the desk's.
import { afterEach, describe, expect, test } from 'vitest'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import {
  changeTimes,
  holdInput,
  minutesAfter,
  rowsOf,
  slot,
  THREE_CHAIRS,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { putBooking, TEN } from '@/tests/support/put-rows'

const place = { placeId: THREE_CHAIRS }

describe('the extra seats beside the chairs', () => {
  const { database, deps } = useTestPlaces()
  afterEach(() => database().writes.updateTable('places').set({ off_grid_since: null }).execute())
  const isOffered = async (day?: string) => {
    const list = await listSlots(deps(), { ...place, owner: 'ann', day: day ?? TOMORROW })
    return list?.slots.some(({ date, start }) => date === TOMORROW && start === '10:00')
  }
  const hold = (n: number) =>
    holdSlot(deps(), holdInput({ ...place, owner: `o${n}`, phone: `+91980000001${n}`, ...slot() }))

  test.each([null, 'other times stand between'])(
    'an extra seat neither fills a slot nor goes to a browser (%s)',
    async (between) => {
      if (between) await changeTimes(database(), THREE_CHAIRS, { slotMinutes: 30, opens: '09:00' })
      if (between)
        await database()
          .writes.updateTable('places')
          .set({ off_grid_since: minutesAfter(0) })
          .execute()
      for (const seat of [101, 102]) await putBooking(database(), {}, { seat, starts_at: TEN })
      await putBooking(database(), {}, { seat: 1, starts_at: TEN })
      expect(await isOffered()).toBe(true)
      expect([await hold(1), await hold(2)]).toMatchObject([{ kind: 'held' }, { kind: 'held' }])
      const full = await hold(3)
      expect(full).toMatchObject({ kind: 'taken' })
      expect((await rowsOf(database(), THREE_CHAIRS)).map(({ seat }) => seat).sort()).toEqual([1, 101, 102, 2, 3])
    },
  )
})
