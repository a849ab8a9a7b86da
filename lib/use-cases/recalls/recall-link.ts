// The link of a recall opens only the page that books again or stops.
import { readBooking } from '@/lib/db/queries/booking/bookings'
import { deleteRecall, readRecall } from '@/lib/db/queries/recalls/recalls'
import { opensRecall } from '@/lib/domain/booking/manage-key'
import { parseReference } from '@/lib/domain/booking/references'
import { isUnderEither } from '@/lib/domain/secrets'
import { type Booking, bookingFrom } from '@/lib/use-cases/booking/booking'
import type { BookingAccess } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'

/** Null for a wrong key, and once the account was deleted. `stands`: a reminder is still planned. */
export async function openRecall(
  deps: Deps,
  access: Pick<BookingAccess, 'reference' | 'key'>,
): Promise<{ booking: Booking; stands: boolean } | null> {
  const { db, now } = deps
  const { key = '' } = access
  const reference = parseReference(access.reference)
  const row = reference === null ? undefined : await readBooking(db.reads, reference)
  if (!row || row.unlinked || !isUnderEither(deps, (secret) => opensRecall(secret, row.id, key))) return null
  const recall = await readRecall(db.reads, [row.id], now)
  return { booking: bookingFrom(row, now), stands: recall !== undefined }
}

export async function stopByLink(deps: Deps, access: BookingAccess): Promise<{ kind: 'stopped' | 'not_found' }> {
  const opened = await openRecall(deps, access)
  if (!opened) return { kind: 'not_found' }
  await deleteRecall(deps.db.writes, opened.booking.id)
  return { kind: 'stopped' }
}
