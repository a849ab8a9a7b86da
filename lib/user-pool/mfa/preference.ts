import { invalidParameter } from '@/lib/user-pool/errors'
import type { PoolSettings } from '@/lib/user-pool/settings'
import type { MfaType } from '@/lib/user-pool/store/tables'
import type { PoolUserRow } from '@/lib/user-pool/store/users'

export type FactorPreference = { type: MfaType; enabled: boolean; preferred: boolean }
type Preference = { mfa_enabled: MfaType[]; mfa_preferred: MfaType | null }

function requireProved(user: PoolUserRow, type: MfaType): void {
  if (type === 'SOFTWARE_TOKEN_MFA' && !user.totp_verified)
    throw invalidParameter('User has not verified software token mfa')
  if (type === 'SMS_MFA' && !user.phone_verified) throw invalidParameter('User does not have a verified phone number')
}

export function applyPreferences(
  user: PoolUserRow,
  wishes: FactorPreference[],
  { mfa }: Pick<PoolSettings, 'mfa'>,
): Preference {
  if (wishes.filter(({ preferred }) => preferred).length > 1)
    throw invalidParameter('Only one MFA method can be preferred.')
  let enabled = user.mfa_enabled
  let first = user.mfa_preferred
  for (const { type, enabled: on, preferred } of wishes) {
    if (preferred && !on) throw invalidParameter(`${type} can not be preferred while it is not enabled.`)
    if (on) requireProved(user, type)
    enabled = on ? [...new Set([...enabled, type])] : enabled.filter((each) => each !== type)
    if (preferred) first = type
    else if (first === type) first = null
  }
  if (mfa === 'required' && enabled.length === 0)
    throw invalidParameter('At least one MFA method must stay enabled: the user pool requires one.')
  return { mfa_enabled: enabled, mfa_preferred: first }
}
