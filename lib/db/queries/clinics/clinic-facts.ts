import { sql } from 'kysely'
import type { Reads } from '@/lib/db/schema'
import type { ClinicRow, DentistRow } from '@/lib/db/tables/clinic-tables'

export type ClinicFactsRow = Pick<
  ClinicRow,
  'landmark' | 'parking' | 'access' | 'payments' | 'languages' | 'photos'
> & { team: Omit<DentistRow, 'clinic_id' | 'nth' | 'woman'>[] }

export async function readClinicFacts(reads: Reads, id: string): Promise<ClinicFactsRow | undefined> {
  const { rows } = await sql<ClinicFactsRow>`
    SELECT c.landmark, c.parking, c.access, c.payments, c.languages, c.photos, (
      SELECT coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'degree', d.degree, 'registration', d.registration,
        'languages', d.languages, 'portrait', d.portrait, 'since', d.since, 'rota', d.rota) ORDER BY d.nth), '[]')
      FROM dentists d WHERE d.clinic_id = c.id) AS team
    FROM clinics c WHERE c.id = ${id}`.execute(reads)
  return rows[0]
}
