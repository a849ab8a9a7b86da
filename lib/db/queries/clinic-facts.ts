// Reads what a clinic tells of itself, and who works there.
import { sql } from 'kysely'
import type { ClinicPhoto } from '@/lib/db/clinic-tables'
import type { Reads } from '@/lib/db/schema'

type DentistRow = { name: string; degree: string; registration: string; languages: string[]; portrait: string }
export type ClinicFactsRow = {
  landmark: string
  parking: string[]
  access: string[]
  payments: string[]
  languages: string[]
  photos: ClinicPhoto[]
  team: DentistRow[]
}

/** One clinic's facts, its team in the chain's order; undefined when there is no such clinic. */
export async function readClinicFacts(reads: Reads, id: string): Promise<ClinicFactsRow | undefined> {
  const { rows } = await sql<ClinicFactsRow>`
    SELECT c.landmark, c.parking, c.access, c.payments, c.languages, c.photos, (
      SELECT coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'degree', d.degree, 'registration', d.registration,
        'languages', d.languages, 'portrait', d.portrait) ORDER BY d.nth), '[]')
      FROM dentists d WHERE d.clinic_id = c.id) AS team
    FROM clinics c WHERE c.id = ${id}`.execute(reads)
  return rows[0]
}
