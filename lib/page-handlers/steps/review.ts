// Confirming twice gives one booking.

import { readAge } from '@/flows/age'
import { readForm } from '@/flows/controls'
import { type Answers, formatSlot } from '@/flows/params'
import { FLOWS, type Route } from '@/flows/table'
import { next, paramsOf, startOf } from '@/flows/walk'
import { payPath } from '@/lib/addresses/paths'
import { canPayOnline } from '@/lib/catalogue/treatments/payments'
import { serviceOf } from '@/lib/catalogue/treatments/prices'
import type { Where } from '@/lib/catalogue/treatments/treatment-record'
import {
  answersOf,
  isAtHome,
  isForChild,
  isForSelf,
  priceOf,
  treatmentOf,
  unbookable,
  visitMinutesOf,
} from '@/lib/domain/booking/booked'
import { isSameName } from '@/lib/domain/same-name'
import { draftViews } from '@/lib/http/photo-views'
import type { Outcome, Refusal, StepContext, StepHandlers, Submission } from '@/lib/http/steps/step-context'
import { costLines } from '@/lib/http/steps/treatment-cost'
import { checkCode, hindranceOf, loadCodePrompt, sendCode, waitOf } from '@/lib/page-handlers/account/proof'
import { bookingFor } from '@/lib/page-handlers/booking/booking-page'
import { payLine, priceView } from '@/lib/page-handlers/clinics/price-view'
import { startOnline } from '@/lib/page-handlers/payments/pay-online'
import { bookedView } from '@/lib/page-handlers/steps/booked'
import { confirmInputOf } from '@/lib/page-handlers/steps/confirm-input'
import { extendStepHold, holdView, reviewHref, timeName } from '@/lib/page-handlers/steps/held'
import { nearRequester, nearView, readNear } from '@/lib/page-handlers/steps/near'
import { findStepPlace } from '@/lib/page-handlers/steps/place'
import { contactRow, reviewRows } from '@/lib/page-handlers/steps/review-rows'
import { formatMoney, readablePhone } from '@/lib/texts/format'
import { type ConfirmOutcome, confirmBooking } from '@/lib/use-cases/booking/confirm'
import { checkSlot, findHold } from '@/lib/use-cases/booking/find-hold'
import { memberPriceOn } from '@/lib/use-cases/membership/benefits'
import { readWhyPaidFirst } from '@/lib/use-cases/payments/paid-first'
import { runtime } from '@/lib/use-cases/runtime'
import type { BookingView } from '@/lib/views/booking'
import type { ReviewData } from '@/lib/views/steps'

const slotRoute = ({ walked, flow }: StepContext): Route =>
  walked.find((row) => paramsOf(row).includes('start'))?.route ?? startOf(flow)

/** `notice` is the reason. A lost slot goes along. */
const backToTimes = (context: StepContext, answers: Answers, notice: 'expired' | 'taken' | 'closed'): string =>
  `${context.hrefOf(slotRoute(context), answers)}&notice=${notice}`

/** Another patient has the slot. The reason depends on whether this browser held it before. */
const lost = (context: StepContext): string =>
  backToTimes(context, { ...context.answers, sid: undefined }, context.answers.sid ? 'expired' : 'taken')

/** The slot has begun, the clinic is closed then, or no team visits the place. */
const shut = (context: StepContext): string =>
  backToTimes(context, { ...context.answers, start: undefined, end: undefined, sid: undefined }, 'closed')

/** In the URL after a hold was already booked with other details. */
const BOOKED_BEFORE = 'booked_before'

/** Null if the booking has all that was asked for. */
function unbookedOf(context: StepContext, ticket: BookingView | null): ReviewData['unbooked'] {
  const { name, start, end, sid, ...answers } = context.answers
  const isOther = ticket !== null && name !== undefined && !isSameName(name, ticket.name)
  if (!isOther && context.view.notice !== BOOKED_BEFORE) return null
  return { name: isOther ? name : null, timesHref: context.hrefOf(slotRoute(context), { ...answers, name }) }
}

/** Keeps only the flow. */
const successHref = ({ row, flow, answers }: StepContext, reference: string): string =>
  `${next(flow, answers, row)}?${new URLSearchParams({ flow, booking: reference })}`

/** For an edited URL that nobody can book: asks for the slot again, if possible. */
const withQuestion = (context: StepContext): string => {
  const { start, end, location, appointment_type, ...answers } = context.answers
  return context.hrefOf(slotRoute(context), answers)
}

