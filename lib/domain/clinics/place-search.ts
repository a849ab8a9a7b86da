// A place that a patient types where they look for a clinic: an area of a city, or a pincode, and where it is.
import { cityById, cityIdOf } from '@/lib/catalogue/clinics/cities'
import { LOCALITIES, type Locality } from '@/lib/catalogue/clinics/localities'

/** The shortest beginning of a name that says which: "hsr" does, "an" does not. */
const LEAST = 3

// Combining marks stay with their letter: Indian scripts need them.
const placeTerms = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}.]+/gu) ?? []
const squashed = (words: readonly string[]): string => words.join('').replaceAll('.', '')

/** What was typed as a name, without the city that people add to it ("jp nagar bangalore"). */
function searchKey(typed: string): string {
  const words = placeTerms(typed)
  const own = words.filter((word) => cityIdOf(word) === null)
  return squashed(own.length > 0 ? own : words)
}

const NAMES = LOCALITIES.map((locality) => ({ locality, key: squashed(placeTerms(locality.name)) }))

/** The areas that were typed, whole or by their beginning; those whose whole name it is alone, where there are any. */
export function localitiesNamed(typed: string, cityId?: string): Locality[] {
  const wanted = searchKey(typed)
  if ([...wanted].length < LEAST) return []
  const isMeant = (id: string) => (cityId === undefined ? cityById(id) !== null : id === cityId)
  const here = NAMES.filter(({ locality }) => isMeant(locality.cityId))
  const whole = here.filter(({ key }) => key === wanted)
  const named = whole.length > 0 ? whole : here.filter(({ key }) => key.startsWith(wanted))
  return named.map(({ locality }) => locality)
}

/** What the areas of a city are called, or those of all. */
export const areaNames = (cityId?: string): string[] =>
  LOCALITIES.filter((area) => (cityId === undefined ? cityById(area.cityId) : area.cityId === cityId)).map(
    ({ name }) => name,
  )

/** An area that a pincode is of; null for a pincode of none. */
export const localityAt = (pincode: string): Locality | null =>
  LOCALITIES.find((locality) => locality.pincode === pincode && cityById(locality.cityId)) ?? null
