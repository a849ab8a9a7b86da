import { describe, expect, test } from 'vitest'
import { hasCity, readCities } from '@/lib/db/queries/clinics/cities'
import { readClinicFacts } from '@/lib/db/queries/clinics/clinic-facts'
import { readCityClinics, readClinic, readClinicIds, readClinicNames } from '@/lib/db/queries/clinics/clinics'
import { readHomeVisitCities, readHomeZone, readZonesOf } from '@/lib/db/queries/clinics/home-zone-pincodes'
import {
  CITY,
  minutesAfter,
  NOW,
  ONE_CHAIR,
  THREE_CHAIRS,
  TODAY,
  ZONE,
  ZONE_PINCODE,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { putBooking, TEN } from '@/tests/support/put-rows'

const DAY = { opens: '09:00', closes: '13:00' }
const HOURS = [DAY, DAY, DAY, DAY, DAY, DAY, null]

describe('the chain', () => {
  const { database } = useTestPlaces()

  test('the chain lists its cities by name, with their clinics and whether home visits are possible', async () => {
    const bare = { id: 'a-city', name: 'A city', state: 'Goa', lat: 1.5, lng: -2.25 }
    await database().writes.insertInto('cities').values(bare).execute()
    const cities = await readCities(database().reads)
    expect(cities[0]).toEqual({ ...bare, aliases: [], clinics: 0, home_visits: false })
    expect(cities.map(({ name }) => name)).toEqual(cities.map(({ name }) => name).sort())
    expect(cities.find(({ id }) => id === CITY)).toMatchObject({ clinics: 2, home_visits: true, lat: 15, lng: 75 })
    const visited = await readHomeVisitCities(database().reads)
    expect(visited).toEqual([...new Set(visited)].sort())
    expect(visited).toEqual(cities.flatMap(({ id, home_visits }) => (home_visits ? [id] : [])).sort())
    expect(await hasCity(database().reads, 'a-city')).toBe(true)
    await database().writes.deleteFrom('cities').where('id', '=', 'a-city').execute()
    expect(await hasCity(database().reads, 'a-city')).toBe(false)
  })

  test('a clinic is read with its hours and its city', async () => {
    expect(await readClinic(database().reads, '901')).toEqual({
      id: '901',
      place_id: ONE_CHAIR,
      name: 'Test Dental Fort',
      locality: 'Fort',
      address: '1 Fort Road',
      pincode: '590010',
      lat: 15.1,
      lng: 75,
      phone: '080 0000 1',
      landmark: '',
      hours: HOURS,
      planned: null,
      slot_minutes: 30,
      seats: 1,
      city_id: CITY,
      city_name: 'Testpur',
    })
    expect(await readClinic(database().reads, ONE_CHAIR)).toBeUndefined()
    const names = await readClinicNames(database().reads)
    const order = (one: (typeof names)[number], two: (typeof names)[number]) =>
      one.city === two.city ? (one.name < two.name ? -1 : 1) : one.city < two.city ? -1 : 1
    expect(names).toEqual([...names].sort(order))
    expect(names.filter(({ city_id }) => city_id === CITY).map(({ id }) => id)).toEqual(['901', '902'])
    const ids = await readClinicIds(database().reads)
    expect(ids).toHaveLength(names.length)
    expect(ids.filter(({ city_id }) => city_id === CITY)).toEqual([
      { city_id: CITY, cid: '901' },
      { city_id: CITY, cid: '902' },
    ])
  })

  test('a clinic’s details are read with the team in order, and missing details are empty', async () => {
    const { reads, writes } = database()
    const silent = { landmark: '', parking: [], access: [], payments: [], languages: [], photos: [], team: [] }
    expect(await readClinicFacts(reads, '901')).toEqual(silent)
    expect(await readClinicFacts(reads, 'nowhere')).toBeUndefined()
    const dentist = { degree: 'BDS', registration: 'KA 0000', languages: ['kn', 'en'], portrait: '' }
    await writes
      .insertInto('dentists')
      .values([2, 1].map((nth) => ({ ...dentist, clinic_id: '901', nth, name: `Dr ${nth}` })))
      .execute()
    const told = { landmark: 'By the well', parking: ['free'], payments: ['upi', 'cash'] }
    await writes.updateTable('clinics').set(told).where('id', '=', '901').execute()
    const team = [1, 2].map((nth) => ({ ...dentist, name: `Dr ${nth}`, since: null, rota: [] }))
    expect(await readClinicFacts(reads, '901')).toEqual({ ...silent, ...told, team })
    await writes.deleteFrom('dentists').where('clinic_id', '=', '901').execute()
    await writes
      .updateTable('clinics')
      .set({ landmark: '', parking: [], payments: [] })
      .where('id', '=', '901')
      .execute()
  })

  test('the clinics of a city are read with their calendars, one of which may reach further', async () => {
    for (const [place_id, days] of [
      [ONE_CHAIR, 0],
      [ONE_CHAIR, 1],
      [THREE_CHAIRS, 1],
    ] as const)
      for (const seat of place_id === ONE_CHAIR ? [1] : [1, 2, 3])
        await putBooking(database(), {}, { place_id, seat, starts_at: minutesAfter(days * 24 * 60, TEN) })
    const next = minutesAfter(24 * 60, TEN)
    const search = async (pincode: string, cityId = CITY) => {
      const view = { owner: 'ann', now: NOW, today: TODAY, from: NOW, until: next, visitMinutes: null }
      const whole = { cid: '901', until: minutesAfter(0.01, next) }
      const rows = await readCityClinics(database().reads, { cityId, pincode, whole, view })
      return rows.sort((one, two) => (one.cid < two.cid ? -1 : 1))
    }
    const [one, three, ...more] = await search(ZONE_PINCODE)
    expect(more).toEqual([])
    expect(one).toMatchObject({
      cid: '901',
      place_id: ONE_CHAIR,
      kind: 'clinic',
      city_id: CITY,
      seats: 1,
      hours: HOURS,
      closed: [],
      city_lat: 15,
      city_lng: 75,
      visited_lat: 15.2,
      visited_lng: 75,
      name: 'Test Dental Fort',
    })
    expect([one, three].map((row) => row?.taken.map(([at]) => new Date(at)).sort())).toEqual([[TEN, next], []])
    // The first pincode is unknown; the second belongs to a home zone of another city.
    expect((await search('999999'))[0]).toMatchObject({ visited_lat: null, visited_lng: null })
    const elsewhere = (await readHomeVisitCities(database().reads)).find((id) => id !== CITY) ?? ''
    expect(new Set((await search(ZONE_PINCODE, elsewhere)).map(({ visited_lat }) => visited_lat))).toEqual(
      new Set([null]),
    )
    expect(await search(ZONE_PINCODE, 'atlantis')).toEqual([])
  })

  test('the query finds the home-visit zone of a pincode', async () => {
    expect(await readHomeZone(database().reads, ZONE_PINCODE)).toEqual({
      placeId: ZONE,
      cityId: CITY,
      lat: 15.2,
      lng: 75,
    })
    expect(await readHomeZone(database().reads, '110001')).toBeUndefined()
    const zones = await readZonesOf(database().reads, [ZONE_PINCODE, '110001'])
    expect([...zones]).toEqual([[ZONE_PINCODE, ZONE]])
    expect(await readZonesOf(database().reads, [])).toEqual(new Map())
  })
})
