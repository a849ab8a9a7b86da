// The operator's reset: AdminResetUserPassword (by code) or AdminSetUserPassword (temporary) of a real pool.
import { randomInt } from 'node:crypto'
import { parseIndianMobile } from '@/flows/phone'
import { newPassword } from '@/lib/user-pool/account/new-password'
import type { Context } from '@/lib/user-pool/context'
import { endSignIns } from '@/lib/user-pool/end-sign-ins'
import { lookUp } from '@/lib/user-pool/sign-in/who'
import { updateUser } from '@/lib/user-pool/store/users'

export type Renewal = 'code' | 'temporary'
type Deps = Pick<Context, 'db' | 'secret' | 'settings' | 'now'>

// No look-alikes, because it is read out on the telephone.
const LETTERS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789'] as const
const ROUNDS = 5

/** Fifteen characters of three kinds and two dashes: 60 bits, within the policy of flows/password.ts. */
const temporaryPassword = (): string =>
  Array.from({ length: ROUNDS }, () => LETTERS.map((kind) => kind[randomInt(kind.length)]).join('')).join('-')

/** The next sign-in by password asks for a new one; all sign-ins end. `not_found`: also an unconfirmed sign-up. */
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
