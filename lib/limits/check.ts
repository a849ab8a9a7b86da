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

export function limitCheck(context: LimitContext, act: LimitName, requester: Requester): LimitCheck {
  const { secret, now } = context
  const rules = applicableRules(context, act, requester)
  const keys = new Map<LimitScope, LimitKey>()
  const queries = rules.filter(countsHits).map((rule) => {
    const key = keys.get(rule.by) ?? limitKey(secret, act, rule.by, requester)
    keys.set(rule.by, key)
    return { key, since: new Date(now.getTime() - rule.within), most: depthOf(rule) }
  })
  return { act, rules, hits: queries, keys: [...keys.values()] }
}

/** Lock keys that make concurrent acts count one after another (lib/db/queries/locks.ts). */
export const limitLockKeys = (context: LimitContext, act: LimitName, requester: Requester): string[] =>
  lockKeysOf(limitCheck(context, act, requester))
export const lockKeysOf = ({ keys }: LimitCheck): string[] => keys.map((key) => `limit ${key}`)

/** The count for a rule that does not count hits. */
export type StandingCount = (rule: LimitRule) => Count

/** `hits` are the counts, in the order of the check's queries. */
export function decideLimit(
  { act, rules }: LimitCheck,
  { proved = false, hits, standing }: { proved?: boolean; hits: readonly Count[]; standing?: StandingCount },
): Decision {
  const nothing: Count = { n: 0, oldest: null }
  const counted = hits.values()
  const counts = rules.map((rule) => (countsHits(rule) ? counted.next().value : standing?.(rule)) ?? nothing)
  const decision = decide(rules, counts, { proved })
  const by = decision.kind === 'pass' ? 'none' : decision.by
  if (act !== 'alarm') tally('limits', { act, by, decision: decision.kind })
  return decision
}

export async function checkLimit(
  reads: Reads,
  context: LimitContext,
  { act, requester, ...known }: { act: LimitName; requester: Requester; proved?: boolean; standing?: StandingCount },
): Promise<Decision> {
  const check = limitCheck(context, act, requester)
  return decideLimit(check, { ...known, hits: await countHits(reads, check.hits) })
}

/** Exact under concurrency only while the transaction holds the act's lock keys. */
export const recordHit = (
  tx: Tx,
  context: LimitContext,
  act: LimitName,
  requester: Requester,
  times = 1,
): Promise<void> =>
  insertHits(
    tx,
    Array(times)
      .fill(limitCheck(context, act, requester).keys)
      .flat(),
    context.now,
  )

/** Decides and counts under the act's locks, so that concurrent requests are counted exactly. */
export function consumeLimit(
  db: Database,
  context: LimitContext,
  request: { act: LimitName; requester: Requester; proved?: boolean },
): Promise<Decision> {
  return db.transaction(async (tx) => {
    await takeLocks(tx, limitLockKeys(context, request.act, request.requester))
    const decision = await checkLimit(tx, context, request)
    if (decision.kind === 'pass') await recordHit(tx, context, request.act, request.requester)
    return decision
  })
}

/** For a statement that counts the act by itself. */
export const limitBounds = (context: LimitContext, act: 'event' | 'lead', requester: Requester): HitQueries =>
  hitQueries(limitCheck(context, act, requester).hits)

export const countDecision = (act: 'event' | 'lead', isPassed: boolean): void =>
  tally('limits', isPassed ? { act, by: 'none', decision: 'pass' } : { act, by: 'network', decision: 'wait' })

export const removeHit = (writes: Writes, context: LimitContext, act: LimitName, requester: Requester): Promise<void> =>
  deleteOneHit(writes, limitCheck(context, act, requester).keys, context.now)

export const clearHits = (writes: Writes, context: LimitContext, act: LimitName, requester: Requester): Promise<void> =>
  deleteHits(writes, limitCheck(context, act, requester).keys)

export const sweepHits = (writes: Writes, now: Date): Sweep[] => [
  sweepHitsBefore(writes, new Date(now.getTime() - LONGEST_WINDOW_MS)),
  sweepSentBefore(writes, now, LONGEST_WINDOW_MS),
]
