// Amazon's user pool, as far as the site itself asks it: in the name of a patient, by the patient's own token, so that the
// site needs no rights there.

import { PoolAwayError } from '@/lib/use-cases/account/access-tokens'
import type { RealPool } from '@/lib/use-cases/runtime'

const PATIENCE_MS = 5000

/** Comes from the disk when it is first asked for: few sites have such a pool, and few patients leave. */
async function openClient(region: string, endpoint: string | undefined) {
  const { CognitoIdentityProviderClient, DeleteUserCommand } = await import('@aws-sdk/client-cognito-identity-provider')
  const client = new CognitoIdentityProviderClient({ region, ...(endpoint === undefined ? {} : { endpoint }) })
  return (AccessToken: string) =>
    client.send(new DeleteUserCommand({ AccessToken }), { abortSignal: AbortSignal.timeout(PATIENCE_MS) })
}

/** The pool of a region; `endpoint` stands for Amazon's own address. Throws PoolAwayError where it can't be reached. */
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

/** The pool that the variables name; null with the embedded one. */
export const realPoolFrom = ({ COGNITO_USER_POOL_ID: id }: { COGNITO_USER_POOL_ID?: string | undefined }) =>
  id === undefined ? null : openRealPool({ region: id.replace(/_.*/, '') })
