// The outbox row comes first, so that a failed send is retried until the code expires.
import { randomUUID } from 'node:crypto'
import type { Language } from '@/lib/catalogue/languages'
import type { Messages } from '@/lib/db/message-kinds'
import { writeCode } from '@/lib/db/queries/messages/code-messages'
import { DELIVERY, deliverRow } from '@/lib/messages/deliver'
import type { MessageDeps } from '@/lib/messages/message-deps'

export type CodeMessage = {
  channel: Messages['code']['channel']
  /** E.164, or an e-mail address. */
  to: string
  language: Language
  code: string
  purpose: Messages['code']['purpose']
  expiresAt: Date
}
/** A code counts against the budget on request. */
type CodeDeps = Omit<MessageDeps, 'budget'>

/**
 * Throws only when the row can't be written. `sending` ends when the transport took the message or failed; a
 * failure is retried while the code is valid. A caller need not wait for it, so that its response time doesn't
 * show whether a code was sent.
 */
export async function sendCodeMessage(deps: CodeDeps, message: CodeMessage): Promise<{ sending: Promise<void> }> {
  const { channel, to, language, code, purpose, expiresAt } = message
  const row = await writeCode(deps.db, {
    kind: 'code',
    subject: randomUUID(),
    to,
    language,
    payload: { channel, code, purpose, until: expiresAt.toISOString() },
    now: deps.now,
    expiresAt,
    until: new Date(deps.now.getTime() + DELIVERY.claimMs),
  })
  // If the database fails now, the delivery loop takes the row after its claim ends.
  return { sending: deliverRow(deps, row).catch(() => undefined) }
}
