import { describe, expect, test } from 'vitest'
import { findHomeZone, hasHomeVisits, homeVisitCities } from '@/lib/use-cases/clinics/find-home-zone'
import { getClinic } from '@/lib/use-cases/clinics/get'
import { isServed } from '@/lib/use-cases/clinics/is-served'
import { listCities } from '@/lib/use-cases/clinics/list-cities'
import { CITY, ONE_CHAIR, ZONE, ZONE_PINCODE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the chain', () => {
  const { deps } = useTestPlaces()

  test('the chain lists its cities by name with their clinics', async () => {
    const cities = await listCities(deps())
    expect(cities.map((city) => city.name)).toEqual(cities.map((city) => city.name).sort())
    expect(cities.find((city) => city.id === CITY)).toEqual({
      id: CITY,
      name: 'Testpur',
      state: 'Karnataka',
      lat: 15,
      lng: 75,
      aliases: [],
      clinics: 2,
      homeVisits: true,
    })
    expect(
      cities
        .filter((city) => city.homeVisits)
        .map((city) => city.id)
        .sort(),
    ).toEqual(await homeVisitCities(deps()))
  })

  test('the chain serves the cities of the table, whatever the catalogue contains', async () => {
    expect([await isServed(deps(), CITY), await isServed(deps(), 'atlantis')]).toEqual([true, false])
  })

  test('the chain shows a clinic with its hours', async () => {
    const day = { opens: '09:00', closes: '13:00' }
    expect(await getClinic(deps(), '901')).toEqual({
      cid: '901',
      placeId: ONE_CHAIR,
      cityId: CITY,
      cityName: 'Testpur',
      name: 'Test Dental Fort',
      locality: 'Fort',
      address: '1 Fort Road',
      pincode: '590010',
      lat: 15.1,
      lng: 75,
      phone: '080 0000 1',
      landmark: '',
      hours: [day, day, day, day, day, day, null],
      slotMinutes: 30,
      chairs: 1,
    })
    expect(await getClinic(deps(), 'nowhere')).toBeNull()
  })

  test('the chain knows the home-visit zone of a pincode', async () => {
    expect(await findHomeZone(deps(), ZONE_PINCODE)).toEqual({ placeId: ZONE, cityId: CITY, lat: 15.2, lng: 75 })
    expect(await findHomeZone(deps(), '110001')).toBeNull()
    expect([await hasHomeVisits(deps(), CITY), await hasHomeVisits(deps(), 'madurai')]).toEqual([true, false])
  })
})
