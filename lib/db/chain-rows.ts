import type { DayHours, PlannedHours } from '@/lib/catalogue/clinics/opening-hours'
import type { ClinicRow, DentistRow } from '@/lib/db/tables/clinic-tables'

type Point = { lat: number; lng: number }
export type CityRow = Point & {
  id: string
  name: string
  state: string
  pincode_prefixes: string[]
  aliases: string[]
  popular: boolean
  nth: number
}
export type PlaceRow = {
  id: string
  kind: 'clinic' | 'home_zone'
  city_id: string
  seats: number
  slot_minutes: number
  hours: DayHours[]
  planned: PlannedHours | null
}
export type ZoneRow = { place_id: string; name: string }
export type PincodeRow = Point & { pincode: string; place_id: string }
/** `day` is YYYY-MM-DD. */
export type ClosedDayRow = { place_id: string; day: string; reason: string }

export type ChainRows = {
  cities: CityRow[]
  places: PlaceRow[]
  clinics: ClinicRow[]
  dentists: DentistRow[]
  zones: ZoneRow[]
  pincodes: PincodeRow[]
}
