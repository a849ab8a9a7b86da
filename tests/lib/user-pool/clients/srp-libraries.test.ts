// The calls are written as the READMEs of cognito-srp-helper and amazon-user-pool-srp-client show them.
import {
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  ConfirmDeviceCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { calculateSignature, getNowString, SRPClient } from 'amazon-user-pool-srp-client'
import {
  createDeviceVerifier,
  createSrpSession,
  signSrpSession,
  signSrpSessionWithDevice,
  wrapAuthChallenge,
  wrapInitiateAuth,
} from 'cognito-srp-helper'
import { beforeEach, describe, expect, test } from 'vitest'
import { CALLS_OF } from '@/tests/lib/user-pool/clients/calls'
import { PASSWORD } from '@/tests/support/account/pool-server'
import { usePoolSite } from '@/tests/support/account/pool-site'
import { PHONE } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

type Reply = {
  ChallengeName: string
  ChallengeParameters: Record<'USER_ID_FOR_SRP' | 'SRP_B' | 'SALT' | 'SECRET_BLOCK', string>
  Session: string
  AuthenticationResult: AuthenticationResultType
}

describe('the SRP libraries', () => {
  const site = usePoolSite(useDatabase())
  beforeEach(() => site().addUser(PHONE, { password: PASSWORD }))

  test('cognito-srp-helper verifies a password without a Session, and then its device', async () => {
    const { clientId: ClientId, poolId } = site().settings
    const client = new CognitoIdentityProviderClient({
      endpoint: site().endpoint,
      region: 'ap-south-1',
      credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    })
    const begin = async (more: Record<string, string> = {}) => {
      const session = createSrpSession(PHONE, PASSWORD, poolId, false)
      const AuthParameters = { CHALLENGE_NAME: 'SRP_A', USERNAME: PHONE, ...more }
      const begun = await client.send(
        new InitiateAuthCommand(wrapInitiateAuth(session, { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters })),
      )
      return { session, begun, signed: signSrpSession(session, begun) }
    }
    const { signed } = await begin()
    const { AuthenticationResult } = await client.send(
      new RespondToAuthChallengeCommand(
        wrapAuthChallenge(signed, {
          ClientId,
          ChallengeName: 'PASSWORD_VERIFIER',
          ChallengeResponses: { USERNAME: PHONE },
        }),
      ),
    )
    const { AccessToken, NewDeviceMetadata } = AuthenticationResult as Required<AuthenticationResultType>
    const { DeviceKey: DEVICE_KEY = '', DeviceGroupKey = '' } = NewDeviceMetadata
    const { DeviceSecretVerifierConfig, DeviceRandomPassword } = createDeviceVerifier(DEVICE_KEY, DeviceGroupKey)
    await client.send(
      new ConfirmDeviceCommand({
        AccessToken,
        DeviceKey: DEVICE_KEY,
        DeviceName: 'example-friendly-name',
        DeviceSecretVerifierConfig,
      }),
    )

    const again = await begin({ DEVICE_KEY })
    const ChallengeResponses = { USERNAME: PHONE, DEVICE_KEY }
    const answer = (
      wrapped: typeof again.signed,
      ChallengeName: 'PASSWORD_VERIFIER' | 'DEVICE_SRP_AUTH',
      Session = '',
    ) =>
      client.send(
        new RespondToAuthChallengeCommand(
          wrapAuthChallenge(wrapped, { ClientId, ChallengeName, ChallengeResponses, Session }),
        ),
      )
    const proved = await answer(again.signed, 'PASSWORD_VERIFIER', again.begun.Session)
    const asked = await answer(again.signed, 'DEVICE_SRP_AUTH', proved.Session)
    const { AuthenticationResult: known } = await client.send(
      new RespondToAuthChallengeCommand(
        wrapAuthChallenge(signSrpSessionWithDevice(again.session, asked, DeviceGroupKey, DeviceRandomPassword), {
          ClientId,
          ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
          ChallengeResponses,
          Session: asked.Session,
        }),
      ),
    )
    expect(known).toMatchObject({ AccessToken: expect.any(String), TokenType: 'Bearer' })
    client.destroy()
    expect([...site().answered]).toEqual(expect.arrayContaining([...CALLS_OF['cognito-srp-helper']]))
    site().answered.clear()
  })

  test('amazon-user-pool-srp-client verifies a password and refreshes', async () => {
    const { clientId: ClientId, poolId } = site().settings
    const call = async (action: string, body: object): Promise<Reply> => {
      const headers = {
        'Content-Type': 'application/x-amz-json-1.1',
        'X-Amz-Target': `AWSCognitoIdentityProviderService.${action}`,
      }
      return (await fetch(site().endpoint, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    }
    const userPoolId = poolId.split('_')[1] ?? ''
    const srp = new SRPClient(userPoolId)
    const AuthParameters = { USERNAME: PHONE, SRP_A: srp.calculateA() }
    const begun = await call('InitiateAuth', { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters })
    const { USER_ID_FOR_SRP: USERNAME, SRP_B, SALT, SECRET_BLOCK } = begun.ChallengeParameters
    const hkdf = srp.getPasswordAuthenticationKey(USERNAME, PASSWORD, SRP_B, SALT)
    const TIMESTAMP = getNowString()
    const ChallengeResponses = {
      PASSWORD_CLAIM_SIGNATURE: calculateSignature(hkdf, userPoolId, USERNAME, SECRET_BLOCK, TIMESTAMP),
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      TIMESTAMP,
      USERNAME,
    }
    const { ChallengeName, Session } = begun
    const done = await call('RespondToAuthChallenge', { ClientId, ChallengeName, ChallengeResponses, Session })
    const REFRESH_TOKEN = done.AuthenticationResult.RefreshToken
    const renewal = { ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN } }
    expect((await call('InitiateAuth', renewal)).AuthenticationResult).toMatchObject({ TokenType: 'Bearer' })
    expect([...site().answered]).toEqual(expect.arrayContaining([...CALLS_OF['amazon-user-pool-srp-client']]))
  })
})
