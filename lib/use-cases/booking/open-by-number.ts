// Opens a booking for whoever has its reference and has proved its number in this browser: what its link's SMS would show.
import { readBooking } from '@/lib/db/queries/booking/bookings'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { isLinkOpen } from '@/lib/domain/booking/manage-link'
import { parseReference } from '@/lib/domain/booking/references'
import type { Deps } from '@/lib/use-cases/deps'

/**
 * The booking's reference and the key of its link as it is now, for this browser to keep; null alike where there is no such
 * booking, it is of another number, or its link is closed. `phone` (E.164) was proved by the caller's asking.
 */
export async function openByNumber(
  { db, now, secret }: Deps,
  { reference, phone }: { reference: string; phone: string },
): Promise<{ reference: string; key: string } | null> {
  const known = parseReference(reference)
  const row = known === null ? undefined : await readBooking(db.reads, known)
  if (row?.personal_phone !== phone || !isLinkOpen({ endsAt: row.ends_at, unlinked: row.unlinked }, now)) return null
  return { reference: row.reference, key: manageKey(secret, row.id, row.link_version) }
}
