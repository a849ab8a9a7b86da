// The one decision over the table of limits: pure, whatever was counted and however.
import type { LimitRule, LimitScope, Share } from '@/lib/limits/rule'

/**
 * How often an act was done within a rule's window: at most as often as is asked for, and when the oldest of those was. Of
 * what stands: how much, when the first of it ends, and of how much (for a share).
 */
export type Count = { n: number; oldest: Date | null; of?: number }

export type Decision =
  | { kind: 'pass' }
  /** Whoever proves the number goes on. */
  | { kind: 'code'; by: LimitScope }
  /** Nobody goes on before `until`. */
  | { kind: 'wait'; by: LimitScope; until: Date }

const boundOf = (bound: number | Share, { of = 0 }: Count): number =>
  typeof bound === 'number' ? bound : Math.max(bound.least, Math.floor(bound.share * of))

/** A rule that counts marks, and how many of the newest it has to see. */
export const countsHits = (rule: LimitRule): rule is LimitRule & { within: number } => typeof rule.within === 'number'
export const depthOf = ({ code, stop }: LimitRule): number =>
  Math.max(...[code, stop].map((bound) => (typeof bound === 'number' ? bound : 0)))

/** Whether half of what an act may send within an hour or a day is sent. */
const isPressed = (rules: readonly LimitRule[], counts: readonly Count[]): boolean =>
  rules.some(({ within, stop }, at) => {
    const count = counts[at]
    const isShare = within === 'sent_hour' || within === 'sent_day'
    return isShare && count && stop && count.n >= boundOf(stop, count) / 2
  })

/**
 * What the counts, one for each rule in the same order, allow: the strictest rule decides, and the longest wait. A number
 * that is proved passes where a code is asked.
 */
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
