// Rows from another host or from the device's storage are not trusted: an incomplete row is left out.

export type FoundClinic = {
  cid: string
  name: string
  locality: string
  address: string
  pincode: string
  phone: string
  cityId: string
  city: string
  distanceKm: number | null
}
export type FoundCity = { id: string; name: string; clinics: number; also: string[] }
export type Chain = { cities: FoundCity[]; clinics: FoundClinic[] }

/** `nearestTo` is the place that distances are measured from, `respelt` the text searched instead. */
export type SearchAnswer = { clinics: FoundClinic[]; nearestTo: string | null; respelt: string | null }

type Row = Record<string, unknown>
type City = { id: string; name: string }

const LONGEST = 300
const MOST_ROWS = 5000

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null
const readRows = (value: unknown): Row[] => (Array.isArray(value) ? value.slice(0, MOST_ROWS).filter(isRow) : [])
const readShortText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : null
/** An id becomes a part of links, so only these characters pass. */
const readId = (value: unknown): string | null => {
  const text = readShortText(typeof value === 'number' ? String(value) : value)
  return text !== null && /^[\w-]+$/.test(text) ? text : null
}

function clinicOf(row: Row, searchedCity: City | null): FoundClinic | null {
  const [cid, name, locality, address] = [
    readId(row.cid),
    readShortText(row.name),
    readShortText(row.locality),
    readShortText(row.address),
  ]
  const [cityId, city] = searchedCity
    ? [searchedCity.id, searchedCity.name]
    : [readId(row.cityId), readShortText(row.city)]
  if (!cid || !name || !locality || !address || !cityId || !city) return null
  const { distanceKm } = row
  return {
    cid,
    name,
    locality,
    address,
    cityId,
    city,
    pincode: readShortText(row.pincode) ?? '',
    phone: readShortText(row.phone) ?? '',
    distanceKm: typeof distanceKm === 'number' && Number.isFinite(distanceKm) ? distanceKm : null,
  }
}

export const readClinics = (value: unknown, city: City | null = null): FoundClinic[] =>
  readRows(value).flatMap((row) => clinicOf(row, city) ?? [])

export const readCities = (value: unknown): FoundCity[] =>
  readRows(value).flatMap((row) => {
    const [id, name] = [readId(row.id), readShortText(row.name)]
    const also = (Array.isArray(row.aliases) ? row.aliases : []).flatMap((alias: unknown) => readShortText(alias) ?? [])
    return id && name && typeof row.clinics === 'number' ? [{ id, name, clinics: row.clinics, also }] : []
  })

/** A city search returns all clinics even without a match, measured from its centre. Both are ignored. */
export function readIndex(answer: unknown, city: City | null): SearchAnswer {
  const { matched, from, clinics, respelt }: Row = isRow(answer) ? answer : {}
  const place = isRow(from) ? readShortText(from.name) : null
  if (matched !== true) return { clinics: [], nearestTo: null, respelt: null }
  const found = readClinics(clinics, city)
  return {
    clinics: place === null ? found.map((clinic) => ({ ...clinic, distanceKm: null })) : found,
    nearestTo: place,
    respelt: readShortText(respelt),
  }
}
