// Who of those who are signed in is a member of staff, and where they work.

import type { DeskRole } from '@/lib/catalogue/visits'
import { readStaffOf, readStaffPlaces, type StaffPlaceRow } from '@/lib/db/queries/desk/staff'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

export type DeskPlace = StaffPlaceRow
export type Staff = { id: string; name: string; role: DeskRole; isEverywhere: boolean; hasPin: boolean }

/** The member of staff whose proved number (E.164) this is; null for everybody else. One statement, whoever asks. */
export async function findStaff({ db }: Pick<Deps, 'db'>, phone: string): Promise<Staff | null> {
  const row = await readStaffOf(db.reads, phone)
  if (!row) return null
  const { id, personal_name: name, role, everywhere: isEverywhere, has_pin: hasPin } = row
  return { id, name, role, isEverywhere, hasPin }
}

/** The places where they work, by city and name. */
export const placesOfStaff = ({ db }: Pick<Deps, 'db'>, { id }: Staff): Promise<DeskPlace[]> =>
  readStaffPlaces(db.reads, id)

/** As whom they act. */
export function actorOf({ id, role }: Staff, places: readonly DeskPlace[]): DeskActor {
  const own = new Set(places.map((place) => place.id))
  return { staffId: id, role, mayAt: (placeId) => own.has(placeId) }
}
