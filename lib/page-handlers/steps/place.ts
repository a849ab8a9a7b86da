import { FLOWS } from '@/flows/table'
import { isAtHome } from '@/lib/domain/booking/booked'
import type { StepContext } from '@/lib/http/steps/step-context'
import { findHomeZone } from '@/lib/use-cases/clinics/find-home-zone'
import { type Clinic, getClinic } from '@/lib/use-cases/clinics/get'

/** `clinic` is null for a home zone. */
export type Place = { placeId: string; clinic: Clinic | null }

/** Null if the clinic or pincode has none, because both can be edited in a URL. */
export async function findStepPlace({ deps, flow, answers }: StepContext): Promise<Place | null> {
  if (isAtHome(FLOWS[flow], answers)) {
    const homeZone = await findHomeZone(deps, answers.pincode ?? '')
    return homeZone && homeZone.cityId === answers.city ? { placeId: homeZone.placeId, clinic: null } : null
  }
  const clinic = await getClinic(deps, answers.cid ?? '')
  // A given clinic may be outside the patient's city.
  const isElsewhere = FLOWS[flow].clinic !== 'given' && clinic?.cityId !== answers.city
  return clinic && !isElsewhere ? { placeId: clinic.placeId, clinic } : null
}
