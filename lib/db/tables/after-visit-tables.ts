import type { Moment } from '@/lib/db/column-types'

type VisitQuestions = {
  booking_id: string
  asked_at: Moment
  answered_at: Moment | null
  score: number | null
  personal_words: string | null
}
type DoNotRemind = { personal_phone: string; asked_at: Moment }

export type AfterVisitTables = { visit_questions: VisitQuestions; do_not_remind: DoNotRemind }
