import { controlsOf } from '@/flows/controls'
import { type Answers, formatSlot, isParam } from '@/flows/params'
import { signInPath } from '@/lib/addresses/account'
import { isBookingFlow } from '@/lib/catalogue/flow-names'
import { supposedSelfBooked } from '@/lib/domain/booking/booked'
import { draftViews } from '@/lib/http/photo-views'
import type { StepContext } from '@/lib/http/steps/step-context'
import { walkTreatment } from '@/lib/http/steps/step-experiment'
import { stepSummary } from '@/lib/http/steps/step-summary'
import { visitorPrice } from '@/lib/http/steps/visitor-price'
import { readablePhone } from '@/lib/texts/format'
import type { Step } from '@/lib/views/step'

export const isEmergency = ({ concern_category }: Answers): boolean => concern_category === 'emergency'

type StepParts = Pick<Step, 'experiment' | 'action' | 'back' | 'query' | 'stage' | 'causes'> & {
  form: URLSearchParams | undefined
}

function slotValue({ date, start, end, zone, cid }: Answers): string {
  const at = zone ?? cid
  return date && start && end && at ? formatSlot({ date, start, end, at }) : ''
}

/** Empty for the questionnaire, which no URL carries. */
function answered(control: ReturnType<typeof controlsOf>[number], answers: Answers): string {
  if (control === 'slot') return slotValue(answers)
  if (control === 'phone') return readablePhone(answers.phone ?? '')
  return isParam(control) ? (answers[control] ?? '') : ''
}

export async function stepView(context: StepContext, { form, ...shown }: StepParts): Promise<Step> {
  const values: Step['values'] = {}
  for (const control of controlsOf(context.row))
    values[control] = form ? (form.get(control) ?? '') : answered(control, context.answers)
  if (values.self_booked === '' && !form) values.self_booked = supposedSelfBooked(context.answers)
  const asksPhone = values.phone !== undefined
  const patient = asksPhone || values.name === '' ? await context.patient() : null
  if (patient && !form) {
    if (values.phone === '') values.phone = readablePhone(patient.phone)
    // A patient who books for somebody else needs the other name.
    if (values.name === '' && context.answers.self_booked !== 'false') values.name = patient.name ?? ''
  }
  return {
    ...shown,
    route: context.route,
    flow: context.flow,
    values,
    about: walkTreatment(context),
    notice: context.view.notice ?? null,
    isEmergency: values.concern_category !== undefined || isEmergency(context.answers),
    photos: context.row.takesPhotos ? await draftViews(context) : null,
    signIn: asksPhone && !patient ? signInPath(context.hrefOf(context.route)) : null,
    summary: context.row.next === 'end' ? [] : stepSummary(context),
    price: isBookingFlow(context.flow) ? await visitorPrice(context) : '',
  }
}
