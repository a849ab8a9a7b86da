import { getCredentials, getCredentialsInput } from '@/lib/user-pool/federated/get-credentials'
import { getId, getIdInput } from '@/lib/user-pool/federated/get-id'
import { operation } from '@/lib/user-pool/operation'

export const IDENTITY_POOL_OPERATIONS = {
  GetId: operation(getIdInput, getId),
  GetCredentialsForIdentity: operation(getCredentialsInput, getCredentials),
}
