// OpenID Connect Discovery 1.0, section 3, with Cognito's members.
import { HOSTED, POOLS } from '@/lib/addresses/pool'
import { issuerOf, type PoolSettings } from '@/lib/user-pool/settings'

/** The issuer is a real pool's name, not the address of this document. */
export function discoveryOf(settings: Pick<PoolSettings, 'poolId'>, origin: string): object {
  return {
    authorization_endpoint: origin + HOSTED.authorize,
    code_challenge_methods_supported: ['S256'],
    end_session_endpoint: origin + HOSTED.logout,
    id_token_signing_alg_values_supported: ['RS256'],
    issuer: issuerOf(settings),
    jwks_uri: `${origin}${POOLS.user}/${settings.poolId}/.well-known/jwks.json`,
    response_types_supported: ['code'],
    revocation_endpoint: origin + HOSTED.revoke,
    scopes_supported: ['openid', 'email', 'phone', 'profile'],
    subject_types_supported: ['public'],
    token_endpoint: origin + HOSTED.token,
    token_endpoint_auth_methods_supported: ['none'],
    userinfo_endpoint: origin + HOSTED.userInfo,
  }
}
