// The day's page polls this every few seconds.
import * as z from 'zod/mini'
import type { DeskCall } from '@/lib/http/calls/with-desk-api'
import { dayView } from '@/lib/page-handlers/desk/day-view'
import { openItemsOf } from '@/lib/use-cases/closures/list'
import { dayVersion, readDay } from '@/lib/use-cases/desk/read-day'
import type { DayView } from '@/lib/views/desk/day'

const short = z.string().check(z.maxLength(80))
/** The day's version (lib/db/queries/desk/day.ts). */
const markCall = z.string().check(z.maxLength(1000))
/** `version` is of the day on the page. */
export const dayInput = z.object({ place: short, date: short, version: markCall })

/** Null if the day is unchanged, or the place is not the member's. */
export async function dayCall({
  deps,
  texts,
  desk,
  body,
}: DeskCall<z.infer<typeof dayInput>>): Promise<{ day: DayView | null }> {
  const query = { placeId: body.place, date: body.date }
  const version = await dayVersion(deps, desk.actor, query)
  const day = version === null || version === body.version ? null : await readDay(deps, desk.actor, query)
  if (!day) return { day }
  const open = await openItemsOf(deps, desk.actor, body.place)
  return { day: dayView(texts, day, { now: deps.now, isHidden: desk.isHiding }, open.length) }
}
