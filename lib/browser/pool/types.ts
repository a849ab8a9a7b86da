export type MfaMethod = 'SMS' | 'TOTP'

/** `wrong`: the last answer was wrong, and another may be given. */
export type SignInStep = { wrong?: true } & (
  | { kind: 'done' }
  /** `masked` is the phone number; the times are ISO. `isLate`: the SMS gateway accepts nothing now. */
  | { kind: 'code'; masked: string; resendAt: string; expiresAt: string; isLate: boolean }
  | { kind: 'sms_mfa'; to?: string }
  | { kind: 'totp' }
  | { kind: 'totp_setup'; secret: string; uri: string }
  | { kind: 'mfa_choice'; allowed: MfaMethod[] }
  | { kind: 'new_password' }
  | { kind: 'confirm_sign_up' }
  | { kind: 'reset_password' }
)

export type Delivery = { channel: 'SMS' | 'EMAIL'; to: string }

export type SignUpInput = {
  phone: string
  password: string
  name?: string
  email?: string
  verification?: 'code' | 'link'
}

export type Attributes = Partial<Record<string, string>>
export type AttributeChanges = Partial<Record<'name' | 'email' | 'phone_number' | (string & {}), string>>
export type VerifiableAttribute = 'email' | 'phone_number'

export type MfaState = { enabled: MfaMethod[]; preferred: MfaMethod | null }
export type MfaChange = { sms?: boolean; totp?: boolean; preferred?: MfaMethod | null }

/** `lastUsed` is ISO; `current` is this browser's device. */
export type Device = { key: string; name: string; lastUsed: string | null; current: boolean; isRemembered: boolean }

export function readDelivery(details: { destination?: string; deliveryMedium?: string } | undefined): Delivery | null {
  if (!details?.destination) return null
  return { channel: details.deliveryMedium === 'EMAIL' ? 'EMAIL' : 'SMS', to: details.destination }
}
