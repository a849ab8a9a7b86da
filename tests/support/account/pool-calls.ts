// The pool's sign-in calls as plain JSON, for tests of the protocol itself.
import type { PoolServer } from '@/tests/support/account/pool-server'

export type Reply = Awaited<ReturnType<PoolServer['call']>>

export const error = (type: string, message: string) => ({ status: 400, body: { __type: type, message } })
export const refused = (message: string) => error('NotAuthorizedException', message)

export function callsOf(pool: () => PoolServer) {
  const ClientId = () => pool().settings.clientId
  const initiate = (AuthFlow: string, AuthParameters: Record<string, string>) =>
    pool().call('InitiateAuth', { AuthFlow, AuthParameters, ClientId: ClientId() })
  const respond = (begun: Reply, ChallengeName: string, responses: Record<string, string>) => {
    const { USERNAME } = begun.body.ChallengeParameters as { USERNAME: string }
    const ChallengeResponses = { USERNAME, ...responses }
    const { Session } = begun.body
    return pool().call('RespondToAuthChallenge', { ChallengeName, ChallengeResponses, Session, ClientId: ClientId() })
  }
  return {
    ClientId,
    initiate,
    respond,
    byPassword: (USERNAME: string, PASSWORD: string) => initiate('USER_PASSWORD_AUTH', { USERNAME, PASSWORD }),
    byCode: (USERNAME: string) => initiate('CUSTOM_AUTH', { USERNAME }),
    answer: (begun: Reply, ANSWER: string) => respond(begun, 'CUSTOM_CHALLENGE', { ANSWER }),
  }
}
