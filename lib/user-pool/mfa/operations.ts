import { associateInput, associateSoftwareToken } from '@/lib/user-pool/mfa/associate-software-token'
import { setPreference, setPreferenceInput, setSettings, setSettingsInput } from '@/lib/user-pool/mfa/set-preference'
import { verifySoftwareToken, verifyTokenInput } from '@/lib/user-pool/mfa/verify-software-token'
import { operation } from '@/lib/user-pool/operation'

export const MFA_OPERATIONS = {
  AssociateSoftwareToken: operation(associateInput, associateSoftwareToken),
  VerifySoftwareToken: operation(verifyTokenInput, verifySoftwareToken),
  SetUserMFAPreference: operation(setPreferenceInput, setPreference),
  SetUserSettings: operation(setSettingsInput, setSettings),
}
