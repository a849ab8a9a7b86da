// Addresses from Amazon Cognito's "User pool endpoints and managed login reference".
import { API } from '@/lib/addresses/api'

export const POOLS = { user: `${API}/cognito-idp`, identity: `${API}/cognito-identity` } as const

export const HOSTED = {
  authorize: '/oauth2/authorize',
  token: '/oauth2/token',
  revoke: '/oauth2/revoke',
  userInfo: '/oauth2/userInfo',
  logout: '/logout',
} as const
