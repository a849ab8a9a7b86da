import type { Visit } from '@/lib/catalogue/visits'

/** `isOnward` is false for a step back. */
export type VisitAction = { to: Visit; label: string; isOnward: boolean }

export type VisitCard = {
  reference: string
  /** The version on the page, so that a change by somebody else is not overwritten. */
  version: number
  visit: Visit
  state: string
  /** Expected, but not there at the start. */
  isLate: boolean
  waiting: string | null
  /** Empty for a visit without a price. */
  money: string
  name: string
  /** The last digits without a link while the screen is hidden. */
  phone: { display: string; href: string | null }
  what: string
  home: { address: string; mapHref: string } | null
  tags: readonly { text: string; isUrgent: boolean }[]
  next: readonly VisitAction[]
  href: string
}

export type DayCell =
  /** Past, or not a slot of this place. */
  | { kind: 'none' }
  | { kind: 'booked'; card: VisitCard }
  /** The patient of an earlier row is still in the chair. */
  | { kind: 'goes_on'; until: string }
  | { kind: 'held' }
  | { kind: 'blocked'; reason: string }
  | { kind: 'free'; href: string }

export type DayRow = {
  /** Clinic-local, and the row's id. */
  start: string
  time: string
  isNow: boolean
  cells: readonly DayCell[]
  /** Bookings without a chair. */
  extra: readonly VisitCard[]
}

type Option = { value: string; label: string }
export type DelayForm = {
  label: string
  chairs: readonly Option[]
  minutes: readonly Option[]
  /** One for each chair that runs late. */
  lines: readonly string[]
}

export type DayView = {
  placeId: string
  placeName: string
  date: string
  day: string
  isToday: boolean
  links: {
    previous: string
    next: string
    today: string
    book: string
    walkIn: string | null
    print: string
    block: string
  }
  isHidden: boolean
  closed: string | null
  /** Empty if the chain has no rota. */
  dentists: string
  chairs: readonly string[]
  /** Null on other days. */
  delay: DelayForm | null
  rows: readonly DayRow[]
  counts: readonly { label: string; n: number }[]
  unanswered: string | null
  waiting: readonly VisitCard[]
  /** The visit has begun, and nobody has recorded whether the patient came. */
  unmarked: readonly VisitCard[]
  cancelled: readonly { reference: string; line: string; href: string }[]
  /** Changes with anything on the day. */
  version: string
}

export type DayNotice = {
  tone: 'leaf' | 'coral' | 'gold'
  text: string
  undo: { reference: string; label: string } | null
}

export type PrintView = {
  placeName: string
  isAtHome: boolean
  day: string
  at: string
  lines: readonly {
    reference: string
    time: string
    chair: string
    name: string
    phone: string
    what: string
    home: VisitCard['home']
    tags: string
    state: string
  }[]
}
