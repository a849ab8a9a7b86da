// Notes by whose link a booking came. Whether it counts is decided once the visit was kept (lib/use-cases/desk/mark-visit.ts).
import { insertReferral, type NewReferral, readReferrer } from '@/lib/db/queries/referral/referrals'
import type { Tx } from '@/lib/db/schema'
import { parseReference } from '@/lib/domain/booking/references'

/** `refs` are the codes that came with the booking and with the first visit: the first that is somebody's wins. */
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
