// The embedded pool's addresses: the user pool and the identity pool as Amazon's SDK is told, and the hosted sign-in as the
// domain of a pool has it (Amazon Cognito, "User pool endpoints and managed login reference").
import { API } from '@/lib/addresses/api'

export const POOLS = { user: `${API}/cognito-idp`, identity: `${API}/cognito-identity` } as const

export const HOSTED = {
  authorize: '/oauth2/authorize',
  token: '/oauth2/token',
  revoke: '/oauth2/revoke',
  userInfo: '/oauth2/userInfo',
  logout: '/logout',
} as const
