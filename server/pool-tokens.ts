import { EMBEDDED_POOL } from '@/lib/catalogue/pool'
import type { Env } from '@/lib/env'
import { type TokenVerifier, tokenVerifier } from '@/lib/use-cases/account/access-tokens'
import type { Keys } from '@/lib/user-pool/keys'

/** lib/env.ts ensures that both variables are set, or neither. `jwks` are the embedded pool's public keys. */
export function poolTokens(env: Env, jwks: Keys['jwks'] = { keys: [] }): TokenVerifier {
  const { COGNITO_USER_POOL_ID: userPoolId, COGNITO_CLIENT_ID: clientId } = env
  return userPoolId && clientId ? tokenVerifier({ userPoolId, clientId }) : tokenVerifier({ ...EMBEDDED_POOL, jwks })
}
