// The rules of a step's form in the browser, the server's own. A module of its own because it loads after the page works.
import { readForm } from '@/flows/controls'
import { type Answers, ATTRIBUTION, type Attribution, isPersonal, PARAMS, type Param, readParam } from '@/flows/params'
import type { Route, Row } from '@/flows/table'
import { answer, href, next, questionsOf, routesAfter, rowOf } from '@/flows/walk'
import type { FlowName } from '@/lib/catalogue/flow-names'
import { isOneOf } from '@/lib/types/keys'

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

/** Answers that are not personal, take no slot and are judged by their rules alone. */
const JUDGED_BY_RULES: readonly Param[] = ['city', 'concern_category', 'treatment', 'concern']
const isCheckedByRules = (row: Row): boolean =>
  row.saves === 'lead' && questionsOf(row).every((param) => isOneOf(JUDGED_BY_RULES, param))

/** What the query of a step's page says; sealed answers stay sealed. */
function readWritten(written: string, flow: FlowName): { answers: Answers; attribution: Attribution } {
  const query = new URLSearchParams(written)
  const [answers, attribution]: [Answers, Attribution] = [{}, {}]
  for (const param of PARAMS) {
    const value = query.get(param)
    if (value !== null && isPersonal(param)) Object.assign(answers, { [param]: value })
    else if (value !== null) readParam(answers, param, value, flow)
  }
  for (const name of ATTRIBUTION) attribution[name] = query.get(name) ?? undefined
  return { answers, attribution }
}

/**
 * The URL of the next step after right answers; null where the server has to decide it: a number, a slot, an address, or a visitor
 * whom it does not know yet. `query` is that of the step's page.
 */
export function hrefAfter({ flow, route, query }: StepRow & { query: string }, given: Answers): string | null {
  const row = rowOf(flow, route)
  const { answers: before, attribution } = readWritten(query, flow)
  if (!row || before.phone === undefined || !isCheckedByRules(row)) return null
  const after = answer(flow, before, given)
  const to = next(flow, after, row)
  return to === 'end' ? null : href(to, flow, after, attribution)
}
