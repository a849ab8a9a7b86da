// Counts an act and decides whether it may be done: the way from a use case to the table of limits.
import {
  deleteMarksBefore,
  deleteMarksOf,
  deleteOneMark,
  insertMarks,
  type LimitKey,
  readMarks,
} from '@/lib/db/queries/limit-marks'
import { lockWords } from '@/lib/db/queries/locks'
import { deleteSentBefore } from '@/lib/db/queries/sms-counts'
import type { Database, Reads, Tx, Writes } from '@/lib/db/schema'
import { hmac } from '@/lib/domain/hmac'
import { type Count, type Decision, decide, depthOf, isMarked } from '@/lib/limits/decide'
import { type Act, type By, LIMITS, type LimitRule, LONGEST_WINDOW_MS, type Rules } from '@/lib/limits/rules'
import { tally } from '@/lib/metrics/tallies'

/** Who does it: the value of each key that the act's rules count by. A rule whose value is absent does not count. */
export type Doer = Partial<Record<By, string>>
/** `rules` stand in for LIMITS where there are other ones. */
export type LimitContext = { secret: string; now: Date; rules?: Rules }

const rulesOf = ({ rules = LIMITS }: LimitContext, act: Act, doer: Doer): readonly LimitRule[] =>
  rules[act].filter(({ by }) => by === 'site' || doer[by] !== undefined)

const keyOf = (secret: string, act: Act, by: By, doer: Doer): LimitKey =>
  hmac(secret, `limit ${act} ${by}\n${doer[by] ?? ''}`)
    .toString('base64url')
    .slice(0, 22)

/** The keys that an act is marked under, each once. */
const keysOf = (asking: LimitContext, act: Act, doer: Doer): LimitKey[] => [
  ...new Set(
    rulesOf(asking, act, doer)
      .filter(isMarked)
      .map(({ by }) => keyOf(asking.secret, act, by, doer)),
  ),
]

/** The words to lock (lib/db/queries/locks.ts) so that acts side by side are counted one after the other. */
export const wordsOf = (asking: LimitContext, act: Act, doer: Doer): string[] =>
  keysOf(asking, act, doer).map((key) => `limit ${key}`)

/** What stands, by a rule that does not count marks. */
export type CountStanding = (rule: LimitRule) => Count

/** What the act's rules allow now; counts nothing. One statement for the marks; `standing` has counted what stands. */
export async function judgeAct(
  reads: Reads,
  asking: LimitContext,
  { act, doer, proved = false, standing }: { act: Act; doer: Doer; proved?: boolean; standing?: CountStanding },
): Promise<Decision> {
  const { secret, now } = asking
  const rules = rulesOf(asking, act, doer)
  const marked = await readMarks(
    reads,
    rules.filter(isMarked).map((rule) => ({
      key: keyOf(secret, act, rule.by, doer),
      since: new Date(now.getTime() - rule.within),
      most: depthOf(rule),
    })),
  )
  const nothing: Count = { n: 0, oldest: null }
  const counts = rules.map((rule) => (isMarked(rule) ? marked.shift() : standing?.(rule)) ?? nothing)
  const decision = decide(rules, counts, { proved })
  if (decision.kind !== 'pass' && act !== 'alarm') tally('refusals', { act, by: decision.by, decision: decision.kind })
  return decision
}

/** Counts the act. Exact beside others only where the transaction holds its words. */
export const markAct = (tx: Tx, asking: LimitContext, act: Act, doer: Doer): Promise<void> =>
  insertMarks(tx, keysOf(asking, act, doer), asking.now)

/** Decides and, where the act may be done, counts it: exact however many are asked side by side. */
export function admit(
  db: Database,
  asking: LimitContext,
  asked: { act: Act; doer: Doer; proved?: boolean },
): Promise<Decision> {
  return db.transaction(async (tx) => {
    await lockWords(tx, wordsOf(asking, asked.act, asked.doer))
    const decision = await judgeAct(tx, asking, asked)
    if (decision.kind === 'pass') await markAct(tx, asking, asked.act, asked.doer)
    return decision
  })
}

/** The bound of an act that one rule stops, for a statement that counts it by itself (passedBelow). */
export function boundOf(
  asking: LimitContext,
  act: 'event',
  doer: Doer,
): { key: LimitKey; since: Date; most: number; now: Date } {
  const [{ by, within, stop }] = LIMITS[act]
  const { secret, now } = asking
  return { key: keyOf(secret, act, by, doer), since: new Date(now.getTime() - within), most: stop, now }
}

/** Takes back an act that was counted at this moment and should not have been. */
export const takeBackAct = (writes: Writes, asking: LimitContext, act: Act, doer: Doer): Promise<void> =>
  deleteOneMark(writes, keysOf(asking, act, doer), asking.now)

/** Forgets how often the act was done by these keys of the doer. */
export const forgetAct = (writes: Writes, asking: LimitContext, act: Act, doer: Doer): Promise<void> =>
  deleteMarksOf(writes, keysOf(asking, act, doer))

/** Deletes what no rule counts any more. */
export async function sweepMarks(writes: Writes, now: Date): Promise<void> {
  await deleteMarksBefore(writes, new Date(now.getTime() - LONGEST_WINDOW_MS))
  await deleteSentBefore(writes, now, LONGEST_WINDOW_MS)
}
