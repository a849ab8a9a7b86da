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

export type ManageCause = MoveCause | UndoCause | EarlierCause

export type ManageView = {
  ticket: BookingView | null
  /** Null without access, so that nothing shows whether the booking exists. */
  notice: ManageNotice | null
  cause: ManageCause | null
  /** `signInNext` is where sign-in returns a visitor without access; null with access. */
  reference: string
  signInNext: string | null
  isGuest: boolean
  /** `isRefused`: this visitor can't renew the link. Null once it is closed for good. */
  link: { version: number; isRefused: boolean } | null
  acts: BookingActs | null
  /** Null if the booking can't be changed. */
  times: MoveTimes | null
  /** Nearest to the booking's own slot, or to a lost one. */
  nearest: SlotOption[]
  undo: UndoView | null
  replaced: ReplacedView | null
  /** The patient's attendance; null if the page doesn't ask. */
  attends: boolean | null
  /** Null if the clinic can keep the slot. */
  affected: AffectedView | null
  /** Null if there is no earlier slot to wait for. */
  earlier: EarlierView | null
  companions: CompanionView[]
}
