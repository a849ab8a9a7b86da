// Review and confirm: every answer with its way back, the held place, one button; confirming twice gives one booking.
import type { ReviewRow } from '@/components/booking/views'
import { type Answers, type Param, parseParam } from '@/flows/params'
import type { Route } from '@/flows/table'
import { asked, path } from '@/flows/walk'
import { cityById } from '@/lib/catalogue/cities'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments'
import { localOf } from '@/lib/domain/clinic-time'
import { readablePhone } from '@/lib/http/step-view'
import type { Outcome, StepContext, StepHandlers } from '@/lib/http/with-step'
import { confirmBooking } from '@/lib/server/confirm-booking'
import { findHold } from '@/lib/server/find-hold'
import { getClinic } from '@/lib/server/get-clinic'
import { confirmInputOf, priceOf } from '@/lib/steps/confirm-input'
import { placeOf } from '@/lib/steps/place'
import { REVIEW } from '@/lib/texts/en/booking'
import { labelOf } from '@/lib/texts/en/choices'
import { formatLongDay, formatMoney, formatTime } from '@/lib/texts/format'

export type ReviewData = {
  /** Where the finished booking is shown, when this slot is booked already. */
  bookedHref: string | null
  heldUntil: string
  rows: ReviewRow[]
  price: string
  /** The name is asked here where no step asked it. */
  asksName: boolean
  name: string
}

const SLOT_PARAMS: readonly string[] = ['date', 'start', 'end', 'zone', 'cid', 'latLng', 'isLoggedIn']

function words(param: Param, value: string): string {
  if (param === 'phone') return readablePhone(value)
  if (param === 'city') return cityById(value)?.name ?? value
  if (param === 'treatment') return TREATMENTS[value as TreatmentKey].label
  return labelOf(param, value)
}

async function rowsOf(context: StepContext): Promise<ReviewRow[]> {
  const { deps, answers, flow, hrefOf } = context
  const rows: ReviewRow[] = []
  for (const row of path(flow, answers)) {
    const changeHref = hrefOf(row.route)
    for (const param of asked(row)) {
      const value = answers[param]
      if (value === undefined || SLOT_PARAMS.includes(param)) continue
      rows.push({ label: REVIEW.rows[param] ?? param, value: words(param, value), changeHref })
    }
    if (!asked(row).includes('start')) continue
    const { date = '', start = '' } = answers
    rows.push({ label: REVIEW.when, value: `${formatLongDay(date)}, ${formatTime(start)}`, changeHref })
    const clinic = answers.location === 'at_home' ? null : await getClinic(deps, answers.cid ?? '')
    if (clinic)
      rows.push({
        label: REVIEW.where,
        value: `${clinic.name}, ${clinic.address}`,
        changeHref: asked(row).includes('cid') ? changeHref : null,
      })
  }
  return rows
}

/** The step of this walk where its time was chosen. */
const slotRoute = ({ flow, answers }: StepContext): Route =>
  (path(flow, answers).find((row) => asked(row).includes('start')) as { route: Route }).route

const lapsed = (context: StepContext, answers: Answers = context.answers): string =>
  `${context.hrefOf(slotRoute(context), { ...answers, start: undefined, end: undefined })}&notice=expired`

const successHref = ({ route, flow }: StepContext, reference: string): string =>
  `${route.replace(/review$/, 'success')}?${new URLSearchParams({ flow, booking: reference })}`

async function load(context: StepContext): Promise<ReviewData | { redirect: string }> {
  const { deps, owner, answers, flow } = context
  const { date = '', start = '' } = answers
  const placeId = await placeOf(context)
  const hold = placeId === null ? null : await findHold(deps, { owner: owner(), placeId, date, start })
  if (hold === null || hold.kind === 'none') return { redirect: lapsed(context) }
  const price = priceOf(flow, answers)
  const asksName = !path(flow, answers).some((row) => asked(row).includes('name'))
  return {
    bookedHref: hold.kind === 'booked' ? successHref(context, hold.reference) : null,
    heldUntil: hold.kind === 'held' ? formatTime(localOf(hold.heldUntil).time) : '',
    rows: hold.kind === 'held' ? await rowsOf(context) : [],
    price: price === 0 ? REVIEW.free : REVIEW.atVisit(formatMoney(price)),
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
    }),
  )
  if (outcome.kind === 'confirmed') return { kind: 'go', to: successHref(context, outcome.reference) }
  if (outcome.kind === 'too_many') return { kind: 'refused', status: 422, causes: { slot: 'too_many' } }
  return { kind: 'go', to: lapsed(context, answers) }
}

export const reviewSteps: StepHandlers<ReviewData> = { load, submit }
