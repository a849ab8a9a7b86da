// Every limit on what strangers may do, in one table, and the one decision over it. Counting is admit.ts's business; no
// limit feeds another: each counts its own act by its own key.

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What a limit counts by: a network (network.ts), a phone number, both together, or the site as a whole. */
export type By = 'network' | 'number' | 'number_and_network' | 'site'

/**
 * Within `within` milliseconds, sliding, an act passes freely up to `code` times, then for whoever proved the number, and
 * from `stop` times on for nobody. Either may be absent.
 */
export type Rule = { by: By; within: number; code?: number; stop?: number }

/**
 * Wide enough for a carrier: hundreds to thousands of patients stand behind one IPv4 address, and of a chain of 43 clinics
 * with 500 bookings in its busiest hour some 50 come from one of them. What the numbers cost a stranger and such a crowd
 * stands in DECISIONS.md.
 */
export const LIMITS = {
  /** A hold that is begun; past `code` the walk goes on without a hold. */
  hold: [{ by: 'network', within: HOUR, code: 120 }],
  /** A confirmation. */
  booking: [{ by: 'network', within: HOUR, code: 60, stop: 300 }],
  /** A new lead: a patient leaves one a day, and nobody else can prove that they may. */
  lead: [
    { by: 'network', within: HOUR, stop: 100 },
    { by: 'network', within: DAY, stop: 500 },
  ],
  /** A counted page view or the like: fifty patients an hour and ten times as many who only look. */
  event: [{ by: 'network', within: HOUR, stop: 5000 }],
} as const satisfies Record<string, readonly Rule[]>

export type Act = keyof typeof LIMITS

/** How often an act was done within a rule's window: at most as often as is asked for, and when the oldest of those was. */
export type Count = { n: number; oldest: Date | null }

export type Decision =
  | { kind: 'pass' }
  /** Whoever proves the number goes on. */
  | { kind: 'code'; by: By }
  /** Nobody goes on before `until`. */
  | { kind: 'wait'; by: By; until: Date }

/** How many of the newest marks a rule has to see. */
export const depthOf = ({ code = 0, stop = 0 }: Rule): number => Math.max(code, stop)

/**
 * What the counts, one for each rule in the same order, allow: the strictest rule decides, and the longest wait. A number
 * that is proved passes where a code is asked.
 */
export function decide(rules: readonly Rule[], counts: readonly Count[], { proved }: { proved: boolean }): Decision {
  let decision: Decision = { kind: 'pass' }
  rules.forEach((rule, at) => {
    const { n, oldest } = counts[at] ?? { n: 0, oldest: null }
    if (rule.stop !== undefined && n >= rule.stop && oldest) {
      const until = new Date(oldest.getTime() + rule.within)
      if (decision.kind !== 'wait' || decision.until < until) decision = { kind: 'wait', by: rule.by, until }
    } else if (rule.code !== undefined && n >= rule.code && !proved && decision.kind === 'pass') {
      decision = { kind: 'code', by: rule.by }
    }
  })
  return decision
}

/** The longest that a mark counts. */
export const LONGEST_WINDOW_MS = DAY
