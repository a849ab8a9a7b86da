// What a walk's booking costs the one who walks it: a signed-in member's price where a benefit lowers it, or else everybody's.

import { FLOWS } from '@/flows/table'
import { pricesPaise, serviceOf } from '@/lib/catalogue/prices'
import { isForSelf, priceOf, treatmentOf } from '@/lib/domain/booked'
import { serviceName, walkPrice } from '@/lib/http/price-words'
import type { StepContext } from '@/lib/http/step-context'
import { fill } from '@/lib/texts/fill'
import { formatMoney } from '@/lib/texts/format'
import { memberPriceOn } from '@/lib/use-cases/membership/benefits'

/** What is paid in paise, once that is settled: with its place, or where every place costs the same; 0 before. */
function settledPaise({ flow, answers }: StepContext): number {
  const settled = FLOWS[flow]
  if (answers.location !== undefined || settled.clinic === 'given') return priceOf(settled, answers) ?? 0
  const [paise = 0, ...others] = pricesPaise(treatmentOf(settled, answers))
  return others.length === 0 ? paise : 0
}

/** In one line, as far as it is known; empty while nobody knows what is booked. */
export async function ownPrice(context: StepContext): Promise<string> {
  const { deps, flow, answers, words } = context
  const usual = walkPrice(words, FLOWS[flow], answers)
  const pricePaise = settledPaise(context)
  const patient = usual === '' || pricePaise === 0 ? null : await context.patient()
  if (!patient) return usual
  const service = serviceOf(treatmentOf(FLOWS[flow], answers))
  const { date, start } = answers
  const visit = { uid: patient.uid, selfBooked: isForSelf(answers), service, pricePaise, date, start }
  const member = await memberPriceOn(deps, visit)
  if (!member) return usual
  const { MEMBER_PRICE } = words.prices
  const said = { service: serviceName(words, service), price: formatMoney(words, member.pricePaise) }
  return fill(member.pricePaise === 0 ? MEMBER_PRICE.free : MEMBER_PRICE.of, said)
}