async function priceFor({
  deps,
  patient,
  flow,
  answers,
  texts,
  hasProved,
}: StepContext): Promise<Pick<ReviewData, 'price' | 'toPay' | 'pay'>> {
  const { date, start } = answers
  const pricePaise = priceOf(FLOWS[flow], answers) ?? 0
  const treatment = treatmentOf(FLOWS[flow], answers)
  const service = serviceOf(treatment)
  const where = isAtHome(FLOWS[flow], answers) ? 'at_home' : 'clinic'
  const uid = (await patient())?.uid ?? null
  const selfBooked = isForSelf(answers)
  const member = await memberPriceOn(deps, { uid, selfBooked, service, pricePaise, date, start })
  const memberPrice = member ?? { pricePaise, savedPaise: 0, benefit: null }
  const pay = await payChoice({ deps, hasProved, answers }, where, memberPrice.pricePaise)
  const isFirst = pay !== null && pay.first !== null
  const price = priceView(texts, { service, where, isFirst, ...memberPrice })
  return {
    price: { ...price, costs: costLines(texts, treatment).filter((line) => line !== price.priceNote) },
    // The buttons say when.
    toPay: pay && !isFirst ? pay.amount : payLine(texts, { isFirst, ...memberPrice }),
    pay,
  }
}

/** Null without a price or a payment gateway. */
async function payChoice(
  { deps, hasProved, answers: { phone = '' } }: Pick<StepContext, 'deps' | 'hasProved' | 'answers'>,
  where: Where,
  pricePaise: number,
): Promise<ReviewData['pay']> {
  if (pricePaise === 0 || !canPayOnline(runtime().gateway)) return null
  const booking = { appointmentType: where, pricePaise, phone, proved: await hasProved(phone), canPayOnline: true }
  return { amount: formatMoney(pricePaise), first: await readWhyPaidFirst(deps, booking) }
}

async function readDraftPhotos(context: StepContext): Promise<ReviewData['photos']> {
  const requester = context.walked.find((row) => row.takesPhotos)
  return {
    views: await draftViews(context),
    changeHref: requester ? `${context.hrefOf(requester.route)}#photos` : null,
  }
}

async function load(context: StepContext, refusal?: Refusal): Promise<ReviewData | { redirect: string }> {
  const typed = refusal?.form
  const { deps, owner, answers, flow } = context
  const { date = '', start = '', end = '', sid, name, phone } = answers
  if (unbookable(FLOWS[flow], answers)) return { redirect: withQuestion(context) }
  const place = await findStepPlace(context)
  const visitMinutes = visitMinutesOf(FLOWS[flow], answers)
  const wanted = { date, start, sid, name, phone, treatment: answersOf(FLOWS[flow], answers), visitMinutes }
  const hold = place && (await findHold(deps, { owner: owner(), placeId: place.placeId, ...wanted }))
  if (place === null || hold === null) return { redirect: shut(context) }
  const time = { date, start, end }
  // Without a hold, a free slot can still be booked.
  const slot = { owner: owner(), placeId: place.placeId, ...time, visitMinutes }
  const state = hold.kind === 'none' && (await checkSlot(deps, slot))
  if (state === 'taken') return { redirect: lost(context) }
  if (state === 'closed') return { redirect: shut(context) }
  const isBooked = hold.kind === 'booked'
  const hindrance = isBooked ? null : await hindranceOf(context, place.placeId, hold)
  const booked = isBooked ? await bookedView(context, hold.reference) : null
  return {
    bookedHref: isBooked ? successHref(context, hold.reference) : null,
    booked,
    unbooked: isBooked ? unbookedOf(context, booked) : null,
    time: {
      value: formatSlot({ ...time, at: place.placeId }),
      name: timeName(context, time),
      timesHref: backToTimes(context, { ...answers, sid: undefined }, 'taken'),
    },
    held: hold.kind === 'held' ? holdView(context, hold, time) : null,
    hasLapsed: hold.kind === 'none' && sid !== undefined,
    other: isForSelf(answers)
      ? null
      : {
          calls: readablePhone(phone ?? ''),
          age: typed?.get('age') ?? context.view.age ?? '',
          isChild: isForChild(answers),
        },
    near: isBooked ? null : await nearView(context, typed),
    proof: hindrance?.kind === 'prove' ? await loadCodePrompt(context, typed) : null,
    wait: hindrance?.kind === 'wait' ? await waitOf(context, hindrance) : null,
    rows: isBooked ? [] : reviewRows(context, place),
    contact: contactRow(context),
    ...(await priceFor(context)),
    photos: await readDraftPhotos(context),
  }
}

