// Uses the patient's own access token, so that the site needs no rights in Amazon's pool.

import { PoolAwayError } from '@/lib/use-cases/account/access-tokens'
import type { RealPool } from '@/lib/use-cases/runtime'

const PATIENCE_MS = 5000

async function openClient(region: string, endpoint: string | undefined) {
  const { CognitoIdentityProviderClient, DeleteUserCommand } = await import('@aws-sdk/client-cognito-identity-provider')
  const client = new CognitoIdentityProviderClient({ region, ...(endpoint === undefined ? {} : { endpoint }) })
  return (AccessToken: string) =>
    client.send(new DeleteUserCommand({ AccessToken }), { abortSignal: AbortSignal.timeout(PATIENCE_MS) })
}

/** `endpoint` replaces Amazon's own address. `deleteUser` throws PoolAwayError if the pool can't be reached. */
export function openRealPool({ region, endpoint }: { region: string; endpoint?: string }): RealPool {
  let client: ReturnType<typeof openClient> | undefined
  return {
    async deleteUser(accessToken) {
      client ??= openClient(region, endpoint)
      try {
        await (await client)(accessToken)
        return true
      } catch (error) {
        const name = error instanceof Error ? error.name : ''
        if (name === 'UserNotFoundException') return true
        if (name === 'NotAuthorizedException') return false
        throw new PoolAwayError('The user pool can’t be asked', { cause: error })
      }
    },
  }
}

export const realPoolFrom = ({ COGNITO_USER_POOL_ID: id }: { COGNITO_USER_POOL_ID?: string | undefined }) =>
  id === undefined ? null : openRealPool({ region: id.replace(/_.*/, '') })
