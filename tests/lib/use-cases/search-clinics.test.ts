import { describe, expect, test, vi } from 'vitest'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { type SearchInput, searchClinics } from '@/lib/use-cases/clinics/search'
import { CITY, fillSeats, holdInput, ONE_CHAIR, slot, TODAY, TOMORROW } from '@/tests/support/test-places'
import { useTestPlaces } from '@/tests/support/use-test-places'

describe('searching clinics', () => {
  const { database, deps } = useTestPlaces()
  const search = (given: Partial<SearchInput> = {}) => searchClinics(deps(), { cityId: CITY, owner: 'ann', ...given })
  const cids = async (given: Partial<SearchInput>) => (await search(given)).clinics.map((clinic) => clinic.cid)

  const fill = (placeId: string, until: string) => fillSeats(database(), placeId, until)

  test('lists a city’s clinics from its centre, with distance and the next three times', async () => {
    const found = await search()
    expect(found).toMatchObject({ matched: true, chosen: null })
    expect(found.clinics.map(({ cid, placeId, distanceKm }) => [cid, placeId, distanceKm])).toEqual([
      ['902', 'test-three', 2.2],
      ['901', 'test-one', 11.1],
    ])
    expect(found.clinics[1]).toMatchObject({
      name: 'Test Dental Fort',
      locality: 'Fort',
      pincode: '590010',
      lat: 15.1,
      lng: 75,
    })
    const free = { state: 'free' }
    expect(found.clinics[1]?.next).toEqual([
      { ...slot(TODAY, '12:00', '12:30'), ...free },
      { ...slot(TODAY, '12:30', '13:00'), ...free },
      { ...slot(TOMORROW, '09:00', '09:30'), ...free },
    ])
  })

  test.each<[string, Partial<SearchInput>, string[], boolean]>([
    ['a point', { near: { lat: 15.2, lng: 75 } }, ['901', '902'], true],
    ['a pincode of a home zone', { q: '590 001' }, ['901', '902'], true],
    ['a pincode of a clinic', { q: '590010' }, ['901', '902'], true],
    ['a point rather than a pincode', { near: { lat: 15, lng: 75 }, q: '590010' }, ['902', '901'], true],
    ['the beginning of a pincode', { q: '59002' }, ['902'], true],
    ['a name', { q: 'FORT' }, ['901'], true],
    ['several words', { q: 'market test' }, ['902'], true],
    ['a locality run together', { q: 'tmarket' }, ['902'], true],
    ['another city’s pincode', { q: '560038' }, ['902', '901'], false],
    ['nothing that exists', { q: 'zzz' }, ['902', '901'], false],
    ['blanks', { q: '  ' }, ['902', '901'], true],
  ])('goes by %s', async (_, given, expected, matched) => {
    const found = await search(given)
    expect([found.clinics.map((clinic) => clinic.cid), found.matched]).toEqual([expected, matched])
  })

  test('has nothing for an unknown city', async () => {
    expect(await search({ cityId: 'atlantis' })).toEqual({ matched: false, clinics: [], chosen: null })
  })

  test('shows one clinic’s calendar like list-slots does, also when the search leaves it out', async () => {
    await holdSlot(deps(), holdInput({ owner: 'bob' }))
    for (const day of [undefined, TOMORROW, '2026-12-22', 'never']) {
      const { chosen } = await search({ cid: '901', day, q: 'market' })
      const list = await listSlots(deps(), { placeId: ONE_CHAIR, owner: 'ann', day })
      const { place: _, nearest: __, ...view } = list as NonNullable<typeof list>
      expect(chosen).toEqual({ cid: '901', ...view })
    }
    expect((await search({ cid: '101' })).chosen).toBeNull()
  })

  test('looks further when the first days are full, and puts a clinic without a time last', async () => {
    await fill('test-three', '2026-12-10')
    expect((await search()).clinics[0]?.next.map((each) => `${each.date} ${each.start}`)).toEqual([
      '2026-12-11 09:00',
      '2026-12-11 09:30',
      '2026-12-11 10:00',
    ])
    await database().writes.deleteFrom('seats').execute()
    await fill('test-three', '2026-12-22')
    const found = await search()
    expect(found.clinics.map((clinic) => [clinic.cid, clinic.next.length])).toEqual([
      ['901', 3],
      ['902', 0],
    ])
    expect(await cids({ q: 'market' })).toEqual(['902'])
  })

  test('counts the browser’s own hold as its own', async () => {
    await holdSlot(deps(), holdInput(slot(TODAY, '12:00', '12:30')))
    const first = async (owner: string) =>
      (await search({ owner })).clinics.find((clinic) => clinic.cid === '901')?.next[0]
    expect(await first('ann')).toEqual({ ...slot(TODAY, '12:00', '12:30'), state: 'held_for_you' })
    expect(await first('bob')).toMatchObject({ start: '12:30' })
  })

  test('asks one statement, two when a clinic is full for days, however many clinics there are', async () => {
    const spy = vi.spyOn(database().reads.getExecutor().constructor.prototype, 'executeQuery')
    await search({ cityId: 'bengaluru', cid: '101' })
    expect(spy).toHaveBeenCalledTimes(1)
    spy.mockRestore()
    await fill('test-three', '2026-12-22')
    await fill('test-one', '2026-12-10')
    const again = vi.spyOn(database().reads.getExecutor().constructor.prototype, 'executeQuery')
    await search()
    expect(again).toHaveBeenCalledTimes(2)
    again.mockRestore()
  })
})
