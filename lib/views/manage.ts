// What the page of one booking shows its patient.
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

/** Why a form was refused. */
export type ManageCause = MoveCause | UndoCause | EarlierCause

export type ManageView = {
  ticket: BookingView | null
  /** Null where who looks may not see it; nothing says whether there is a booking. */
  notice: ManageNotice | null
  cause: ManageCause | null
  /** The reference that was asked for; and where who is not let in comes back to after signing in, null where it opened. */
  reference: string
  signInNext: string | null
  isGuest: boolean
  /** The manage link, and whether it can't be made anew here; null once it is closed for good. */
  link: { version: number; isRefused: boolean } | null
  acts: BookingActs | null
  /** Null where nothing can be changed any more. */
  times: MoveTimes | null
  /** The free times nearest to the booking's own, or to the one that could not be had. */
  nearest: SlotOption[]
  /** Null where nothing can be undone. */
  undo: UndoView | null
  /** The booking that took its place, with the way there for who may open it; null where none did. */
  replaced: ReplacedView | null
  /** Whether the patient said that they come; null where that is not asked. */
  attends: boolean | null
  /** Null where the clinic can keep the time. */
  affected: AffectedView | null
  /** Null where no earlier time can be waited for. */
  earlier: EarlierView | null
  /** Who else of the patient's party comes. */
  companions: CompanionView[]
}
