// The shapes of the sample chain, as the seed reads them.
import type { Access, ParkingPlace, Payment } from '@/lib/catalogue/clinic-facts'
import type { ClinicPhoto } from '@/lib/db/clinic-tables'

/** Clinic-local `HH:MM`; null is closed all day. */
export type DayHours = { opens: string; closes: string } | null
/** Monday first. */
export type WeekHours = readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours]

export type SampleClinic = {
  id: string
  cityId: string
  name: string
  locality: string
  address: string
  pincode: string
  lat: number
  lng: number
  phone: string
  chairs: number
  slotMinutes: 30
  hours: WeekHours
}

export type SampleDentist = {
  name: string
  degree: string
  registration: string
  /** Language tags, as those of a clinic. */
  languages: readonly string[]
  /** A name below art/. */
  portrait: string
}

export type SampleFacts = {
  landmark: string
  parking: readonly ParkingPlace[]
  access: readonly Access[]
  payments: readonly Payment[]
  languages: readonly string[]
  photos: readonly ClinicPhoto[]
  team: readonly SampleDentist[]
}

export type SampleHomeZone = {
  id: string
  cityId: string
  name: string
  teams: number
  slotMinutes: 30
  hours: WeekHours
  pincodes: readonly { pincode: string; lat: number; lng: number }[]
}

/** Closes every clinic and home zone on that day of every year; `monthDay` is `MM-DD`. */
export type SampleClosure = { monthDay: string; reason: string }
