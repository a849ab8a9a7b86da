import { expect, test } from 'vitest'
import { readChainFile } from '@/lib/chain-file/read'
import { chainWarnings } from '@/lib/use-cases/chain/warnings'
import { SAMPLE, SAMPLE_TEXT } from '@/tests/support/chain/sample-chain'

const TODAY = '2026-11-29'
const warned = (change: object) =>
  chainWarnings({ ...SAMPLE, ...change }, TODAY).map(({ path, text }) => `${path.join('.')} ${text}`)
const [clinic] = SAMPLE.clinics

test('the sample chain has nothing to warn of', () => {
  expect(warned({})).toEqual([])
})

test('minutes and months of a treatment are no prices', () => {
  const root_canal = { ...SAMPLE.treatments.root_canal, visitMinutes: 60, recallMonths: 6 }
  expect(warned({ treatments: { ...SAMPLE.treatments, root_canal } })).toEqual([])
})

test.each<[string, object, string]>([
  [
    'a price in rupees',
    { prices: { ...SAMPLE.prices, clinic_visit: { clinic: 199, atHome: null } } },
    'prices.clinic_visit.clinic is ₹1.99: prices are in paise, so ₹199 is 19900',
  ],
  [
    'a range in rupees',
    { treatments: { braces: { price: { from: 3_000_000, to: 900 } } } },
    'treatments.braces.price.to is ₹9: prices are in paise, so ₹900 is 90000',
  ],
  [
    'a membership’s price in rupees',
    { membership: { checkUps: 2, cleanings: 2, percentOff: 10, price: 999 } },
    'membership.price is ₹9.99: prices are in paise, so ₹999 is 99900',
  ],
  [
    'a clinic in another part of the country',
    { clinics: [{ ...clinic, lat: 28.6, lng: 77.2 }] },
    'clinics.0.lat is 1738 km from the centre of Bengaluru',
  ],
  [
    'a city whose pincodes begin like those of another state',
    {
      cities: SAMPLE.cities.map((city) =>
        city.id === 'madurai' ? { ...city, pincodePrefixes: ['625', '560'] } : city,
      ),
    },
    `cities.${SAMPLE.cities.findIndex(({ id }) => id === 'madurai')}.pincodePrefixes.1 560 is not in Tamil Nadu`,
  ],
  [
    'a pincode of another city',
    { clinics: [{ ...clinic, pincode: '110001' }] },
    'clinics.0.pincode 110001 begins with none of the pincodePrefixes of Bengaluru',
  ],
  [
    'a closure of last year',
    { closures: [{ day: '2025-12-25', reason: 'Christmas' }] },
    'closures.0.day 2025-12-25 is over',
  ],
  [
    'instalments in rupees',
    { instalments: { months: 9, fromPaise: 1500 } },
    'instalments.fromPaise is ₹15: prices are in paise, so ₹1500 is 150000',
  ],
  [
    'an award that the site no longer shows',
    { award: { ...SAMPLE.award, until: '2026-11-28' } },
    'award.until 2026-11-28 is over',
  ],
  [
    'new hours that are old',
    { clinics: [{ ...clinic, hoursFrom: { from: '2026-01-01', hours: clinic?.hours } }] },
    'clinics.0.hoursFrom.from 2026-01-01 is over: write these hours as hours',
  ],
  [
    'legal pages of the future',
    { brand: { ...SAMPLE.brand, documentsChanged: '2027-02-01' } },
    'brand.documentsChanged 2027-02-01 is yet to come',
  ],
  [
    'a dentist who will begin one day',
    { clinics: [{ ...clinic, team: [{ ...clinic?.team[0], since: 2058 }] }] },
    'clinics.0.team.0.since 2058 is yet to come',
  ],
  [
    'a dentist who is in while the clinic is closed',
    {
      clinics: [
        { ...clinic, hours: { ...clinic?.hours, mon: '09:00-13:00' }, team: [{ rota: { mon: '17:00-20:00' } }] },
      ],
    },
    'clinics.0.team.0.rota.mon 17:00-20:00 is outside the hours of the clinic',
  ],
  [
    'texts that nobody registered',
    { sms: { ...SAMPLE.sms, templates: { cancelled: '1107000000000000007' } } },
    "sms.templates lacks 61 texts, which carriers don't deliver: the command sms-templates prints them",
  ],
  [
    'a translation of nothing',
    { translations: { ta: { Madras: 'சென்னை' } } },
    'translations.ta.Madras translates no text of the file',
  ],
])('an import warns of %s', (_, change, warning) => {
  expect(warned({ translations: {}, ...change })).toEqual([warning])
})

test('a warning has its line in the file', () => {
  const text = SAMPLE_TEXT.replace('"clinic_visit": { "clinic": 19900', '"clinic_visit": { "clinic": 199')
  const read = readChainFile(text)
  if (read.kind === 'mistaken') throw new Error('The file has mistakes')
  const [warning] = read.place(chainWarnings(read.chain, TODAY))
  expect(text.split('\n')[(warning?.line ?? 0) - 1]).toContain('"clinic_visit"')
  expect(warning?.where).toBe('prices.clinic_visit.clinic')
})
