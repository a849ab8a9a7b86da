import { type Selectable, sql } from 'kysely'
import type { Language } from '@/lib/catalogue/languages'
import {
  MAIL_KINDS,
  type MessageKind,
  type MessageOf,
  RECALL_KINDS,
  STOPPABLE_KINDS,
  VISIT_KINDS,
  type VisitKind,
} from '@/lib/db/message-kinds'
import type { Tables, Tx, Writes } from '@/lib/db/schema'
import { type Inputs, statement } from '@/lib/db/statement'
import { type Sweep, sweepRows } from '@/lib/db/sweep'

/** `network`: keyed hash; none for the chain's own messages. `notBefore`: the change may be undone until then. */
export type Message<Kind extends MessageKind = MessageKind> = MessageOf<Kind> & {
  subject: string
  to: string
  /** The recipient's. */
  language: Language
  network?: string | null
  byClinic?: boolean
  admitted?: boolean
  now: Date
  notBefore?: Date | null
  expiresAt?: Date | null
}
export type OutboxRow = Omit<Selectable<Tables['outbox']>, 'kind'> & { kind: MessageKind }
type DropReason = NonNullable<OutboxRow['dropped']>

export const EMPTIED = { personal_to: '', personal_payload: '{}', network: null } as const

export type SentMessage = {
  kind: MessageKind
  subject: string
  to: string
  payload: string
  language: Language
  network: string | null
  byClinic: boolean
  admitted: boolean
  now: Date
  notBefore: Date | null
  expiresAt: Date | null
  seat: string | null
  mail: string | null
}

const CHANGES: readonly string[] = [...VISIT_KINDS, ...Object.values(MAIL_KINDS), 'booking_companions']
const LAST: readonly string[] = [...STOPPABLE_KINDS, ...RECALL_KINDS, ...Object.values(MAIL_KINDS)]
const isChange = (kind: MessageKind): kind is VisitKind => VISIT_KINDS.some((each) => each === kind)

export const sentMessage = ({
  network = null,
  byClinic = false,
  admitted = false,
  notBefore = null,
  expiresAt = null,
  ...message
}: Message): SentMessage => ({
  ...message,
  payload: JSON.stringify(message.payload),
  network,
  byClinic,
  admitted,
  notBefore,
  expiresAt,
  ...(isChange(message.kind) ? { seat: message.subject, mail: MAIL_KINDS[message.kind] } : { seat: null, mail: null }),
})

/** The first message of a kind and subject wins. A change of a booking adds an e-mail to the account. */
export const writeOnce = (sent: Inputs<SentMessage>) => sql`
  INSERT INTO outbox (kind, subject, personal_to, personal_payload, language, network, by_clinic, admitted, created_at,
    next_attempt_at, expires_at)
  SELECT ${sent.kind}::text, ${sent.subject}::text, ${sent.to}::text, ${sent.payload}::jsonb, ${sent.language}::text,
    ${sent.network}::text,
    ${sent.byClinic}::boolean, ${sent.admitted}::boolean, ${sent.now}::timestamptz, ${sent.notBefore}::timestamptz,
    ${sent.expiresAt}::timestamptz
  UNION ALL
  SELECT ${sent.mail}::text, s.id::text, u.personal_email, '{}', ${sent.language}::text, ${sent.network}::text, ${sent.byClinic}::boolean, false,
    ${sent.now}::timestamptz, ${sent.notBefore}::timestamptz, NULL::timestamptz
  FROM seats s JOIN bookings b ON b.id = s.booking_id JOIN users u ON u.uid = b.uid
  WHERE s.id = ${sent.seat}::uuid AND u.personal_email <> ''
  ON CONFLICT (kind, subject) DO NOTHING`

const sendOnce = statement<SentMessage>(writeOnce)

export async function writeMessage(tx: Tx, message: Message): Promise<void> {
  await sendOnce(tx, sentMessage(message))
}

