// Gives a patient who needs it more time for a hold. Once: a place that somebody only looks at is another patient's.
import { isSid } from '@/flows/rules'
import { lengthenHold } from '@/lib/db/queries/booking/holds'
import { BOOKING } from '@/lib/domain/calendar/slots'
import type { Deps } from '@/lib/use-cases/deps'

/**
 * Lets a live hold last twenty minutes from its beginning; asked again it stays so. What a hold counts against (lib/limits) it
 * counts as long as it lasts. `gone`: no live hold of this browser has that sid.
 */
export async function extendHold(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { owner, sid }: { owner: string; sid: string },
): Promise<{ kind: 'kept'; heldUntil: Date } | { kind: 'gone' }> {
  const heldUntil = isSid(sid)
    ? await lengthenHold(db.writes, { owner, sid, minutes: BOOKING.keptMinutes, now })
    : undefined
  return heldUntil ? { kind: 'kept', heldUntil } : { kind: 'gone' }
}
