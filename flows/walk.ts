// The only code that interprets the flow table: replays the answers from the first row, so that deep links, Back,
// refresh and Change all work by one rule. Pure: no input, no output, no clock.
import { CONDITIONS } from '@/flows/conditions'
import { type Answers, ATTRIBUTION, type Attribution, PARAMS, type Param } from '@/flows/params'
import { type Branch, FLOWS, type Next, type Route, type Row } from '@/flows/table'
import { FLOW_NAMES, type FlowName } from '@/lib/catalogue/flow-names'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments'

/** The parameters that a row can't be left without. */
export const required = (row: Row): Param[] => row.asks.filter((ask): ask is Param => !ask.endsWith('?'))
/** Every parameter that a row asks, optional ones too. */
export const asked = (row: Row): Param[] => row.asks.map((ask) => ask.replace('?', '') as Param)

/** The row of a route in a flow; undefined when the route is not part of the flow. */
export const rowOf = (flow: FlowName, route: string): Row | undefined =>
  FLOWS[flow].rows.find((row) => row.route === route)

/** The flow's first route. */
export const startOf = (flow: FlowName): Route => (FLOWS[flow].rows[0] as Row).route

function follow(next: Next, answers: Answers, flow: FlowName): Route | 'end' {
  if (typeof next === 'string') return next
  const branches = next.slice(0, -1) as Branch[]
  return branches.find((branch) => CONDITIONS[branch.when].holds(answers, flow))?.go ?? (next.at(-1) as Route)
}

/**
 * Like `follow`, but through a step that a branch passes by only because its question is answered already (purpose on
 * select-issue): so Back shows it with its answer.
 */
function replay(row: Row, answers: Answers, flow: FlowName): Route | 'end' {
  const after = follow(row.next, answers, flow)
  if (typeof row.next === 'string') return after
  const plain = rowOf(flow, row.next.at(-1) as Route) as Row
  const passing = (row.next.slice(0, -1) as Branch[]).find(({ go }) => go === after)
  const reads: readonly string[] = passing ? CONDITIONS[passing.when].reads : []
  return reads.length > 0 && required(plain).every((param) => reads.includes(param)) ? plain.route : after
}

/** The rows in order from the flow's start up to and with the first one that lacks an answer, or the flow's end. */
export function path(flow: FlowName, answers: Answers): Row[] {
  const rows: Row[] = []
  let route: Route | 'end' = startOf(flow)
  while (route !== 'end') {
    const row = rowOf(flow, route)
    if (!row || rows.includes(row)) throw new Error(`The table of ${flow} leads to ${route} twice or not at all`)
    rows.push(row)
    if (required(row).some((param) => answers[param] === undefined)) break
    route = replay(row, answers, flow)
  }
  return rows
}

/**
 * Whether the asked route may be shown, or else where the visitor is led: to the earliest step that lacks an answer,
 * to the flow's start from a route of another flow, to the last question from a route that the answers pass by.
 */
export function resolve(
  flow: FlowName,
  answers: Answers,
  route: string,
): { kind: 'show'; row: Row } | { kind: 'redirect'; to: Route } {
  const row = rowOf(flow, route)
  if (!row) return { kind: 'redirect', to: startOf(flow) }
  const rows = path(flow, answers)
  if (rows.includes(row)) return { kind: 'show', row }
  const questions = rows.filter((candidate) => candidate.next !== 'end')
  return { kind: 'redirect', to: (questions[questions.length - 1] as Row).route }
}

/** The route that follows once `route` is answered; `end` after the last. */
export function next(flow: FlowName, answers: Answers, route: Route): Route | 'end' {
  const row = rowOf(flow, route)
  if (!row) throw new Error(`${route} is not part of ${flow}`)
  return follow(row.next, answers, flow)
}

/** The step before `route` in the walk; null at the flow's start. */
export function back(flow: FlowName, answers: Answers, route: Route): Route | null {
  const rows = path(flow, answers)
  const at = rows.findIndex((row) => row.route === route)
  return at > 0 ? (rows[at - 1] as Row).route : null
}

/** Answers that hang on another one: when it changes they are asked again. */
const HANG_ON: Partial<Record<Param, readonly Param[]>> = {
  city: ['pincode', 'latLng', 'address', 'landmark', 'apartmentNumber', 'cid', 'zone', 'date', 'start', 'end'],
  location: ['cid', 'zone', 'date', 'start', 'end'],
  pincode: ['latLng', 'zone', 'date', 'start', 'end'],
  concern_category: ['treatment', 'skip_video', 'appointment_type'],
  skip_video: ['appointment_type'],
}

/**
 * The answers after a step is answered. What hangs on a changed answer and is asked by a later step of this flow goes;
 * what came with the visitor (the clinic of INDIVIDUAL_CLINIC_PAGE) or with this same step stays.
 */
export function answer(flow: FlowName, before: Answers, given: Answers): Answers {
  const after = { ...before, ...given }
  const asks = new Set(FLOWS[flow].rows.flatMap(asked))
  for (const [param, hanging] of Object.entries(HANG_ON) as [Param, readonly Param[]][]) {
    const changed = param in given && before[param] !== undefined && given[param] !== before[param]
    for (const other of changed ? hanging : []) if (asks.has(other) && !(other in given)) delete after[other]
  }
  return after
}

/**
 * The flow of a shared page (product.md, "Which flow a shared page belongs to"): the one named, where it can be walked;
 * else by the treatment under ext/, and by the clinic elsewhere.
 */
export function flowOf(route: string, query: { flow?: string; treatment?: string; cid?: string }): FlowName {
  if (route.startsWith('/member/')) return 'MEMBER_ACTIVATION'
  if (!route.startsWith('/unified-booking/')) return 'PPR'
  const shared = FLOW_NAMES.filter((flow) => flow !== 'PPR' && flow !== 'MEMBER_ACTIVATION')
  const named = shared.find((flow) => flow === query.flow)
  // INDIVIDUAL_CLINIC_PAGE without its clinic has no calendar to show: the visitor walks ORGANIC instead.
  if (named && !(named === 'INDIVIDUAL_CLINIC_PAGE' && query.cid === undefined)) return named
  if (!route.startsWith('/unified-booking/ext/')) return query.cid === undefined ? 'ORGANIC' : 'INDIVIDUAL_CLINIC_PAGE'
  const type = query.treatment === undefined ? undefined : TREATMENTS[query.treatment as TreatmentKey]?.treatmentType
  return type === 'aligner'
    ? 'PAID_ALIGNER'
    : type === 'smile_design'
      ? 'SMILE_DESIGN'
      : type === 'implant'
        ? 'PAID_IMPLANT'
        : 'PAID_CLINIC'
}

/** A step's URL: the flow, the known parameters in row order, then those no row asks, then the campaign's. */
export function href(route: Route, flow: FlowName, written: Answers, attribution: Attribution): string {
  const order = new Set<Param>([...FLOWS[flow].rows.flatMap(asked), ...PARAMS])
  const query = new URLSearchParams({ flow })
  for (const param of order)
    if (param !== 'isLoggedIn' && written[param] !== undefined) query.set(param, written[param])
  for (const name of ATTRIBUTION) if (attribution[name] !== undefined) query.set(name, attribution[name])
  return `${route}?${query}`
}

/** The number of stages of a flow, and of a row; null where the specification numbers none (PAID_CLINIC). */
export function stageOf(flow: FlowName, row: Row): { at: number; of: number } | null {
  return row.stage === null ? null : { at: row.stage, of: Math.max(...FLOWS[flow].rows.map((each) => each.stage ?? 0)) }
}
