// The second factor of a signed-in patient: by text message, by an authenticator app, or none.

import {
  fetchMFAPreference,
  setUpTOTP,
  type UpdateMFAPreferenceInput,
  updateMFAPreference,
  verifyTOTPSetup,
} from '@aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito'
import { AuthError } from '@/lib/browser/pool/errors'
import { asPatient } from '@/lib/browser/pool/guards'
import { callPool } from '@/lib/browser/pool/pool-call'
import type { MfaChange, MfaMethod, MfaState } from '@/lib/browser/pool/types'
import { textsHere } from '@/lib/browser/texts'

type Preference = UpdateMFAPreferenceInput['sms']

const isMethod = (value: unknown): value is MfaMethod => value === 'SMS' || value === 'TOTP'

/** Which methods are on, and which one is asked for. */
export const mfa = (): Promise<MfaState> =>
  asPatient('mfa', async () => {
    const { enabled = [], preferred } = await fetchMFAPreference()
    return { enabled: enabled.filter(isMethod), preferred: isMethod(preferred) ? preferred : null }
  })

function preferenceOf(method: MfaMethod, isOn: boolean | undefined, preferred: MfaChange['preferred']): Preference {
  if (isOn === false) return 'DISABLED'
  if (preferred === method) return 'PREFERRED'
  if (preferred !== undefined && isOn) return 'NOT_PREFERRED'
  return isOn ? 'ENABLED' : undefined
}

/** What clients that know no preference go by. A pool that has done with it refuses, and nothing hangs on that. */
async function setOlderSettings(isOn: boolean): Promise<void> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens()
  if (!tokens) throw new AuthError('UserUnAuthenticatedException', 'User is not authenticated')
  const MFAOptions = isOn ? [{ DeliveryMedium: 'SMS', AttributeName: 'phone_number' }] : []
  await callPool('SetUserSettings', { AccessToken: tokens.accessToken.toString(), MFAOptions }).catch(() => undefined)
}

/** Switches methods on and off; a method that is not named stays as it is. */
export const setMfa = ({ sms, totp, preferred }: MfaChange): Promise<void> =>
  asPatient('mfa', async () => {
    const isOff = (preferred === 'SMS' && sms === false) || (preferred === 'TOTP' && totp === false)
    if (isOff || (preferred && !isMethod(preferred)))
      throw new AuthError('IncorrectMFAMethod', 'No valid MFA method provided')
    if (sms !== undefined) await setOlderSettings(sms)
    await updateMFAPreference({ sms: preferenceOf('SMS', sms, preferred), totp: preferenceOf('TOTP', totp, preferred) })
  })

/** Begins with an authenticator app: the secret to type, and the address that its QR code says. */
export const setUpTotp = (): Promise<{ secret: string; uri: string }> =>
  asPatient('mfa', async () => {
    const { sharedSecret, getSetupUri } = await setUpTOTP()
    return { secret: sharedSecret, uri: getSetupUri(textsHere('auth').AUTHENTICATOR_NAME).toString() }
  })

/** Proves the app by one of its codes; `setMfa({ totp: true })` then switches it on. */
export const verifyTotp = (code: string): Promise<void> =>
  asPatient('mfa', () => verifyTOTPSetup({ code: code.trim() }))
