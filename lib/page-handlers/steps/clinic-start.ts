// Asks the phone only, or all questions if the booking begins at a clinic.

import { FLOWS } from '@/flows/table'
import { PATHS } from '@/lib/addresses/paths'
import { allOffered, EMERGENCY_TREATMENT } from '@/lib/catalogue/treatments/offered-treatments'
import { pricePaise } from '@/lib/catalogue/treatments/prices'
import { UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { visitTermsOf } from '@/lib/domain/booking/booked'
import { endOfVisit } from '@/lib/domain/calendar/slots'
import { cardPrice, type Tariff } from '@/lib/http/steps/price-text'
import type { Outcome, StepContext, StepHandlers, Submission } from '@/lib/http/steps/step-context'
import { isEmergency } from '@/lib/http/steps/step-view'
import { treatmentLabel } from '@/lib/http/steps/treatment-title'
import { tariffOf } from '@/lib/http/steps/visitor-price'
import { servedCities } from '@/lib/page-handlers/clinics/served-cities'
import { campaignView } from '@/lib/page-handlers/steps/campaign'
import { timeName } from '@/lib/page-handlers/steps/held'
import { fill } from '@/lib/texts/fill'
import { formatNearDay, formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import { checkSlot } from '@/lib/use-cases/booking/find-hold'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { nearestOpen } from '@/lib/use-cases/calendar/place-calendar'
import { type Clinic, getClinic } from '@/lib/use-cases/clinics/get'
import type { TappedTime } from '@/lib/views/booking'
import type { ClinicStartData } from '@/lib/views/steps'

const NOT_BY_A_CLINIC = { clinic: null, time: null, city: '', treatments: [], unknown: '', priceHint: '', cities: [] }

/** With a price unless the visit is free. */
function labelled(texts: Texts, treatment: TreatmentKey, tariff: Tariff | undefined): string {
  const label = treatmentLabel(texts, treatment)
  return pricePaise(treatment, 'clinic') === 0
    ? label
    : fill(texts['clinic-start'].CLINIC_START.priced, { label, price: cardPrice(texts, treatment, 'clinic', tariff) })
}

/** In an emergency, the emergency is the only choice. */
async function treatmentsFor(context: StepContext): Promise<ClinicStartData['treatments']> {
  const { texts, answers } = context
  if (isEmergency(answers)) return [{ value: EMERGENCY_TREATMENT, label: texts.booking.REVIEW.emergency }]
  // The link's treatment stays on offer.
  const { treatment } = answers
  const all = allOffered()
  const offered = treatment && !all.includes(treatment) ? [treatment, ...all] : all
  const tariff = await tariffOf(context)
  return offered.map((value) => ({ value, label: labelled(texts, value, tariff) }))
}

/** Only a slot of this clinic's calendar. The link's end is a slot's; the visit may take longer. */
function selectedSlot({ flow, answers }: StepContext, { placeId, slotMinutes }: Clinic) {
  const { date, start, end, zone } = answers
  if (!date || !start || !end || zone !== placeId) return null
  const visit = visitTermsOf(FLOWS[flow], answers)
  const length = { slotMinutes, visitMinutes: visit.visitMinutes }
  return { placeId, date, start, end: visit.visitMinutes === null ? end : endOfVisit(length, start), ...visit }
}

/** A GET holds nothing, and starts no draft. */
async function findSelectedTime(context: StepContext, clinic: Clinic): Promise<TappedTime | null> {
  const { deps, texts, answers, route, ownerBefore, hrefOf } = context
  const tapped = selectedSlot(context, clinic)
  if (!tapped) return null
  const wanted = { ...tapped, owner: ownerBefore() ?? '' }
  const state = await checkSlot(deps, wanted)
  const isLost = state === 'taken' || state === 'closed'
  const nearest = isLost ? await nearestOpen(deps, wanted) : []
  return {
    place: localName(texts, clinic.locality),
    when: timeName(context, tapped),
    state,
    nearest: nearest.map(({ date, start, end }) => ({
      day: formatNearDay(texts, date, deps.now),
      time: formatTime(texts, start),
      href: hrefOf(route, { ...answers, date, start, end }),
    })),
  }
}

const UNTIMED = { date: undefined, start: undefined, end: undefined, zone: undefined, sid: undefined }

/** Holds the slot once there is a number. The slot step shows the hold, or why the slot is lost. */
async function submit(context: StepContext, { before }: Submission): Promise<Outcome> {
  const { deps, flow, answers, owner, network } = context
  const { phone = '' } = answers
  const clinic = FLOWS[flow].clinic === 'given' ? await getClinic(deps, answers.cid ?? '') : null
  const tapped = clinic && selectedSlot(context, clinic)
  if (!tapped) return { kind: 'next', answers: clinic ? UNTIMED : {} }
  const requester = { network, proved: await context.hasProved(phone) }
  const held = await holdSlot(deps, { owner: owner(), ...requester, ...tapped, phone, replaces: before.sid })
  const { end } = tapped
  if (held.kind === 'held') return { kind: 'next', answers: { end, sid: held.sid } }
  if (held.kind === 'closed') return { kind: 'next', answers: UNTIMED, notice: 'closed' }
  // Without a hold the slot stays chosen; a later step shows the reason.
  const answer = { kind: 'next', answers: { end, sid: undefined } } as const
  return held.kind === 'taken' ? { ...answer, notice: 'taken' } : answer
}

export const clinicStartSteps: StepHandlers<ClinicStartData> = {
  submit,
  async load(context) {
    const { deps, flow, answers, texts } = context
    if (FLOWS[flow].clinic !== 'given') return { ...NOT_BY_A_CLINIC, campaign: await campaignView(context) }
    const clinic = await getClinic(deps, answers.cid ?? '')
    if (!clinic) return { redirect: PATHS.clinics }
    return {
      campaign: null,
      clinic: localName(texts, clinic.name),
      time: await findSelectedTime(context, clinic),
      city: clinic.cityId,
      treatments: await treatmentsFor(context),
      unknown: UNNAMED,
      priceHint: fill(texts['clinic-start'].CLINIC_START.hint, { consultation: texts.prices.PRICE.consultationLine }),
      cities: (await servedCities(deps)).map(({ id, name }) => ({ value: id, label: localName(texts, name) })),
    }
  },
}
