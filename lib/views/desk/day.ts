// What the desk's day shows, in words: made on the server (lib/page-handlers/desk).
import type { Visit } from '@/lib/catalogue/visits'

/** What may be done next with a visit: a button each. */
/** `isOnward`: it comes next in a visit; else it is a step back. */
export type VisitAction = { to: Visit; label: string; isOnward: boolean }

export type VisitCard = {
  reference: string
  /** The booking as the page shows it: whoever has changed it meanwhile is not overwritten. */
  version: number
  visit: Visit
  /** The state with its time: `Arrived 10:28`. */
  state: string
  /** Expected, and not there though the time has begun. */
  isLate: boolean
  /** Minutes that the patient has been waiting; null where they are not. */
  waiting: string | null
  name: string
  /** The last digits alone, without a link, while the screen is hidden. */
  phone: { display: string; href: string | null }
  /** What for; empty while the screen is hidden. */
  what: string
  /** Of a home visit: the house, and where it is on a map. */
  home: { address: string; mapHref: string } | null
  /** What to know before they come in: first visit, emergency, photos. */
  tags: readonly { text: string; isUrgent: boolean }[]
  next: readonly VisitAction[]
  href: string
}

export type DayCell =
  /** Not a time of this place, or over. */
  | { kind: 'none' }
  | { kind: 'booked'; card: VisitCard }
  | { kind: 'held' }
  | { kind: 'blocked'; reason: string }
  /** `href` leads to booking it. */
  | { kind: 'free'; href: string }

export type DayRow = {
  /** Clinic-local: the row's place on the page. */
  start: string
  time: string
  isNow: boolean
  /** One for each chair, in the chairs' order. */
  cells: readonly DayCell[]
  /** Booked though every chair was taken: they have none. */
  extra: readonly VisitCard[]
}

export type DayView = {
  placeId: string
  placeName: string
  /** Clinic-local. */
  date: string
  day: string
  isToday: boolean
  ways: {
    previous: string
    next: string
    today: string
    book: string
    walkIn: string | null
    print: string
    block: string
  }
  isHidden: boolean
  /** Why it is closed; null where it is open. */
  closed: string | null
  chairs: readonly string[]
  rows: readonly DayRow[]
  counts: readonly { label: string; n: number }[]
  /** How many have to hear of a closure yet, in words; null where nobody has. */
  unanswered: string | null
  waiting: readonly VisitCard[]
  /** Begun, and nobody has said whether they came. */
  unmarked: readonly VisitCard[]
  cancelled: readonly { reference: string; line: string; href: string }[]
  /** Changes when anything of the day does. */
  version: string
}

/** What a mark came to, told on the page that it leads back to. */
export type DayNotice = {
  tone: 'leaf' | 'coral' | 'gold'
  text: string
  undo: { reference: string; label: string } | null
}

/** The day on paper. */
export type PrintView = {
  placeName: string
  /** Of a team that comes to the house. */
  isAtHome: boolean
  day: string
  /** When it was printed. */
  at: string
  lines: readonly {
    reference: string
    time: string
    chair: string
    name: string
    phone: string
    what: string
    /** Of a home visit: the house, and where it is on a map. */
    home: VisitCard['home']
    tags: string
    state: string
  }[]
}
