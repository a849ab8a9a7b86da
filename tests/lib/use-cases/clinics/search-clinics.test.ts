import { describe, expect, test, vi } from 'vitest'
import type { SlotWish } from '@/lib/domain/calendar/slot-wishes'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { type SearchInput, searchClinics } from '@/lib/use-cases/clinics/search'
import { CITY, fillSeats, holdInput, ONE_CHAIR, slot, TODAY, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

const isEvening = ({ start }: { start: string }) => start >= '16:00'

describe('the search for clinics', () => {
  const { database, deps } = useTestPlaces()
  const search = (given: Partial<SearchInput> = {}) => searchClinics(deps(), { cityId: CITY, owner: 'ann', ...given })
  const cids = async (given: Partial<SearchInput>) => (await search(given)).clinics.map((clinic) => clinic.cid)

  const fill = (placeId: string, until: string) => fillSeats(database(), placeId, until)

  test('the search lists the city’s clinics by the soonest slot, then by distance, with three slots each', async () => {
    const found = await search()
    expect(found).toMatchObject({ matched: true, from: null, order: 'soonest', chosen: null })
    expect(found.clinics.map(({ cid, placeId, distanceKm }) => [cid, placeId, distanceKm])).toEqual([
      ['902', 'c902', 2.2],
      ['901', 'c901', 11.1],
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
    ['a pincode that is typed rather than a point', { near: { lat: 15, lng: 75 }, q: '590010' }, ['901', '902'], true],
    ['the home’s pincode', { pincode: '590001' }, ['901', '902'], true],
    ['a point rather than the home’s pincode', { near: { lat: 15, lng: 75 }, pincode: '590001' }, ['902', '901'], true],
    ['the home’s pincode in another city', { pincode: '560038' }, ['902', '901'], true],
    ['the beginning of a pincode', { q: '59002' }, ['902'], true],
    ['a name', { q: 'FORT' }, ['901'], true],
    ['several words', { q: 'market test' }, ['902'], true],
    ['a locality run together', { q: 'tmarket' }, ['902'], true],
    ['another city’s pincode', { q: '560038' }, ['902', '901'], false],
    ['nothing that exists', { q: 'zzz' }, ['902', '901'], false],
    ['blanks', { q: '  ' }, ['902', '901'], true],
  ])('the search orders clinics by %s', async (_, given, expected, matched) => {
    const found = await search(given)
    expect([found.clinics.map((clinic) => clinic.cid), found.matched]).toEqual([expected, matched])
  })

  test('the search finds nothing in an unknown city', async () => {
    expect(await search({ cityId: 'atlantis' })).toEqual({
      matched: false,
      from: null,
      order: 'soonest',
      preference: undefined,
      last: null,
      clinics: [],
      isOnly: false,
      respelt: null,
      chosen: null,
    })
  })

  test('the search shows one clinic’s slots as the list of slots does, even if the query leaves the clinic out', async () => {
    await holdSlot(deps(), holdInput({ owner: 'bob' }))
    for (const day of [undefined, TOMORROW, '2026-12-22', 'never']) {
      const { chosen } = await search({ cid: '901', day, q: 'market' })
      const list = await listSlots(deps(), { placeId: ONE_CHAIR, owner: 'ann', day })
      const { place: _, nearest: __, preferred: ___, ...view } = list as NonNullable<typeof list>
      expect(chosen).toEqual({ cid: '901', nearest: [], preferred: [], ...view })
    }
    expect((await search({ cid: '101' })).chosen).toBeNull()
  })

  test('the search looks further when the first days are full, and puts a clinic without a slot last', async () => {
    await fill('c902', '2026-12-10')
    const full = (await search()).clinics.find(({ cid }) => cid === '902')
    expect(full?.next.map((each) => `${each.date} ${each.start}`)).toEqual([
      '2026-12-11 09:00',
      '2026-12-11 09:30',
      '2026-12-11 10:00',
    ])
    await database().writes.deleteFrom('seats').execute()
    await fill('c902', '2026-12-22')
    const found = await search()
    expect(found.clinics.map((clinic) => [clinic.cid, clinic.next.length])).toEqual([
      ['901', 3],
      ['902', 0],
    ])
    expect(await cids({ q: 'market' })).toEqual(['902'])
  })

  test('the search lists the soonest or the nearest first, and says which', async () => {
    await fill('c902', '2026-12-10')
    expect((await search()).clinics.map(({ cid }) => cid)).toEqual(['901', '902'])
    const near = await search({ near: { lat: 15, lng: 75 } })
    expect([near.order, near.from, near.clinics.map(({ cid }) => cid)]).toEqual([
      'nearest',
      { kind: 'here' },
      ['902', '901'],
    ])
    expect(await cids({ near: { lat: 15, lng: 75 }, order: 'soonest' })).toEqual(['901', '902'])
    expect(await search({ q: '590010' })).toMatchObject({ from: { kind: 'pincode', name: '590010' } })
  })

  test('the search shows the wished slots, and puts clinics without them last with their next slots', async () => {
    const timesOf = async (wish: SlotWish) =>
      (await search({ preference: wish })).clinics.map(({ cid, isPreferred, next }) => [
        cid,
        isPreferred,
        ...next.map(({ date, start }) => `${date} ${start}`),
      ])
    await fill('c902', TODAY)
    expect(await timesOf('today')).toEqual([
      ['901', true, `${TODAY} 12:00`, `${TODAY} 12:30`],
      ['902', false, `${TOMORROW} 09:00`, `${TOMORROW} 09:30`, `${TOMORROW} 10:00`],
    ])
    expect((await timesOf('tomorrow')).map(([cid, isPreferred]) => [cid, isPreferred])).toEqual([
      ['902', true],
      ['901', true],
    ])
    // Both clinics close at 13:00.
    expect((await timesOf('evening')).map(([cid, isPreferred]) => [cid, isPreferred])).toEqual([
      ['901', false],
      ['902', false],
    ])
    const evenings = await search({ cityId: 'bengaluru', preference: 'evening' })
    expect(evenings.clinics.flatMap(({ isPreferred, next }) => (isPreferred ? next : [])).every(isEvening)).toBe(true)
    expect(evenings.clinics.filter(({ isPreferred }) => isPreferred).length).toBeGreaterThan(2)
  })

  test.each([
    ['jp nagar', 'JP Nagar', '102'],
    ['J.P. Nagar Bangalore', 'JP Nagar', '102'],
    ['electronic', 'Electronic City', '103'],
    ['marathahalli', 'Marathahalli', '104'],
  ])('the search finds the place of %s', async (q, name, nearest) => {
    const { from, order, clinics } = await search({ cityId: 'bengaluru', q })
    expect([from, order, clinics[0]?.cid, clinics.length]).toEqual([{ kind: 'area', name }, 'nearest', nearest, 5])
  })

  test('the search offers a patient who lost a slot the nearest ones', async () => {
    const { chosen } = await search({ cid: '901', day: TODAY, lost: { date: TODAY, start: '12:15' } })
    expect(chosen?.nearest.map(({ date, start }) => `${date} ${start}`)).toEqual([
      `${TODAY} 12:00`,
      `${TODAY} 12:30`,
      `${TOMORROW} 09:00`,
    ])
  })

  test('the search shows the browser’s own hold as its own', async () => {
    await holdSlot(deps(), holdInput(slot(TODAY, '12:00', '12:30')))
    const first = async (owner: string) =>
      (await search({ owner })).clinics.find((clinic) => clinic.cid === '901')?.next[0]
    expect(await first('ann')).toEqual({ ...slot(TODAY, '12:00', '12:30'), state: 'held_for_you' })
    expect(await first('bob')).toMatchObject({ start: '12:30' })
  })

  test('the search needs one statement, and two when a clinic is full for days, for any number of clinics', async () => {
    const spy = vi.spyOn(database().reads.getExecutor().constructor.prototype, 'executeQuery')
    await search({ cityId: 'bengaluru', cid: '101' })
    expect(spy).toHaveBeenCalledTimes(1)
    spy.mockRestore()
    await fill('c902', '2026-12-22')
    await fill('c901', '2026-12-10')
    const again = vi.spyOn(database().reads.getExecutor().constructor.prototype, 'executeQuery')
    await search()
    expect(again).toHaveBeenCalledTimes(2)
    again.mockRestore()
  })
})
