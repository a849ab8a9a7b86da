// What a sign-in, a sign-up and the account's own settings look like to the screens.

export type MfaMethod = 'SMS' | 'TOTP'

/** Where a sign-in stands. `wrong` says that the last answer was not right and another may be given. */
export type SignInStep = { wrong?: true } & (
  | { kind: 'done' }
  /** The code of the custom challenge: the masked number, and when it may be sent again and runs out (ISO). */
  /** `isLate`: the SMS gateway takes none now. */
  | { kind: 'code'; masked: string; resendAt: string; expiresAt: string; isLate: boolean }
  | { kind: 'sms_mfa'; to?: string }
  | { kind: 'totp' }
  | { kind: 'totp_setup'; secret: string; uri: string }
  | { kind: 'mfa_choice'; allowed: MfaMethod[] }
  | { kind: 'new_password' }
  | { kind: 'confirm_sign_up' }
  | { kind: 'reset_password' }
)

/** Where a code went: the channel and the masked phone or address. */
export type Delivery = { channel: 'SMS' | 'EMAIL'; to: string }

export type SignUpInput = {
  phone: string
  password: string
  name?: string
  email?: string
  /** By link: `autoSignInByLink` then waits for the confirmation elsewhere. */
  verification?: 'code' | 'link'
}

/** The pool's attributes of a patient, as strings; `*_verified` is 'true' or 'false'. */
export type Attributes = Partial<Record<string, string>>
export type AttributeChanges = Partial<Record<'name' | 'email' | 'phone_number' | (string & {}), string>>
export type VerifiableAttribute = 'email' | 'phone_number'

export type MfaState = { enabled: MfaMethod[]; preferred: MfaMethod | null }
export type MfaChange = { sms?: boolean; totp?: boolean; preferred?: MfaMethod | null }

/** `lastUsed` is ISO; `current` is the device of this browser; the pool can leave it to the patient what is remembered. */
export type Device = { key: string; name: string; lastUsed: string | null; current: boolean; isRemembered: boolean }

/** Amplify's delivery details as ours; null when nothing was sent. */
export function readDelivery(details: { destination?: string; deliveryMedium?: string } | undefined): Delivery | null {
  if (!details?.destination) return null
  return { channel: details.deliveryMedium === 'EMAIL' ? 'EMAIL' : 'SMS', to: details.destination }
}
