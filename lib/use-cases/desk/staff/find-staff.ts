import type { DeskRole } from '@/lib/catalogue/visits'
import { readStaffOf, readStaffPlaces, type StaffPlaceRow } from '@/lib/db/queries/desk/staff'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

export type DeskPlace = StaffPlaceRow
export type Staff = { id: string; name: string; role: DeskRole; isEverywhere: boolean; hasPin: boolean }

/** `phone`: proved, E.164. Null for everybody else. */
export async function findStaff({ db }: Pick<Deps, 'db'>, phone: string): Promise<Staff | null> {
  const row = await readStaffOf(db.reads, phone)
  if (!row) return null
  const { id, personal_name: name, role, everywhere: isEverywhere, has_pin: hasPin } = row
  return { id, name, role, isEverywhere, hasPin }
}

export const placesOfStaff = ({ db }: Pick<Deps, 'db'>, { id }: Staff): Promise<DeskPlace[]> =>
  readStaffPlaces(db.reads, id)

export function actorOf({ id, role }: Staff, places: readonly DeskPlace[]): DeskActor {
  const placeIds = new Set(places.map((place) => place.id))
  return { staffId: id, role, mayAt: (placeId) => placeIds.has(placeId) }
}
