// The props of the booking pages: lib/page-handlers fills them on the server.

import type { Point } from '@/lib/catalogue/clinics/point'
import type { ClinicCall } from '@/lib/views/site'

/** One time to choose; `value` is the control's. `isOwn` of the time that the booking has: it is shown, and can't be chosen. */
export type SlotOption = { value: string; label: string; day: string; held: boolean; isOwn?: boolean }
export type SlotGroup = { part: 'morning' | 'afternoon' | 'evening'; slots: SlotOption[] }
/** One day of a strip, with the number of its free times, or why it has none. */
export type DayOption = {
  date: string
  label: string
  free: number
  state: 'free' | 'full' | 'over' | 'closed'
  href: string
  current: boolean
}
/** A held time: what it is called, until when it is held, the seconds left, and whether it may be kept longer. */
export type HoldView = { sid: string; when: string; until: string; seconds: number; canKeep: boolean }
/** A near appointment of the same person; `answer` is what was chosen so far: `keep`, its reference to replace it, or nothing. */
export type NearView = { name: string; when: string; place: string; href: string; reference: string; answer: string }
/** Why a chosen time can't be had any more. */
export type LostCause = 'taken' | 'closed'
/** The time that was tapped on the way to a clinic's booking; `nearest` of one that is lost, each with its link. */
export type TappedTime = {
  place: string
  when: string
  state: 'free' | 'held' | LostCause
  nearest: { day: string; time: string; href: string }[]
}
/** A clinic with its next free times. */
export type ClinicOption = {
  cid: string
  name: string
  locality: string
  address: string
  at: Point
  /** How far it is from where the patient says to be, in words; null where that is not known. */
  distance: string | null
  opening: string
  isOpen: boolean
  /** Its number, for whoever can’t wait, while it is open; null else. */
  call: ClinicCall | null
  mapsHref: string
  moreHref: string
  /** What is said before `next` where they are other times than those asked for; null where they are not. */
  lacking: string | null
  next: SlotOption[]
  /** The whole of one day, for the clinic whose times were asked for; `nearest` to the time that was lost there. */
  open: { day: string; days: DayOption[]; groups: SlotGroup[]; nearest: SlotOption[] } | null
}
/** The times of a video call, which needs no clinic. */
export type CallView = {
  how: string
  day: string
  days: DayOption[]
  earlierHref: string | null
  laterHref: string | null
  groups: SlotGroup[]
}
/** A photo of the patient's smile: where it is seen for a while, and what takes it away. */
export type PhotoView = { id: string; small: string; whole: string }
/** The price to be paid; the usual one and the reason where a membership lowers it. */
export type PriceView = { price: string; usualPrice: string | null; priceNote: string | null }
/** A booking in words, for whoever may see it. Its links have no key: the browser's cookies or its session open them. */
export type BookingView = PriceView & {
  reference: string
  isCancelled: boolean
  /** Whether the clinic can't see the patient at this time any more. */
  isDisplaced: boolean
  when: string
  /** The same, short: Today, Tomorrow or the day alone, and the time. */
  soon: string
  /** The part of the town, as a patient calls the place; at home and by video the words for that. */
  spot: string
  kind: 'clinic' | 'video' | 'at_home'
  placeName: string
  placeAddress: string
  /** How to find the clinic; empty at home, by video, and where the chain says nothing. */
  placeLandmark: string
  /** The clinic's own telephone; null for a visit at home. */
  placePhone: { display: string; href: string } | null
  mapsHref: string | null
  treatment: string
  name: string
  /** Who comes, with the age, where somebody else booked; null where the patient did. */
  comer: string | null
  /** Whether the patient is under age: a parent or guardian comes along. */
  hasGuardian: boolean
  phone: string
  /** What the membership took off; empty where it took nothing. */
  saved: string
  canChange: boolean
  past: boolean
  manageHref: string
  changeHref: string
  cancelHref: string
  calendarHref: string
  /** The start of the same booking. */
  againHref: string
  /** The photos that the patient added; none for who has the link alone. */
  photos: PhotoView[]
}
/** What can be done with a booking beside changing it. Neither link says who comes, or what for. */
export type BookingActs = {
  googleHref: string
  shareHref: string
  /** Where the booking is found by its reference, as a URL to type: it is printed. */
  findAt: string
  /** Whether its newest message was sent, or is on its way; null where no message comes. */
  told: 'sent' | 'coming' | null
}
/** Other times of a booking's place: all of them by day, and those nearest to its own. */
export type MoveTimes = {
  day: string
  days: DayOption[]
  earlierHref: string | null
  laterHref: string | null
  groups: SlotGroup[]
  /** Whether they were asked for, or one of them could not be had. */
  isOpen: boolean
  /** Whether the visit is an emergency. */
  isUrgent: boolean
}
/** `note` says how to find a place, `map` leads there. */
export type ReviewRow = { label: string; value: string; changeHref: string | null; note?: string; map?: string }
/** Whom to call instead. */
export type HelpLine = { display: string; href: string }
/** The code that proves the number: whether it was sent, what was typed, from when another one can be sent. */
/** The code that proves a number; `isLate`: the SMS gateway takes none now. */
export type ProofView = {
  ending: string
  isSent: boolean
  isLate: boolean
  code: string
  from: string | null
  help: HelpLine
}
/** Why nothing can be held or booked yet, and until when. */
export type WaitView = { text: string; help: HelpLine }
/** Why a booking was not moved, or not cancelled. */
export type MoveCause = 'empty' | 'unknown' | 'taken' | 'closed' | 'too_late' | 'not_found' | 'prove' | 'moved_often'
/** Why an earlier time could not be taken. */
export type EarlierCause = 'gone'
/** Why a cancellation was not undone. */
export type UndoCause = 'undo_taken' | 'undo_closed' | 'undo_over' | 'undo_limited'
/** A booking that is looked for: what was typed, what is wrong with it, the code that is on its way or may be sent. */
export type FindView = {
  reference: string
  phone: string
  problems: { control: string | null; text: string }[]
  code: { ending: string; isSent: boolean; isLate: boolean; from: string | null; action: string } | null
}
/** Somebody who comes together with the patient, in words. */
export type CompanionView = { reference: string; name: string; when: string; href: string }
/**
 * Bringing more people: a row for each who can come, what was typed in it, and what is wrong. `same` says what each is booked for.
 * `choices` are the times for all, each with who comes when; null while it is asked who comes.
 */
export type CompanionsView = {
  reference: string
  key: string
  people: { name: string; age: string }[]
  problems: { control: string | null; text: string }[]
  same: string
  day: string
  choices: { value: string; title: string; stays: boolean; comers: string[] }[] | null
}
/** The clinic can't keep the booking's time: why, and what can be had instead by one tap. */
export type AffectedView = { why: string; times: SlotOption[] }
/**
 * Waiting for an earlier time: whether the number has to be proved first; what is held now, in words; the time that was held last and
 * is not any more.
 */
export type EarlierView = {
  isWaiting: boolean
  needsProof: boolean
  offer: { id: string; when: string; until: string } | null
  missed: string | null
}
/** Another booking took its place; `way`: to it, null for who may not open it. */
export type ReplacedView = { way: { reference: string; href: string } | null }
/** Undoing a cancellation: for so many seconds still, or at another time of the place where its own is gone. */
export type UndoView = { seconds: number; others: SlotOption[] }
