import { ERRORS } from '@/lib/user-pool/errors'
import type { PoolUserRow } from '@/lib/user-pool/store/users'

/** For a sign-in by code, whatever the password's state. */
export function requireUsable(user: PoolUserRow): void {
  if (!user.enabled) throw ERRORS.disabled()
  if (user.status === 'UNCONFIRMED') throw ERRORS.unconfirmed()
}

export function requirePasswordUsable(user: PoolUserRow): void {
  requireUsable(user)
  if (user.status === 'RESET_REQUIRED') throw ERRORS.resetRequired()
}
