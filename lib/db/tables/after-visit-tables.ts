import type { Generated } from 'kysely'
import type { RefusalReason } from '@/lib/catalogue/desk/refusal-reasons'
import type { Moment } from '@/lib/db/column-types'

type VisitQuestions = {
  booking_id: string
  asked_at: Moment
  answered_at: Moment | null
  score: number | null
  personal_words: string | null
  /** The database copies these three from the booking. */
  place_id: Generated<string | null>
  treatment: Generated<string | null>
  visit: Generated<'kept' | 'left' | null>
  counts: Generated<boolean>
  may_show: Generated<boolean>
  refused_for: RefusalReason | null
  personal_reply: string | null
  withdrawn_at: Moment | null
}
type DoNotRemind = { personal_phone: string; asked_at: Moment }
type Recalls = {
  personal_phone: string
  id: Generated<string>
  booking_id: string
  due_at: Moment
  source: 'patient' | 'desk'
  consent_version: string
  consented_at: Moment
  asked_at: Moment | null
  second_asked_at: Moment | null
}

/** Written by the database alone. */
type RatingEntries = {
  place_id: string
  n: number
  month: string
  score: number
  is_withdrawal: boolean
  hash: Buffer
}

export type AfterVisitTables = {
  visit_questions: VisitQuestions
  do_not_remind: DoNotRemind
  recalls: Recalls
  rating_entries: RatingEntries
}
