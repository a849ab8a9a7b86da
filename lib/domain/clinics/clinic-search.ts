type ClinicText = { name: string; locality: string; address: string; pincode: string }

/** Shorter pieces inside a word match too much: "tnagar" finds T. Nagar, "a" must not find everything. */
const INSIDE = 3

/** Combining marks stay with their letter: Indian scripts need them. */
export const searchTerms = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const withoutGaps = (digits: string): string => digits.replace(/[\s-]/g, '')

export function readPincode(query: string): string | null {
  const compact = withoutGaps(query)
  return /^[1-9]\d{5}$/.test(compact) ? compact : null
}

export const matchesClinic = ({ name, locality, address, pincode }: ClinicText, query: string): boolean =>
  matchesText(`${name} ${locality} ${address} ${pincode}`, query)

/** Every typed word begins a word of the text, or stands inside it. */
export function matchesText(text: string, query: string): boolean {
  const words = searchTerms(text)
  const together = words.join('')
  const typed = searchTerms(/^[\d\s-]+$/.test(query) ? withoutGaps(query) : query)
  return typed.every(
    (word) => words.some((name) => name.startsWith(word)) || ([...word].length >= INSIDE && together.includes(word)),
  )
}

type SpeltCity = { id: string; name: string; also: readonly string[] }

export function matchesInCity(clinic: ClinicText, city: SpeltCity, query: string): boolean {
  const spellings = [clinic.name, city.name, city.id, ...city.also]
  return matchesClinic({ ...clinic, name: spellings.join(' ') }, query)
}
