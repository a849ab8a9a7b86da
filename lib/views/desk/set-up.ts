// What the desk's page for hours and chairs shows.
export type SetUpView = {
  placeName: string
  action: string
  isHomeZone: boolean
  /** What stands, or what was typed. */
  seats: string
  slotMinutes: number
  /** From when on the hours hold, YYYY-MM-DD, and from when on they may. */
  from: { value: string; first: string; last: string }
  /** Other hours that hold from a day on; null where nothing is planned. */
  planned: { day: string; days: readonly { name: string; hours: string }[] } | null
  /** Monday first; both empty on a closed day. */
  days: readonly { name: string; opens: string; closes: string }[]
  /** By control, in words. */
  mistakes: Readonly<Record<string, string>>
  /** The bookings that the change would leave without a chair or an hour, each with its time and why; null where there are none. */
  stranded: readonly { reference: string; line: string; href: string }[] | null
  /** Whether they would be left by taking the plan back. */
  isTakingBack: boolean
  version: string
  /** What was done, in words; with the way to the list of those who were offered new times. */
  notice: { text: string; listHref: string | null } | null
}
