import { CognitoIdentityClient, GetCredentialsForIdentityCommand, GetIdCommand } from '@aws-sdk/client-cognito-identity'
import {
  AssociateSoftwareTokenCommand,
  type ChallengeNameType,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  type InitiateAuthCommandOutput,
  ListUsersCommand,
  RespondToAuthChallengeCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { generate } from 'otplib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sealTotp } from '@/lib/domain/account/totp'
import { poolTables } from '@/lib/user-pool/store/tables'
import { CALLS_OF } from '@/tests/lib/user-pool/clients/calls'
import { PASSWORD } from '@/tests/support/account/pool-server'
import { usePoolSite } from '@/tests/support/account/pool-site'
import { PHONE, tokensOf } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

const REGION = { region: 'ap-south-1', credentials: { accessKeyId: 'none', secretAccessKey: 'none' } }
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

describe('the sign-in by the AWS SDK', () => {
  const site = usePoolSite(useDatabase())
  let client: CognitoIdentityProviderClient
  beforeEach(() => {
    site().settings = { ...site().settings, devices: 'off' }
    client = new CognitoIdentityProviderClient({ ...REGION, endpoint: site().endpoint, maxAttempts: 1 })
  })
  afterEach(() => client.destroy())

  const initiate = (AuthFlow: 'CUSTOM_AUTH' | 'USER_PASSWORD_AUTH', more: Record<string, string> = {}) =>
    client.send(
      new InitiateAuthCommand({
        AuthFlow,
        ClientId: site().settings.clientId,
        AuthParameters: { USERNAME: PHONE, ...more },
      }),
    )
  const byPassword = () => initiate('USER_PASSWORD_AUTH', { PASSWORD })
  type Asked = Pick<InitiateAuthCommandOutput, 'ChallengeName' | 'Session'>
  const answer = ({ ChallengeName, Session }: Asked, responses: Record<string, string> = {}) =>
    client.send(
      new RespondToAuthChallengeCommand({
        ClientId: site().settings.clientId,
        ChallengeName: ChallengeName as ChallengeNameType,
        Session,
        ChallengeResponses: { USERNAME: PHONE, ...responses },
      }),
    )

  test('the SDK signs in by code, refreshes, and gets credentials of the identity pool', async () => {
    await site().addUser(PHONE, { password: PASSWORD })
    const begun = await initiate('CUSTOM_AUTH')
    const { AuthenticationResult } = await answer(begun, { ANSWER: site().code() })
    const renewed = await client.send(
      new InitiateAuthCommand({
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        ClientId: site().settings.clientId,
        AuthParameters: { REFRESH_TOKEN: AuthenticationResult?.RefreshToken ?? '' },
      }),
    )
    const identity = new CognitoIdentityClient({ ...REGION, endpoint: site().identityEndpoint, maxAttempts: 1 })
    const { poolId, identityPoolId: IdentityPoolId } = site().settings
    const IdToken = renewed.AuthenticationResult?.IdToken ?? ''
    const Logins = { [`cognito-idp.ap-south-1.amazonaws.com/${poolId}`]: IdToken }
    const { IdentityId } = await identity.send(new GetIdCommand({ IdentityPoolId, AccountId: '123456789012', Logins }))
    const CustomRoleArn = 'arn:aws:iam::123456789012:role/sample'
    const given = await identity.send(new GetCredentialsForIdentityCommand({ IdentityId, Logins, CustomRoleArn }))
    expect(given).toMatchObject({ IdentityId, Credentials: { Expiration: new Date(site().now.getTime() + 3_600_000) } })
    site().settings = { ...site().settings, guests: false }
    await expect(identity.send(new GetIdCommand({ IdentityPoolId }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
    identity.destroy()
  })

  test('the SDK chooses a factor and answers it', async () => {
    const mfa_enabled = ['SMS_MFA' as const, 'SOFTWARE_TOKEN_MFA' as const]
    const sub = await site().addUser(PHONE, { password: PASSWORD, mfa_enabled, totp_verified: true })
    const totp_secret = sealTotp(site().context().secret, sub, SECRET)
    await poolTables(site().context().db.writes).updateTable('identity_users').set({ totp_secret }).execute()
    const byText = await answer(await byPassword(), { ANSWER: 'SMS_MFA' })
    expect(byText.ChallengeParameters).toMatchObject({ CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS' })
    expect(await answer(byText, { SMS_MFA_CODE: site().code() })).toHaveProperty('AuthenticationResult')
    const byApp = await answer(await byPassword(), { ANSWER: 'SOFTWARE_TOKEN_MFA' })
    const wrong = answer(byApp, { SOFTWARE_TOKEN_MFA_CODE: '000000' })
    await expect(wrong).rejects.toMatchObject({ name: 'CodeMismatchException' })
    const SOFTWARE_TOKEN_MFA_CODE = await generate({ secret: SECRET, epoch: Math.floor(site().now.getTime() / 1000) })
    expect(await answer(byApp, { SOFTWARE_TOKEN_MFA_CODE })).toHaveProperty('AuthenticationResult')
  })

  test('the SDK sets up an app and chooses a password where the pool requires them', async () => {
    await site().addUser(PHONE, { password: PASSWORD, status: 'FORCE_CHANGE_PASSWORD' })
    site().settings = { ...site().settings, mfa: 'required' }
    const setup = await answer(await byPassword(), { NEW_PASSWORD: PASSWORD })
    expect(setup.ChallengeName).toBe('MFA_SETUP')
    const { SecretCode = '', Session } = await client.send(
      new AssociateSoftwareTokenCommand({ Session: setup.Session }),
    )
    const UserCode = await generate({ secret: SecretCode, epoch: Math.floor(site().now.getTime() / 1000) })
    const verified = await client.send(new VerifySoftwareTokenCommand({ Session, UserCode }))
    expect(await answer({ ChallengeName: 'MFA_SETUP', Session: verified.Session })).toHaveProperty(
      'AuthenticationResult',
    )
  })

  test('the SDK reports an invalid token', async () => {
    await site().addUser(PHONE, { password: PASSWORD })
    const { AccessToken } = await tokensOf(site())
    const begun = answer({ ChallengeName: 'CUSTOM_CHALLENGE', Session: AccessToken.slice(0, 40) }, { ANSWER: '1' })
    await expect(begun).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })

  test('the SDK reports an unknown operation', async () => {
    await expect(client.send(new ListUsersCommand({ UserPoolId: site().settings.poolId }))).rejects.toMatchObject({
      name: 'UnknownOperationException',
    })
  })

  test('the SDK has used every call that the table lists for it', () => {
    expect([...site().answered]).toEqual(expect.arrayContaining([...CALLS_OF['aws-sdk sign-in']]))
  })
})
