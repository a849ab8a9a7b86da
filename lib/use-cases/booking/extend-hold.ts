import { isSid } from '@/flows/rules'
import { lengthenHold } from '@/lib/db/queries/booking/holds'
import { BOOKING } from '@/lib/domain/calendar/slots'
import type { Deps } from '@/lib/use-cases/deps'

/** Extends a live hold to twenty minutes from its start; a repeat changes nothing. `gone`: no such live hold. */
export async function extendHold(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { owner, sid }: { owner: string; sid: string },
): Promise<{ kind: 'kept'; heldUntil: Date } | { kind: 'gone' }> {
  const heldUntil = isSid(sid)
    ? await lengthenHold(db.writes, { owner, sid, minutes: BOOKING.keptMinutes, now })
    : undefined
  return heldUntil ? { kind: 'kept', heldUntil } : { kind: 'gone' }
}
