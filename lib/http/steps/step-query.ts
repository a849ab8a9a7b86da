import { tidy } from '@/flows/normalise-input'
import {
  type Answers,
  ATTRIBUTION,
  type Attribution,
  isPersonal,
  LONGEST,
  PARAMS,
  type Param,
  PERSONAL,
  readParam,
} from '@/flows/params'
import { flowOf } from '@/flows/walk'
import type { FlowName } from '@/lib/catalogue/flow-names'
import type { Seal } from '@/lib/http/cookies/sealed'
import { isSealed } from '@/lib/http/cookies/sealed'
import { isOneOf } from '@/lib/types/keys'

/** The step's typed form, kept when the language changes, as a query string. */
export const TYPED = 'typed'

/** A page reads these, and no link carries them on. */
export const VIEW = ['q', 'when', 'order', 'dentist', 'earlier', 'notice', 'age', TYPED] as const
export type View = Partial<Record<(typeof VIEW)[number], string>>

export type StepQuery = {
  flow: FlowName
  answers: Answers
  attribution: Attribution
  view: View
  /** The URL had a readable personal value, so the visitor is redirected to a sealed one. */
  bare: boolean
}

const KNOWN_PARAMS: ReadonlySet<string> = new Set(['flow', ...PARAMS, ...ATTRIBUTION, ...VIEW])

/** These view parameters are personal, and so are sealed. */
const isSealedView = (name: string): boolean => name === 'q' || name === 'age' || name === TYPED

function longest(name: string, value: string): number {
  if (isOneOf(ATTRIBUTION, name)) return LONGEST.attribution
  if (!isSealed(value)) return LONGEST.plain
  if (name === TYPED) return LONGEST.typed
  return isPersonal(name) || isSealedView(name) ? LONGEST.sealed : LONGEST.plain
}

export type Query = ReadonlyMap<string, string>
export const readQuery = (search: string): Query => new Map(new URLSearchParams(search))

export function readAttribution(query: Query): Attribution {
  const attribution: Attribution = {}
  for (const name of ATTRIBUTION) {
    const raw = query.get(name)
    const value = raw === undefined ? '' : tidy(raw)
    if (value) attribution[name] = value
  }
  return attribution
}

/** `too_long` when a known value passes its limit. Drops unknown parameters. */
export function readStepQuery(route: string, search: string, seal: Seal): StepQuery | 'too_long' {
  const query = readQuery(search)
  for (const [name, value] of query)
    if (KNOWN_PARAMS.has(name) && value.length > longest(name, value)) return 'too_long'
  let bare = false
  const opened = (name: string, value: string): string | null => {
    if (isSealed(value)) return seal.open(name, value)
    bare ||= value !== ''
    return value
  }
  const read = (flow: string, params: readonly Param[]): Answers => {
    const answers: Answers = {}
    for (const param of params) {
      const raw = query.get(param)
      const typed = raw === undefined || param === 'isLoggedIn' ? null : isPersonal(param) ? opened(param, raw) : raw
      if (typed !== null) readParam(answers, param, typed, flow)
    }
    return answers
  }
  const { treatment, cid } = read('', ['treatment', 'cid'])
  const flow = flowOf(route, { flow: query.get('flow'), treatment, cid })
  const answers = read(flow, PARAMS)
  const attribution = readAttribution(query)
  const view: View = {}
  for (const name of VIEW) {
    const raw = query.get(name)
    const value = raw === undefined ? null : isSealedView(name) ? opened(name, raw) : raw
    if (value) view[name] = value
  }
  return { flow, answers, attribution, view, bare }
}

export function sealAnswers(answers: Answers, seal: Seal): Answers {
  const written = { ...answers }
  for (const param of PERSONAL) {
    const value = answers[param]
    if (value !== undefined) written[param] = seal.seal(param, value)
  }
  return written
}
