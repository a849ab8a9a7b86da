import { type Counts, countReferrals, readSwitch } from '@/lib/db/queries/referral/referrals'
import type { Deps } from '@/lib/use-cases/deps'
import { referralCode } from '@/lib/use-cases/referral/code'

export type Referral = { code: string } & Counts

export async function getReferral({ db, secret }: Pick<Deps, 'db' | 'secret'>, uid: string): Promise<Referral | null> {
  const row = await readSwitch(db.reads, uid)
  if (!row?.referral_allowed) return null
  return { code: row.referral_code ?? referralCode(secret, uid), ...(await countReferrals(db.reads, uid)) }
}
