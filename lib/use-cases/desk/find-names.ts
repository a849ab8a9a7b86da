// Whom a number is known by, for the desk that books for it.

import { readPlaceNames } from '@/lib/db/queries/calendar/live-times'
import { readNamesOf } from '@/lib/db/queries/desk/search'
import { isSameName } from '@/lib/domain/same-name'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

/** The people whom the number (E.164) has booked for where the actor has a right, the latest first. */
export async function findNames({ db }: Pick<Deps, 'db'>, actor: DeskActor, phone: string): Promise<string[]> {
  const placeIds = (await readPlaceNames(db.reads)).map(({ id }) => id).filter((id) => actor.mayAt(id))
  const names = await readNamesOf(db.reads, { phone, placeIds })
  return names.filter((name, at) => !names.slice(0, at).some((other) => isSameName(other, name)))
}
