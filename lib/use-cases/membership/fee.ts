import { chain } from '@/lib/catalogue/chain'
import { isFirstOfMember } from '@/lib/db/queries/membership/memberships'
import type { Deps } from '@/lib/use-cases/deps'

/** In paise. Null if the booking is not the first visit of a member, or if the membership is free. */
export async function membershipFee({ db }: Pick<Deps, 'db'>, bookingId: string): Promise<number | null> {
  const price = chain().membership?.price
  return price && (await isFirstOfMember(db.reads, bookingId)) ? price : null
}
