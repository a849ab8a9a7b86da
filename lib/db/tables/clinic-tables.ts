import type { Generated, Selectable } from 'kysely'
import type { DayHours } from '@/lib/catalogue/clinics/opening-hours'
import type { DefaultedJson } from '@/lib/db/column-types'

type ClinicPhoto = { picture: string; shows: string }

type Clinics = {
  id: string
  place_id: string
  name: string
  locality: string
  address: string
  pincode: string
  lat: number
  lng: number
  phone: string
  landmark: Generated<string>
  parking: Generated<string[]>
  access: Generated<string[]>
  payments: Generated<string[]>
  languages: Generated<string[]>
  photos: DefaultedJson<ClinicPhoto[]>
}
type Dentists = {
  clinic_id: string
  nth: number
  name: string
  degree: Generated<string>
  registration: Generated<string>
  languages: Generated<string[]>
  portrait: Generated<string>
  since: Generated<number | null>
  woman: Generated<boolean>
  rota: DefaultedJson<DayHours[]>
}

export type ClinicRow = Selectable<Clinics>
export type DentistRow = Selectable<Dentists>

export type ClinicTables = { clinics: Clinics; dentists: Dentists }
