import { tidy } from '@/flows/normalise-input'
import { RULES, type Rule, type RuleResult } from '@/flows/rules'
import { CONCERNS } from '@/lib/catalogue/treatments/concerns'
import { isKeyOf, isOneOf, keysOf } from '@/lib/types/keys'

export type Param = keyof typeof RULES
export const PARAMS: readonly Param[] = keysOf(RULES)

type Rules = typeof RULES
type ValueIn<T> = T extends { value: infer V extends string } ? V : never
type CauseIn<T> = T extends { cause: infer C extends string } ? C : never
type Values = { [P in Param]: ValueIn<ReturnType<Rules[P]>> }
type CausesByParam = { [P in Param]: CauseIn<ReturnType<Rules[P]>> }
export type Value<P extends Param> = Values[P]
export type ParamCause<P extends Param> = CausesByParam[P]
export type Answers = { [P in Param]?: Values[P] }

export const isParam = (name: string): name is Param => isOneOf(PARAMS, name)

/** Sealed in every URL, so that no address bar, log, history or referrer shows them. */
export const PERSONAL = ['name', 'phone', 'pincode', 'latLng', 'address', 'landmark', 'apartmentNumber'] as const
export const isPersonal = (name: string): boolean => isOneOf(PERSONAL, name)

/** Campaign parameters: they stay in the URLs, and the lead and the booking store them. */
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

/** The longest value of a query parameter, in UTF-16 units; a longer one is refused with 400. */
export const LONGEST = { plain: 300, sealed: 2000, typed: 6000, attribution: 500 } as const

/** A concern of another flow counts as not answered. */
export function concernsOf(flow: string): readonly Value<'concern'>[] {
  return isKeyOf(CONCERNS, flow) ? CONCERNS[flow] : []
}

const TYPED_BY_PATIENT: { [P in Param]: Rule<Values[P], CausesByParam[P]> } = RULES

const isForeign = (concern: string, flow: string): boolean =>
  concern !== '' && !concernsOf(flow).some((each) => each === concern)

/** Returns the canonical value or the cause of a refusal; never throws. `flow` limits the concerns to its own. */
export function parseParam<P extends Param>(
  param: P,
  typed: string,
  flow?: string,
): RuleResult<Value<P>, ParamCause<P>> {
  const isOther = param === 'concern' && flow !== undefined && isForeign(tidy(typed), flow)
  return TYPED_BY_PATIENT[param](isOther ? `of another flow: ${typed}` : typed)
}

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

/** `<date>T<start>/<end>@<zone or cid>` */
export function formatSlot(slot: { date: string; start: string; end: string; at: string }): string {
  return `${slot.date}T${slot.start}/${slot.end}@${slot.at}`
}

export function parseSlot(value: string): { date: string; start: string; end: string; at: string } | null {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)\/(\d\d:\d\d)@([a-z0-9-]{1,40})$/i.exec(value)
  if (!match) return null
  const [, day = '', start = '', end = '', at = ''] = match
  const valid = 'value' in RULES.date(day) && 'value' in RULES.start(start) && 'value' in RULES.end(end)
  return valid && start < end ? { date: day, start, end, at } : null
}
