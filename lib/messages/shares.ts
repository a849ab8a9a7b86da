// Each number has a share of messages; further ones wait for one summary.

import { managePath, recallPath, visitPath } from '@/lib/addresses/paths'
import {
  type MessageKind,
  type Messages,
  type RecallKind,
  type ReminderKind,
  readMessage,
} from '@/lib/db/message-kinds'
import { type NotifiedCompanion, readNotifiedCompanions } from '@/lib/db/queries/companions/parties'
import { takeLocks } from '@/lib/db/queries/locks'
import { defer, drop, markAdmitted, type OutboxRow } from '@/lib/db/queries/messages/outbox'
import { readSeatVisit } from '@/lib/db/queries/messages/reminders'
import {
  handSummarised,
  hasSummaryWaiting,
  readNextVisits,
  readSummarised,
  summarise,
} from '@/lib/db/queries/messages/visit-messages'
import { readStandingRecalls } from '@/lib/db/queries/recalls/recalls'
import type { Tx } from '@/lib/db/schema'
import { manageKey, recallKey } from '@/lib/domain/booking/manage-key'
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import type { Requester } from '@/lib/limits/check'
import type { Decision } from '@/lib/limits/decide'
import { checkSendingLimit, logRefusal, recordSending, type SendingAct, SMS_LOCK_KEY } from '@/lib/messages/budget'
import type { MessageDeps } from '@/lib/messages/message-deps'
import { patientInMessage } from '@/lib/messages/safe-names'
import { actOf, type Cause } from '@/lib/messages/terms'
import { isOfVisit, isRecall, isStoppable, readWorthy } from '@/lib/messages/visit-messages'

/** The summarised messages that are still worth sending, and `owner` if one of them was the owner's act. */
async function messageAbout(tx: Tx, row: OutboxRow, now: Date): Promise<{ rows: OutboxRow[]; cause: Cause }> {
  const worthy = await readWorthy(tx, await readSummarised(tx, row.id), now)
  const isOwn = worthy.some(({ visit }) => visit.is_own)
  return { rows: worthy.map((each) => each.row), cause: isOwn ? 'owner' : 'anybody' }
}

const idsOf = (rows: readonly OutboxRow[]): string[] => rows.map(({ id }) => id)

async function summaryMessage(tx: Tx, row: OutboxRow, { rows, now }: { rows: OutboxRow[]; now: Date }) {
  const about = rows.map(({ subject }) => subject)
  const visits = await readNextVisits(tx, { to: row.personal_to, about, now })
  const payload: Messages['booking_summary'] = {
    visits: visits.map(({ starts_at, reference, place }) => {
      const { date, time } = localOf(starts_at)
      return { date, start: time, reference, place }
    }),
  }
  return { ...row, personal_payload: payload }
}

/** A message that may have arrived keeps its text, because a gateway that knows its id refuses another. */
async function reminderOf(tx: Tx, row: OutboxRow, secret: string): Promise<OutboxRow | null> {
  const visit = await readSeatVisit(tx, row.subject)
  if (!visit) return null
  if (row.handed) return row
  const { id, reference, appointment_type: type, place, starts_at, link_version, attends, groupSize } = visit
  const { date, time: start } = localOf(starts_at)
  const key = manageKey(secret, id, link_version)
  if (row.kind === 'how_was_it') {
    const questionPayload: Messages['how_was_it'] = { date, visit: visitPath(reference, key), hasLeft: visit.has_left }
    return { ...row, personal_payload: questionPayload }
  }
  const manage = managePath(reference, key)
  const payload: Messages[ReminderKind] = {
    reference,
    type,
    place,
    date,
    start,
    manage,
    attends,
    other: patientInMessage(visit),
    groupSize,
  }
  return { ...row, personal_payload: payload }
}

/** Null once the recall no longer stands. */
async function fillInRecall(tx: Tx, row: OutboxRow, { secret, now }: MessageDeps): Promise<OutboxRow | null> {
  const recall = (await readStandingRecalls(tx, [row.subject], now)).get(row.subject)
  if (!recall) return null
  const payload: Messages[RecallKind] = { recall: recallPath(recall.reference, recallKey(secret, recall.booking_id)) }
  return row.handed ? row : { ...row, personal_payload: payload }
}

/** Removes offered slots that are already past. */
function aheadOf(row: OutboxRow, now: Date): OutboxRow {
  if (row.kind !== 'new_times' || row.handed) return row
  const { payload } = readMessage(row.kind, row.personal_payload)
  return {
    ...row,
    personal_payload: { ...payload, times: payload.times.filter(({ date, start }) => instantOf(date, start) > now) },
  }
}

