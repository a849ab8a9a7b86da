// Every operation by its name: the user pool's and the identity pool's.
import { ACCOUNT_OPERATIONS } from '@/lib/identity/account-operations'
import { DEVICE_OPERATIONS } from '@/lib/identity/device-operations'
import { IDENTITY_POOL_OPERATIONS } from '@/lib/identity/identity-pool'
import { counted } from '@/lib/identity/limits'
import { MFA_OPERATIONS } from '@/lib/identity/mfa-operations'
import { type Operation, operation } from '@/lib/identity/operation'
import { getUser, globalSignOut, ownInput } from '@/lib/identity/own-user'
import { getTokens, refreshInput, revokeInput, revokeToken } from '@/lib/identity/refresh'
import { initiateAuth, initiateAuthInput } from '@/lib/identity/sign-in/initiate-auth'
import { respond, respondInput } from '@/lib/identity/sign-in/respond'

export const OPERATIONS: Record<string, Operation> = {
  InitiateAuth: operation(initiateAuthInput, initiateAuth),
  RespondToAuthChallenge: operation(respondInput, counted(respond)),
  GetTokensFromRefreshToken: operation(refreshInput, getTokens),
  RevokeToken: operation(revokeInput, revokeToken),
  GlobalSignOut: operation(ownInput, globalSignOut),
  GetUser: operation(ownInput, getUser),
  ...ACCOUNT_OPERATIONS,
  ...DEVICE_OPERATIONS,
  ...MFA_OPERATIONS,
}
export const IDENTITY_OPERATIONS: Record<string, Operation> = IDENTITY_POOL_OPERATIONS
