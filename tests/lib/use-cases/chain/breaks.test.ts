import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DayHours } from '@/lib/catalogue/clinics/opening-hours'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { setUpPlace, versionOf } from '@/lib/use-cases/chain/set-up-place'
import { holdInput, slot, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { opened, reopen } from '@/tests/support/closures'
import { deskActor } from '@/tests/support/desk/desk'
import { insertSeat } from '@/tests/support/seat-rows'

const DAY = { opens: '09:00', closes: '13:00' }
const HOURS = [DAY, DAY, DAY, DAY, DAY, DAY, null]
const BREAKS = HOURS.map((day) => day && { ...day, breaks: [{ from: '10:30', until: '11:10' }] })
const STANDING = { seats: 3, hours: HOURS, planned: null }
const STARTS = ['09:00', '09:30', '10:00', '11:10', '11:40', '12:10']

describe('a day with a break', () => {
  const { database, deps } = useTestPlaces()
  const setUp = (hours: readonly DayHours[]) =>
    setUpPlace(deps(), deskActor({ role: 'manager' }), {
      placeId: THREE_CHAIRS,
      seats: 3,
      hours: [...hours],
      from: '2026-11-23',
      isOffering: false,
      version: versionOf(STANDING),
    })
  const places = () => database().writes.updateTable('places').where('id', '=', THREE_CHAIRS)
  beforeEach(async () => {
    expect(await setUp(BREAKS)).toEqual({ kind: 'set', offered: 0 })
    await places().set({ off_grid_since: null }).execute()
  })
  afterEach(async () => {
    await database().writes.deleteFrom('seats').execute()
    await places()
      .set({ hours: JSON.stringify(HOURS), off_grid_since: null })
      .execute()
  })
  const hold = async (start: string, end: string) =>
    (await holdSlot(deps(), holdInput({ placeId: THREE_CHAIRS, ...slot(TOMORROW, start, end) }))).kind

  test('patients see and hold slots of both spans, and none in the break', async () => {
    const listed = await listSlots(deps(), { placeId: THREE_CHAIRS, owner: 'ann', day: TOMORROW })
    expect(listed?.slots.map(({ start }) => start)).toEqual(STARTS)
    expect(await hold('10:30', '11:00')).toBe('closed')
    expect(await hold('10:20', '10:50')).toBe('closed')
    expect(await hold('11:10', '11:40')).toBe('held')
  })

  test.each([
    ['11:10', '11:40', false],
    // In the second span, but on the grid of the first.
    ['11:30', '12:00', true],
  ])('the database knows the grid of each span: %s to %s is off it: %s', async (start, end, isOff) => {
    await insertSeat(database(), {
      placeId: THREE_CHAIRS,
      seat: 1,
      state: 'held',
      booking: null,
      startsAt: `${TOMORROW}T${start}:00+05:30`,
      endsAt: `${TOMORROW}T${end}:00+05:30`,
    })
    const place = await database()
      .reads.selectFrom('places')
      .select('off_grid_since')
      .where('id', '=', THREE_CHAIRS)
      .executeTakeFirst()
    expect(place?.off_grid_since !== null).toBe(isOff)
  })

  test('a closure takes the slots of both spans', async () => {
    await opened(deps(), { from: '09:00', until: '13:00' })
    const seats = await database().reads.selectFrom('seats').select('starts_at').where('seat', '=', 1).execute()
    const minutes = seats.map(({ starts_at }) =>
      new Date(starts_at.getTime() + 330 * 60_000).toISOString().slice(11, 16),
    )
    expect(minutes.sort()).toEqual(STARTS)
    await reopen(database())
  })

  test.each([
    ['order', [{ from: '10:30', until: '10:30' }]],
    ['order', [{ from: '12:00', until: '13:30' }]],
    ['short', [{ from: '09:10', until: '11:00' }]],
    ['grid', [{ from: '10:30', until: '11:12' }]],
  ])('a manager’s break with the mistake %s is refused', async (mistake, breaks) => {
    const hours = HOURS.map((day, at) => day && (at === 2 ? { ...day, breaks } : day))
    expect(await setUp(hours)).toMatchObject({ kind: 'mistaken', days: { 2: mistake } })
  })
})
