// The tables of clinics and of who works there, as kysely sees them.
import type { Generated, Selectable } from 'kysely'
import type { DefaultedJson } from '@/lib/db/column-types'

/** `picture` is the name of a drawing or of a photograph (lib/catalogue/pictures.ts); `shows` says in words what it shows. */
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
}

export type ClinicRow = Selectable<Clinics>
export type DentistRow = Selectable<Dentists>

export type ClinicTables = { clinics: Clinics; dentists: Dentists }
