import { readNotifiedStates } from '@/lib/db/queries/messages/visit-messages'
import { isAllowedNumber } from '@/lib/domain/messages/allowed-number'
import type { Deps } from '@/lib/use-cases/deps'

/** `coming`: one waits. Null: the country is not in `countries` (calling codes), or sending was given up. */
export async function notificationStatus(
  { db }: Pick<Deps, 'db'>,
  { id, phone, startsAt }: { id: string; phone: string; startsAt: Date },
  countries: readonly string[],
): Promise<'sent' | 'coming' | null> {
  if (!isAllowedNumber(phone, countries)) return null
  const states = await readNotifiedStates(db.reads, { bookingId: id, startsAt })
  if (states.some(({ is_sent }) => is_sent)) return 'sent'
  return states.some(({ waits }) => waits) ? 'coming' : null
}
