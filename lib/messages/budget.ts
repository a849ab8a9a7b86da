// Exact across processes: every SMS takes SMS_LOCK_KEY, but only while it is counted.

import { takeLocks } from '@/lib/db/queries/locks'
import { countSent, readSent, type SentCount } from '@/lib/db/queries/messages/sms-counts'
import type { Database, Reads, Tx } from '@/lib/db/schema'
import { checkLimit, limitLockKeys, type Requester, recordHit, type StandingCount } from '@/lib/limits/check'
import type { Decision } from '@/lib/limits/decide'
import { HOUR, LIMITS, type LimitName, LONGEST_WINDOW_MS, type Rules } from '@/lib/limits/rules'
import { log } from '@/lib/log/log'
import { tally } from '@/lib/metrics/tallies'

export const SENDING = [
  ...(['code', 'own_code', 'booking_code', 'notice', 'own_notice'] as const),
  ...(['clinic_notice', 'reminder', 'own_reminder', 'question', 'recall', 'offer'] as const),
] as const satisfies readonly LimitName[]
export type SendingAct = (typeof SENDING)[number]
/** `budget` is the SMS that all patients together get in a day (SMS_DAILY_BUDGET). */
export type SmsBudget = { secret: string; now: Date; budget: number }
type Dispatch = { act: SendingAct; requester: Requester }

const rules: Rules = LIMITS
/** Acts outside the common budget, so that reminders and questions never keep a code waiting. */
export const APART: readonly SendingAct[] = SENDING.filter(
  (act) => !rules[act].some(({ within }) => within === 'all_sent'),
)

const NEARLY = 0.8

/** The SMS lock key (lib/db/queries/locks.ts). Take it before the lock keys of the act. */
export const SMS_LOCK_KEY = 'sms in all'
const sendingLockKeys = (context: SmsBudget, { act, requester }: Dispatch): string[] => [
  SMS_LOCK_KEY,
  ...limitLockKeys(context, act, requester),
]

/** Counts nothing. Exact only while the transaction holds the lock keys. */
export async function checkSendingLimit(
  reads: Reads,
  context: SmsBudget,
  { act, requester }: Dispatch,
): Promise<Decision> {
  const { now, budget } = context
  const [hour, day] = await readSent(reads, { act, apart: APART, now, windows: [HOUR, LONGEST_WINDOW_MS] })
  const of = (sent: SentCount | undefined) => ({ n: sent?.n ?? 0, oldest: sent?.ends ?? null, of: budget })
  const standing: StandingCount = ({ within }) => {
    if (within === 'all_sent') return of(day?.all)
    return of(within === 'sent_hour' ? hour?.ofAct : day?.ofAct)
  }
  return checkLimit(reads, context, { act, requester, standing })
}

type Alarm = { line: string; text: string; level?: 'warn' | 'error' }

/** Once a day across all processes; the transaction must hold SMS_LOCK_KEY. */
async function logOnce(tx: Tx, context: SmsBudget, { line, text, level = 'warn' }: Alarm): Promise<void> {
  const decision = await checkLimit(tx, context, { act: 'alarm', requester: { line } })
  if (decision.kind === 'wait') return
  await recordHit(tx, context, 'alarm', { line })
  log(level, text)
}

/** Null below the warning share. No budget stops the clinic's own notices, so a person has to look. */
function dueAlarm(act: SendingAct, { ofAct, all }: { ofAct: number; all: number }, budget: number): Alarm | null {
  if (act === 'clinic_notice')
    return ofAct < budget * NEARLY
      ? null
      : {
          line: 'own',
          level: 'error',
          text: `SMS: ${ofAct} notices about clinic changes sent in a day (SMS_DAILY_BUDGET is ${budget}). The budget does not hold these back`,
        }
  const text = `SMS: ${all} of the ${budget} for the day are sent (SMS_DAILY_BUDGET)`
  return all < budget * NEARLY ? null : { line: 'nearly', text }
}

export async function recordSending(tx: Tx, context: SmsBudget, sending: Dispatch & { kind: string }): Promise<void> {
  const { now, budget } = context
  const { act, requester, kind } = sending
  await recordHit(tx, context, act, requester)
  await countSent(tx, { act, kind, now })
  const [day] = await readSent(tx, { act, apart: APART, now, windows: [LONGEST_WINDOW_MS] })
  const alarm = dueAlarm(act, { ofAct: day?.ofAct.n ?? 0, all: day?.all.n ?? 0 }, budget)
  if (alarm) await logOnce(tx, context, alarm)
}

/** Logs, once a day, that the budget or a share of it holds SMS back. */
export async function logRefusal(
  db: Database,
  context: SmsBudget,
  { act, decision }: { act: SendingAct; decision: Decision },
): Promise<void> {
  if (decision.kind !== 'wait' || decision.by !== 'site') return
  const { now, budget } = context
  const [day] = await readSent(db.reads, { act, apart: APART, now, windows: [LONGEST_WINDOW_MS] })
  const isGone = (day?.all.n ?? 0) >= budget
  const line = isGone ? 'gone' : act
  const text = isGone
    ? `SMS: all ${budget} for the day are sent (SMS_DAILY_BUDGET). More messages wait or are refused`
    : `SMS: "${act}" has used its share of SMS_DAILY_BUDGET (${budget}). More messages of this kind wait or are refused`
  // The check runs without a lock first, because under a flood every request reaches it.
  if ((await checkLimit(db.reads, context, { act: 'alarm', requester: { line } })).kind === 'wait') return
  await db.transaction(async (tx) => {
    await takeLocks(tx, [SMS_LOCK_KEY])
    await logOnce(tx, context, { line, text })
  })
}

/** Refuses without a lock if possible, so that a flood does not delay requests that may send. */
export async function spend<T>(
  db: Database,
  context: SmsBudget,
  sending: Dispatch & { kind: string },
  onPass: (tx: Tx) => Promise<T>,
): Promise<{ decision: Decision; passed?: T }> {
  const early = await checkSendingLimit(db.reads, context, sending)
  const spent =
    early.kind === 'wait'
      ? { decision: early }
      : await db.transaction(async (tx) => {
          await takeLocks(tx, sendingLockKeys(context, sending))
          const decision = await checkSendingLimit(tx, context, sending)
          if (decision.kind !== 'pass') return { decision }
          await recordSending(tx, context, sending)
          return { decision, passed: await onPass(tx) }
        })
  if (spent.decision.kind !== 'pass') tally('codes', { act: sending.act, outcome: 'refused' })
  await logRefusal(db, context, { act: sending.act, decision: spent.decision })
  return spent
}
