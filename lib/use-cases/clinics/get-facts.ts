// What a clinic tells of itself before a visit: how to find and enter it, how to pay, who works there.
import { type ClinicFactsRow, readClinicFacts } from '@/lib/db/queries/clinics/clinic-facts'
import type { Deps } from '@/lib/use-cases/deps'

/** As the chain's tables say it: codes, language tags and names of pictures may be unknown to the site, any may be empty. */
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

/** The facts of a clinic; all empty where it says nothing, or where there is none. */
export const getClinicFacts = async ({ db }: Pick<Deps, 'db'>, cid: string): Promise<ClinicFacts> =>
  (await readClinicFacts(db.reads, cid)) ?? SILENT
