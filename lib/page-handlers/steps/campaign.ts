import { FLOWS } from '@/flows/table'
import { chain } from '@/lib/catalogue/chain'
import { cityById, onlyCity } from '@/lib/catalogue/clinics/cities'
import { treatmentFor, treatmentPicture } from '@/lib/catalogue/treatments/offered-treatments'
import { priceOfTreatment, serviceOf } from '@/lib/catalogue/treatments/prices'
import { UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import type { Where } from '@/lib/catalogue/treatments/treatment-record'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { isExperimentVariant } from '@/lib/catalogue/variants'
import { answersOf, treatmentOf } from '@/lib/domain/booking/booked'
import { asUsual, serviceName, serviceNote, type Tariff } from '@/lib/http/steps/price-text'
import type { StepContext } from '@/lib/http/steps/step-context'
import { stepExperiment } from '@/lib/http/steps/step-experiment'
import { treatmentTitle } from '@/lib/http/steps/treatment-title'
import { tariffOf } from '@/lib/http/steps/visitor-price'
import { fill, plural } from '@/lib/texts/fill'
import { formatMoney, formatNearDay, formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import { isKeyOf } from '@/lib/types/keys'
import { hasHomeVisits } from '@/lib/use-cases/clinics/find-home-zone'
import { type Soonest, soonestTime } from '@/lib/use-cases/clinics/soonest'
import { unlessUnavailable } from '@/lib/use-cases/unless-unavailable'
import type { CampaignView } from '@/lib/views/steps'

/** One row per place, if prices differ. */
function campaignPrices(texts: Texts, treatment: TreatmentKey, isHome: boolean, pay: Tariff): CampaignView['prices'] {
  const { LOCATION } = texts['select-location']
  const { clinic, at_home } = priceOfTreatment(treatment)
  if (clinic === 0) return [{ label: serviceName(texts, 'consultation'), price: texts.prices.PRICE.free }]
  const row = (label: string, usual: number) => {
    const paise = pay(serviceOf(treatment), usual)
    return { label, price: paise === 0 ? texts.prices.MEMBER_PRICE.nothing : formatMoney(paise) }
  }
  const atClinic = row(LOCATION.options.clinic.label, clinic)
  if (at_home === null || !isHome) return [atClinic]
  if (at_home === clinic) return [row(texts.campaigns.CAMPAIGN.atBoth, clinic)]
  return [row(LOCATION.options.at_home.label, at_home), atClinic]
}

function noteOf(texts: Texts, treatment: TreatmentKey, isHome: boolean, isMembers: boolean): string {
  const service = serviceOf(treatment)
  const note = (where: Where) => serviceNote(texts, service, where)
  const pay = service === 'consultation' ? [] : [texts.campaigns.CAMPAIGN.pay]
  const lowered = isMembers ? [texts.prices.MEMBER_PRICE.lowered] : []
  return [note(isHome ? 'at_home' : 'clinic'), ...pay, ...lowered].join(' ')
}

const cityName = (texts: Texts, id: string): string => localName(texts, cityById(id)?.name ?? id)

/** Names city and locality only if the visitor's city is known. */
function nextSlotText(texts: Texts, city: string | null, { time: next }: Soonest, now: Date): string | null {
  if (next === null) return null
  const { CAMPAIGN } = texts.campaigns
  const { locality, slot } = next
  const [day, time] = [formatNearDay(texts, slot.date, now), formatTime(texts, slot.start)]
  if (city === null) return fill(CAMPAIGN.nextAnywhere, { day, time })
  return fill(CAMPAIGN.next, { city: cityName(texts, city), day, time, locality: localName(texts, locality) })
}

function proofLines(texts: Texts, city: string | null, { clinics, cities }: Soonest): string[] {
  const { CAMPAIGN } = texts.campaigns
  const counted =
    city === null
      ? fill(CAMPAIGN.inChain, { count: clinics, cities })
      : plural(texts.language.LANGUAGE, CAMPAIGN.inCity, { count: clinics, city: cityName(texts, city) })
  return clinics === 0 ? [] : [counted]
}

/** Null without a campaign, and in a flow that begins at a clinic. */
export async function campaignView(context: StepContext): Promise<CampaignView | null> {
  const { deps, flow, answers, texts } = context
  const { CAMPAIGN, CAMPAIGNS } = texts.campaigns
  const experiment = stepExperiment(context)
  if (!isExperimentVariant(experiment, 'unified_booking', 'variant_A') || !isKeyOf(CAMPAIGNS, flow)) return null
  const city = answers.city ?? onlyCity()?.id ?? null
  const treatment = treatmentOf(FLOWS[flow], answers)
  const soonest = await unlessUnavailable(soonestTime(deps, city))
  const isHome = city === null ? chain().homeVisits : (await unlessUnavailable(hasHomeVisits(deps, city))) !== false
  const { headline, facts } = CAMPAIGNS[flow]
  const pay = (await tariffOf(context)) ?? asUsual
  const [service, usual] = [serviceOf(treatment), priceOfTreatment(treatment).clinic]
  const linkedTreatment = answersOf(FLOWS[flow], answers)
  const named =
    linkedTreatment === FLOWS[flow].treatment || linkedTreatment === UNNAMED
      ? ''
      : treatmentTitle(texts, linkedTreatment)
  return {
    headline: named === '' ? headline : fill(CAMPAIGN.ofTreatment, { treatment: named }),
    picture: treatmentPicture(linkedTreatment === UNNAMED ? treatmentFor('check_up') : linkedTreatment),
    prices: campaignPrices(texts, treatment, isHome, pay),
    note: noteOf(texts, treatment, isHome, pay(service, usual) < usual),
    facts: [...facts],
    next: soonest && nextSlotText(texts, city, soonest, deps.now),
    trust: [...(soonest ? proofLines(texts, city, soonest) : []), CAMPAIGN.change],
  }
}
