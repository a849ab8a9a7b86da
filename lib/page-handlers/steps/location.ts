import { FLOWS } from '@/flows/table'
import { cityById } from '@/lib/catalogue/clinics/cities'
import { serviceOf } from '@/lib/catalogue/treatments/prices'
import { isScanKind } from '@/lib/catalogue/treatments/treatment-names'
import type { Where } from '@/lib/catalogue/treatments/treatment-record'
import { answersOf, treatmentOf } from '@/lib/domain/booking/booked'
import { priceAt, serviceNote } from '@/lib/http/steps/price-text'
import type { StepHandlers } from '@/lib/http/steps/step-context'
import { tariffOf } from '@/lib/http/steps/visitor-price'
import { localName } from '@/lib/texts/local-name'
import { hasHomeVisits } from '@/lib/use-cases/clinics/find-home-zone'
import type { LocationData } from '@/lib/views/steps'

export const locationSteps: StepHandlers<LocationData> = {
  async load(context) {
    const { deps, flow, answers, texts } = context
    const city = answers.city ?? ''
    const treatment = treatmentOf(FLOWS[flow], answers)
    const tariff = await tariffOf(context)
    const linkedTreatment = answersOf(FLOWS[flow], answers)
    const { lines } = texts['select-location'].LOCATION
    const note = (where: Where) => serviceNote(texts, serviceOf(treatment), where)
    const isSame = note('clinic') === note('at_home')
    const lineText = (line: string, where: Where) => (isSame ? line : `${line} ${note(where)}`)
    return {
      atHome: await hasHomeVisits(deps, city),
      city: localName(texts, cityById(city)?.name ?? ''),
      prices: {
        at_home: priceAt(texts, treatment, 'at_home', tariff),
        clinic: priceAt(texts, treatment, 'clinic', tariff),
      },
      // Shown once if it is the same in both places.
      note: isSame ? note('clinic') : '',
      lines: {
        at_home: lineText(isScanKind(linkedTreatment) ? lines.scanner : lines.at_home, 'at_home'),
        clinic: lineText(lines.clinic, 'clinic'),
      },
    }
  },
  async submit({ deps, answers }) {
    if (answers.location !== 'at_home' || (await hasHomeVisits(deps, answers.city ?? ''))) return { kind: 'next' }
    return { kind: 'refused', status: 422, causes: { location: 'unknown' } }
  },
}
