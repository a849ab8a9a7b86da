// Off by default (specification, section 1).
import { readSwitch } from '@/lib/db/queries/referral/referrals'
import type { Deps } from '@/lib/use-cases/deps'

export async function referralAllowed({ db }: Pick<Deps, 'db'>, uid: string | null): Promise<boolean> {
  return uid !== null && (await readSwitch(db.reads, uid))?.referral_allowed === true
}
