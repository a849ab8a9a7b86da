import { type ClinicFactsRow, readClinicFacts } from '@/lib/db/queries/clinics/clinic-facts'
import type { Deps } from '@/lib/use-cases/deps'

/** Codes, language tags and picture names may be unknown to the site; any may be empty. */
export type ClinicFacts = ClinicFactsRow

const SILENT: ClinicFacts = {
  landmark: '',
  parking: [],
  access: [],
  payments: [],
  languages: [],
  photos: [],
  team: [],
}

export const getClinicFacts = async ({ db }: Pick<Deps, 'db'>, cid: string): Promise<ClinicFacts> =>
  (await readClinicFacts(db.reads, cid)) ?? SILENT
