// Whether a message may go now: each number has a share of messages, and what is beyond it waits as one summary.

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
import { judgeAct, markAct, wordsOf } from '@/lib/limits/admit'
import type { Act } from '@/lib/limits/rules'
import type { SummaryPayload } from '@/lib/messages/templates'
import { isOfVisit, readWorthy } from '@/lib/messages/visit-messages'
import type { MessageDeps } from '@/lib/messages/write-code'

/** Strangers can book for any number, and take nothing of what its owner's own acts are told by. */
const actOf = ({ kind }: OutboxRow, isOwn: boolean): Act =>
  kind.startsWith('booking_') && !isOwn ? 'notice' : 'own_notice'

/** What a summary says when it is sent; null when nothing is left that was not told. */
async function summaryOf(tx: Tx, row: OutboxRow, now: Date): Promise<SummaryPayload | null> {
  const worthy = (await readWorthy(tx, await readSummarised(tx, row.id), now)).map((each) => each.row)
  if (worthy.length === 0) return null
  await handSummarised(
    tx,
    worthy.map(({ id }) => id),
  )
  const about = worthy.map(({ subject }) => subject)
  const visits = await readNextVisits(tx, { to: row.personal_to, about, now })
  return {
    visits: visits.map(({ starts_at, reference, place }) => {
      const { date, time } = localOf(starts_at)
      return { date, start: time, reference, place }
    }),
  }
}

/**
 * Lets a claimed message go, in its final payload, and counts it once; null where it may not go now. A message about a
 * visit is then summarised, any other waits for its share. `isOwn`: the number was proved by whoever booked.
 */
export async function letGo(deps: MessageDeps, row: OutboxRow, isOwn: boolean): Promise<OutboxRow | null> {
  const { db, now, secret } = deps
  const asking = { secret, now }
  const act = actOf(row, isOwn)
  const doer = { number: row.personal_to }
  return db.transaction(async (tx) => {
    await lockWords(tx, [`messages to ${row.personal_to}`, ...wordsOf(asking, act, doer)])
    const waits = act === 'notice' && isOfVisit(row.kind) && !row.admitted
    const joins = waits && (await hasSummaryWaiting(tx, row.personal_to))
    const decision = row.admitted ? { kind: 'pass' as const } : await judgeAct(tx, asking, { act, doer })
    if (joins || decision.kind !== 'pass') {
      const until = decision.kind === 'wait' ? decision.until : now
      if (isOfVisit(row.kind)) await summarise(tx, row, { now, until })
      else await defer(tx, row.id, until)
      return null
    }
    const summary = row.kind === 'booking_summary' ? await summaryOf(tx, row, now) : undefined
    if (summary === null) {
      await drop(tx, row.id, 'superseded')
      return null
    }
    if (!row.admitted) await markAct(tx, asking, act, doer)
    await markAdmitted(tx, row.id)
    return summary ? { ...row, personal_payload: summary } : row
  })
}