export async function withdrawMessage(
  tx: Tx,
  { kind, subject }: { kind: MessageKind; subject: string },
): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('sent_at', 'is', null)
    .where('handed', '=', false)
    .execute()
}

/** Sends a message now that waited for a time to come. */
export async function hastenMessage(
  tx: Tx,
  { kind, subject, now }: { kind: MessageKind; subject: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('sent_at', 'is', null)
    .execute()
}

type LifeEnds = { now: Date; oldest: Date }

const isExpired = ({ now, oldest }: LifeEnds) => sql`(
  coalesce(expires_at <= ${now}::timestamptz, false)
  OR (created_at <= ${oldest}::timestamptz AND kind <> 'booking_summary'))`

/** A summary is never too old, because it is true however late it is sent. */
export const sweepExpired = (writes: Writes, ends: LifeEnds): Sweep =>
  sweepRows(writes, {
    name: 'messages that help nobody any more',
    table: 'outbox',
    due: sql`sent_at IS NULL AND dropped IS NULL AND ${isExpired(ends)}`,
    order: sql`created_at`,
    set: sql`dropped = 'expired', personal_to = '', personal_payload = '{}', network = NULL`,
  })

/** Changes wait until `settled`; reminders and e-mails come last. Other processes skip claimed messages. */
export async function claimDue(
  writes: Writes,
  { now, oldest, settled, until, count }: LifeEnds & { settled: Date; until: Date; count: number },
): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    WITH due AS MATERIALIZED (
      SELECT o.id FROM outbox o
      WHERE o.sent_at IS NULL AND o.dropped IS NULL AND NOT ${isExpired({ now, oldest })}
        AND (o.next_attempt_at IS NULL OR o.next_attempt_at <= ${now}::timestamptz)
        AND (o.kind <> ALL (${CHANGES}::text[]) OR o.created_at <= ${settled}::timestamptz)
      ORDER BY o.kind = ANY (${LAST}::text[]), o.created_at LIMIT ${count}::int
      FOR UPDATE SKIP LOCKED)
    UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ${until}::timestamptz
    FROM due WHERE outbox.id = due.id
    RETURNING outbox.*`.execute(writes)
  return rows
}

/**
 * The message now counts against its limits, and a transport may have it in these words.
 * False if it was withdrawn, or got another number, since it was claimed.
 */
export async function markAdmitted(
  tx: Tx,
  { id, personal_to, personal_payload }: Pick<OutboxRow, 'id' | 'personal_to' | 'personal_payload'>,
): Promise<boolean> {
  const payload = JSON.stringify(personal_payload)
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set({ admitted: true, handed: true, personal_payload: payload })
    .where('id', '=', id)
    .where('personal_to', '=', personal_to)
    .where('sent_at', 'is', null)
    .where('dropped', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function markBySms(writes: Writes, id: string): Promise<void> {
  await writes.updateTable('outbox').set({ by_sms: true }).where('id', '=', id).execute()
}

export async function markSent(writes: Writes, id: string, now: Date, keepText: boolean): Promise<void> {
  const gone = keepText ? { network: null } : EMPTIED
  await writes
    .updateTable('outbox')
    .set({ sent_at: now, ...gone })
    .where('id', '=', id)
    .execute()
}

export async function postpone(writes: Writes, id: string, change: { until: Date; handed: boolean }): Promise<void> {
  const { until, handed } = change
  await writes.updateTable('outbox').set({ next_attempt_at: until, handed }).where('id', '=', id).execute()
}

/** Waiting for a limit or for the morning is no try. */
export async function defer(tx: Tx | Writes, id: string, until: Date): Promise<void> {
  await tx
    .updateTable('outbox')
    .set((eb) => ({ next_attempt_at: until, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function drop(writes: Writes | Tx, id: string, dropped: DropReason): Promise<void> {
  await writes
    .updateTable('outbox')
    .set({ dropped, ...EMPTIED })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}
