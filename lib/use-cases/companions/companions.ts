import { readCompanions } from '@/lib/db/queries/companions/parties'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { localOf } from '@/lib/domain/clinic-time'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'

export type Companion = {
  reference: string
  name: string
  age: number | null
  date: string
  start: string
  key: string
}

export async function listCompanions(
  { db, secret }: Deps,
  { id, companion_group, status }: FoundBooking,
): Promise<Companion[]> {
  if (companion_group === null || status !== 'confirmed') return []
  return (await readCompanions(db.reads, id)).map((row) => {
    const { date, time: start } = localOf(row.starts_at)
    const key = manageKey(secret, row.id, row.link_version)
    return { reference: row.reference, name: row.personal_name, age: row.personal_age, date, start, key }
  })
}
