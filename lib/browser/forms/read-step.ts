// A separate module, because it loads after the page works.
import { readForm } from '@/flows/controls'
import { type Answers, ATTRIBUTION, type Attribution, isPersonal, PARAMS, type Param, readParam } from '@/flows/params'
import type { Route, Row } from '@/flows/table'
import { answer, href, next, paramsOf, routesAfter, rowOf } from '@/flows/walk'
import type { FlowName } from '@/lib/catalogue/flow-names'
import { isOneOf } from '@/lib/types/keys'

type StepRow = { route: Route; flow: FlowName }

export function routesAfterStep({ flow, route }: StepRow): Route[] {
  const row = rowOf(flow, route)
  return row ? routesAfter(row) : []
}

export function readStep(step: StepRow, data: FormData): { answers: Answers; causes: Record<string, string> } {
  const row = rowOf(step.flow, step.route)
  return row ? readForm(row, data, step.flow) : { answers: {}, causes: {} }
}

/** These answers are not personal, take no slot, and need no check but their rules. */
const JUDGED_BY_RULES: readonly Param[] = ['city', 'concern_category', 'treatment', 'concern']
const isCheckedByRules = (row: Row): boolean =>
  row.saves === 'lead' && paramsOf(row).every((param) => isOneOf(JUDGED_BY_RULES, param))

/** Personal answers stay encrypted. */
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

/** Null if the server must decide: for a number, a slot, an address, or an unknown visitor. */
export function hrefAfter({ flow, route, query }: StepRow & { query: string }, answers: Answers): string | null {
  const row = rowOf(flow, route)
  const { answers: before, attribution } = readWritten(query, flow)
  if (!row || before.phone === undefined || !isCheckedByRules(row)) return null
  const after = answer(flow, before, answers)
  const to = next(flow, after, row)
  return to === 'end' ? null : href(to, flow, after, attribution)
}
