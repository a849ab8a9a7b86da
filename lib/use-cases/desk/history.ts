// What was done to a booking at a desk, and by whom.
import { VISITS, type Visit } from '@/lib/catalogue/visits'
import { readDeskEvents } from '@/lib/db/queries/desk-events'
import { readStaffNames } from '@/lib/db/queries/staff'
import { isOneOf } from '@/lib/typed/keys'
import type { Deps } from '@/lib/use-cases/deps'
import { DESK_VERBS, type DeskVerb } from '@/lib/use-cases/desk/booking-state'

/** `visit`: what a mark set. `by`: who did it; null for nobody of the staff. */
export type HistoryEntry = {
  id: number
  at: Date
  verb: DeskVerb
  visit: Visit | null
  by: string | null
  isUndone: boolean
}

/** More than a booking ever has. */
const MOST = 100

/** The acts on a booking, the newest first. */
export async function historyOf({ db }: Pick<Deps, 'db'>, bookingId: string): Promise<HistoryEntry[]> {
  const events = await readDeskEvents(db.reads, { placeIds: null, subject: bookingId, limit: MOST })
  const names = await readStaffNames(db.reads, [...new Set(events.map(({ staff_id }) => staff_id))])
  return events.flatMap(({ id, at, verb, after, staff_id, is_undone }) =>
    isOneOf(DESK_VERBS, verb)
      ? [
          {
            id,
            at,
            verb,
            visit: isOneOf(VISITS, after.visit) ? after.visit : null,
            by: names.get(staff_id) ?? null,
            isUndone: is_undone,
          },
        ]
      : [],
  )
}
