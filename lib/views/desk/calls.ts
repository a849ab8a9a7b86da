// What the page of the call list shows, in words.
import type { CallKind, CallNotice, CallOutcome } from '@/lib/catalogue/desk/calls'

/** A number that may be seen whole: `href` for the telephone. */
type PhoneView = { text: string; href: string }
export type CallLine = {
  subject: string
  name: string
  /** The last digits alone: the whole number is its caller's. */
  ending: string
  isUrgent: boolean
  about: string
  city: string
  asked: string
  /** When they are due, and the hours that they would like. */
  due: string
  best: string
  /** Of a booking. */
  visit: string
  tries: number
  state: 'open' | 'own' | 'other'
}
export type ClaimedCall = CallLine & {
  phone: PhoneView
  /** Clinic-local, until when nobody else can take it. */
  until: string
  /** Where it is booked, with what is known of them; null where there is a booking. */
  bookHref: string | null
  bookingHref: string | null
  outcomes: readonly (Exclude<CallOutcome, 'booked' | 'later'> | 'put_back')[]
}
export type CallsView = {
  kind: CallKind
  tabs: readonly { kind: CallKind; href: string; count: string }[]
  /** The page's own address, where its forms go. */
  here: string
  said: CallNotice | null
  isQuiet: boolean
  own: ClaimedCall | null
  filters: { place: string; state: string; city: string; cities: readonly { value: string; label: string }[] }
  lines: readonly CallLine[]
  firstHref: string | null
  moreHref: string | null
}
