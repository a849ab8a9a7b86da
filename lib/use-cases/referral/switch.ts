import { parseParam } from '@/flows/params'
import { readUserByPhone } from '@/lib/db/queries/account/users'
import { writeSwitch } from '@/lib/db/queries/referral/referrals'
import type { Deps } from '@/lib/use-cases/deps'
import { referralCode } from '@/lib/use-cases/referral/code'

export type SwitchOutcome = { kind: 'switched'; code: string } | { kind: 'not_found' } | { kind: 'no_phone' }

export async function switchReferral(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  { phone, on }: { phone: string; on: boolean },
): Promise<SwitchOutcome> {
  const parsed = parseParam('phone', phone)
  if ('cause' in parsed) return { kind: 'no_phone' }
  const user = await readUserByPhone(db.reads, parsed.value)
  if (!user) return { kind: 'not_found' }
  return {
    kind: 'switched',
    code: await writeSwitch(db.writes, { uid: user.uid, on, code: referralCode(secret, user.uid) }),
  }
}
