import { readPlaceNames } from '@/lib/db/queries/calendar/live-times'
import { readNamesOf } from '@/lib/db/queries/desk/search'
import { isSameName } from '@/lib/domain/same-name'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

export async function findNames({ db }: Pick<Deps, 'db'>, actor: DeskActor, phone: string): Promise<string[]> {
  const placeIds = (await readPlaceNames(db.reads)).map(({ id }) => id).filter((id) => actor.mayAt(id))
  const names = await readNamesOf(db.reads, { phone, placeIds })
  return names.filter((name, at) => !names.slice(0, at).some((other) => isSameName(other, name)))
}
