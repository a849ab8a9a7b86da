// At home or at a clinic: at home only where the city has a home zone.
import type { LocationData } from '@/components/step/views'
import { FLOWS } from '@/flows/table'
import { cityById } from '@/lib/catalogue/cities'
import { treatmentOf } from '@/lib/domain/booked'
import type { StepHandlers } from '@/lib/http/step-context'
import { priceAt } from '@/lib/screens/price-view'
import { hasHomeVisits } from '@/lib/use-cases/clinics/find-home-zone'

export const locationSteps: StepHandlers<LocationData> = {
  async load({ deps, flow, answers, words }) {
    const city = answers.city ?? ''
    const treatment = treatmentOf(FLOWS[flow], answers)
    return {
      atHome: await hasHomeVisits(deps, city),
      city: cityById(city)?.name ?? '',
      prices: { at_home: priceAt(words, treatment, 'at_home'), clinic: priceAt(words, treatment, 'clinic') },
    }
  },
  async submit({ deps, answers }) {
    if (answers.location !== 'at_home' || (await hasHomeVisits(deps, answers.city ?? ''))) return { kind: 'next' }
    return { kind: 'refused', status: 422, causes: { location: 'unknown' } }
  },
}
