import { cityById, cityIdOf } from '@/lib/catalogue/clinics/cities'
import { LOCALITIES, type Locality } from '@/lib/catalogue/clinics/localities'

const LEAST = 3

const placeTerms = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}.]+/gu) ?? []
const squashed = (words: readonly string[]): string => words.join('').replaceAll('.', '')

function searchKey(typed: string): string {
  const words = placeTerms(typed)
  const withoutCity = words.filter((word) => cityIdOf(word) === null)
  return squashed(withoutCity.length > 0 ? withoutCity : words)
}

const NAMES = LOCALITIES.map((locality) => ({ locality, key: squashed(placeTerms(locality.name)) }))

export function localitiesNamed(typed: string, cityId?: string): Locality[] {
  const wanted = searchKey(typed)
  if ([...wanted].length < LEAST) return []
  const isMeant = (id: string) => (cityId === undefined ? cityById(id) !== null : id === cityId)
  const here = NAMES.filter(({ locality }) => isMeant(locality.cityId))
  const whole = here.filter(({ key }) => key === wanted)
  const named = whole.length > 0 ? whole : here.filter(({ key }) => key.startsWith(wanted))
  return named.map(({ locality }) => locality)
}

export const areaNames = (cityId?: string): string[] =>
  LOCALITIES.filter((area) => (cityId === undefined ? cityById(area.cityId) : area.cityId === cityId)).map(
    ({ name }) => name,
  )

export const localityAt = (pincode: string): Locality | null =>
  LOCALITIES.find((locality) => locality.pincode === pincode && cityById(locality.cityId)) ?? null
