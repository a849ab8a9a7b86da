// Every clinic of the chain, by city: for the page that lists them. Free times are search-clinics.ts's business.
import { readClinicNames } from '@/lib/db/queries/clinics'
import type { Deps } from '@/lib/server/deps'

export type CityClinics = { name: string; clinics: { cid: string; name: string; address: string }[] }

/** The cities by name, each with its clinics by name. One statement. */
export async function listClinics({ db }: Pick<Deps, 'db'>): Promise<CityClinics[]> {
  const cities = new Map<string, CityClinics>()
  for (const { city, id, name, address } of await readClinicNames(db.reads)) {
    const entry = cities.get(city) ?? { name: city, clinics: [] }
    entry.clinics.push({ cid: id, name, address })
    cities.set(city, entry)
  }
  return [...cities.values()]
}
