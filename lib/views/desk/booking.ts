// What the desk's page of one booking shows, and its form for a new one, in words.
import type { DayOption, PhotoView, SlotGroup } from '@/lib/views/booking'
import type { VisitCard } from '@/lib/views/desk/day'

type Fact = { label: string; value: string; href?: string | undefined }
/** `by` is who did it, in words. */
export type HistoryLine = { key: string; at: string; text: string; by: string }

export type DeskTimes = {
  day: string
  days: DayOption[]
  groups: SlotGroup[]
  earlierHref: string | null
  laterHref: string | null
}

/** `day`: clinic-local, whose times are shown; `slot`, `reason`: what was chosen. */
export type MoveView = {
  times: DeskTimes
  day: string
  action: string
  slot: string
  reason: string
  /** The chairs of its place: it may have another one of its own time. */
  chairs: readonly { value: string; label: string }[]
}

/** What may be put right. `values`, `mistakes`: by control. */
export type CorrectView = {
  values: Readonly<Record<string, string>>
  mistakes: Readonly<Record<string, string>>
  treatments: readonly { value: string; label: string }[]
  /** Whether it was sent and refused. */
  isOpen: boolean
}

export type DeskBookingView = {
  card: VisitCard
  isCancelled: boolean
  /** Where the page's forms post to, and the day that the visit is on. */
  action: string
  dayHref: string
  when: string
  /** The number of its chair, or of the team that comes to the house; empty where it has none. */
  chair: string
  isAtHome: boolean
  facts: readonly Fact[]
  note: string
  photos: readonly PhotoView[]
  /** The other times of its place; null where it can't be moved. */
  move: MoveView | null
  /** Null where it is cancelled, and on a screen that hides names. */
  correct: CorrectView | null
  canCancel: boolean
  /** Whether its times were asked for. */
  isOpen: boolean
  /** The closure in which it stands; null where there is none. */
  closure: { text: string; href: string } | null
  /** What its button says that takes back what was done last; null where nothing can be. */
  undo: string | null
  history: readonly HistoryLine[]
  /** What the patient was told; `by` says whether it went. */
  told: readonly HistoryLine[]
}

export type NewBookingView = {
  placeName: string
  action: string
  dayHref: string
  isWalkIn: boolean
  /** What was typed, by control. */
  values: Readonly<Record<string, string>>
  mistakes: Readonly<Record<string, string>>
  /** Names that the number is known by; null where nobody asked. */
  known: string | null
  /** Of this form: sent twice it is one booking. */
  key: string
  times: DeskTimes
  /** Clinic-local: the day whose times are shown. */
  day: string
  treatments: readonly { value: string; label: string }[]
  chairs: readonly { value: string; label: string }[]
  /** A team goes there: where to is asked. */
  isAtHome: boolean
  /** Asked only where every chair of the time is taken. */
  asksOverbook: boolean
  /** What to choose from where the number has other visits near this one; empty where it has none. */
  near: readonly { value: string; label: string; line: string }[]
}
