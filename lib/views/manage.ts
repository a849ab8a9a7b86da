import type { ManageNotice } from '@/lib/catalogue/manage-flashes'
import type {
  AffectedView,
  BookingActs,
  BookingView,
  CompanionView,
  EarlierCause,
  EarlierView,
  MoveCause,
  MoveTimes,
  ReplacedView,
  SlotOption,
  UndoCause,
  UndoView,
} from '@/lib/views/booking'
import type { MoneyView } from '@/lib/views/payments'
import type { RecallView } from '@/lib/views/recall'

export type ManageCause = MoveCause | UndoCause | EarlierCause | 'not_here' | 'recall'

/** `begins`: clinic-local. `late` is null while the chair is on time. */
export type DelayView = { reference: string; late: { minutes: number; begins: string } | null }

export type ManageView = {
  ticket: BookingView | null
  /** Null without access, so that nothing shows whether the booking exists. */
  notice: ManageNotice | null
  cause: ManageCause | null
  reference: string
  signInNext: string | null
  isGuest: boolean
  /** `isRefused`: this visitor can't renew the link. Null once it is closed for good. */
  link: { version: number; isRefused: boolean } | null
  acts: BookingActs | null
  times: MoveTimes | null
  /** Nearest to the booking's own slot, or to a lost one. */
  nearest: SlotOption[]
  undo: UndoView | null
  replaced: ReplacedView | null
  attends: boolean | null
  /** `since`: the clinic knows that the patient is there; otherwise the page asks. */
  arrival: { since: string | null } | null
  /** Null while no delay can concern the visit. */
  delay: DelayView | null
  affected: AffectedView | null
  earlier: EarlierView | null
  companions: CompanionView[]
  recall: RecallView | null
  money: MoneyView | null
}

/** `score`: null until the patient answers. */
export type PastVisit = {
  reference: string
  day: string
  state: 'open' | 'answered' | 'withdrawn'
  hasLeft: boolean
  score: number | null
  recall: RecallView | null
}
export type AnswerForm = { score: string; words: string; show: string }
export type AnswerMistakes = { score: boolean; words: boolean }
