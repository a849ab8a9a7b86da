import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { chain, setChain } from '@/lib/catalogue/chain'
import { chainCities, citiesPopularFirst, cityById, cityIdOf, isInCity } from '@/lib/catalogue/clinics/cities'

const CITIES = chainCities()

describe('the served cities', () => {
  test('the chain serves at least 16 cities, six of them popular, with unique ids and names', () => {
    expect(CITIES.length).toBeGreaterThanOrEqual(16)
    expect(CITIES.filter((city) => city.popular)).toHaveLength(6)
    expect(new Set(CITIES.map((city) => city.id)).size).toBe(CITIES.length)
    expect(new Set(CITIES.map((city) => city.name)).size).toBe(CITIES.length)
  })

  test('no two cities share a spelling or a pincode prefix', () => {
    const prefixes = CITIES.flatMap((city) => city.pincodePrefixes)
    expect(new Set(prefixes).size).toBe(prefixes.length)
    const aliases = CITIES.flatMap((city) => city.aliases)
    expect(new Set(aliases).size).toBe(aliases.length)
  })

  test.each(CITIES)(
    '$id has a URL-safe id, valid pincode prefixes and bounds 30 to 35 km around its centre',
    (city) => {
      expect(city.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(city.pincodePrefixes.length).toBeGreaterThan(0)
      for (const prefix of city.pincodePrefixes) expect(prefix).toMatch(/^[4-6]\d\d$/)
      const { south, west, north, east } = city.bounds
      const kmOfDegree = 111.2
      const aside = kmOfDegree * Math.cos((city.lat * Math.PI) / 180)
      const reach = [city.lat - south, north - city.lat].map((degrees) => degrees * kmOfDegree)
      reach.push(...[city.lng - west, east - city.lng].map((degrees) => degrees * aside))
      for (const km of reach) {
        expect(km).toBeGreaterThan(30)
        expect(km).toBeLessThan(35)
      }
      expect(isInCity(city, city)).toBe(true)
    },
  )
})

describe('cityById', () => {
  test('cityById finds each city and nothing else', () => {
    for (const city of CITIES) expect(cityById(city.id)).toBe(city)
    for (const id of ['delhi', 'Bengaluru', '', '__proto__', 'constructor']) expect(cityById(id)).toBeNull()
  })
})

describe('cityIdOf', () => {
  test.each(CITIES)('cityIdOf finds $id by id, name and every alias', (city) => {
    for (const spelling of [city.id, city.name, ...city.aliases]) {
      expect(cityIdOf(spelling)).toBe(city.id)
      expect(cityIdOf(` ${spelling.toUpperCase()} `)).toBe(city.id)
      expect(cityIdOf([...spelling].join('.'))).toBe(city.id)
    }
  })

  // Spellings that people type.
  test.each([
    ['Bangalore', 'bengaluru'],
    ['Madras', 'chennai'],
    ['Cochin', 'kochi'],
    ['Ernakulam', 'kochi'],
    ['Mysore', 'mysuru'],
    ['Vizag', 'visakhapatnam'],
    ['Trivandrum', 'thiruvananthapuram'],
    ['Mangalore', 'mangaluru'],
    ['Trichy', 'tiruchirappalli'],
    ['Tiruchy', 'tiruchirappalli'],
    ['Bombay', 'mumbai'],
    ['Calicut', 'kozhikode'],
    ['Pondicherry', 'puducherry'],
  ])('cityIdOf reads %s as %s', (spelling, id) => expect(cityIdOf(spelling)).toBe(id))

  test.each([
    ['  BENGALŪRU ', 'bengaluru'],
    ['Hubli-Dharwad', 'hubballi-dharwad'],
    ['Hubballi – Dharwad', 'hubballi-dharwad'],
    ['Ｍｕｍｂａｉ', 'mumbai'],
    ['Thiru Vananthapuram', 'thiruvananthapuram'],
    ['Koch\u012B', 'kochi'],
  ])('cityIdOf reads %s as %s, whatever the accents and spaces', (spelling, id) => expect(cityIdOf(spelling)).toBe(id))

  test.each(['Gurgaon', 'Gurugram', 'New Delhi', 'Delhi', 'Noida'])('cityIdOf does not find %s', (spelling) => {
    expect(cityIdOf(spelling)).toBeNull()
  })

  test.each([
    '',
    ' ',
    '...',
    '-',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '<script>bengaluru</script>',
    "bangalore'--",
    'bengaluru\u0000',
    '../bengaluru',
    'bengaluru,chennai',
    '[object Object]',
    '\uD800',
    `bengaluru${' '.repeat(10_000)}`,
    'a'.repeat(1_000_000),
  ])('cityIdOf gives null for hostile text %#', (typed) => expect(cityIdOf(typed)).toBeNull())

  test('cityIdOf never throws and finds only served cities', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...CITIES.flatMap((city) => city.aliases)))
    fc.assert(
      fc.property(typed, (text) => {
        const id = cityIdOf(text)
        return id === null || cityById(id)?.id === id
      }),
    )
  })
})

