// Finds what an import accepts although it is surely wrong.

import { WEEKDAYS } from '@/lib/catalogue/chain'
import type { HoursSpan } from '@/lib/catalogue/clinics/opening-hours'
import { SMS_TEMPLATES } from '@/lib/catalogue/sms-templates'
import { spansIn } from '@/lib/chain-file/hours'
import type { Mistake, Path } from '@/lib/chain-file/references'
import type { ChainFile } from '@/lib/chain-file/schema'
import { distanceKm } from '@/lib/domain/clinics/distance'

/** No visit costs less than ₹20, but ₹250 written in rupees is 250. */
const LEAST_PAISE = 2000
/** No clinic of a city is farther from its centre. */
const FARTHEST_KM = 60

/** The first digits of each state's pincodes (India Post). States that share them are left out. */
const PINCODES: Readonly<Record<string, RegExp>> = {
  'Andhra Pradesh': /^5[1-3]/,
  Chhattisgarh: /^49/,
  Delhi: /^11/,
  Goa: /^403/,
  Gujarat: /^3[6-9]/,
  Haryana: /^1[23]/,
  Karnataka: /^5[6-9]/,
  Kerala: /^6[7-9]/,
  'Madhya Pradesh': /^4[5-8]/,
  Maharashtra: /^4[0-4]/,
  Odisha: /^7[5-7]/,
  Punjab: /^1[45]/,
  Rajasthan: /^3[0-4]/,
  'Tamil Nadu': /^6[0-6]/,
  Telangana: /^50/,
  'West Bengal': /^7[0-4]/,
}

const prefixesIn = ({ cities }: ChainFile): Mistake[] =>
  cities.flatMap(({ state, pincodePrefixes }, n) =>
    pincodePrefixes.flatMap((prefix, at) =>
      PINCODES[state]?.test(prefix) === false
        ? [{ path: ['cities', n, 'pincodePrefixes', at], text: `${prefix} is not in ${state}` }]
        : [],
    ),
  )

const NO_PRICES = ['rating', 'recallMonths', 'visitMinutes', 'months']

function pricesIn(value: unknown, path: Path): Mistake[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const at = [...path, key]
    if (NO_PRICES.includes(key)) return []
    return typeof one === 'number' && one > 0 && one < LEAST_PAISE
      ? [{ path: at, text: `is ₹${one / 100}: prices are in paise, so ₹${one} is ${one * 100}` }]
      : pricesIn(one, at)
  })
}

function pointsOf({ clinics, homeZones }: ChainFile) {
  return [
    ...clinics.map(({ city, pincode, lat, lng }, n) => ({ city, pincode, lat, lng, path: ['clinics', n] })),
    ...homeZones.flatMap(({ city, pincodes }, n) =>
      pincodes.map((point, at) => ({ city, ...point, path: ['homeZones', n, 'pincodes', at] })),
    ),
  ]
}

function placesIn(chain: ChainFile): Mistake[] {
  const cities = new Map(chain.cities.map((city) => [city.id, city]))
  return pointsOf(chain).flatMap(({ city: id, pincode, path, ...point }) => {
    const city = cities.get(id)
    if (!city) return []
    const km = Math.round(distanceKm(point, city))
    const isElsewhere = !city.pincodePrefixes.some((prefix) => pincode.startsWith(prefix))
    return [
      ...(km > FARTHEST_KM ? [{ path: [...path, 'lat'], text: `is ${km} km from the centre of ${city.name}` }] : []),
      ...(isElsewhere
        ? [{ path: [...path, 'pincode'], text: `${pincode} begins with none of the pincodePrefixes of ${city.name}` }]
        : []),
    ]
  })
}

/** Days and years that can't be meant. */
function daysIn({ brand, award, closures, clinics, homeZones }: ChainFile, today: string): Mistake[] {
  const over = [
    ...(award ? [{ day: award.until, path: ['award', 'until'] }] : []),
    ...closures.map(({ day }, n) => ({ day, path: ['closures', n, 'day'] })).filter(({ day }) => day.length > 5),
  ].filter(({ day }) => day < today)
  const planned = Object.entries({ clinics, homeZones }).flatMap(([name, places]) =>
    places.map(({ hoursFrom }, n) => ({ day: hoursFrom?.from ?? today, path: [name, n, 'hoursFrom', 'from'] })),
  )
  const years = clinics.flatMap(({ team }, n) =>
    team.map(({ since = 0 }, at) => ({ day: String(since), path: ['clinics', n, 'team', at, 'since'] })),
  )
  const early = [{ day: brand.documentsChanged, path: ['brand', 'documentsChanged'] }, ...years]
  return [
    ...over.map(({ day, path }) => ({ path, text: `${day} is over` })),
    ...planned
      .filter(({ day }) => day < today)
      .map(({ day, path }) => ({ path, text: `${day} is over: write these hours as hours` })),
    ...early.filter(({ day }) => day > today).map(({ day, path }) => ({ path, text: `${day} is yet to come` })),
  ]
}

/** A dentist's hours at which the clinic is closed, now and from its next hours on. */
const rotasIn = ({ clinics }: ChainFile): Mistake[] =>
  clinics.flatMap(({ hours, hoursFrom, team }, n) =>
    team.flatMap(({ rota = {} }, at) =>
      WEEKDAYS.flatMap((day) => {
        const open = [hours[day], hoursFrom?.hours[day]].flatMap((written) => (written ? spansIn(written) : []))
        const isOpen = (span: HoursSpan) => open.some(({ opens, closes }) => opens < span.closes && span.opens < closes)
        const closed = (rota[day] ? spansIn(rota[day]) : []).find((span) => !isOpen(span))
        if (!closed) return []
        const text = `${closed.opens}-${closed.closes} is outside the hours of the clinic`
        return [{ path: ['clinics', n, 'team', at, 'rota', day], text }]
      }),
    ),
  )

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []

function translationsIn({ translations, ...rest }: ChainFile): Mistake[] {
  const known = new Set(textsIn(rest))
  return Object.entries(translations).flatMap(([tag, texts]) =>
    Object.keys(texts).flatMap((text) =>
      known.has(text) ? [] : [{ path: ['translations', tag, text], text: 'translates no text of the file' }],
    ),
  )
}

/** `today` is the clinic-local YYYY-MM-DD. */
export function chainWarnings(chain: ChainFile, today: string): Mistake[] {
  const { prices, treatments, membership, instalments, sms } = chain
  const registered = Object.keys(sms.templates).length
  const missing = SMS_TEMPLATES.length - registered
  return [
    ...pricesIn(prices, ['prices']),
    ...pricesIn(treatments, ['treatments']),
    ...pricesIn({ price: membership?.price }, ['membership']),
    ...pricesIn(instalments, ['instalments']),
    ...prefixesIn(chain),
    ...placesIn(chain),
    ...daysIn(chain, today),
    ...rotasIn(chain),
    ...(registered > 0 && missing > 0
      ? [
          {
            path: ['sms', 'templates'],
            text: `lacks ${missing} texts, which carriers don't deliver: the command sms-templates prints them`,
          },
        ]
      : []),
    ...translationsIn(chain),
  ]
}
