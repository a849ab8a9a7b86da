// Whose calendar a walk's slot is from: the clinic chosen, the clinic it began at, or the home zone of the pincode.
import type { StepContext } from '@/lib/http/with-step'
import { findHomeZone } from '@/lib/use-cases/clinics/find-home-zone'
import { getClinic } from '@/lib/use-cases/clinics/get'

/** The place of the walk's slot; null when its clinic or pincode (both can be edited in a URL) has none. */
export async function placeOf({
  deps,
  flow,
  answers,
}: Pick<StepContext, 'deps' | 'flow' | 'answers'>): Promise<string | null> {
  if (answers.location === 'at_home' && flow !== 'INDIVIDUAL_CLINIC_PAGE') {
    const zone = await findHomeZone(deps, answers.pincode ?? '')
    return zone && zone.cityId === answers.city ? zone.zone : null
  }
  const clinic = await getClinic(deps, answers.cid ?? '')
  const elsewhere = flow !== 'INDIVIDUAL_CLINIC_PAGE' && clinic?.cityId !== answers.city
  return clinic && !elsewhere ? clinic.placeId : null
}
