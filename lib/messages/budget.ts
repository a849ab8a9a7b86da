// What SMS may cost in a day: each is judged and counted by who asked for it (lib/limits/rules.ts), and all together by
// the day's budget. Exact across processes, because every SMS takes one lock, for as long as it is counted and no longer.

import { takeLocks } from '@/lib/db/queries/locks'
import { countSent, readSent, type SentCount } from '@/lib/db/queries/messages/sms-counts'
import type { Database, Reads, Tx } from '@/lib/db/schema'
import { checkLimit, limitLockKeys, type Requester, recordHit, type StandingCount } from '@/lib/limits/check'
import type { Decision } from '@/lib/limits/decide'
import { HOUR, LIMITS, type LimitName, LONGEST_WINDOW_MS, type Rules } from '@/lib/limits/rules'
import { log } from '@/lib/log/log'
import { tally } from '@/lib/metrics/tallies'

/** The acts that send an SMS. */
export const SENDING = [
  ...(['code', 'own_code', 'booking_code', 'notice', 'own_notice'] as const),
  ...(['clinic_notice', 'reminder', 'own_reminder', 'question', 'offer'] as const),
] as const satisfies readonly LimitName[]
export type SendingAct = (typeof SENDING)[number]
/** `budget`: how many SMS all patients together get in a day (SMS_DAILY_BUDGET). */
export type SmsBudget = { secret: string; now: Date; budget: number }
type Dispatch = { act: SendingAct; requester: Requester }

const rules: Rules = LIMITS
/** Counted against no budget but their own, if any: however many visits are reminded of, or asked about, no code waits for them. */
export const APART: readonly SendingAct[] = SENDING.filter(
  (act) => !rules[act].some(({ within }) => within === 'all_sent'),
)

/** From so much of the budget on the log warns. */
const NEARLY = 0.8

/** The word to lock (lib/db/queries/locks.ts) before an SMS is judged and counted: it stands for those of its act too. */
export const SMS_LOCK_KEY = 'sms in all'
const sendingLockKeys = (asking: SmsBudget, { act, requester }: Dispatch): string[] => [
  SMS_LOCK_KEY,
  ...limitLockKeys(asking, act, requester),
]

/** Whether the SMS may be sent now; counts nothing. Exact where the transaction holds its words. */
export async function checkSendingLimit(
  reads: Reads,
  asking: SmsBudget,
  { act, requester }: Dispatch,
): Promise<Decision> {
  const { now, budget } = asking
  const [hour, day] = await readSent(reads, { act, apart: APART, now, windows: [HOUR, LONGEST_WINDOW_MS] })
  const of = (sent: SentCount | undefined) => ({ n: sent?.n ?? 0, oldest: sent?.ends ?? null, of: budget })
  const standing: StandingCount = ({ within }) => {
    if (within === 'all_sent') return of(day?.all)
    return of(within === 'sent_hour' ? hour?.own : day?.own)
  }
  return checkLimit(reads, asking, { act, requester, standing })
}

type Alarm = { line: string; text: string; level?: 'warn' | 'error' }

/** Says a line, once a day however many processes would; the transaction holds SMS_WORD. */
async function logOnce(tx: Tx, asking: SmsBudget, { line, text, level = 'warn' }: Alarm): Promise<void> {
  const said = await checkLimit(tx, asking, { act: 'alarm', requester: { line } })
  if (said.kind === 'wait') return
  await recordHit(tx, asking, 'alarm', { line })
  log(level, text)
}

/** What the log says once so many of a day are sent; null before. No budget ends clinics' own notices, so that somebody has to look. */
function dueAlarm(act: SendingAct, { own, all }: { own: number; all: number }, budget: number): Alarm | null {
  if (act === 'clinic_notice')
    return own < budget * NEARLY
      ? null
      : {
          line: 'own',
          level: 'error',
          text: `SMS: ${own} in a day tell what was changed at a clinic (SMS_DAILY_BUDGET is ${budget}); none of these waits`,
        }
  const text = `SMS: ${all} of the ${budget} of a day (SMS_DAILY_BUDGET) are sent`
  return all < budget * NEARLY ? null : { line: 'nearly', text }
}

/** Counts the SMS as sent. `kind` is the outbox row's. */
export async function recordSending(tx: Tx, asking: SmsBudget, sending: Dispatch & { kind: string }): Promise<void> {
  const { now, budget } = asking
  const { act, requester, kind } = sending
  await recordHit(tx, asking, act, requester)
  await countSent(tx, { act, kind, now })
  const [day] = await readSent(tx, { act, apart: APART, now, windows: [LONGEST_WINDOW_MS] })
  const alarm = dueAlarm(act, { own: day?.own.n ?? 0, all: day?.all.n ?? 0 }, budget)
  if (alarm) await logOnce(tx, asking, alarm)
}

/** Says in the log, once a day, what keeps SMS back where it is the budget or a share of it. */
export async function logRefusal(
  db: Database,
  asking: SmsBudget,
  { act, decision }: { act: SendingAct; decision: Decision },
): Promise<void> {
  if (decision.kind !== 'wait' || decision.by !== 'site') return
  const { now, budget } = asking
  const [day] = await readSent(db.reads, { act, apart: APART, now, windows: [LONGEST_WINDOW_MS] })
  const isGone = (day?.all.n ?? 0) >= budget
  const line = isGone ? 'gone' : act
  const text = isGone
    ? `SMS: all ${budget} of a day (SMS_DAILY_BUDGET) are sent; what comes now waits or is refused`
    : `SMS: "${act}" has sent its share of SMS_DAILY_BUDGET (${budget}) for now; what comes now waits or is refused`
  // Looked at without a lock first: under a flood every request comes by here.
  if ((await checkLimit(db.reads, asking, { act: 'alarm', requester: { line } })).kind === 'wait') return
  await db.transaction(async (tx) => {
    await takeLocks(tx, [SMS_LOCK_KEY])
    await logOnce(tx, asking, { line, text })
  })
}

/**
 * Judges and counts one code's SMS, and does in the same transaction what follows from a pass. Refused without a lock where it can
 * be: a flood must not hold up whoever may still send. `kind` is the outbox row's.
 */
export async function spend<T>(
  db: Database,
  asking: SmsBudget,
  sending: Dispatch & { kind: string },
  onPass: (tx: Tx) => Promise<T>,
): Promise<{ decision: Decision; passed?: T }> {
  const early = await checkSendingLimit(db.reads, asking, sending)
  const spent =
    early.kind === 'wait'
      ? { decision: early }
      : await db.transaction(async (tx) => {
          await takeLocks(tx, sendingLockKeys(asking, sending))
          const decision = await checkSendingLimit(tx, asking, sending)
          if (decision.kind !== 'pass') return { decision }
          await recordSending(tx, asking, sending)
          return { decision, passed: await onPass(tx) }
        })
  if (spent.decision.kind !== 'pass') tally('codes', { act: sending.act, outcome: 'refused' })
  await logRefusal(db, asking, { act: sending.act, decision: spent.decision })
  return spent
}
