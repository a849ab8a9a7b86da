// The first step under /unified-booking/: the phone alone, or all of a clinic page's questions when it begins at a clinic.

import type { ClinicStartData } from '@/components/step/views'
import type { Answers } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import { PATHS } from '@/lib/addresses/paths'
import { EMERGENCY_TREATMENT, OFFERED } from '@/lib/catalogue/offered-treatments'
import { pricePaise } from '@/lib/catalogue/prices'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments'
import { cardPrice } from '@/lib/http/price-words'
import type { StepHandlers } from '@/lib/http/step-context'
import { isEmergency } from '@/lib/http/step-view'
import { campaignView } from '@/lib/screens/steps/campaign'
import { servedCities } from '@/lib/screens/steps/served-cities'
import { fill } from '@/lib/texts/fill'
import type { Words } from '@/lib/texts/languages'
import { getClinic } from '@/lib/use-cases/clinics/get'

const NOT_BY_A_CLINIC = { clinic: null, city: '', treatments: [], priceHint: '', cities: [] }

/** What costs something at the clinic says how much; the consultations say nothing. */
function labelled(words: Words, treatment: TreatmentKey): string {
  const { label } = TREATMENTS[treatment]
  return pricePaise(treatment, 'clinic') === 0
    ? label
    : fill(words['clinic-start'].CLINIC_START.priced, { label, price: cardPrice(words, treatment, 'clinic') })
}

/** Who is in an emergency is not asked which treatment it is. */
function treatmentsFor(words: Words, answers: Answers): ClinicStartData['treatments'] {
  if (isEmergency(answers)) return [{ value: EMERGENCY_TREATMENT, label: words.booking.REVIEW.emergency }]
  // What a link names stays on offer.
  const { treatment } = answers
  const offered = treatment && !OFFERED.includes(treatment) ? [treatment, ...OFFERED] : OFFERED
  return offered.map((value) => ({ value, label: labelled(words, value) }))
}

export const clinicStartSteps: StepHandlers<ClinicStartData> = {
  async load(context) {
    const { deps, flow, answers, words } = context
    if (FLOWS[flow].clinic !== 'given') return { ...NOT_BY_A_CLINIC, campaign: await campaignView(context) }
    const clinic = await getClinic(deps, answers.cid ?? '')
    if (!clinic) return { redirect: PATHS.clinics }
    return {
      campaign: null,
      clinic: clinic.name,
      city: clinic.cityId,
      treatments: treatmentsFor(words, answers),
      priceHint: fill(words['clinic-start'].CLINIC_START.hint, { consultation: words.prices.PRICE.consultationLine }),
      cities: (await servedCities(deps)).map(({ id, name }) => ({ value: id, label: name })),
    }
  },
}
