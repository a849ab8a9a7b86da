// Shown once the lead has its questionnaire.

import type { Answers } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import { href, path, startOf } from '@/flows/walk'
import { callBack } from '@/lib/catalogue/call-back'
import type { FlowName } from '@/lib/catalogue/flow-names'
import { treatmentFor } from '@/lib/catalogue/treatments/offered-treatments'
import { pricePaise } from '@/lib/catalogue/treatments/prices'
import { UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import { treatmentMinutes } from '@/lib/domain/booking/booked'
import { type CallWindow, callWindow } from '@/lib/domain/leads/call-back'
import type { StepContext, StepHandlers } from '@/lib/http/steps/step-context'
import { sealAnswers } from '@/lib/http/steps/step-query'
import { fill } from '@/lib/texts/fill'
import { formatDayWithNear, formatNearDay, formatTime, readablePhone } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import { searchClinics } from '@/lib/use-cases/clinics/search'
import { isCallNotified } from '@/lib/use-cases/leads/call-message'
import { findFinishedLead } from '@/lib/use-cases/leads/find-finished'
import type { PprEndData } from '@/lib/views/steps'

/** Such as "Tomorrow, Tue 24 Nov, 5:00 pm to 8:00 pm". */
function windowText(texts: Texts, { date, from, until }: CallWindow, now: Date): string {
  const { WHEN } = texts.consultation
  const holes = { day: formatDayWithNear(texts, date, now), until: formatTime(texts, until) }
  return from === null ? fill(WHEN.before, holes) : fill(WHEN.between, { ...holes, from: formatTime(texts, from) })
}

/** Carries the known answers, so that the patient types nothing twice. */
function bookingHref({ answers, attribution, seal }: StepContext, flow: FlowName, more: Answers): string {
  const { phone, name, city } = answers
  const known = { phone, name, city, ...more }
  // A clinic's form comes first, because it shows the clinic and the time.
  const step = FLOWS[flow].clinic === 'given' ? startOf(flow) : (path(flow, known).at(-1)?.route ?? startOf(flow))
  return href(step, flow, sealAnswers(known, seal), attribution)
}

/** Only for a free visit; null without a free chair. */
async function nextChair(context: StepContext): Promise<PprEndData['chair']> {
  const { deps, owner, answers, texts } = context
  const wanted = answers.purpose === undefined ? UNNAMED : treatmentFor(answers.purpose)
  // After a request for a free consultation the offer is free too; the dentist proposes the rest.
  const treatment = pricePaise(wanted, 'clinic') === 0 ? wanted : UNNAMED
  const visitMinutes = treatmentMinutes(treatment)
  const { clinics } = await searchClinics(deps, { cityId: answers.city ?? '', owner: owner(), visitMinutes })
  const [soonest] = clinics
    .flatMap(({ next: [slot], ...clinic }) => (slot ? [{ clinic, slot }] : []))
    .sort((a, b) => (`${a.slot.date}${a.slot.start}` < `${b.slot.date}${b.slot.start}` ? -1 : 1))
  if (!soonest) return null
  const { clinic, slot } = soonest
  const { date, start, end } = slot
  const at = { cid: clinic.cid, zone: clinic.placeId, date, start, end, treatment }
  return {
    place: localName(texts, clinic.locality),
    when: `${formatNearDay(texts, date, deps.now)}, ${formatTime(texts, start)}`,
    price: texts.prices.PRICE.consultation,
    href: bookingHref(context, 'INDIVIDUAL_CLINIC_PAGE', at),
  }
}

export const pprEndSteps: StepHandlers<PprEndData> = {
  async load(context) {
    const { deps, owner, answers, hrefOf, texts } = context
    const { phone = '', name = '' } = answers
    const lead = await findFinishedLead(deps, { phone, owner: owner() })
    // An edited URL can skip the questionnaire, and then there is no call to announce.
    if (!lead) return { redirect: hrefOf('/free-smile-consultation/questionnaire') }
    const call = callWindow(lead.questionnaire?.best_time, lead.askedAt)
    const { who } = callBack()
    return {
      who: who === undefined ? null : localName(texts, who),
      when: windowText(texts, call, deps.now),
      isNotified: await isCallNotified(deps, lead.id, call),
      phone: readablePhone(phone),
      name,
      strongPain: lead.questionnaire?.pain_now === 'strong',
      emergencyHref: bookingHref(context, 'ORGANIC', { concern_category: 'emergency' }),
      chair: await nextChair(context),
    }
  },
}
