// Delivers at least once: a row is marked only after its transport took it, so a killed process sends again.
import { isMail, readMessage } from '@/lib/db/message-kinds'
import {
  claimDue,
  defer,
  drop,
  markSent,
  type OutboxRow,
  postpone,
  sweepExpired,
} from '@/lib/db/queries/messages/outbox'
import { markSummarised } from '@/lib/db/queries/messages/visit-messages'
import { runSweeps } from '@/lib/db/sweep'
import { quietUntil } from '@/lib/domain/messages/reminders'
import { log } from '@/lib/log/log'
import { handOver } from '@/lib/messages/hand-over'
import { letMailGo } from '@/lib/messages/mails'
import type { MessageDeps } from '@/lib/messages/message-deps'
import { isCollecting, letGo } from '@/lib/messages/shares'
import { renderMessage } from '@/lib/messages/templates'
import { waitsForMorning } from '@/lib/messages/terms'
import { type MessageText, RefusedNumber, SendError } from '@/lib/messages/transport'
import { isChecked, readWorthyNow } from '@/lib/messages/visit-messages'
import { tally } from '@/lib/metrics/tallies'
import { languageOf } from '@/lib/texts/languages'

export const DELIVERY = {
  batch: 20,
  /**
   * A change undone in this time is never sent. Twice a transport's limit of 10 s, so that a cancellation knows
   * whether the message before it was sent. A patient at the counter waits this long for an SMS.
   */
  settleMs: 20_000,
  /** Longer than two transports' limits of 10 s each, because a claim that ends early sends twice. */
  claimMs: 60_000,
  firstRetryMs: 5000,
  longestRetryMs: 30 * 60_000,
  /** For a code or an offer, which is valid for minutes and retried until it expires. */
  longestRetryOfShortMs: 30_000,
  tries: 15,
  /** Yesterday's message confuses more than it helps. */
  longestLifeMs: 24 * 3_600_000,
} as const

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

const nextTry = (now: Date, { attempts, expires_at }: OutboxRow): Date =>
  after(
    now,
    Math.min(
      DELIVERY.firstRetryMs * 2 ** (attempts - 1),
      expires_at ? DELIVERY.longestRetryOfShortMs : DELIVERY.longestRetryMs,
    ),
  )

/** Never quotes another error's message, which may contain the number or the text. */
function failureText(error: unknown): string {
  if (error instanceof SendError) return error.message
  return error instanceof Error && 'code' in error ? String(error.code) : 'an error'
}

function countCode(row: OutboxRow, channel: MessageText['channel'], outcome: 'sent' | 'failed'): void {
  if (row.kind !== 'code' || channel !== 'sms') return
  const { purpose } = readMessage(row.kind, row.personal_payload).payload
  const act = purpose === 'booking' || purpose === 'manage' ? 'booking_code' : 'code'
  tally('codes', { act, outcome })
}

/** A refused number is dropped at once, any other row after the last try. */
export async function deliverRow(
  { db, now, transports, origin }: Omit<MessageDeps, 'budget'>,
  row: OutboxRow,
): Promise<void> {
  let keepText: boolean
  let message: MessageText | null = null
  try {
    message = renderMessage(row.kind, row.personal_payload, { origin, language: languageOf(row.language) })
    keepText = (await handOver({ db, transports }, row, message)).keepsText
    countCode(row, message.channel, 'sent')
  } catch (error) {
    if (message) countCode(row, message.channel, 'failed')
    if (error instanceof RefusedNumber) {
      log(
        'error',
        `A message (${row.kind}, ${row.id}) was not sent: SMS_COUNTRIES does not allow its number (in India, mobile numbers only)`,
      )
      return drop(db.writes, row.id, 'refused')
    }
    const handed = row.handed || !(error instanceof SendError && error.isRefusal)
    if (row.attempts < DELIVERY.tries || row.expires_at)
      return postpone(db.writes, row.id, { until: nextTry(now, row), handed })
    log('error', `A message (${row.kind}, ${row.id}) was given up after ${row.attempts} tries: ${failureText(error)}`)
    return drop(db.writes, row.id, 'given_up')
  }
  if (isCollecting(row.kind)) await markSummarised(db.writes, row.id, now)
  await markSent(db.writes, row.id, now, keepText)
}

/** One row after the other: each counts against the shares before the next is checked. */
async function lettingGo(deps: MessageDeps, claimed: readonly OutboxRow[]): Promise<OutboxRow[]> {
  const { db, now } = deps
  const morning = quietUntil(now)
  const worthy = await readWorthyNow(db.reads, claimed, now)
  const gone: OutboxRow[] = []
  for (const row of claimed) {
    if (isChecked(row) && !worthy.has(row.id)) await drop(db.writes, row.id, 'superseded')
    else if (morning && waitsForMorning(row, now)) await defer(db.writes, row.id, morning)
    else {
      const cause = row.by_clinic ? 'clinic' : worthy.get(row.id)?.is_own ? 'owner' : 'anybody'
      const free = isMail(row.kind) ? await letMailGo(deps, row) : await letGo(deps, row, cause)
      if (free) gone.push(free)
    }
  }
  return gone
}

/** Returns the number of claimed messages. Throws when the database fails. */
export async function deliverOutbox(deps: MessageDeps): Promise<number> {
  const { db, now } = deps
  const ends = { now, oldest: after(now, -DELIVERY.longestLifeMs) }
  await runSweeps([sweepExpired(db.writes, ends)], { now, isOver: () => true })
  const claimed = await claimDue(db.writes, {
    ...ends,
    settled: after(now, -DELIVERY.settleMs),
    until: after(now, DELIVERY.claimMs),
    count: DELIVERY.batch,
  })
  const settled = await Promise.allSettled((await lettingGo(deps, claimed)).map((row) => deliverRow(deps, row)))
  const failed = settled.find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
  return claimed.length
}
