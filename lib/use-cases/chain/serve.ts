import { type Dentist, setChain } from '@/lib/catalogue/chain'
import { readChain, readChainCities, readChainVersion, readDentists } from '@/lib/db/queries/chain/chain'
import { readHomeVisitCities } from '@/lib/db/queries/clinics/home-zone-pincodes'
import type { Reads } from '@/lib/db/schema'
import { processWide } from '@/lib/types/process-wide'
import { documentPages } from '@/lib/use-cases/chain/documents'
import { clinicPlace } from '@/lib/use-cases/chain/rows'
import type { Deps } from '@/lib/use-cases/deps'

const served = processWide<{ by?: Reads; version?: number }>('chain-version', {})

export async function serveChain({ reads }: Deps['db']): Promise<void> {
  const version = await readChainVersion(reads)
  if (version === undefined || (served.by === reads && version === served.version)) return
  const row = await readChain(reads)
  if (!row) return
  const cities = (await readChainCities(reads)).map(({ pincode_prefixes: pincodePrefixes, nth: _, ...city }) => ({
    ...city,
    pincodePrefixes,
  }))
  const teams = new Map<string, Dentist[]>()
  for (const dentist of await readDentists(reads)) {
    const placeId = clinicPlace(dentist.clinic_id)
    teams.set(placeId, [...(teams.get(placeId) ?? []), dentist])
  }
  const homeVisits = (await readHomeVisitCities(reads)).length > 0
  setChain({ ...row.facts, cities, teams, homeVisits, pages: documentPages(row.facts) })
  Object.assign(served, { by: reads, version: row.version })
}