describe('citiesPopularFirst', () => {
  test('citiesPopularFirst lists every city once, with the popular ones first and the others by name', () => {
    const cities = citiesPopularFirst()
    expect(new Set(cities)).toEqual(new Set(CITIES))
    expect(cities).toHaveLength(CITIES.length)
    expect(cities.slice(0, 6).every((city) => city.popular)).toBe(true)
    const others = cities.slice(6).map((city) => city.name)
    expect(others).toEqual([...others].sort())
  })

  test('citiesPopularFirst gives a new list each time', () => {
    citiesPopularFirst().reverse()
    expect(citiesPopularFirst()[0]?.id).toBe('bengaluru')
  })
})

describe('isInCity', () => {
  const bengaluru = CITIES[0]
  if (bengaluru?.id !== 'bengaluru') throw new Error('The sample begins elsewhere')
  const { south, west, north, east } = bengaluru.bounds

  test('isInCity includes the bounds and excludes a point outside them', () => {
    expect(isInCity(bengaluru, { lat: south, lng: west })).toBe(true)
    expect(isInCity(bengaluru, { lat: north, lng: east })).toBe(true)
    expect(isInCity(bengaluru, { lat: south - 0.001, lng: west })).toBe(false)
    expect(isInCity(bengaluru, { lat: north, lng: east + 0.001 })).toBe(false)
  })

  test.each([
    { lat: Number.NaN, lng: 77.6 },
    { lat: 12.97, lng: Number.NaN },
    { lat: Number.POSITIVE_INFINITY, lng: 77.6 },
    { lat: 77.6, lng: 12.97 },
    { lat: 0, lng: 0 },
  ])('isInCity finds $lat, $lng outside', (point) => expect(isInCity(bengaluru, point)).toBe(false))
})

describe('the cities of another chain', () => {
  const served = chain()
  afterEach(() => setChain(served))
  const nashik = { id: 'nashik', name: 'Nashik', state: 'Maharashtra', lat: 20, lng: 73.8, pincodePrefixes: ['422'] }
  const more = Array.from({ length: 9 }, (_, n) => ({ ...nashik, id: `more-${n}`, name: `More ${n}`, aliases: [] }))

  test('a chain’s file decides the cities and their spellings', () => {
    setChain({ ...served, cities: [{ ...nashik, aliases: ['Nasik'], popular: false }] })
    expect([cityIdOf('nasik'), cityIdOf('Bangalore'), cityById('bengaluru')]).toEqual(['nashik', null, null])
    expect(chainCities().map(({ id }) => id)).toEqual(['nashik'])
  })

  test('the list begins with at most eight cities that the file calls popular', () => {
    const firstOf = (popular: (n: number) => boolean) => {
      setChain({ ...served, cities: more.map((city, n) => ({ ...city, popular: popular(n) })) })
      return citiesPopularFirst().flatMap(({ id, popular: isFirst }) => (isFirst ? [id.slice(-1)] : []))
    }
    expect(firstOf(() => false)).toEqual([])
    expect(firstOf((n) => n > 6)).toEqual([...'78'])
    expect(firstOf(() => true)).toEqual([...'01234567'])
  })
})
