// Whom it would meet, before anything is done.
import { readAffected } from '@/lib/db/queries/interruptions'
import { seatedWithinAWeek } from '@/lib/domain/offered-times'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { freeTimesFor } from '@/lib/use-cases/interruption/free-times'
import { judgeWish, type Wish, type WishRefusal } from '@/lib/use-cases/interruption/wish'

/** `seated`: for how many of the affected there is another chair within a week of their time. */
export type Preview = { kind: 'preview'; affected: number; seated: number } | WishRefusal

/** What `openInterruption` would find now; changes nothing. */
export async function previewInterruption(deps: Deps, actor: DeskActor, wish: Wish): Promise<Preview> {
  const { db, now } = deps
  const judged = await judgeWish(deps, actor, wish)
  if (judged.kind !== 'may') return judged
  const { placeId, from, until } = judged.span
  const affected = await readAffected(db.reads, judged.span, now)
  // What lies in the span itself is nobody's any more.
  const times = (await freeTimesFor(db.reads, placeId, now)).filter(
    (time) => time.placeId !== placeId || time.at >= until.getTime() || time.at < from.getTime(),
  )
  const lost = affected.map(({ booking_id, starts_at }) => ({ id: booking_id, at: starts_at.getTime() }))
  return { kind: 'preview', affected: lost.length, seated: seatedWithinAWeek(lost, times) }
}
