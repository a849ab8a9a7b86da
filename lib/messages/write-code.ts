// Sends a code at once: the outbox row first, so that a send that fails is tried again until the code expires.
import { randomUUID } from 'node:crypto'
import type { Messages } from '@/lib/db/message-kinds'
import { writeCode } from '@/lib/db/queries/messages/code-messages'
import { DELIVERY, deliverRow } from '@/lib/messages/deliver'
import type { MessageDeps } from '@/lib/messages/message-deps'

export type CodeMessage = {
  channel: Messages['code']['channel']
  /** E.164, or an e-mail address. */
  to: string
  code: string
  purpose: Messages['code']['purpose']
  expiresAt: Date
}
/** A code was counted when it was asked for. */
type CodeDeps = Omit<MessageDeps, 'budget'>

/**
 * Writes the code's outbox row and begins to hand it to its transport. `sending` ends when that took it or failed, which
 * is no error: it is tried again while the code is good. Who asked need not wait for it, and then can't tell by the time
 * whether there was anybody to send to. Throws only when the row can't be written.
 */
export async function sendCodeMessage(deps: CodeDeps, message: CodeMessage): Promise<{ sending: Promise<void> }> {
  const { channel, to, code, purpose, expiresAt } = message
  const row = await writeCode(deps.db, {
    kind: 'code',
    subject: randomUUID(),
    to,
    payload: { channel, code, purpose, until: expiresAt.toISOString() },
    now: deps.now,
    expiresAt,
    until: new Date(deps.now.getTime() + DELIVERY.claimMs),
  })
  // A database that fails now has the row already: the delivery loop takes it once the claim has run out.
  return { sending: deliverRow(deps, row).catch(() => undefined) }
}
