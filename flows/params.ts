// The booking parameters of the specification's section 3, shared by page, API and database: their names, the values that
// they have once read, and how a typed one is read (the rules stand in rules.ts).

import { tidy } from '@/flows/normalise-input'
import { RULES, type Rule, type RuleResult } from '@/flows/rules'
import { CONCERNS } from '@/lib/catalogue/treatments/concerns'
import { isKeyOf, isOneOf, keysOf } from '@/lib/types/keys'

export type Param = keyof typeof RULES
/** In the order of the rules. */
export const PARAMS: readonly Param[] = keysOf(RULES)

type Rules = typeof RULES
type ValueIn<T> = T extends { value: infer V extends string } ? V : never
type CauseIn<T> = T extends { cause: infer C extends string } ? C : never
type Values = { [P in Param]: ValueIn<ReturnType<Rules[P]>> }
type CausesByParam = { [P in Param]: CauseIn<ReturnType<Rules[P]>> }
/** The canonical values of a parameter. */
export type Value<P extends Param> = Values[P]
/** For what a parameter's rule refuses. */
export type ParamCause<P extends Param> = CausesByParam[P]
export type Answers = { [P in Param]?: Values[P] }

export const isParam = (name: string): name is Param => isOneOf(PARAMS, name)

/** Never readable in an address bar, a log, a history or a referrer: sealed in every URL. */
export const PERSONAL = ['name', 'phone', 'pincode', 'latLng', 'address', 'landmark', 'apartmentNumber'] as const
export const isPersonal = (name: string): boolean => isOneOf(PERSONAL, name)

/** Travels with the visitor to the end and is stored with the lead and the booking. */
export const ATTRIBUTION = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_lead_type',
  'gclid',
  'fbclid',
  'ref',
] as const
export type Attribution = Partial<Record<(typeof ATTRIBUTION)[number], string>>

/** The longest value, in UTF-16 units, that a query may carry; a longer one is refused with 400. */
export const LONGEST = { plain: 300, sealed: 2000, attribution: 500 } as const

/** The concerns that a flow's step offers; a concern of another flow counts as not answered. */
export function concernsOf(flow: string): readonly Value<'concern'>[] {
  return isKeyOf(CONCERNS, flow) ? CONCERNS[flow] : []
}

const TYPED_BY_PATIENT: { [P in Param]: Rule<Values[P], CausesByParam[P]> } = RULES

const isForeign = (concern: string, flow: string): boolean =>
  concern !== '' && !concernsOf(flow).some((each) => each === concern)

/**
 * The canonical value of one parameter, or the cause of its refusal (a key of its sentences).
 * `flow` narrows what a concern may be: without it any flow's. Never throws.
 */
export function parseParam<P extends Param>(
  param: P,
  typed: string,
  flow?: string,
): RuleResult<Value<P>, ParamCause<P>> {
  const isOther = param === 'concern' && flow !== undefined && isForeign(tidy(typed), flow)
  return TYPED_BY_PATIENT[param](isOther ? `of another flow: ${typed}` : typed)
}

/** Puts what was typed among the answers, where it is right; or else says why it is not. */
export function readParam<P extends Param>(
  answers: Answers,
  param: P,
  typed: string,
  flow?: string,
): ParamCause<P> | null {
  const parsed = parseParam(param, typed, flow)
  if ('cause' in parsed) return parsed.cause
  answers[param] = parsed.value
  return null
}

/** A slot as the control named `slot` carries it: `<date>T<start>/<end>@<zone or cid>`. */
export function formatSlot(slot: { date: string; start: string; end: string; at: string }): string {
  return `${slot.date}T${slot.start}/${slot.end}@${slot.at}`
}

/** The parts of a slot control's value, each of them valid; null when it is no slot. */
export function parseSlot(value: string): { date: string; start: string; end: string; at: string } | null {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)\/(\d\d:\d\d)@([a-z0-9-]{1,40})$/i.exec(value)
  if (!match) return null
  const [, day = '', start = '', end = '', at = ''] = match
  const valid = 'value' in RULES.date(day) && 'value' in RULES.start(start) && 'value' in RULES.end(end)
  return valid && start < end ? { date: day, start, end, at } : null
}
