// Works on an unchecked file, so that these mistakes are reported together with the schema's.
import { spellingKey } from '@/lib/catalogue/clinics/cities'
import { isPhotograph, isPicture } from '@/lib/catalogue/pictures'
import { ALWAYS_OFFERED } from '@/lib/catalogue/treatments/treatment-names'
import { openMinutes, spansIn } from '@/lib/chain-file/hours'
import { isOneOf } from '@/lib/types/keys'

export type Path = readonly (string | number)[]
export type IsFile = (name: string) => boolean
export type Mistake = { path: Path; text: string }
type Item = { path: Path; of: Readonly<Record<string, unknown>> }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function itemsOf(within: Item, name: string): Item[] {
  const list = within.of[name]
  if (!Array.isArray(list)) return []
  return list.flatMap((of: unknown, at) => (isRecord(of) ? [{ path: [...within.path, name, at], of }] : []))
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : typeof value === 'string' ? [value] : []

function once(named: readonly { path: Path; name: string }[], what: string): Mistake[] {
  const seen = new Set<string>()
  return named.flatMap(({ path, name }) => {
    const isNew = !seen.has(name)
    seen.add(name)
    return isNew ? [] : [{ path, text: `${what} ${name} is given twice` }]
  })
}

const referenceValues = (items: readonly Item[], name: string) =>
  items.flatMap(({ path, of }) => textsOf(of[name]).map((value) => ({ path: [...path, name], name: value })))

/** Two cities must not share a spelling (spellingKey), in any language. */
function spellings(cities: readonly Item[], translations: unknown): Mistake[] {
  const translated = Object.entries(isRecord(translations) ? translations : {})
  const translationsOf = (name: string) =>
    translated.flatMap(([tag, texts]) =>
      textsOf(isRecord(texts) ? texts[name] : []).map((text) => ({ path: ['translations', tag, name], text })),
    )
  const spelt = cities.map(({ path, of }) => [
    ...['id', 'name'].flatMap((name) => textsOf(of[name]).map((text) => ({ path: [...path, name], text }))),
    ...textsOf(of.aliases).map((text, at) => ({ path: [...path, 'aliases', at], text })),
    ...textsOf(of.name).flatMap(translationsOf),
  ])
  const named = spelt.flatMap((mistakes) => [
    // Two spellings of the same city may be equal.
    ...new Map(mistakes.toReversed().map(({ path, text }) => [spellingKey(text), path])),
  ])
  const empty = spelt.flat().filter(({ text }) => text !== '' && spellingKey(text) === '')
  return [
    ...once(
      named.map(([name, path]) => ({ path, name })),
      'the spelling',
    ),
    ...empty.map(({ path }) => ({ path, text: 'must have at least one letter' })),
  ]
}

/** Names of pages in pages/clinics. A city with such an id would have no page. */
const SITE_ADDRESSES: readonly string[] = ['index']

function hoursMistakes({ path, of }: Item): Mistake[] {
  const { hoursFrom, slotMinutes } = of
  const later = isRecord(hoursFrom) ? roomOf({ path: [...path, 'hoursFrom'], of: { ...hoursFrom, slotMinutes } }) : []
  const shifts = itemsOf({ path, of }, 'team').flatMap(({ path: at, of: { rota } }) =>
    roomOf({ path: at, of: { rota, slotMinutes } }, 'rota'),
  )
  return [...roomOf({ path, of }), ...later, ...shifts]
}

function roomOf({ path, of }: Item, name: 'hours' | 'rota' = 'hours'): Mistake[] {
  const { [name]: hours, slotMinutes } = of
  if (!isRecord(hours) || typeof slotMinutes !== 'number') return []
  return Object.entries(hours).flatMap(([day, written]) => {
    const text = typeof written === 'string' ? spansMistake(written, slotMinutes) : null
    return text ? [{ path: [...path, name, day], text }] : []
  })
}

/** The first mistake of a day's spans; null if there is none, or if they are no hours at all. */
function spansMistake(written: string, slotMinutes: number): string | null {
  const spans = spansIn(written)
  for (const [nth, { opens, closes }] of spans.entries()) {
    const minutes = openMinutes(`${opens}-${closes}`)
    const before = spans[nth - 1]?.closes
    if (minutes === null) return null
    if (minutes <= 0)
      return `${opens}-${closes} must end after it begins. A day ends at 24:00: write the hours after midnight with the next day`
    if (minutes < slotMinutes) return `${opens}-${closes} must have room for one visit of ${slotMinutes} minutes`
    if (before === opens) return `${spans[nth - 1]?.opens}-${before} and ${opens}-${closes} must be written as one span`
    if (before !== undefined && before > opens)
      return `${opens}-${closes} must begin after ${before}, when the span before ends`
  }
  return null
}

const pictures = (clinic: Item, isFile: IsFile): Mistake[] =>
  [
    ...referenceValues(itemsOf(clinic, 'photos'), 'picture'),
    ...referenceValues(itemsOf(clinic, 'team'), 'portrait'),
  ].flatMap(({ path, name }) =>
    name === '' || isPicture(name) || isPhotograph(name) || isFile(name)
      ? []
      : [{ path, text: `there is no picture or file named ${name}` }],
  )

const logo = ({ of: { brand } }: Item, isFile: IsFile): Mistake[] =>
  textsOf(isRecord(brand) ? brand.logo : '').flatMap((name) =>
    name === '' || isPhotograph(name) || isFile(name)
      ? []
      : [{ path: ['brand', 'logo'], text: `there is no file named ${name}` }],
  )

function unknown(named: readonly { path: Path; name: string }[], known: ReadonlySet<string>, what: string): Mistake[] {
  return named.flatMap(({ path, name }) => (known.has(name) ? [] : [{ path, text: `there is no ${what} ${name}` }]))
}

/** A receipt needs the seller of the state where the visit is. */
function sellerMistakes({ of: { payments } }: Item, cities: readonly Item[]): Mistake[] {
  if (!isRecord(payments) || !isRecord(payments.sellers)) return []
  const { sellers } = payments
  const states = new Set(referenceValues(cities, 'state').map(({ name }) => name))
  return [...states].flatMap((state) =>
    Object.hasOwn(sellers, state)
      ? []
      : [{ path: ['payments', 'sellers', state], text: 'is missing: the chain has a city in this state' }],
  )
}

export function referenceMistakes(file: unknown, isFile: IsFile): Mistake[] {
  if (!isRecord(file)) return []
  const whole: Item = { path: [], of: file }
  const [cities, clinics] = [itemsOf(whole, 'cities'), itemsOf(whole, 'clinics')]
  const [zones, closures] = [itemsOf(whole, 'homeZones'), itemsOf(whole, 'closures')]
  const namesOf = (items: readonly Item[]) => referenceValues(items, 'id').map(({ name }) => name)
  const cityIds = new Set(namesOf(cities))
  const clinicCities = new Set(referenceValues(clinics, 'city').map(({ name }) => name))
  const calendars = new Set(namesOf(clinics).map((id) => `c${id}`))
  const placeIds = new Set([...namesOf(clinics), ...namesOf(zones)])
  const closed = closures.flatMap(({ path, of }) =>
    textsOf(of.places).map((name, at) => ({ path: [...path, 'places', at], name })),
  )
  const ordered = textsOf(file.treatmentOrder).map((name, at) => ({ path: ['treatmentOrder', at], name }))
  const switched = textsOf(file.notOffered).map((name, at) => ({ path: ['notOffered', at], name }))
  return [
    ...once(referenceValues(cities, 'id'), 'the city'),
    ...spellings(cities, file.translations),
    ...referenceValues(cities, 'id').flatMap(({ path, name }) =>
      SITE_ADDRESSES.includes(name) ? [{ path, text: `${name} is an address of the site. Choose another id` }] : [],
    ),
    ...cities.flatMap(({ path, of }) =>
      of.popular === true && !clinicCities.has(String(of.id))
        ? [{ path: [...path, 'popular'], text: 'a popular city needs a clinic, because every page links to it' }]
        : [],
    ),
    ...once([...referenceValues(clinics, 'id'), ...referenceValues(zones, 'id')], 'the id'),
    // Clinic 101 has the calendar c101.
    ...referenceValues(zones, 'id').flatMap(({ path, name }) =>
      calendars.has(name) ? [{ path, text: `${name} is reserved for a clinic's calendar. Choose another id` }] : [],
    ),
    ...unknown([...referenceValues(clinics, 'city'), ...referenceValues(zones, 'city')], cityIds, 'city'),
    ...once(
      zones.flatMap((zone) => referenceValues(itemsOf(zone, 'pincodes'), 'pincode')),
      'the pincode',
    ),
    ...[...clinics, ...zones].flatMap(hoursMistakes),
    ...logo(whole, isFile),
    ...sellerMistakes(whole, cities),
    ...clinics.flatMap((clinic) => pictures(clinic, isFile)),
    ...once(ordered, 'the treatment'),
    ...unknown(closed, placeIds, 'clinic or home zone'),
    ...switched.flatMap(({ path, name }) =>
      isOneOf<string>(ALWAYS_OFFERED, name)
        ? [{ path, text: `${name} can't be switched off: other pages lead to it` }]
        : [],
    ),
  ]
}
