import type { PhotoView } from '@/lib/views/booking'
import type { DeskRecallView, HistoryLine } from '@/lib/views/desk/booking'
import type { DayNotice, VisitCard } from '@/lib/views/desk/day'

export type PatientVisit = {
  reference: string
  href: string
  when: string
  state: string
  /** Patient, treatment, place and dentist. */
  facts: string
  tags: VisitCard['tags']
  /** Notes, feedback. */
  lines: readonly string[]
  photos: readonly PhotoView[]
}

type PatientPerson = { name: string; counts: string; againHref: string | null }

export type PatientView = {
  phone: VisitCard['phone']
  people: readonly PatientPerson[]
  ahead: readonly PatientVisit[]
  past: readonly PatientVisit[]
  /** Null without a kept visit, and while a visit is ahead. */
  recall: DeskRecallView | null
  messages: readonly HistoryLine[]
  /** Says which bookings the card leaves out. */
  limits: string
}
export type PatientProps = { patient: PatientView; notice: DayNotice | null; action: string }
