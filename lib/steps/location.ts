// At home or at a clinic: at home only where the city has a home zone.
import { cityById } from '@/lib/catalogue/cities'
import type { StepHandlers } from '@/lib/http/with-step'
import { hasHomeVisits } from '@/lib/server/find-home-zone'

export type LocationData = { atHome: boolean; city: string }

export const locationSteps: StepHandlers<LocationData> = {
  async load({ deps, answers }) {
    const city = answers.city ?? ''
    return { atHome: await hasHomeVisits(deps, city), city: cityById(city)?.name ?? '' }
  },
  async submit({ deps, answers }) {
    if (answers.location !== 'at_home' || (await hasHomeVisits(deps, answers.city ?? ''))) return { kind: 'next' }
    return { kind: 'refused', status: 422, causes: { location: 'unknown' } }
  },
}
