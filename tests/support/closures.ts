import { randomUUID } from 'node:crypto'
import type { Database } from '@/lib/db/schema'
import { openClosure } from '@/lib/use-cases/closures/open'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { CITY, ONE_CHAIR, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'

export const STAFF = '00000000-0000-4000-8000-000000000001'
/** May work at the two clinics of the test places only. */
export const AT_DESK: DeskActor = {
  staffId: STAFF,
  role: 'desk',
  mayAt: (placeId) => [ONE_CHAIR, THREE_CHAIRS].includes(placeId),
}

type Given = Partial<Parameters<typeof openClosure>[2]>

/** A closure of all of tomorrow at the clinic with three chairs. */
export const wishOf = (given: Given = {}) => ({
  id: randomUUID(),
  placeId: THREE_CHAIRS,
  day: TOMORROW,
  from: null,
  until: null,
  seat: null,
  reason: 'dentist_away' as const,
  ...given,
})

/** Opens the closure. Returns its id and the number of affected bookings. Throws when it is refused. */
export async function opened(deps: Deps, given: Given = {}): Promise<{ id: string; affected: number }> {
  const wish = wishOf(given)
  const outcome = await openClosure(deps, AT_DESK, wish)
  if (outcome.kind !== 'opened') throw new Error(`Not opened: ${outcome.kind}`)
  return { id: wish.id, affected: outcome.affected }
}

/** Deletes the closed days of the test places. They belong to the chain, so they would stay for the next test. */
export const reopen = async ({ writes }: Database): Promise<void> => {
  await writes
    .deleteFrom('closed_days')
    .where('place_id', 'in', writes.selectFrom('places').where('city_id', '=', CITY).select('id'))
    .execute()
}
