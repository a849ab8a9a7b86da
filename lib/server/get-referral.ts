// A patient's own invitations: the code, and how many came by it. Never who.
import { countReferrals } from '@/lib/db/queries/referrals'
import type { Deps } from '@/lib/server/deps'
import { referralAllowed } from '@/lib/server/referral-allowed'
import { referralCode } from '@/lib/server/referral-code'

export type Referral = { code: string; invited: number; booked: number }

/** Null where the programme is not switched on for the patient. */
export async function getReferral({ db, secret }: Pick<Deps, 'db' | 'secret'>, uid: string): Promise<Referral | null> {
  if (!(await referralAllowed({ db }, uid))) return null
  return { code: referralCode(secret, uid), ...(await countReferrals(db.reads, uid)) }
}
