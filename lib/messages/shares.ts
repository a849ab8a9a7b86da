// Whether a message may go now: each number has a share of messages, and what is beyond it waits as one summary.

import type { MessageKind, Messages } from '@/lib/db/message-kinds'
import { lockWords } from '@/lib/db/queries/locks'
import { defer, drop, markAdmitted, type OutboxRow } from '@/lib/db/queries/outbox'
import {
  handSummarised,
  hasSummaryWaiting,
  readNextVisits,
  readSummarised,
  summarise,
} from '@/lib/db/queries/visit-messages'
import type { Tx } from '@/lib/db/schema'
import { localOf } from '@/lib/domain/clinic-time'
import type { Doer } from '@/lib/limits/admit'
import type { Decision } from '@/lib/limits/decide'
import { judgeSending, markSending, type SendingAct, SMS_WORD, tellRefusal } from '@/lib/messages/budget'
import type { MessageDeps } from '@/lib/messages/message-deps'
import { isOfVisit, readWorthy } from '@/lib/messages/visit-messages'

/** Whether a message may be what a stranger did: they can book for any number. */
const MAY_BE_STRANGERS: Record<MessageKind, boolean> = {
  booking_confirmed: true,
  booking_moved: true,
  booking_cancelled: true,
  booking_link: true,
  booking_summary: true,
  membership_activated: false,
  referral_rewarded: false,
  account_deleted: false,
  code: false,
}
/** Strangers take nothing of what a number's owner's own acts are told by. */
const actOf = ({ kind }: OutboxRow, isOwn: boolean): SendingAct =>
  MAY_BE_STRANGERS[kind] && !isOwn ? 'notice' : 'own_notice'

/** Of what a summary takes the place of, what is still worth telling; and whether any of it was the owner's own act. */
async function toldBy(tx: Tx, row: OutboxRow, now: Date): Promise<{ rows: OutboxRow[]; isOwn: boolean }> {
  const worthy = await readWorthy(tx, await readSummarised(tx, row.id), now)
  return { rows: worthy.map((each) => each.row), isOwn: worthy.some(({ visit }) => visit.is_own) }
}

/** What a summary says when it is sent. */
async function summaryOf(tx: Tx, row: OutboxRow, { told, now }: { told: OutboxRow[]; now: Date }) {
  await handSummarised(
    tx,
    told.map(({ id }) => id),
  )
  const about = told.map(({ subject }) => subject)
  const visits = await readNextVisits(tx, { to: row.personal_to, about, now })
  const payload: Messages['booking_summary'] = {
    visits: visits.map(({ starts_at, reference, place }) => {
      const { date, time } = localOf(starts_at)
      return { date, start: time, reference, place }
    }),
  }
  return { ...row, personal_payload: payload }
}

/** It waits: a message about a visit in the number's summary, which tells it however late, any other by itself. */
const wait = (tx: Tx, row: OutboxRow, { now, until }: { now: Date; until: Date }): Promise<void> =>
  isOfVisit(row.kind) ? summarise(tx, row, { now, until }) : defer(tx, row.id, until)

/** A confirmation of what nobody proved is counted by network with the bookings themselves. */
const doerOf = ({ kind, personal_to, network }: OutboxRow, act: SendingAct): Doer => ({
  number: personal_to,
  ...(network === null || (act === 'notice' && kind === 'booking_confirmed') ? {} : { network }),
})

/** `free`: the message as it goes; null where it does not. */
type Verdict = { act: SendingAct; decision: Decision; free: OutboxRow | null }

/**
 * Lets a claimed message go, in its final payload, and counts it once; null where it may not go now. A message about a
 * visit is then summarised, any other waits for its share. `isOwn`: the number was proved by whoever booked.
 */
export async function letGo(deps: MessageDeps, row: OutboxRow, isOwn: boolean): Promise<OutboxRow | null> {
  const { db, now } = deps
  const summarised = row.kind === 'booking_summary'
  const { act, decision, free } = await db.transaction(async (tx) => {
    await lockWords(tx, [`messages to ${row.personal_to}`, SMS_WORD])
    const told = summarised ? await toldBy(tx, row, now) : null
    const sending = actOf(row, told?.isOwn ?? isOwn)
    const asked = { act: sending, doer: doerOf(row, sending) }
    const passed: Verdict = { act: sending, decision: { kind: 'pass' }, free: null }
    if (told?.rows.length === 0) {
      await drop(tx, row.id, 'superseded')
      return passed
    }
    const decided = row.admitted ? passed.decision : await judgeSending(tx, deps, asked)
    const joins = sending === 'notice' && isOfVisit(row.kind) && !row.admitted
    if (decided.kind !== 'pass' || (joins && (await hasSummaryWaiting(tx, row.personal_to)))) {
      await wait(tx, row, { now, until: decided.kind === 'wait' ? decided.until : now })
      return { ...passed, decision: decided }
    }
    const final = told ? await summaryOf(tx, row, { told: told.rows, now }) : row
    if (!row.admitted) await markSending(tx, deps, { ...asked, kind: row.kind })
    await markAdmitted(tx, row.id)
    return { ...passed, free: final }
  })
  await tellRefusal(db, deps, { act, decision })
  return free
}
