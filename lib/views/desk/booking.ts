import type { DayOption, PhotoView, SlotGroup } from '@/lib/views/booking'
import type { VisitCard } from '@/lib/views/desk/day'
import type { DeskMoneyView } from '@/lib/views/desk/money'

type Fact = { label: string; value: string; href?: string | undefined }
export type HistoryLine = { key: string; at: string; text: string; by: string }

export type DeskTimes = {
  day: string
  days: DayOption[]
  groups: SlotGroup[]
  earlierHref: string | null
  laterHref: string | null
  /** Wishes for a dentist; none where the rota gives no choice. `none`: no slot of the day fits, or empty. */
  wishes: { label: string; href: string; isCurrent: boolean }[]
  wish: string
  none: string
}

/** `day` is the clinic-local date of the times; `slot` and `reason` are the present choice. */
export type MoveView = {
  times: DeskTimes
  day: string
  action: string
  slot: string
  reason: string
  /** The same slot in another chair is also possible. */
  chairs: readonly { value: string; label: string }[]
}

export type CorrectView = {
  values: Readonly<Record<string, string>>
  mistakes: Readonly<Record<string, string>>
  treatments: readonly { value: string; label: string }[]
  isOpen: boolean
}

/** `planned`: null if no recall is planned. The months are offered only for a visit that was kept. */
export type DeskRecallView = {
  action: string
  planned: string | null
  months: { options: readonly { value: string; label: string }[]; value: string; isOpen: boolean }
}

/** `refusedFor`: empty while the comment may be shown. */
export type CommentFormView = {
  words: string
  state: string
  refusedFor: string
  reasons: readonly { value: string; label: string }[]
  reply: string
}

export type DeskBookingView = {
  card: VisitCard
  /** The patient has rated the visit, so the desk can't change its state. */
  isRated: boolean
  isCancelled: boolean
  action: string
  dayHref: string
  when: string
  /** Empty for a booking without a chair. */
  chair: string
  isAtHome: boolean
  facts: readonly Fact[]
  note: string
  photos: readonly PhotoView[]
  move: MoveView | null
  correct: CorrectView | null
  /** Null for a visit that was not kept. */
  recall: DeskRecallView | null
  /** Null for a booking without a price. */
  money: DeskMoneyView | null
  canCancel: boolean
  isOpen: boolean
  closure: { text: string; href: string } | null
  undo: string | null
  comment: CommentFormView | null
  history: readonly HistoryLine[]
  /** `by` shows whether the message was sent. */
  messages: readonly HistoryLine[]
}

/** The patient card's short form beside a typed number. */
export type KnownNumber = {
  text: string
  /** Offered for the name field; none while names are hidden. */
  names: readonly string[]
  lines: readonly string[]
  cardHref: string | null
}

export type NewBookingView = {
  placeName: string
  action: string
  dayHref: string
  isWalkIn: boolean
  values: Readonly<Record<string, string>>
  mistakes: Readonly<Record<string, string>>
  /** Null without a whole number. */
  known: KnownNumber | null
  /** Staff have just looked the number up, so they go on with the name. */
  isFound: boolean
  /** A second submit of the same form makes no second booking. */
  key: string
  times: DeskTimes
  day: string
  treatments: readonly { value: string; label: string }[]
  languages: readonly { value: string; label: string }[]
  chairs: readonly { value: string; label: string }[]
  isAtHome: boolean
  /** True only if every chair is taken. */
  asksOverbook: boolean
  near: readonly { value: string; label: string; line: string }[]
}
