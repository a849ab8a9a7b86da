import { FLOWS } from '@/flows/table'
import { isPriced } from '@/lib/catalogue/treatments/prices'
import { supposedSelfBooked, treatmentOf } from '@/lib/domain/booking/booked'
import { type Tariff, walkPrice } from '@/lib/http/steps/price-text'
import type { StepContext } from '@/lib/http/steps/step-context'
import { memberPrices } from '@/lib/use-cases/membership/benefits'

/** Undefined for usual prices. A membership covers only its patient in person. */
export async function tariffOf({ deps, answers, patient }: StepContext): Promise<Tariff | undefined> {
  const { date, start } = answers
  const member = supposedSelfBooked(answers) === 'true' ? await patient() : null
  return member ? memberPrices(deps, { uid: member.uid, date, start }) : undefined
}

export async function visitorPrice(context: StepContext): Promise<string> {
  const { flow, answers, texts } = context
  const settled = FLOWS[flow]
  const tariff = isPriced(treatmentOf(settled, answers)) ? await tariffOf(context) : undefined
  return walkPrice(texts, settled, answers, tariff)
}
