// Whose calendar a walk's slot is from: the clinic chosen, the clinic it began at, or the home zone of the pincode.
import { FLOWS } from '@/flows/table'
import { isAtHome } from '@/lib/domain/booking/booked'
import type { StepContext } from '@/lib/http/steps/step-context'
import { findHomeZone } from '@/lib/use-cases/clinics/find-home-zone'
import { type Clinic, getClinic } from '@/lib/use-cases/clinics/get'

/** A calendar, and the clinic that it is of; null for a home zone. */
export type Place = { placeId: string; clinic: Clinic | null }

/** The place of the walk's slot; null when its clinic or pincode (both can be edited in a URL) has none. */
export async function findStepPlace({ deps, flow, answers }: StepContext): Promise<Place | null> {
  if (isAtHome(FLOWS[flow], answers)) {
    const homeZone = await findHomeZone(deps, answers.pincode ?? '')
    return homeZone && homeZone.cityId === answers.city ? { placeId: homeZone.placeId, clinic: null } : null
  }
  const clinic = await getClinic(deps, answers.cid ?? '')
  // A clinic that came with the visitor need not be in the city where they live.
  const isElsewhere = FLOWS[flow].clinic !== 'given' && clinic?.cityId !== answers.city
  return clinic && !isElsewhere ? { placeId: clinic.placeId, clinic } : null
}