/**
 * A companion on another day gets a separate message. In a tie the later entry counts: the first booking, at
 * the top, was confirmed before.
 */
function onSharedDay(companions: readonly NotifiedCompanion[]): NotifiedCompanion[] {
  const dayOf = ({ starts_at }: NotifiedCompanion) => localOf(starts_at).date
  const days = companions.map((companion) => companions.filter((other) => dayOf(other) === dayOf(companion)))
  return days.reduce((most, day) => (day.length >= most.length ? day : most), [])
}

/** Null when none of the companions has a booking any more. */
async function fillInCompanions(tx: Tx, row: OutboxRow, secret: string): Promise<OutboxRow | null> {
  const companions = await readNotifiedCompanions(tx, row.subject)
  if (companions.length === 0) return null
  if (row.handed) return row
  const ofDay = onSharedDay(companions)
  const [one] = ofDay
  if (!one) return null
  const times = ofDay.map(({ starts_at }) => localOf(starts_at))
  const sorted = times.map(({ time }) => time).sort()
  const payload: Messages['booking_companions'] = {
    reference: one.reference,
    type: one.type,
    place: one.place,
    count: sorted.length,
    people: ofDay.map(patientInMessage),
    date: times[0]?.date ?? '',
    start: sorted[0] ?? '',
    last: sorted.at(-1) ?? '',
    manage: managePath(one.reference, manageKey(secret, one.id, one.link_version)),
  }
  return { ...row, personal_payload: payload }
}

export const isCollecting = (kind: MessageKind): boolean => kind === 'booking_summary' || kind === 'booking_companions'

/** The payload filled in at sending. Null: nobody to send to; undefined: nothing to fill in. */
async function filled(tx: Tx, row: OutboxRow, deps: MessageDeps): Promise<OutboxRow | null | undefined> {
  const { secret } = deps
  if (row.kind === 'booking_companions') return fillInCompanions(tx, row, secret)
  if (isRecall(row.kind)) return fillInRecall(tx, row, deps)
  return isStoppable(row.kind) ? reminderOf(tx, row, secret) : undefined
}

/** A change waits for the number's summary, any other message by itself. */
const wait = (tx: Tx, row: OutboxRow, { now, until }: { now: Date; until: Date }): Promise<void> =>
  isOfVisit(row.kind) ? summarise(tx, row, { now, until }) : defer(tx, row.id, until)

/** The booking limits already count unproved confirmations by network. */
const messageRequester = ({ kind, personal_to, network }: OutboxRow, act: SendingAct): Requester => ({
  number: personal_to,
  ...(network === null || (act === 'notice' && kind === 'booking_confirmed') ? {} : { network }),
})

type Verdict = { act: SendingAct; decision: Decision; free: OutboxRow | null }

/** Counts a message once. Null while it waits: a change for the number's summary, any other for its share. */
export async function letGo(deps: MessageDeps, row: OutboxRow, cause: Cause): Promise<OutboxRow | null> {
  const { db, now } = deps
  const collects = isCollecting(row.kind)
  const { act, decision, free } = await db.transaction(async (tx) => {
    await takeLocks(tx, [`messages to ${row.personal_to}`, SMS_LOCK_KEY])
    const summary = collects ? await messageAbout(tx, row, now) : null
    const sending = actOf(row.kind, summary?.cause ?? cause)
    const check = { act: sending, requester: messageRequester(row, sending) }
    const passed: Verdict = { act: sending, decision: { kind: 'pass' }, free: null }
    const whole = await filled(tx, row, deps)
    if (summary?.rows.length === 0 || whole === null) {
      await drop(tx, row.id, 'superseded')
      return passed
    }
    const decided = row.admitted ? passed.decision : await checkSendingLimit(tx, deps, check)
    const joins = sending === 'notice' && isOfVisit(row.kind) && !row.admitted
    if (decided.kind !== 'pass' || (joins && (await hasSummaryWaiting(tx, row.personal_to)))) {
      await wait(tx, row, { now, until: decided.kind === 'wait' ? decided.until : now })
      return { ...passed, decision: decided }
    }
    const final = whole ?? (summary ? await summaryMessage(tx, row, { rows: summary.rows, now }) : aheadOf(row, now))
    if (!(await markAdmitted(tx, final))) return passed
    if (summary) await handSummarised(tx, idsOf(summary.rows))
    if (!row.admitted) await recordSending(tx, deps, { ...check, kind: row.kind })
    return { ...passed, free: final }
  })
  await logRefusal(db, deps, { act, decision })
  return free
}
