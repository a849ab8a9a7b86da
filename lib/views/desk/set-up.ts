export type SetUpView = {
  placeName: string
  action: string
  isHomeZone: boolean
  seats: string
  slotMinutes: number
  /** The first day of the hours, YYYY-MM-DD, and its limits. */
  from: { value: string; first: string; last: string }
  planned: { day: string; days: readonly { name: string; hours: string }[] } | null
  /** Monday first; all empty on a closed day. */
  days: readonly { name: string; opens: string; closes: string; breaks: string }[]
  mistakes: Readonly<Record<string, string>>
  /** Bookings that the change would leave without a chair or an opening hour; null if none. */
  stranded: readonly { reference: string; line: string; href: string }[] | null
  isTakingBack: boolean
  version: string
  /** `listHref` leads to the affected patients who got new times. */
  notice: { text: string; listHref: string | null } | null
}
