// Whether a visitor may invite others. The server switches it on for a user; the default is off (specification, section 1).
import { readSwitch } from '@/lib/db/queries/referral/referrals'
import type { Deps } from '@/lib/use-cases/deps'

/** False for a guest (`uid` null) and for an account that is not there. */
export async function referralAllowed({ db }: Pick<Deps, 'db'>, uid: string | null): Promise<boolean> {
  return uid !== null && (await readSwitch(db.reads, uid))?.referral_allowed === true
}
