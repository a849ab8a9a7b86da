import { ACCOUNT_OPERATIONS } from '@/lib/user-pool/account/operations'
import { DEVICE_OPERATIONS } from '@/lib/user-pool/devices/operations'
import { IDENTITY_POOL_OPERATIONS } from '@/lib/user-pool/federated/operations'
import { counted } from '@/lib/user-pool/limits'
import { MFA_OPERATIONS } from '@/lib/user-pool/mfa/operations'
import { type Operation, operation } from '@/lib/user-pool/operation'
import { initiateAuth, initiateAuthInput } from '@/lib/user-pool/sign-in/initiate-auth'
import { getTokens, refreshInput, revokeInput, revokeToken } from '@/lib/user-pool/sign-in/refresh'
import { respond, respondInput } from '@/lib/user-pool/sign-in/respond'
import { accessTokenInput, getUser, globalSignOut } from '@/lib/user-pool/signed-in-user'

export const OPERATIONS: Record<string, Operation> = {
  InitiateAuth: operation(initiateAuthInput, initiateAuth),
  RespondToAuthChallenge: operation(respondInput, counted(respond)),
  GetTokensFromRefreshToken: operation(refreshInput, getTokens),
  RevokeToken: operation(revokeInput, revokeToken),
  GlobalSignOut: operation(accessTokenInput, globalSignOut),
  GetUser: operation(accessTokenInput, getUser),
  ...ACCOUNT_OPERATIONS,
  ...DEVICE_OPERATIONS,
  ...MFA_OPERATIONS,
}
export const IDENTITY_OPERATIONS: Record<string, Operation> = IDENTITY_POOL_OPERATIONS
