// The rules of a step's form in the browser, the server's own. A module of its own because it comes late: when a patient
// first touches the form.
import { readForm } from '@/flows/controls'
import type { Answers } from '@/flows/params'
import type { Route } from '@/flows/table'
import { rowOf } from '@/flows/walk'
import type { FlowName } from '@/lib/catalogue/flow-names'

/** What the form says, and the causes of refusal by control; none when it is right. */
export function readStep(
  step: { route: Route; flow: FlowName },
  data: FormData,
): { answers: Answers; causes: Record<string, string> } {
  const row = rowOf(step.flow, step.route)
  return row ? readForm(row, data, step.flow) : { answers: {}, causes: {} }
}
