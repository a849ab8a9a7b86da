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

/** For clients without MFA preferences. A pool may refuse this older call without harm. */
async function setOlderSettings(isOn: boolean): Promise<void> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens()
  if (!tokens) throw new AuthError('UserUnAuthenticatedException', 'User is not authenticated')
  const MFAOptions = isOn ? [{ DeliveryMedium: 'SMS', AttributeName: 'phone_number' }] : []
  await callPool('SetUserSettings', { AccessToken: tokens.accessToken.toString(), MFAOptions }).catch(() => undefined)
}

/** A method that is not named stays as it is. */
export const setMfa = ({ sms, totp, preferred }: MfaChange): Promise<void> =>
  asPatient('mfa', async () => {
    const isOff = (preferred === 'SMS' && sms === false) || (preferred === 'TOTP' && totp === false)
    if (isOff || (preferred && !isMethod(preferred)))
      throw new AuthError('IncorrectMFAMethod', 'No valid MFA method provided')
    if (sms !== undefined) await setOlderSettings(sms)
    await updateMFAPreference({ sms: preferenceOf('SMS', sms, preferred), totp: preferenceOf('TOTP', totp, preferred) })
  })

export const setUpTotp = (): Promise<{ secret: string; uri: string }> =>
  asPatient('mfa', async () => {
    const { sharedSecret, getSetupUri } = await setUpTOTP()
    return { secret: sharedSecret, uri: getSetupUri(textsHere('auth').AUTHENTICATOR_NAME).toString() }
  })

/** `setMfa({ totp: true })` then switches it on. */
export const verifyTotp = (code: string): Promise<void> =>
  asPatient('mfa', () => verifyTOTPSetup({ code: code.trim() }))
