// Counts an act and decides whether it may be done: the way from a use case to the table of limits.

import { lockWords } from '@/lib/db/queries/locks'
import { sweepSentBefore } from '@/lib/db/queries/messages/sms-counts'
import {
  type AskedMark,
  type AskedMarks,
  askedMarks,
  deleteMarksOf,
  deleteOneMark,
  insertMarks,
  type LimitKey,
  readMarks,
  sweepMarksBefore,
} from '@/lib/db/queries/operations/limit-marks'
import type { Database, Reads, Tx, Writes } from '@/lib/db/schema'
import type { Sweep } from '@/lib/db/sweep'
import { hmac } from '@/lib/domain/hmac'
import { type Count, type Decision, decide, depthOf, isMarked } from '@/lib/limits/decide'
import type { By, LimitRule } from '@/lib/limits/rule'
import { type Act, LIMITS, LONGEST_WINDOW_MS, type Rules } from '@/lib/limits/rules'
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

/** An act that a doer asks for: its rules, the marks that they count in their order, and the keys that it is marked under. */
export type AskedAct = { act: Act; rules: readonly LimitRule[]; marks: readonly AskedMark[]; keys: readonly LimitKey[] }

/** Works out once what every look at the act, its locks and its marks go by. */
export function askedAct(asking: LimitContext, act: Act, doer: Doer): AskedAct {
  const { secret, now } = asking
  const rules = rulesOf(asking, act, doer)
  const keys = new Map<By, LimitKey>()
  const marks = rules.filter(isMarked).map((rule) => {
    const key = keys.get(rule.by) ?? keyOf(secret, act, rule.by, doer)
    keys.set(rule.by, key)
    return { key, since: new Date(now.getTime() - rule.within), most: depthOf(rule) }
  })
  return { act, rules, marks, keys: [...keys.values()] }
}

/** The words to lock (lib/db/queries/locks.ts) so that acts side by side are counted one after the other. */
export const wordsOf = (asking: LimitContext, act: Act, doer: Doer): string[] => lockedBy(askedAct(asking, act, doer))
export const lockedBy = ({ keys }: AskedAct): string[] => keys.map((key) => `limit ${key}`)

/** What stands, by a rule that does not count marks. */
export type CountStanding = (rule: LimitRule) => Count

/** What the act's rules allow by the counts of its marks, in their order, and of what stands. */
export function decideAct(
  { act, rules }: AskedAct,
  { proved = false, marked, standing }: { proved?: boolean; marked: readonly Count[]; standing?: CountStanding },
): Decision {
  const nothing: Count = { n: 0, oldest: null }
  const counted = marked.values()
  const counts = rules.map((rule) => (isMarked(rule) ? counted.next().value : standing?.(rule)) ?? nothing)
  const decision = decide(rules, counts, { proved })
  const by = decision.kind === 'pass' ? 'none' : decision.by
  if (act !== 'alarm') tally('limits', { act, by, decision: decision.kind })
  return decision
}

/** What the act's rules allow now; counts nothing. One statement for the marks; `standing` has counted what stands. */
export async function judgeAct(
  reads: Reads,
  asking: LimitContext,
  { act, doer, ...known }: { act: Act; doer: Doer; proved?: boolean; standing?: CountStanding },
): Promise<Decision> {
  const asked = askedAct(asking, act, doer)
  return decideAct(asked, { ...known, marked: await readMarks(reads, asked.marks) })
}

/** Counts the act, `times` over. Exact beside others only where the transaction holds its words. */
export const markAct = (tx: Tx, asking: LimitContext, act: Act, doer: Doer, times = 1): Promise<void> =>
  insertMarks(
    tx,
    Array(times)
      .fill(askedAct(asking, act, doer).keys)
      .flat(),
    asking.now,
  )

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

/** The bounds of an act that its rules stop, for a statement that counts it by itself (passedBelow). */
export const boundsOf = (asking: LimitContext, act: 'event' | 'lead', doer: Doer): AskedMarks =>
  askedMarks(askedAct(asking, act, doer).marks)

/** Tells the metrics what such a statement decided. */
export const tellBounded = (act: 'event' | 'lead', isPassed: boolean): void =>
  tally('limits', isPassed ? { act, by: 'none', decision: 'pass' } : { act, by: 'network', decision: 'wait' })

/** Takes back an act that was counted at this moment and should not have been. */
export const takeBackAct = (writes: Writes, asking: LimitContext, act: Act, doer: Doer): Promise<void> =>
  deleteOneMark(writes, askedAct(asking, act, doer).keys, asking.now)

/** Forgets how often the act was done by these keys of the doer. */
export const forgetAct = (writes: Writes, asking: LimitContext, act: Act, doer: Doer): Promise<void> =>
  deleteMarksOf(writes, askedAct(asking, act, doer).keys)

/** Deletes what no rule counts any more. */
export const sweepMarks = (writes: Writes, now: Date): Sweep[] => [
  sweepMarksBefore(writes, new Date(now.getTime() - LONGEST_WINDOW_MS)),
  sweepSentBefore(writes, now, LONGEST_WINDOW_MS),
]
