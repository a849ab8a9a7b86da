import type { Json } from '@/lib/db/column-types'

export type CorrectedFields = { name: string; phone: string; treatment: string | null }
type BookingCorrections = {
  event_id: number
  booking_id: string
  personal_before: Json<CorrectedFields>
  personal_after: Json<CorrectedFields>
}
export type CorrectionTables = { booking_corrections: BookingCorrections }
