// What a patient types to find a clinic, held against its name, locality, address and pincode.

type ClinicText = { name: string; locality: string; address: string; pincode: string }

/** The shortest piece from inside a word that counts: "tnagar" finds T. Nagar, and "a" does not find everything. */
const INSIDE = 3

/** The words of a text in small letters. Combining marks stay with their letter: Indian scripts need them. */
export const searchTerms = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const withoutGaps = (digits: string): string => digits.replace(/[\s-]/g, '')

/** The six digits of a whole pincode, also when typed "600 001"; null for anything else. */
export function readPincode(query: string): string | null {
  const compact = withoutGaps(query)
  return /^[1-9]\d{5}$/.test(compact) ? compact : null
}

/** Whether every word typed begins a word of the clinic's or its pincode, or stands in them run together. */
export function matchesClinic(clinic: ClinicText, query: string): boolean {
  const words = searchTerms(`${clinic.name} ${clinic.locality} ${clinic.address} ${clinic.pincode}`)
  const together = words.join('')
  const typed = searchTerms(/^[\d\s-]+$/.test(query) ? withoutGaps(query) : query)
  return typed.every(
    (word) => words.some((own) => own.startsWith(word)) || ([...word].length >= INSIDE && together.includes(word)),
  )
}

/** A city with its other spellings. */
type SpeltCity = { id: string; name: string; also: readonly string[] }

/** The same among the clinics of all cities, whose own names count in each of their spellings. */
export function matchesInCity(clinic: ClinicText, city: SpeltCity, query: string): boolean {
  const spellings = [clinic.name, city.name, city.id, ...city.also]
  return matchesClinic({ ...clinic, name: spellings.join(' ') }, query)
}
