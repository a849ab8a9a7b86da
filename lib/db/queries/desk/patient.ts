import { sql } from 'kysely'
import type { Reads } from '@/lib/db/schema'

/** All bookings of a number, or a single one. */
export type WhosePatient = { phone: string } | { id: string }
export type PatientRow = {
  id: string
  planned_dentist: string | null
  replaced_by: string | null
  /** The member of staff who cancelled the booking, if the desk did. */
  cancelled_by: string | null
  score: number | null
  personal_words: string | null
}

/** At these places, the latest first. A deleted account's bookings are not the number's: it may be another person's by now. */
export async function readPatientRows(
  reads: Reads,
  whose: WhosePatient,
  { placeIds, limit }: { placeIds: readonly string[]; limit: number },
): Promise<PatientRow[]> {
  const are =
    'id' in whose
      ? sql`b.id = ${whose.id}::uuid`
      : sql`b.personal_phone = ${whose.phone} AND b.personal_phone <> '' AND NOT b.unlinked`
  const { rows } = await sql<PatientRow>`
    SELECT b.id, b.planned_dentist, b.replaced_by, q.score, q.personal_words,
      (SELECT e.staff_id FROM desk_events e
        WHERE e.subject = b.id::text AND e.verb = 'cancel'
          AND NOT EXISTS (SELECT 1 FROM desk_events u WHERE u.undoes = e.id)
        ORDER BY e.id DESC LIMIT 1) AS cancelled_by
    FROM bookings b
    CROSS JOIN LATERAL (SELECT starts_at FROM seats WHERE booking_id = b.id ORDER BY nth DESC LIMIT 1) s
    LEFT JOIN visit_questions q ON q.booking_id = b.id
    WHERE ${are} AND b.place_id = ANY (${[...placeIds]}::text[])
    ORDER BY s.starts_at DESC, b.id DESC LIMIT ${limit}::int`.execute(reads)
  return rows
}
