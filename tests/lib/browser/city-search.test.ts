import { describe, expect, test } from 'vitest'
import { matchingCities, nearestCity } from '@/lib/browser/forms/city-search'
import { chainCities } from '@/lib/catalogue/clinics/cities'

const cities = chainCities().map(({ id, name, aliases, lat, lng }) => ({ id, label: name, also: aliases, lat, lng }))
const idsOf = (typed: string) => matchingCities(cities, typed).cities.map(({ id }) => id)

describe('the search for a city', () => {
  test.each([
    ['ben', ['bengaluru']],
    ['Bangalore', ['bengaluru']],
    ['hubli-', ['hubballi-dharwad']],
    ['MADR', ['chennai']],
    ['kochī', ['kochi']],
    ['tiru', ['tiruchirappalli', 'tirupati']],
    ['galore', ['bengaluru', 'mangaluru']],
    ['atlantis', []],
    ['chenai', ['chennai']],
    ['Hydrabad', ['hyderabad']],
    ['coimbatur', ['coimbatore']],
    ['चेन्नई', ['chennai']],
    ['ചെന്ന', ['chennai']],
    ['ಬೆಂಗಳೂರು', ['bengaluru']],
    ['दिल्ली', []],
    ['delhi', []],
    ['nellore', []],
  ])('the search text %s finds %j', (typed, ids) => {
    expect(idsOf(typed).toSorted()).toEqual(ids)
  })

  test('the search names the spelling that it corrected to', () => {
    expect(matchingCities(cities, 'banglore').meant).toBe('bangalore')
    expect([matchingCities(cities, 'kochi').meant, matchingCities(cities, 'atlantis').meant]).toEqual([null, null])
  })

  test('an empty search lists every city', () => {
    expect(idsOf(' ')).toHaveLength(cities.length)
  })
})

describe('the nearest city', () => {
  test.each([
    ['Tambaram', { lat: 12.92, lng: 80.12 }, 'chennai', 25],
    ['Whitefield', { lat: 12.97, lng: 77.75 }, 'bengaluru', 17],
    ['Delhi', { lat: 28.61, lng: 77.21 }, 'mumbai', 1150],
  ])('the search finds the nearest city of %s', (_place, at, id, km) => {
    const nearest = nearestCity(cities, at)
    expect(nearest?.city.id).toBe(id)
    expect(Math.abs((nearest?.km ?? 0) - km)).toBeLessThan(Math.max(3, km / 30))
  })

  test('the search finds no nearest city in an empty list', () => {
    expect(nearestCity([], { lat: 13, lng: 80 })).toBeNull()
  })
})
