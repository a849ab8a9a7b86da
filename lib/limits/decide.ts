import type { LimitRule, LimitScope, Share } from '@/lib/limits/rule'

/** `oldest` is the oldest hit, or when the first standing row ends. `of` is the total for a share. */
export type Count = { n: number; oldest: Date | null; of?: number }

export type Decision =
  | { kind: 'pass' }
  | { kind: 'code'; by: LimitScope }
  | { kind: 'wait'; by: LimitScope; until: Date }

const boundOf = (bound: number | Share, { of = 0 }: Count): number =>
  typeof bound === 'number' ? bound : Math.max(bound.least, Math.floor(bound.share * of))

export const countsHits = (rule: LimitRule): rule is LimitRule & { within: number } => typeof rule.within === 'number'
export const depthOf = ({ code, stop }: LimitRule): number =>
  Math.max(...[code, stop].map((bound) => (typeof bound === 'number' ? bound : 0)))

const isPressed = (rules: readonly LimitRule[], counts: readonly Count[]): boolean =>
  rules.some(({ within, stop }, at) => {
    const count = counts[at]
    const isShare = within === 'sent_hour' || within === 'sent_day'
    return isShare && count && stop && count.n >= boundOf(stop, count) / 2
  })

/** One count for each rule, in order. A proved number passes a rule that asks for a code. */
export function decide(
  rules: readonly LimitRule[],
  counts: readonly Count[],
  { proved }: { proved: boolean },
): Decision {
  let decision: Decision = { kind: 'pass' }
  const pressed = isPressed(rules, counts)
  rules.forEach((rule, at) => {
    if (rule.pressed && !pressed) return
    const count = counts[at] ?? { n: 0, oldest: null }
    const { n, oldest } = count
    if (rule.stop !== undefined && n >= boundOf(rule.stop, count) && oldest) {
      const until = new Date(oldest.getTime() + (countsHits(rule) ? rule.within : 0))
      if (decision.kind !== 'wait' || decision.until < until) decision = { kind: 'wait', by: rule.by, until }
    } else if (rule.code !== undefined && n >= boundOf(rule.code, count) && !proved && decision.kind === 'pass') {
      decision = { kind: 'code', by: rule.by }
    }
  })
  return decision
}
