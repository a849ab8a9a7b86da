// mark-visit.ts decides after the visit whether a referral counts.
import { insertReferral, type NewReferral, readReferrer } from '@/lib/db/queries/referral/referrals'
import type { Tx } from '@/lib/db/schema'
import { parseReference } from '@/lib/domain/booking/references'

/** `refs`: codes of the booking and of the first visit; the first known one wins. */
export async function recordReferral(
  tx: Tx,
  { refs, ...booking }: { refs: readonly (string | undefined)[] } & Omit<NewReferral, 'referrer'>,
): Promise<void> {
  const codes = new Set(refs.map((ref) => parseReference(ref ?? '')))
  for (const code of codes) {
    const referrer = code === null ? undefined : await readReferrer(tx, code)
    if (referrer) {
      await insertReferral(tx, { ...booking, referrer })
      return
    }
  }
}
