// The first step under /unified-booking/: the phone alone, or all of a clinic page's questions when it begins at a clinic.
import { citiesPopularFirst } from '@/lib/catalogue/cities'
import { CONCERN_CATEGORIES } from '@/lib/catalogue/concerns'
import { TREATMENTS } from '@/lib/catalogue/treatments'
import type { StepHandlers } from '@/lib/http/with-step'
import { getClinic } from '@/lib/server/get-clinic'

type Named = { value: string; label: string }
export type ClinicStartData = { clinic: string | null; city: string; treatments: Named[]; cities: Named[] }

const NOT_BY_A_CLINIC: ClinicStartData = { clinic: null, city: '', treatments: [], cities: [] }
const offered = [...new Set(Object.values(CONCERN_CATEGORIES).flat())]

export const clinicStartSteps: StepHandlers<ClinicStartData> = {
  async load({ deps, flow, answers }) {
    if (flow !== 'INDIVIDUAL_CLINIC_PAGE') return NOT_BY_A_CLINIC
    const clinic = await getClinic(deps, answers.cid ?? '')
    if (!clinic) return { redirect: '/clinics' }
    return {
      clinic: clinic.name,
      city: clinic.cityId,
      treatments: offered.map((value) => ({ value, label: TREATMENTS[value].label })),
      cities: citiesPopularFirst().map(({ id, name }) => ({ value: id, label: name })),
    }
  },
}
