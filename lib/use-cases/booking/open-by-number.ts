import { readBooking } from '@/lib/db/queries/booking/bookings'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { isLinkOpen } from '@/lib/domain/booking/manage-link'
import { parseReference } from '@/lib/domain/booking/references'
import type { Deps } from '@/lib/use-cases/deps'

/** The caller has proved `phone` (E.164). Null alike for no booking, another number and a closed link. */
export async function openByNumber(
  { db, now, secret }: Deps,
  { reference, phone }: { reference: string; phone: string },
): Promise<{ reference: string; key: string } | null> {
  const known = parseReference(reference)
  const row = known === null ? undefined : await readBooking(db.reads, known)
  if (row?.personal_phone !== phone || !isLinkOpen({ endsAt: row.ends_at, unlinked: row.unlinked }, now)) return null
  return { reference: row.reference, key: manageKey(secret, row.id, row.link_version) }
}
