// Whether a user may sign in at all, in the order in which Cognito says so.
import { ERRORS } from '@/lib/user-pool/errors'
import type { PoolUserRow } from '@/lib/user-pool/store/users'

/** For a sign-in by code: the state of the password is no matter. */
export function requireUsable(user: PoolUserRow): void {
  if (!user.enabled) throw ERRORS.disabled()
  if (user.status === 'UNCONFIRMED') throw ERRORS.unconfirmed()
}

/** For a sign-in by password, once it is proved. */
export function requirePasswordUsable(user: PoolUserRow): void {
  requireUsable(user)
  if (user.status === 'RESET_REQUIRED') throw ERRORS.resetRequired()
}
