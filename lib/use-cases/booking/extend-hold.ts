import { isSid } from '@/flows/rules'
import { keptMinutes } from '@/lib/catalogue/booking-rules'
import { lengthenHold } from '@/lib/db/queries/booking/holds'
import type { Deps } from '@/lib/use-cases/deps'

/** Doubles a live hold once; a repeat changes nothing. `gone`: no such live hold. */
export async function extendHold(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { owner, sid }: { owner: string; sid: string },
): Promise<{ kind: 'kept'; heldUntil: Date } | { kind: 'gone' }> {
  const heldUntil = isSid(sid) ? await lengthenHold(db.writes, { owner, sid, minutes: keptMinutes(), now }) : undefined
  return heldUntil ? { kind: 'kept', heldUntil } : { kind: 'gone' }
}