/** Undefined if the patient books. */
const ageIn = (form: URLSearchParams, answers: Answers): ReturnType<typeof readAge> | { value: undefined } =>
  isForSelf(answers) ? { value: undefined } : readAge(form.get('age') ?? '')

async function submit(context: StepContext, { form }: Submission): Promise<Outcome> {
  const { deps, owner, flow, network, answers } = context
  const { name = '', phone = '' } = answers
  if (unbookable(FLOWS[flow], answers)) return { kind: 'go', to: withQuestion(context) }
  const place = await findStepPlace(context)
  if (place === null) return { kind: 'go', to: shut(context) }
  const age = ageIn(form, answers)
  if ('cause' in age) return { kind: 'refused', status: 422, causes: { age: age.cause } }
  const cause = await checkCode(context, form)
  if (cause !== null) return { kind: 'refused', status: 422, causes: { code: cause } }
  // The code has only now shown that the number pays first, so no button has said so yet.
  if (form.get('first') !== 'missed' && (await priceFor(context)).pay?.first === 'missed')
    return { kind: 'go', to: reviewHref(context, form, answers) }
  const input = confirmInputOf({
    flow,
    owner: owner(),
    placeId: place.placeId,
    name,
    age: age.value,
    phone,
    language: context.language,
    answers,
    network,
    proved: await context.hasProved(phone),
    // An expired hold is renewed and booked in one, if the slot is still free.
    end: answers.end,
    attribution: context.attribution,
    device: context.device,
    uid: (await context.patient())?.uid,
    canPayOnline: canPayOnline(runtime().gateway),
  })
  const near = { requester: await nearRequester(context), answer: readNear(form.get('near') ?? '') }
  const outcome = await confirmBooking(deps, input, near)
  if (outcome.kind === 'already_booked')
    return { kind: 'go', to: `${reviewHref(context, form, context.answers)}&notice=${BOOKED_BEFORE}` }
  return after(context, outcome, form)
}

/** To the payment's page if the patient pays now. The booking stands in any case. */
async function bookedHref(context: StepContext, reference: string, wantsToPay: boolean): Promise<string> {
  const booking = await bookingFor(context, reference, '')
  const isFirst = booking?.paysFirst === true
  const started = booking && (wantsToPay || isFirst) ? await startOnline(context, booking) : null
  return started && started.kind !== 'nothing' ? payPath(started.id) : successHref(context, reference)
}

async function after(
  context: StepContext,
  outcome: Exclude<ConfirmOutcome, { kind: 'already_booked' }> | { kind: 'near' },
  form: URLSearchParams,
): Promise<Outcome> {
  if (outcome.kind === 'confirmed')
    return { kind: 'go', to: await bookedHref(context, outcome.reference, form.get('pay') === 'now') }
  if (outcome.kind === 'near') return { kind: 'refused', status: 409, causes: { near: 'empty' } }
  if (outcome.kind === 'prove') return { kind: 'refused', status: 409, causes: { code: 'needed' } }
  if (outcome.kind === 'wait') return { kind: 'refused', status: 429, causes: { slot: 'wait' }, limit: outcome }
  return { kind: 'go', to: outcome.kind === 'taken' ? lost(context) : shut(context) }
}

/** Sends the code once all else is valid, and keeps the name in the URL. */
async function requestCode(context: StepContext, form: URLSearchParams): Promise<Outcome> {
  const { answers: typed, causes } = readForm(context.row, form, context.flow)
  const age = ageIn(form, context.answers)
  if ('cause' in age) causes.age = age.cause
  if (causes.name || causes.age) return { kind: 'refused', status: 422, causes }
  const answers = { ...context.answers, ...typed }
  const again = reviewHref(context, form, answers)
  if (await context.hasProved(answers.phone ?? '')) return { kind: 'go', to: again }
  return sendCode(context, again)
}

export const reviewSteps: StepHandlers<ReviewData> = {
  load,
  submit,
  intents: { send_code: requestCode, keep: extendStepHold },
}
