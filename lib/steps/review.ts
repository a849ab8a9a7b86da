// Review and confirm: every answer with its way back, the held place, one button; confirming twice gives one booking.
import type { PriceView, ReviewRow } from '@/components/booking/views'
import { type Answers, parseParam } from '@/flows/params'
import type { Route } from '@/flows/table'
import { asked, path } from '@/flows/walk'
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import { summaryOf } from '@/lib/http/step-summary'
import type { Outcome, StepContext, StepHandlers } from '@/lib/http/with-step'
import { confirmBooking } from '@/lib/server/confirm-booking'
import { findHold } from '@/lib/server/find-hold'
import { getClinic } from '@/lib/server/get-clinic'
import { memberPrice } from '@/lib/server/member-benefits'
import { confirmInputOf, isForSelf, priceOf, refusalOf, treatmentOf } from '@/lib/steps/confirm-input'
import { placeOf } from '@/lib/steps/place'
import { priceView } from '@/lib/steps/price-view'
import { REVIEW } from '@/lib/texts/en/booking'
import { formatTime } from '@/lib/texts/format'

export type ReviewData = {
  /** Where the finished booking is shown, when this slot is booked already. */
  bookedHref: string | null
  heldUntil: string
  rows: ReviewRow[]
  price: PriceView
  /** The name is asked here where no step asked it. */
  asksName: boolean
  name: string
}

async function rowsOf(context: StepContext): Promise<ReviewRow[]> {
  const { deps, answers, flow } = context
  const clinic = answers.location === 'at_home' ? null : await getClinic(deps, answers.cid ?? '')
  const asksClinic = path(flow, answers).some((row) => asked(row).includes('cid'))
  return summaryOf(context).flatMap(({ isTime, ...row }) => {
    if (!isTime || !clinic) return [row]
    const value = `${clinic.name}, ${clinic.address}`
    return [row, { label: REVIEW.where, value, changeHref: asksClinic ? row.changeHref : null }]
  })
}

/** The step of this walk where its time was chosen. */
const slotRoute = ({ flow, answers }: StepContext): Route =>
  (path(flow, answers).find((row) => asked(row).includes('start')) as { route: Route }).route

const lapsed = (context: StepContext, answers: Answers = context.answers): string =>
  `${context.hrefOf(slotRoute(context), { ...answers, start: undefined, end: undefined })}&notice=expired`

const successHref = ({ route, flow }: StepContext, reference: string): string =>
  `${route.replace(/review$/, 'success')}?${new URLSearchParams({ flow, booking: reference })}`

/** What nobody can book was written into the URL: the time is asked again, where it can be. */
const unbookable = (context: StepContext): string => {
  const { start, end, location, appointment_type, ...answers } = context.answers
  return context.hrefOf(slotRoute(context), answers)
}

/** The price of this walk for whoever asks: a member's where there is one. */
async function priceFor({ deps, patient, flow, answers }: StepContext): Promise<PriceView> {
  const { date = '', start = '' } = answers
  const pricePaise = priceOf(flow, answers) ?? 0
  const member = await memberPrice(deps, {
    uid: (await patient())?.uid ?? null,
    selfBooked: isForSelf(answers),
    treatment: treatmentOf(flow, answers),
    pricePaise,
    visit: instantOf(date, start),
  })
  return priceView(member ?? { pricePaise, savedPaise: 0, benefit: null })
}

async function load(context: StepContext): Promise<ReviewData | { redirect: string }> {
  const { deps, owner, answers, flow } = context
  const { date = '', start = '' } = answers
  if (refusalOf(flow, answers)) return { redirect: unbookable(context) }
  const placeId = await placeOf(context)
  const { sid, name, phone } = answers
  const wanted = { date, start, sid, name, phone, treatment: treatmentOf(flow, answers) }
  const hold = placeId === null ? null : await findHold(deps, { owner: owner(), placeId, ...wanted })
  if (hold === null || hold.kind === 'none') return { redirect: lapsed(context) }
  const asksName = !path(flow, answers).some((row) => asked(row).includes('name'))
  return {
    bookedHref: hold.kind === 'booked' ? successHref(context, hold.reference) : null,
    heldUntil: hold.kind === 'held' ? formatTime(localOf(hold.heldUntil).time) : '',
    rows: hold.kind === 'held' ? await rowsOf(context) : [],
    price: await priceFor(context),
    asksName,
    name: asksName ? (answers.name ?? (await context.patient())?.name ?? '') : '',
  }
}

async function submit(context: StepContext, form: URLSearchParams): Promise<Outcome> {
  const { deps, owner, flow } = context
  const typed = form.get('name') ?? context.answers.name ?? ''
  const name = parseParam('name', typed, flow)
  if ('cause' in name) return { kind: 'refused', status: 422, causes: { name: name.cause } }
  const answers: Answers = { ...context.answers, name: name.value }
  if (refusalOf(flow, answers)) return { kind: 'go', to: unbookable(context) }
  const placeId = await placeOf(context)
  if (placeId === null) return { kind: 'go', to: lapsed(context, answers) }
  const outcome = await confirmBooking(
    deps,
    confirmInputOf({
      flow,
      owner: owner(),
      placeId,
      name: name.value,
      phone: answers.phone ?? '',
      answers,
      attribution: context.attribution,
      uid: (await context.patient())?.uid,
    }),
  )
  if (outcome.kind === 'confirmed') return { kind: 'go', to: successHref(context, outcome.reference) }
  if (outcome.kind === 'too_many') return { kind: 'refused', status: 422, causes: { slot: 'too_many' } }
  return { kind: 'go', to: lapsed(context, answers) }
}

export const reviewSteps: StepHandlers<ReviewData> = { load, submit }
