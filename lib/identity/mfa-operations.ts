// The operations on second factors.
import { associateInput, associateSoftwareToken } from '@/lib/identity/mfa/associate-software-token'
import { setPreference, setPreferenceInput, setSettings, setSettingsInput } from '@/lib/identity/mfa/set-preference'
import { verifySoftwareToken, verifyTokenInput } from '@/lib/identity/mfa/verify-software-token'
import { operation } from '@/lib/identity/operation'

export const MFA_OPERATIONS = {
  AssociateSoftwareToken: operation(associateInput, associateSoftwareToken),
  VerifySoftwareToken: operation(verifyTokenInput, verifySoftwareToken),
  SetUserMFAPreference: operation(setPreferenceInput, setPreference),
  SetUserSettings: operation(setSettingsInput, setSettings),
}
