import { takeLocks } from '@/lib/db/queries/locks'
import { sweepSentBefore } from '@/lib/db/queries/messages/sms-counts'
import {
  countHits,
  deleteHits,
  deleteOneHit,
  type HitQueries,
  type HitQuery,
  hitQueries,
  insertHits,
  type LimitKey,
  sweepHitsBefore,
} from '@/lib/db/queries/operations/limit-hits'
import type { Database, Reads, Tx, Writes } from '@/lib/db/schema'
import type { Sweep } from '@/lib/db/sweep'
import { hmac } from '@/lib/domain/hmac'
import { type Count, countsHits, type Decision, decide, depthOf } from '@/lib/limits/decide'
import type { LimitRule, LimitScope } from '@/lib/limits/rule'
import { LIMITS, type LimitName, LONGEST_WINDOW_MS, type Rules } from '@/lib/limits/rules'
import { tally } from '@/lib/metrics/tallies'

/** The key value for each scope. A rule whose scope has no value is skipped. */
export type Requester = Partial<Record<LimitScope, string>>
export type LimitContext = { secret: string; now: Date; rules?: Rules }

const applicableRules = (
  { rules = LIMITS }: LimitContext,
  act: LimitName,
  requester: Requester,
): readonly LimitRule[] => rules[act].filter(({ by }) => by === 'site' || requester[by] !== undefined)

const limitKey = (secret: string, act: LimitName, by: LimitScope, requester: Requester): LimitKey =>
  hmac(secret, `limit ${act} ${by}\n${requester[by] ?? ''}`)
    .toString('base64url')
    .slice(0, 22)

export type LimitCheck = {
  act: LimitName
  rules: readonly LimitRule[]
  hits: readonly HitQuery[]
  keys: readonly LimitKey[]
}

export function limitCheck(asking: LimitContext, act: LimitName, requester: Requester): LimitCheck {
  const { secret, now } = asking
  const rules = applicableRules(asking, act, requester)
  const keys = new Map<LimitScope, LimitKey>()
  const marks = rules.filter(countsHits).map((rule) => {
    const key = keys.get(rule.by) ?? limitKey(secret, act, rule.by, requester)
    keys.set(rule.by, key)
    return { key, since: new Date(now.getTime() - rule.within), most: depthOf(rule) }
  })
  return { act, rules, hits: marks, keys: [...keys.values()] }
}

/** Lock keys that make concurrent acts count one after another (lib/db/queries/locks.ts). */
export const limitLockKeys = (asking: LimitContext, act: LimitName, requester: Requester): string[] =>
  lockKeysOf(limitCheck(asking, act, requester))
export const lockKeysOf = ({ keys }: LimitCheck): string[] => keys.map((key) => `limit ${key}`)

/** The count for a rule that does not count hits. */
export type StandingCount = (rule: LimitRule) => Count

/** `marked` holds the hit counts, in the order of the check's `marks`. */
export function decideLimit(
  { act, rules }: LimitCheck,
  { proved = false, marked, standing }: { proved?: boolean; marked: readonly Count[]; standing?: StandingCount },
): Decision {
  const nothing: Count = { n: 0, oldest: null }
  const counted = marked.values()
  const counts = rules.map((rule) => (countsHits(rule) ? counted.next().value : standing?.(rule)) ?? nothing)
  const decision = decide(rules, counts, { proved })
  const by = decision.kind === 'pass' ? 'none' : decision.by
  if (act !== 'alarm') tally('limits', { act, by, decision: decision.kind })
  return decision
}

export async function checkLimit(
  reads: Reads,
  asking: LimitContext,
  { act, requester, ...known }: { act: LimitName; requester: Requester; proved?: boolean; standing?: StandingCount },
): Promise<Decision> {
  const asked = limitCheck(asking, act, requester)
  return decideLimit(asked, { ...known, marked: await countHits(reads, asked.hits) })
}

/** Exact under concurrency only while the transaction holds the act's lock keys. */
export const recordHit = (
  tx: Tx,
  asking: LimitContext,
  act: LimitName,
  requester: Requester,
  times = 1,
): Promise<void> =>
  insertHits(
    tx,
    Array(times)
      .fill(limitCheck(asking, act, requester).keys)
      .flat(),
    asking.now,
  )

/** Decides and counts under the act's locks, so that concurrent requests are counted exactly. */
export function consumeLimit(
  db: Database,
  asking: LimitContext,
  asked: { act: LimitName; requester: Requester; proved?: boolean },
): Promise<Decision> {
  return db.transaction(async (tx) => {
    await takeLocks(tx, limitLockKeys(asking, asked.act, asked.requester))
    const decision = await checkLimit(tx, asking, asked)
    if (decision.kind === 'pass') await recordHit(tx, asking, asked.act, asked.requester)
    return decision
  })
}

/** For a statement that counts the act by itself. */
export const limitBounds = (asking: LimitContext, act: 'event' | 'lead', requester: Requester): HitQueries =>
  hitQueries(limitCheck(asking, act, requester).hits)

export const countDecision = (act: 'event' | 'lead', isPassed: boolean): void =>
  tally('limits', isPassed ? { act, by: 'none', decision: 'pass' } : { act, by: 'network', decision: 'wait' })

export const removeHit = (writes: Writes, asking: LimitContext, act: LimitName, requester: Requester): Promise<void> =>
  deleteOneHit(writes, limitCheck(asking, act, requester).keys, asking.now)

export const clearHits = (writes: Writes, asking: LimitContext, act: LimitName, requester: Requester): Promise<void> =>
  deleteHits(writes, limitCheck(asking, act, requester).keys)

export const sweepHits = (writes: Writes, now: Date): Sweep[] => [
  sweepHitsBefore(writes, new Date(now.getTime() - LONGEST_WINDOW_MS)),
  sweepSentBefore(writes, now, LONGEST_WINDOW_MS),
]
