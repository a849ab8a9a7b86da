import type { Point } from '@/lib/catalogue/clinics/point'
import type { ClinicCall, RatingView } from '@/lib/views/site'

/** `value` is the control's. `isOwn`: the booking's present slot, which can't be chosen. */
export type SlotOption = { value: string; label: string; day: string; held: boolean; isOwn?: boolean; note?: string }
export type SlotGroup = { part: 'early' | 'morning' | 'afternoon' | 'evening' | 'night'; slots: SlotOption[] }
export type DayOption = {
  date: string
  label: string
  free: number
  state: 'free' | 'full' | 'over' | 'closed'
  href: string
  current: boolean
}
export type HoldView = { sid: string; when: string; until: string; seconds: number; canKeep: boolean }
/** `answer` is the choice so far: `keep`, the reference to replace, or empty. */
export type NearView = { name: string; when: string; place: string; href: string; reference: string; answer: string }
export type LostCause = 'taken' | 'closed'
/** A slot from the link of a clinic's booking. `nearest` is for one that is lost. */
export type TappedTime = {
  place: string
  when: string
  state: 'free' | 'held' | LostCause
  nearest: { day: string; time: string; href: string }[]
}
export type ClinicOption = {
  /** The first dentists of the clinic. */
  team: DentistLine[]
  rating: RatingView | null
  cid: string
  name: string
  locality: string
  address: string
  at: Point
  /** Null without the patient's position. */
  distance: string | null
  opening: string
  isOpen: boolean
  call: ClinicCall | null
  mapsHref: string
  moreHref: string
  lacking: string | null
  next: SlotOption[]
  open: { day: string; days: DayOption[]; groups: SlotGroup[]; nearest: SlotOption[] } | null
}
export type CallView = {
  how: string
  day: string
  days: DayOption[]
  earlierHref: string | null
  laterHref: string | null
  groups: SlotGroup[]
}
/** `faces`: paths. */
export type PhotoView = { id: string; small: string; whole: string }
export type PriceView = { price: string; usualPrice: string | null; priceNote: string | null }
/** `line`: years, registration and languages. `face`: a path. */
export type DentistLine = { name: string; line: string; face: string | null }
/** Links have no key: the browser's cookies or the session open them. */
export type BookingView = PriceView & {
  reference: string
  isCancelled: boolean
  isDisplaced: boolean
  when: string
  /** How long the visit takes; empty if the treatment has no length of its own. */
  lasts: string
  /** Today, Tomorrow or the date, with the time. */
  soon: string
  /** The locality, or the phrase for a home visit or video call. */
  spot: string
  kind: 'clinic' | 'video' | 'at_home'
  placeName: string
  placeAddress: string
  placeLandmark: string
  /** The dentists who may see the patient; empty if the chain does not say, or once the visit does not stand. */
  dentists: DentistLine[]
  placePhone: { display: string; href: string } | null
  mapsHref: string | null
  treatment: string
  name: string
  /** The patient with their age; null if the patient booked. */
  patient: string | null
  hasGuardian: boolean
  phone: string
  saved: string
  canChange: boolean
  past: boolean
  manageHref: string
  changeHref: string
  cancelHref: string
  calendarHref: string
  againHref: string
  /** Empty for a visitor with only the manage link. */
  photos: PhotoView[]
}
/** These links contain neither the patient nor the treatment. */
export type BookingActs = {
  googleHref: string
  shareHref: string
  /** A URL to type, for the printed page. */
  findAt: string
  /** State of the newest message; null if none is sent. */
  delivery: 'sent' | 'coming' | null
}
export type ListWay = { href: string; label: string; isCurrent: boolean }

/** `title` and `slots` are of the current wish: empty without one. */
export type DentistWishes = { wishes: ListWay[]; title: string; slots: SlotOption[] }

export type MoveTimes = {
  /** Keeps the day and the wish. */
  action: string
  /** Null where the chain does not say when its dentists are in. */
  dentists: DentistWishes | null
  day: string
  days: DayOption[]
  earlierHref: string | null
  laterHref: string | null
  groups: SlotGroup[]
  /** The patient opened the times, or lost one of them. */
  isOpen: boolean
  isUrgent: boolean
}
export type ReviewRow = {
  label: string
  value: string
  changeHref: string | null
  note?: string
  map?: string
  /** Instead of the value. */
  dentists?: DentistLine[]
}
export type HelpLine = { display: string; href: string }
/** `isLate`: the SMS gateway is failing now. */
export type ProofView = {
  ending: string
  isSent: boolean
  isLate: boolean
  code: string
  from: string | null
  help: HelpLine
}
export type WaitView = { text: string; help: HelpLine }
export type MoveCause = 'empty' | 'unknown' | 'taken' | 'closed' | 'too_late' | 'not_found' | 'prove' | 'moved_often'
export type EarlierCause = 'gone'
export type UndoCause = 'undo_taken' | 'undo_closed' | 'undo_over' | 'undo_limited'
export type FindView = {
  reference: string
  phone: string
  problems: { control: string | null; text: string }[]
  code: { ending: string; isSent: boolean; isLate: boolean; typed: string; from: string | null; action: string } | null
}
export type CompanionView = { reference: string; name: string; when: string; href: string }
/** `same` describes each companion's visit. `choices` are slots for all; null until the names are typed. */
export type CompanionsView = {
  reference: string
  key: string
  people: { name: string; age: string }[]
  problems: { control: string | null; text: string }[]
  same: string
  day: string
  choices: { value: string; title: string; stays: boolean; companions: string[] }[] | null
}
export type AffectedView = { why: string; times: SlotOption[] }
/** `offer` is held now. `missed` is the last offer, which has ended. */
export type EarlierView = {
  isWaiting: boolean
  needsProof: boolean
  offer: { id: string; when: string; until: string } | null
  missed: string | null
}
/** `other` is null for a visitor who may not open the other booking. */
export type ReplacedView = { other: { reference: string; href: string } | null }
/** `seconds` left for the undo. `others` if the booking's own slot is gone. */
export type UndoView = { seconds: number; others: SlotOption[] }
