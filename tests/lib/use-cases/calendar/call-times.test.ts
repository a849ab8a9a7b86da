import { describe, expect, test } from 'vitest'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { listCallTimes, othersFree } from '@/lib/use-cases/calendar/call-times'
import { CITY, fillSeats, holdInput, slot, TODAY, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the slots for a call', () => {
  const { database, deps } = useTestPlaces()
  const list = (day?: string, owner = 'ann') => listCallTimes(deps(), { cityId: CITY, owner, day })
  const cidsAt = async (start: string, owner = 'ann') =>
    (await list(TODAY, owner))?.slots.flatMap((time) => (time.start === start ? [time.cid] : []))

  test('the slots are those of every clinic of the city, each once', async () => {
    const today = await list()
    expect(today?.day).toBe(TODAY)
    expect(today?.slots.map(({ start }) => start)).toEqual(['12:00', '12:30'])
    expect(today?.days[0]).toEqual({ date: TODAY, free: 2, state: 'free' })
    expect(today?.days.find(({ date }) => date === '2026-11-29')).toMatchObject({ free: 0, state: 'closed' })
    expect((await list(TOMORROW))?.slots).toHaveLength(8)
    expect(await listCallTimes(deps(), { cityId: 'atlantis', owner: 'ann' })).toBeNull()
  })

  test('the slots go to the clinics in turn, and to a clinic that is free', async () => {
    const turns = new Set((await list(TOMORROW))?.slots.map(({ cid }) => cid))
    expect(turns).toEqual(new Set(['901', '902']))
    await fillSeats(database(), 'c902', TODAY)
    expect(await cidsAt('12:00')).toEqual(['901'])
    await fillSeats(database(), 'c901', TODAY)
    expect(await cidsAt('12:00')).toEqual([])
    expect((await list())?.day).toBe(TOMORROW)
    expect((await list(TODAY))?.days[0]).toEqual({ date: TODAY, free: 0, state: 'full' })
  })

  test('a slot stays with the clinic that the patient holds it at', async () => {
    await holdSlot(deps(), holdInput({ ...slot(TODAY, '12:30', '13:00'), owner: 'ann' }))
    expect(await cidsAt('12:30')).toEqual(['901'])
    expect(await cidsAt('12:30', 'bob')).toEqual(['902'])
  })

  test('the query names the other clinics that are free then', async () => {
    const others = async (not: string) =>
      (await othersFree(deps(), { cityId: CITY, owner: 'ann', slot: slot(TODAY, '12:00', '12:30'), not })).map(
        ({ cid }) => cid,
      )
    expect(await others('901')).toEqual(['902'])
    await fillSeats(database(), 'c902', TODAY)
    expect(await others('901')).toEqual([])
    const past = slot('2026-11-20', '12:00', '12:30')
    expect(await othersFree(deps(), { cityId: CITY, owner: 'ann', slot: past, not: '901' })).toEqual([])
  })

  test('the day range links to a day on which some clinic is open', async () => {
    const close = (placeId: string) =>
      database()
        .writes.insertInto('closed_days')
        .values({ place_id: placeId, day: '2026-12-07', reason: 'festival' })
        .execute()
    await close('c902')
    expect((await list())?.later).toBe('2026-12-07')
    await close('c901')
    expect((await list())?.later).toBe('2026-12-08')
  })

  test('the list looks into the next fortnight when the first is full', async () => {
    await fillSeats(database(), 'c902', '2026-12-08')
    await fillSeats(database(), 'c901', '2026-12-08')
    expect((await list())?.day).toBe('2026-12-09')
  })
})
