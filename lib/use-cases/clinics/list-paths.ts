import { cityPath, clinicPath } from '@/lib/addresses/paths'
import { readClinicIds } from '@/lib/db/queries/clinics/clinics'
import type { Deps } from '@/lib/use-cases/deps'

export async function listClinicPaths({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await readClinicIds(db.reads)
  const paths = rows.flatMap(({ city_id, cid }) => [cityPath(city_id), clinicPath(city_id, cid)])
  return [...new Set(paths)]
}
