// The rules of a step's form in the browser, the server's own. A module of its own because it loads after the page works.
import { readForm } from '@/flows/controls'
import type { Answers } from '@/flows/params'
import type { Route } from '@/flows/table'
import { routesAfter, rowOf } from '@/flows/walk'
import type { FlowName } from '@/lib/catalogue/flow-names'

type StepRow = { route: Route; flow: FlowName }

/** The routes that may follow the step. */
export function routesAfterStep({ flow, route }: StepRow): Route[] {
  const row = rowOf(flow, route)
  return row ? routesAfter(row) : []
}

/** What the form says, and the causes of refusal by control; none when it is right. */
export function readStep(step: StepRow, data: FormData): { answers: Answers; causes: Record<string, string> } {
  const row = rowOf(step.flow, step.route)
  return row ? readForm(row, data, step.flow) : { answers: {}, causes: {} }
}
