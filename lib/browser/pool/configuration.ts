import {
  cognitoCredentialsProvider,
  cognitoUserPoolsTokenProvider,
  refreshAuthTokensWithoutDedupe,
  type TokenOrchestrator,
} from '@aws-amplify/auth/cognito'
import { Amplify, type ResourcesConfig } from 'aws-amplify'
import { ConsoleLogger, defaultStorage } from 'aws-amplify/utils'
import { API } from '@/lib/addresses/api'
import type { ApiBase } from '@/lib/addresses/bases'
import { languageIn } from '@/lib/addresses/languages'
import { POOLS } from '@/lib/addresses/pool'
import { CLOUD, type Cloud } from '@/lib/browser/pool/cloud'
import { cookieStorage } from '@/lib/browser/pool/cookie-rules'
import { withRetry } from '@/lib/browser/pool/retry'

type AuthConfig = NonNullable<ResourcesConfig['Auth']>
type Refresher = ReturnType<TokenOrchestrator['getTokenRefresher']>

const LONGEST_POOL_ID = 55
let configured: Cloud | null = null
let refreshing: ReturnType<Refresher> | null = null
let wantingCredentials = 0

/** Spec section 5: both ids are required; the pool's is region_id of at most 55 characters. */
export function checkPool({ userPoolId, clientId }: Pick<Cloud, 'userPoolId' | 'clientId'>): void {
  if (!userPoolId || !clientId) throw new Error('Both UserPoolId and ClientId are required.')
  if (userPoolId.length > LONGEST_POOL_ID || !/^[\w-]+_[0-9a-zA-Z]+$/.test(userPoolId))
    throw new Error('Invalid UserPoolId format.')
}

// Parallel refreshes share one request and its retries.
const refresh: Refresher = async (input) => {
  if (!input.username) throw new Error('Username is null. Cannot retrieve a new session')
  refreshing ??= withRetry(() => refreshAuthTokensWithoutDedupe(input)).finally(() => {
    refreshing = null
  })
  return refreshing
}

/** Absolute for the embedded pool too, because Amplify takes no other. */
export const poolEndpoint = (cloud: Cloud = CLOUD): string =>
  cloud.embedded
    ? `${window.location.origin}${POOLS.user}/${languageIn(window.location.pathname)}`
    : `https://cognito-idp.${cloud.region}.amazonaws.com/`

function poolsOf(cloud: Cloud): AuthConfig {
  const { userPoolId, clientId: userPoolClientId, identityPoolId, guests, embedded } = cloud
  const here = embedded ? { userPoolEndpoint: poolEndpoint(cloud) } : {}
  const pool = { userPoolId, userPoolClientId, ...here }
  if (identityPoolId === undefined) return { Cognito: pool }
  const identityPoolEndpoint = embedded ? window.location.origin + POOLS.identity : undefined
  return { Cognito: { ...pool, identityPoolId, identityPoolEndpoint, allowGuestAccess: guests } }
}

function basesOf({
  region,
  endpoints,
}: Cloud): Record<ApiBase, { endpoint: string; region: string; service?: string }> {
  const at = (endpoint = window.location.origin + API) => ({ endpoint, region })
  return {
    own: at(),
    backend: at(endpoints.backend),
    base_url: at(endpoints.base_url),
    elasticsearch: { ...at(endpoints.elasticsearch), service: 'es' },
  }
}

async function bearer({ apiName }: { apiName: string }): Promise<Record<string, string>> {
  if (apiName === 'elasticsearch') return {}
  const tokens = await cognitoUserPoolsTokenProvider.getTokens()
  return tokens ? { Authorization: `Bearer ${tokens.accessToken}` } : {}
}

export function configureAmplify(cloud: Cloud = CLOUD): void {
  if (configured === cloud) return
  checkPool(cloud)
  // Otherwise Amplify warns on each page that the pool's address is not Amazon's.
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  const { bucket, region } = cloud
  const pools = poolsOf(cloud)
  cognitoUserPoolsTokenProvider.setAuthConfig(pools)
  cognitoUserPoolsTokenProvider.setKeyValueStorage(cloud.cookies ? cookieStorage(cloud.cookies) : defaultStorage)
  cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokenRefresher(refresh)
  const storage = bucket === undefined ? {} : { Storage: { S3: { bucket, region } } }
  Amplify.configure(
    { Auth: pools, API: { REST: basesOf(cloud) }, ...storage },
    {
      Auth: {
        tokenProvider: cognitoUserPoolsTokenProvider,
        // Signed-in calls fetch a whole session but need only its tokens. This saves two calls to the cloud.
        credentialsProvider: {
          getCredentialsAndIdentityId: async (options) =>
            wantingCredentials > 0 ? cognitoCredentialsProvider.getCredentialsAndIdentityId(options) : undefined,
          clearCredentialsAndIdentityId: () => cognitoCredentialsProvider.clearCredentialsAndIdentityId(),
        },
      },
      API: { REST: { defaultAuthMode: 'none', retryStrategy: { strategy: 'no-retry' }, headers: bearer } },
    },
  )
  configured = cloud
}

/** Credentials can be had only while `call` runs. */
export async function withCredentials<T>(call: () => Promise<T>): Promise<T> {
  wantingCredentials += 1
  try {
    return await call()
  } finally {
    wantingCredentials -= 1
  }
}
