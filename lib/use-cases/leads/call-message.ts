import type { Language } from '@/lib/catalogue/languages'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import { isSentBy } from '@/lib/db/queries/messages/outbox-reads'
import type { Tx } from '@/lib/db/schema'
import { instantOf } from '@/lib/domain/clinic-time'
import type { CallWindow } from '@/lib/domain/leads/call-back'
import { networkHash } from '@/lib/use-cases/booking/booking-limits'
import type { Deps } from '@/lib/use-cases/deps'

const SOON_MS = 2 * 60_000

const callMessage = (leadId: string, { date, from, until }: CallWindow) => ({
  kind: 'call_asked' as const,
  subject: `${leadId} ${date} ${from ?? ''}-${until}`,
})

type CallMessage = { id: string; phone: string; language: Language; network: string; call: CallWindow }

/** Written once per lead and call time. It expires with the hours of the call. */
export function writeCallMessage(
  tx: Tx,
  { secret, now }: Pick<Deps, 'secret' | 'now'>,
  { id, phone, language, network, call }: CallMessage,
): Promise<void> {
  const expiresAt = instantOf(call.date, call.until)
  const messageFields = { to: phone, language, network: networkHash({ secret }, network), now, expiresAt }
  return writeMessage(tx, { ...callMessage(id, call), payload: call, ...messageFields })
}

export const isCallNotified = ({ db, now }: Deps, leadId: string, call: CallWindow): Promise<boolean> =>
  isSentBy(db.reads, callMessage(leadId, call), new Date(now.getTime() + SOON_MS))
