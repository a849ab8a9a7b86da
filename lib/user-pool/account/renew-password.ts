// A password that its user has to renew, by the operator's word: with a code that is sent (AdminResetUserPassword at Amazon),
// or after a temporary one that the operator tells (AdminSetUserPassword).
import { randomInt } from 'node:crypto'
import { parseIndianMobile } from '@/flows/phone'
import { newPassword } from '@/lib/user-pool/account/new-password'
import type { Context } from '@/lib/user-pool/context'
import { endSignIns } from '@/lib/user-pool/end-sign-ins'
import { lookUp } from '@/lib/user-pool/sign-in/who'
import { updateUser } from '@/lib/user-pool/store/users'

export type Renewal = 'code' | 'temporary'
type Deps = Pick<Context, 'db' | 'secret' | 'settings' | 'now'>

// No look-alikes: it is read out on the telephone.
const LETTERS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789'] as const
const ROUNDS = 5

/** Fifteen signs of three kinds and two dashes: 55 bits, and the policy of every password (flows/password.ts). */
const temporaryPassword = (): string =>
  Array.from({ length: ROUNDS }, () => LETTERS.map((kind) => kind[randomInt(kind.length)]).join('')).join('-')

/**
 * Makes the next sign-in by password of the phone's user, as it was typed, ask for a new one, and ends every sign-in there is: whoever
 * knew the old one is out. The temporary password is told to the caller alone. `not_found` also for a sign-up that waits.
 */
export async function renewPassword(
  { db, secret, settings, now }: Deps,
  { phone, by }: { phone: string; by: Renewal },
): Promise<{ kind: 'no_phone' | 'not_found' } | { kind: 'renewed'; temporary: string | null }> {
  const parsed = parseIndianMobile(phone)
  if (!parsed.ok) return { kind: 'no_phone' }
  const someone = await lookUp({ db, secret }, parsed.e164)
  if (someone.user === null || someone.user.status === 'UNCONFIRMED') return { kind: 'not_found' }
  const { sub } = someone.user
  const temporary = by === 'temporary' ? temporaryPassword() : null
  const patch =
    temporary === null
      ? { status: 'RESET_REQUIRED' as const }
      : { ...newPassword({ secret, settings }, someone, temporary), status: 'FORCE_CHANGE_PASSWORD' as const }
  return db.transaction(async (tx) => {
    if (!(await updateUser(tx, sub, patch, now))) return { kind: 'not_found' }
    await endSignIns(tx, { sub, now })
    return { kind: 'renewed', temporary }
  })
}
