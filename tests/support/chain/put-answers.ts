import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database, Tables } from '@/lib/db/schema'
import { NOW, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { putBooking } from '@/tests/support/put-rows'

type Answer = Partial<Insertable<Tables['visit_questions']>>
type Booking = Parameters<typeof putBooking>[1]

let seats = 0

/** Adds an attended visit with a question, `daysAgo` before `now`. It is answered with a score. Returns the booking's id. */
export async function putAnswer(
  db: Database,
  {
    daysAgo = 10,
    now = NOW,
    placeId = THREE_CHAIRS,
    ...answer
  }: Answer & { daysAgo?: number; now?: Date; placeId?: string },
  booking: Booking = {},
): Promise<string> {
  seats += 1
  const asked = new Date(Math.floor((now.getTime() - daysAgo * 86_400_000) / 300_000) * 300_000)
  const seat = { place_id: placeId, seat: seats, starts_at: asked, ends_at: new Date(asked.getTime() + 1_800_000) }
  const visit = { visit: 'kept' as const, treatment: 'braces', reference: randomUUID(), ...booking }
  const id = await putBooking(db, visit, { ...seat, state: visit.visit === 'kept' ? 'taken' : 'left' })
  const answered = answer.score ? { answered_at: asked } : {}
  await db.writes
    .insertInto('visit_questions')
    .values({ booking_id: id, asked_at: asked, ...answered, ...answer })
    .execute()
  return id
}

/** Adds one answer for each score. */
export async function putScores(
  db: Database,
  scores: readonly number[],
  given: Parameters<typeof putAnswer>[1] = {},
): Promise<void> {
  for (const score of scores) await putAnswer(db, { score, ...given })
}
