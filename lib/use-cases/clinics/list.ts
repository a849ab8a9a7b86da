import { readClinicNames } from '@/lib/db/queries/clinics/clinics'
import type { Clinic } from '@/lib/use-cases/clinics/get'
import type { Deps } from '@/lib/use-cases/deps'

export type ListedClinic = Pick<Clinic, 'cid' | 'name' | 'locality' | 'address' | 'pincode' | 'lat' | 'lng' | 'phone'>
export type CityClinics = { id: string; name: string; clinics: ListedClinic[] }

export async function listClinics({ db }: Pick<Deps, 'db'>): Promise<CityClinics[]> {
  const cities = new Map<string, CityClinics>()
  for (const { city_id, city, id, ...clinic } of await readClinicNames(db.reads)) {
    const entry = cities.get(city_id) ?? { id: city_id, name: city, clinics: [] }
    entry.clinics.push({ cid: id, ...clinic })
    cities.set(city_id, entry)
  }
  return [...cities.values()]
}
