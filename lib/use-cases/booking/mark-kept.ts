// Marks that the patient was there: the operator's command. Counts the invitation by which a new patient came.
import { keepRow, lockLiving } from '@/lib/db/queries/booking-changes'
import { readBooking } from '@/lib/db/queries/bookings'
import { lockWords } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/outbox'
import { countKept } from '@/lib/db/queries/referrals'
import { parseReference } from '@/lib/domain/references'
import type { Deps } from '@/lib/use-cases/deps'

/** `counted`: a referral counts from now on, and its referrer is told. */
export type KeptOutcome =
  | { kind: 'kept'; counted: boolean }
  | { kind: 'already' }
  | { kind: 'too_early' }
  | { kind: 'cancelled' }
  | { kind: 'not_found' }

/** Marks the booking of a reference as typed. `too_early`: it has not begun. Said again, nothing counts twice. */
export async function markKept({ db, now }: Pick<Deps, 'db' | 'now'>, typed: string): Promise<KeptOutcome> {
  const reference = parseReference(typed)
  if (reference === null || !(await readBooking(db.reads, reference))) return { kind: 'not_found' }
  return db.transaction(async (tx): Promise<KeptOutcome> => {
    await lockWords(tx, [reference])
    const living = await lockLiving(tx, reference)
    if (!living) return { kind: 'cancelled' }
    if (living.kept_at) return { kind: 'already' }
    if (living.starts_at > now) return { kind: 'too_early' }
    await keepRow(tx, living.id, now)
    const referrer = await countKept(tx, { phone: living.personal_phone, bookingId: living.id, now })
    // Nothing of who came: the referrer is told that somebody did.
    if (referrer)
      await writeMessage(tx, { kind: 'referral_rewarded', subject: living.id, to: referrer.phone, payload: {}, now })
    return { kind: 'kept', counted: referrer !== undefined }
  })
}
