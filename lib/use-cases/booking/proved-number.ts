import { isProvedHere } from '@/lib/use-cases/account/prove-number'
import type { BookingAccess, FoundBooking } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'

/** Proof is the manage link, which only the number received, a sign-in, or a code in this browser. */
export const hasShownNumber = async (
  deps: Deps,
  { hasLink, phone }: Pick<FoundBooking, 'hasLink' | 'phone'>,
  { owner, patient }: Pick<BookingAccess, 'owner' | 'patient'>,
): Promise<boolean> =>
  hasLink || patient?.phone === phone || (owner !== undefined && (await isProvedHere(deps, { owner, phone })))
