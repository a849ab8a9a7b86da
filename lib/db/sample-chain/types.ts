// The shapes of the sample chain, as the seed reads them.

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
