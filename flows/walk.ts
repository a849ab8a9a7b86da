// Replays the answers from the first row, so that deep links, Back, refresh and Change follow one rule.
import { CONDITIONS } from '@/flows/conditions'
import { type Answers, ATTRIBUTION, type Attribution, PARAMS, type Param } from '@/flows/params'
import { type Branch, FLOWS, type ParamSpec, type Route, type Row } from '@/flows/table'
import { BOOKING_FLOWS, FLOW_NAMES, type FlowName, isBookingFlow } from '@/lib/catalogue/flow-names'
import { isTreatmentKey } from '@/lib/catalogue/treatments/treatment-names'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments/treatments'

const PARAM_OF = new Map<ParamSpec, Param>(
  PARAMS.flatMap((param): [ParamSpec, Param][] => [
    [param, param],
    [`${param}?`, param],
  ]),
)

function once<K extends object, V>(read: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>()
  return (of) => {
    const found = known.get(of) ?? read(of)
    known.set(of, found)
    return found
  }
}

export const required = once((row: Row): readonly Param[] => PARAMS.filter((param) => row.asks.includes(param)))
export const paramsOf = once((row: Row): readonly Param[] => row.asks.flatMap((ask) => PARAM_OF.get(ask) ?? []))
/** URLs carry the parameters as the flow's rows ask them, then the rest. */
const orderOf = once((rows: readonly Row[]): readonly Param[] => [...new Set([...rows.flatMap(paramsOf), ...PARAMS])])

export const rowOf = (flow: FlowName, route: string): Row | undefined =>
  FLOWS[flow].rows.find((row) => row.route === route)

export const startOf = (flow: FlowName): Route => FLOWS[flow].rows[0].route

function edgesOf({ next }: Row): { branches: Branch[]; plain: Route | 'end' } {
  if (typeof next === 'string') return { branches: [], plain: next }
  return {
    branches: next.filter((route) => typeof route !== 'string'),
    plain: next.find((route) => typeof route === 'string') ?? 'end',
  }
}

export function routesAfter(row: Row): Route[] {
  const { branches, plain } = edgesOf(row)
  return [...branches.map(({ go }) => go), ...(plain === 'end' ? [] : [plain])]
}

export function next(flow: FlowName, answers: Answers, row: Row): Route | 'end' {
  const { branches, plain } = edgesOf(row)
  return branches.find(({ when }) => CONDITIONS[when].holds(answers, flow))?.go ?? plain
}

/** Includes a step that a branch skips only because its question is answered, so that Back shows it. */
function replay(row: Row, answers: Answers, flow: FlowName): Route | 'end' {
  const after = next(flow, answers, row)
  const { branches, plain } = edgesOf(row)
  const passed = branches.some(({ go }) => go === after) ? rowOf(flow, plain) : undefined
  const reads: readonly string[] = branches
    .filter(({ go }) => go === after)
    .flatMap(({ when }) => CONDITIONS[when].reads)
  return passed && reads.length > 0 && required(passed).every((param) => reads.includes(param)) ? passed.route : after
}

/** The rows from the flow's start up to the first one without an answer, or the flow's end. */
export function path(flow: FlowName, answers: Answers): [Row, ...Row[]] {
  let row = FLOWS[flow].rows[0]
  const rows: [Row, ...Row[]] = [row]
  while (required(row).every((param) => answers[param] !== undefined)) {
    const route = replay(row, answers, flow)
    if (route === 'end') break
    const following = rowOf(flow, route)
    if (!following || rows.includes(following))
      throw new Error(`The table of ${flow} leads to ${route} twice or not at all`)
    row = following
    rows.push(row)
  }
  return rows
}

/** Redirects to the earliest unanswered step, to the start from another flow's route, or to the last question. */
export function resolve(
  flow: FlowName,
  answers: Answers,
  route: string,
): { kind: 'show'; row: Row; walked: Row[] } | { kind: 'redirect'; to: Route } {
  const row = rowOf(flow, route)
  if (!row) return { kind: 'redirect', to: startOf(flow) }
  const walked = path(flow, answers)
  if (walked.includes(row)) return { kind: 'show', row, walked }
  const last = walked.findLast((each) => each.next !== 'end') ?? walked[0]
  return { kind: 'redirect', to: last.route }
}

