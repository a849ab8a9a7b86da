import type { CallKind, CallNotice, CallOutcome } from '@/lib/catalogue/desk/calls'

type PhoneView = { text: string; href: string }
export type CallLine = {
  subject: string
  name: string
  /** The last digits; only the caller sees the whole number. */
  ending: string
  isUrgent: boolean
  about: string
  city: string
  requestedAt: string
  /** `due` is when to call, and `best` the patient's preferred hours. */
  due: string
  best: string
  visit: string
  tries: number
  state: 'open' | 'own' | 'other'
}
export type ClaimedCall = CallLine & {
  phone: PhoneView
  /** Clinic-local time until which the call is reserved. */
  until: string
  bookHref: string | null
  bookingHref: string | null
  /** Null for a number without bookings at the caller's clinics. */
  cardHref: string | null
  outcomes: readonly (Exclude<CallOutcome, 'booked' | 'later'> | 'put_back')[]
}
export type CallsView = {
  kind: CallKind
  tabs: readonly { kind: CallKind; href: string; count: string }[]
  here: string
  result: CallNotice | null
  isQuiet: boolean
  claimed: ClaimedCall | null
  filters: { place: string; state: string; city: string; cities: readonly { value: string; label: string }[] }
  lines: readonly CallLine[]
  firstHref: string | null
  moreHref: string | null
}
