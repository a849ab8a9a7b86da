import { describe, expect, test } from 'vitest'
import { type City, chainCities, cityById, isInCity } from '@/lib/catalogue/clinics/cities'
import { readHours } from '@/lib/chain-file/hours'
import { writeChainFile } from '@/lib/chain-file/write'
import { SAMPLE, SAMPLE_CLINICS, SAMPLE_TEXT } from '@/tests/support/chain/sample-chain'

const CITIES = chainCities()
type WeekHours = ReturnType<typeof readHours>

function servedCity(id: string): City {
  const city = cityById(id)
  if (city === null) throw new Error(`${id} is no served city`)
  return city
}

function expectPincodeOf(city: City, pincode: string) {
  expect(pincode).toMatch(/^[1-9]\d{5}$/)
  expect(city.pincodePrefixes).toContain(pincode.slice(0, 3))
}

function minutesOf(time: string): number {
  expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

function expectWholeSlots(hours: WeekHours, slotMinutes: number) {
  expect(hours).toHaveLength(7)
  expect(hours.some((day) => day !== null)).toBe(true)
  for (const day of hours) {
    if (day === null) continue
    const length = minutesOf(day.closes) - minutesOf(day.opens)
    expect(length).toBeGreaterThan(0)
    expect(length % slotMinutes).toBe(0)
  }
}

const duplicatesIn = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test('the sample file has the format that the site writes', () => {
  expect(writeChainFile(SAMPLE)).toBe(SAMPLE_TEXT)
})

describe('the sample clinics', () => {
  test('the sample has 40 to 44 clinics, at least one in every city and 3 to 5 in a popular one', () => {
    expect(SAMPLE_CLINICS.length).toBeGreaterThanOrEqual(40)
    expect(SAMPLE_CLINICS.length).toBeLessThanOrEqual(44)
    for (const city of CITIES) {
      const count = SAMPLE_CLINICS.filter((clinic) => clinic.city === city.id).length
      expect(count, city.id).toBeGreaterThanOrEqual(city.popular ? 3 : 1)
      expect(count, city.id).toBeLessThanOrEqual(5)
    }
  })

  test('the sample clinics have ids from 101 on and share no phone, address or place', () => {
    expect(SAMPLE_CLINICS.map((clinic) => clinic.id)).toEqual(SAMPLE_CLINICS.map((_, index) => String(101 + index)))
    expect(duplicatesIn(SAMPLE_CLINICS.map((clinic) => clinic.phone))).toEqual([])
    expect(duplicatesIn(SAMPLE_CLINICS.map((clinic) => clinic.address))).toEqual([])
    expect(duplicatesIn(SAMPLE_CLINICS.map((clinic) => `${clinic.lat},${clinic.lng}`))).toEqual([])
    expect(duplicatesIn(SAMPLE_CLINICS.map((clinic) => `${clinic.city} ${clinic.name}`))).toEqual([])
  })

  test.each(SAMPLE_CLINICS)('$id $name lies in its city and has whole slots and an unassigned number', (clinic) => {
    const city = servedCity(clinic.city)
    expectPincodeOf(city, clinic.pincode)
    expect(isInCity(city, clinic)).toBe(true)
    expect(clinic.name).toBe(`Muthu Dental ${clinic.locality}`)
    expect(clinic.address.length).toBeGreaterThanOrEqual(5)
    expect(clinic.phone).toMatch(/^(0\d{2} 0000 \d{4}|0\d{3} 0000 \d{3})$/)
    expect(clinic.chairs).toBeGreaterThanOrEqual(1)
    expect(clinic.chairs).toBeLessThanOrEqual(6)
    expectWholeSlots(clinic.hours, clinic.slotMinutes)
  })

  test('exactly one clinic in each popular city is open 08:00 to 22:00 on all days', () => {
    for (const city of CITIES) {
      const open = SAMPLE_CLINICS.filter(
        (clinic) =>
          clinic.city === city.id && clinic.hours.every((day) => day?.opens === '08:00' && day.closes === '22:00'),
      )
      expect(open, city.id).toHaveLength(city.popular ? 1 : 0)
    }
  })

  test('some clinics close on Sunday, and some open for a short Sunday', () => {
    expect(SAMPLE_CLINICS.some((clinic) => clinic.hours[6] === null)).toBe(true)
    expect(SAMPLE_CLINICS.some((clinic) => clinic.hours[6]?.closes === '13:30')).toBe(true)
  })
})

describe('the clinics’ details', () => {
  test.each(SAMPLE_CLINICS)('$id $name has all details', (clinic) => {
    const { landmark, parking, access, payments, languages, photos, team } = clinic
    expect(landmark.length).toBeGreaterThan(10)
    expect(parking.length).toBeGreaterThan(0)
    expect(access).toContain('step_free')
    expect(payments.slice(0, 3)).toEqual(['upi', 'card', 'cash'])
    expect(languages).toEqual(expect.arrayContaining(['en', 'hi', ...team.flatMap((dentist) => dentist.languages)]))
    expect(duplicatesIn([...languages])).toEqual([])
    expect(photos.length).toBeGreaterThanOrEqual(2)
    expect(team.length).toBeGreaterThanOrEqual(1)
    expect(team.length).toBeLessThanOrEqual(clinic.chairs)
    for (const dentist of team) {
      expect(dentist.name).toMatch(/^Dr [A-Z][a-z]+ [A-Z][a-z]+$/)
      expect(dentist.degree).toMatch(/^BDS/)
      expect(dentist.languages).toContain('en')
    }
  })

  test('the sample’s dentists are invented: every registration is impossible and unique, and every name is unique in its state', () => {
    const team = SAMPLE_CLINICS.flatMap((clinic) =>
      clinic.team.map((one) => ({ ...one, state: cityById(clinic.city)?.state })),
    )
    expect(team.map(({ registration }) => registration).filter((one) => !/^[A-Z]{2} 0000-\d{4}$/.test(one))).toEqual([])
    expect(duplicatesIn(team.map(({ registration }) => registration))).toEqual([])
    expect(duplicatesIn(team.map(({ state, name }) => `${state} ${name}`))).toEqual([])
    expect(duplicatesIn(SAMPLE_CLINICS.map((clinic) => clinic.landmark))).toEqual([])
  })
})

describe('the home-visit zones', () => {
  const citiesWithZone = new Set(SAMPLE.homeZones.map((zone) => zone.city))

  test('the home-visit zones lie in at least 9 cities, and some cities have none', () => {
    expect(citiesWithZone.size).toBeGreaterThanOrEqual(9)
    expect(CITIES.filter((city) => !citiesWithZone.has(city.id)).map((city) => city.id)).toEqual([
      'hubballi-dharwad',
      'kozhikode',
      'madurai',
      'mangaluru',
      'puducherry',
      'salem',
      'thrissur',
      'tiruchirappalli',
      'tirupati',
      'vijayawada',
      'warangal',
    ])
  })

  test('a zone’s id differs from every clinic’s, and a pincode belongs to one zone', () => {
    const ids = SAMPLE.homeZones.map((zone) => zone.id)
    expect(duplicatesIn([...ids, ...SAMPLE_CLINICS.map((clinic) => clinic.id)])).toEqual([])
    expect(duplicatesIn(SAMPLE.homeZones.flatMap((zone) => zone.pincodes.map(({ pincode }) => pincode)))).toEqual([])
  })

  test.each(SAMPLE.homeZones)('$id has 6 to 20 pincodes of its city, teams and whole slots', (zone) => {
    const city = servedCity(zone.city)
    expect(zone.id).toMatch(/^[a-z]+(-[a-z]+)+$/)
    expect(zone.pincodes.length).toBeGreaterThanOrEqual(6)
    expect(zone.pincodes.length).toBeLessThanOrEqual(20)
    for (const area of zone.pincodes) {
      expectPincodeOf(city, area.pincode)
      expect(isInCity(city, area), area.pincode).toBe(true)
    }
    expect(zone.teams).toBeGreaterThanOrEqual(1)
    expect(zone.teams).toBeLessThanOrEqual(4)
    expectWholeSlots(readHours(zone.hours), zone.slotMinutes)
  })
})

describe('the closures', () => {
  test('the closures are the three national holidays', () => {
    expect(SAMPLE.closures.map((closure) => closure.day)).toEqual(['01-26', '08-15', '10-02'])
    expect(SAMPLE.closures.map((closure) => closure.reason)).toEqual([
      'Republic Day',
      'Independence Day',
      'Gandhi Jayanti',
    ])
  })
})