export const back = (walked: readonly Row[], row: Row): Row | null => walked[walked.indexOf(row) - 1] ?? null

/** Answers that depend on another one. When that one changes, the flow asks them again. */
const DEPENDENT_PARAMS: readonly (readonly [on: Param, dependents: readonly Param[]])[] = [
  ['city', ['pincode', 'latLng', 'address', 'landmark', 'apartmentNumber', 'cid', 'zone', 'date', 'start', 'end']],
  ['location', ['cid', 'zone', 'date', 'start', 'end']],
  ['pincode', ['latLng', 'zone', 'date', 'start', 'end']],
  ['concern_category', ['treatment', 'skip_video', 'appointment_type']],
  ['skip_video', ['appointment_type']],
]

/**
 * Removes answers that depend on a changed one, if a step of this flow asks them and `answers` lacks them.
 * In INDIVIDUAL_CLINIC_PAGE the city is the patient's home, so the clinic's slot does not depend on it.
 */
export function answer(flow: FlowName, before: Answers, answers: Answers): Answers {
  const after = { ...before, ...answers }
  const asks = new Set(FLOWS[flow].rows.flatMap(paramsOf))
  for (const [param, dependents] of DEPENDENT_PARAMS) {
    if (param === 'city' && FLOWS[flow].clinic === 'given') continue
    const changed = param in answers && before[param] !== undefined && answers[param] !== before[param]
    for (const other of changed ? dependents : []) if (asks.has(other) && !(other in answers)) delete after[other]
  }
  return after
}

/** The named flow if possible, otherwise by treatment under ext/ and by clinic elsewhere. */
export function flowOf(route: string, query: { flow?: string; treatment?: string; cid?: string }): FlowName {
  const routeFlow = FLOW_NAMES.find((flow) => rowOf(flow, route))
  if (routeFlow === undefined || !isBookingFlow(routeFlow)) return routeFlow ?? 'PPR'
  const named = BOOKING_FLOWS.find((flow) => flow === query.flow)
  // Without its clinic, a one-clinic flow has no calendar to show, so the visitor gets ORGANIC.
  if (named && !(FLOWS[named].clinic === 'given' && query.cid === undefined)) return named
  if (!rowOf('PAID_CLINIC', route) && !rowOf('PAID_ALIGNER', route))
    return query.cid === undefined ? 'ORGANIC' : 'INDIVIDUAL_CLINIC_PAGE'
  const type = isTreatmentKey(query.treatment) ? TREATMENTS[query.treatment].treatmentType : null
  const isAbout = (treatment: TreatmentKey | undefined) => treatment && TREATMENTS[treatment].treatmentType === type
  return BOOKING_FLOWS.find((flow) => isAbout(FLOWS[flow].treatment)) ?? 'PAID_CLINIC'
}

export function queryOf(flow: FlowName, written: Answers, attribution: Attribution): string {
  const query = new URLSearchParams({ flow })
  for (const param of orderOf(FLOWS[flow].rows))
    if (param !== 'isLoggedIn' && written[param] !== undefined) query.set(param, written[param])
  for (const name of ATTRIBUTION) if (attribution[name] !== undefined) query.set(name, attribution[name])
  return query.toString()
}

export const href = (route: Route, flow: FlowName, written: Answers, attribution: Attribution): string =>
  `${route}?${queryOf(flow, written, attribution)}`

/** Null where the specification numbers no stages (PAID_CLINIC). */
export function stageOf(flow: FlowName, row: Row): { at: number; of: number } | null {
  return row.stage === null ? null : { at: row.stage, of: Math.max(...FLOWS[flow].rows.map((each) => each.stage ?? 0)) }
}

/** The completed part of a row's stage, above 0 and up to 1. */
export function shareOf(flow: FlowName, answers: Answers, walked: readonly Row[], row: Row): number {
  const isBeside = (each: Row | undefined): each is Row => each?.stage === row.stage
  const before = walked.slice(0, walked.indexOf(row) + 1).filter(isBeside).length
  const following = (each: Row) => rowOf(flow, next(flow, answers, each))
  let ahead = 0
  for (let each = following(row); isBeside(each); each = following(each)) ahead += 1
  return before / (before + ahead)
}
