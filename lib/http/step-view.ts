// What a step page is told of itself: its stage, its form's values and mistakes, the way back. Nothing personal that
// the page does not show.
import type { Step } from '@/components/step/step'
import { controlsOf } from '@/flows/controls'
import { type Answers, formatSlot, type Param } from '@/flows/params'
import type { Route, Row } from '@/flows/table'
import { signInPath } from '@/lib/addresses/paths'
import type { FlowName } from '@/lib/catalogue/flow-names'
import { summaryOf } from '@/lib/http/step-summary'
import type { Visitor } from '@/lib/http/visitor'
import { readablePhone } from '@/lib/texts/format'

type Shown = {
  variant: string | null
  action: string
  back: string | null
  stage: Step['stage']
  form: URLSearchParams | undefined
  causes: Record<string, string>
}

function answered(control: string, answers: Answers): string {
  if (control === 'slot') {
    const { date, start, end, zone, cid } = answers
    return date && start && end && (zone ?? cid) ? formatSlot({ date, start, end, at: (zone ?? cid) as string }) : ''
  }
  const value = answers[control as Param] ?? ''
  return control === 'phone' ? readablePhone(value) : value
}

/** The view of one step. A signed-in patient's number and name are filled in where they were not typed yet. */
export async function stepView(
  context: Visitor & {
    route: Route
    row: Row
    flow: FlowName
    answers: Answers
    view: { notice?: string }
    hrefOf(route: Route): string
  },
  shown: Shown,
): Promise<Step> {
  const values: Record<string, string> = {}
  for (const control of controlsOf(context.row)) {
    values[control] = shown.form ? (shown.form.get(control) ?? '') : answered(control, context.answers)
  }
  const asksPhone = values.phone !== undefined
  const patient = asksPhone || values.name === '' ? await context.patient() : null
  if (patient && !shown.form) {
    if (values.phone === '') values.phone = readablePhone(patient.phone)
    if (values.name === '') values.name = patient.name ?? ''
  }
  return {
    route: context.route,
    flow: context.flow,
    action: shown.action,
    back: shown.back,
    stage: shown.stage,
    values,
    causes: shown.causes,
    notice: context.view.notice ?? null,
    signIn: asksPhone && !patient ? signInPath(shown.action) : null,
    // The last page has nothing left to change.
    summary: context.row.next === 'end' ? [] : summaryOf(context, context.route),
    variant: shown.variant,
  }
}
