// The operations of the identity pool (AWSCognitoIdentityService).
import { getCredentials, getCredentialsInput } from '@/lib/identity/federated/get-credentials'
import { getId, getIdInput } from '@/lib/identity/federated/get-id'
import { operation } from '@/lib/identity/operation'

export const IDENTITY_POOL_OPERATIONS = {
  GetId: operation(getIdInput, getId),
  GetCredentialsForIdentity: operation(getCredentialsInput, getCredentials),
}
