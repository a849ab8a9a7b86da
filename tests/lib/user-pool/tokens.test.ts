import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, test } from 'vitest'
import { poolTables } from '@/lib/user-pool/store/tables'
import { findUserBySub } from '@/lib/user-pool/store/users'
import { issueTokens, requireUser } from '@/lib/user-pool/tokens'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { useDatabase } from '@/tests/support/servers/test-database'

const PHONE = '+919800000001'
type Result = { AccessToken: string; IdToken: string; RefreshToken: string }

describe('the tokens', () => {
  const pool = usePoolServer(useDatabase())
  const ClientId = () => pool().settings.clientId
  const error = (type: string, message: string) => ({ status: 400, body: { __type: type, message } })
  const refused = (message: string) => error('NotAuthorizedException', message)

  async function signIn(): Promise<Result> {
    const AuthParameters = { USERNAME: PHONE, PASSWORD }
    const { body } = await pool().call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters,
      ClientId: ClientId(),
    })
    return body.AuthenticationResult as Result
  }
  const addUser = () =>
    pool().addUser(PHONE, {
      password: PASSWORD,
      personal_email: 'ann@example.in',
      personal_attributes: { name: 'Ann' },
    })
  const refresh = (RefreshToken: string) =>
    pool().call('GetTokensFromRefreshToken', { RefreshToken, ClientId: ClientId() })
  const getUser = (AccessToken: string) => pool().call('GetUser', { AccessToken })

  test('the verifier of a real pool accepts the tokens', async () => {
    // The verifier uses the real clock.
    pool().now = new Date()
    const sub = await addUser()
    const { AccessToken, IdToken } = await signIn()
    const { poolId: userPoolId, clientId } = pool().settings
    const verifier = CognitoJwtVerifier.create([
      { userPoolId, clientId, tokenUse: 'access' },
      { userPoolId: 'ap-south-1_Another00', clientId, tokenUse: 'access' },
    ])
    verifier.cacheJwks(pool().keys.jwks as never, userPoolId)
    expect(await verifier.verify(AccessToken)).toMatchObject({ sub, username: sub, token_use: 'access' })
    await expect(verifier.verify(IdToken)).rejects.toThrow('Token use not allowed')
    const ids = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'id' })
    ids.cacheJwks(pool().keys.jwks as never)
    expect(await ids.verify(IdToken)).toMatchObject({ sub, 'cognito:username': sub, phone_number_verified: true })
  })

  test('the tokens have Cognito’s claims', async () => {
    const sub = await addUser()
    const { AccessToken, IdToken } = await signIn()
    const iat = pool().now.getTime() / 1000
    const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/)
    const shared = {
      sub,
      iss: `https://cognito-idp.ap-south-1.amazonaws.com/${pool().settings.poolId}`,
      origin_jti: uuid,
      event_id: uuid,
      jti: uuid,
      auth_time: iat,
      iat,
      exp: iat + 3600,
    }
    expect(decodeJwt(AccessToken)).toEqual({
      ...shared,
      client_id: ClientId(),
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: sub,
      device_key: expect.stringMatching(/^ap-south-1_[0-9a-f-]{36}$/),
    })
    expect(decodeJwt(IdToken)).toEqual({
      ...shared,
      aud: ClientId(),
      token_use: 'id',
      'cognito:username': sub,
      name: 'Ann',
      phone_number: PHONE,
      phone_number_verified: true,
      email: 'ann@example.in',
      email_verified: false,
    })
    expect(decodeProtectedHeader(AccessToken)).toEqual({ alg: 'RS256', kid: pool().keys.jwks.keys[0]?.kid })
  })

  test('the tokens are refreshed without a new refresh token for thirty days', async () => {
    await addUser()
    const { AccessToken, RefreshToken } = await signIn()
    pool().pass(29 * 86_400)
    for (const answer of [
      await refresh(RefreshToken),
      await pool().call('InitiateAuth', {
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken },
        ClientId: ClientId(),
      }),
    ]) {
      const result = answer.body.AuthenticationResult as Result
      expect(Object.keys(result)).toEqual(['AccessToken', 'IdToken', 'ExpiresIn', 'TokenType'])
      const { origin_jti, auth_time } = decodeJwt(AccessToken)
      expect(decodeJwt(result.AccessToken)).toMatchObject({ origin_jti, auth_time, iat: pool().now.getTime() / 1000 })
    }
    pool().pass(86_400)
    expect(await refresh(RefreshToken)).toEqual(refused('Refresh Token has expired'))
    expect(await refresh('x')).toEqual(refused('Invalid Refresh Token'))
    expect(await refresh(AccessToken)).toEqual(refused('Invalid Refresh Token'))
  })

  test('a rotated refresh token stays valid for a minute, and a later use revokes the sign-in', async () => {
    await addUser()
    pool().settings = { ...pool().settings, rotation: true }
    const { RefreshToken: first } = await signIn()
    const second = (await refresh(first)).body.AuthenticationResult as Result
    expect(second.RefreshToken).not.toBe(first)
    pool().pass(60)
    const both = await Promise.all([refresh(first), refresh(first)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await refresh(second.RefreshToken)).status).toBe(200)
    pool().pass(1)
    expect(await refresh(first)).toEqual(error('RefreshTokenReuseException', 'Refresh Token has already been used'))
    expect(await refresh(second.RefreshToken)).toEqual(refused('Refresh Token has been revoked'))
    expect(await getUser(second.AccessToken)).toEqual(refused('Access Token has been revoked'))
    const AuthParameters = { REFRESH_TOKEN: first }
    expect(
      await pool().call('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters, ClientId: ClientId() }),
    ).toEqual(error('InvalidParameterException', 'REFRESH_TOKEN_AUTH is not enabled for the client.'))
  })

  test('the tokens end with their own sign-in, and other sign-ins stay', async () => {
    await addUser()
    const [one, two] = [await signIn(), await signIn()]
    const revoke = (Token: string) => pool().call('RevokeToken', { Token, ClientId: ClientId() })
    expect(await revoke(one.AccessToken)).toMatchObject(error('UnsupportedTokenTypeException', expect.any(String)))
    expect(await revoke('unknown')).toEqual({ status: 200, body: {} })
    expect(await revoke(one.RefreshToken)).toEqual({ status: 200, body: {} })
    expect(await getUser(one.AccessToken)).toEqual(refused('Access Token has been revoked'))
    expect(await refresh(one.RefreshToken)).toEqual(refused('Refresh Token has been revoked'))
    expect((await getUser(two.AccessToken)).status).toBe(200)
    expect(await pool().call('GlobalSignOut', { AccessToken: two.AccessToken })).toEqual({ status: 200, body: {} })
    expect(await getUser(two.AccessToken)).toEqual(refused('Access Token has been revoked'))
    expect(await pool().call('GlobalSignOut', { AccessToken: two.AccessToken })).toEqual(
      refused('Access Token has been revoked'),
    )
  })

  test('a refused token gets a text for each reason', async () => {
    const sub = await addUser()
    const { AccessToken, IdToken, RefreshToken } = await signIn()
    const { db } = pool().context()
    const [head, , signature] = AccessToken.split('.')
    const forged = `${head}.${Buffer.from(JSON.stringify({ ...decodeJwt(AccessToken), sub: 'x' })).toString('base64url')}.${signature}`
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${AccessToken.split('.')[1]}.`
    for (const bad of ['x', IdToken, forged, unsigned])
      expect(await getUser(bad)).toEqual(refused('Invalid Access Token'))
    const user = await findUserBySub(db.reads, sub)
    if (!user) throw new Error('no user')
    const { AccessToken: openId } = await issueTokens(pool().context(), { user, scopes: 'openid phone' })
    expect(await getUser(openId)).toEqual(refused('Access Token does not have required scopes'))
    expect((await requireUser(pool().context(), openId, { scope: 'openid' })).user.sub).toBe(sub)
    await poolTables(db.writes).updateTable('identity_users').set({ enabled: false }).execute()
    expect(await getUser(AccessToken)).toEqual(refused('User is disabled.'))
    expect(await refresh(RefreshToken)).toEqual(refused('User is disabled.'))
    await poolTables(db.writes).deleteFrom('identity_users').execute()
    expect(await getUser(AccessToken)).toEqual(error('UserNotFoundException', 'User does not exist.'))
    expect(await refresh(RefreshToken)).toEqual(refused('Invalid Refresh Token'))
    pool().pass(3600)
    expect(await getUser(AccessToken)).toEqual(refused('Access Token has expired'))
  })

  test('the tokens of a confirmed device are refreshed by that device alone', async () => {
    await addUser()
    const { AccessToken, RefreshToken } = await signIn()
    const DeviceKey = decodeJwt(AccessToken).device_key as string
    expect((await refresh(RefreshToken)).status).toBe(200)
    const DeviceSecretVerifierConfig = { Salt: 'YWJjZA==', PasswordVerifier: Buffer.alloc(384, 7).toString('base64') }
    const confirmed = await pool().call('ConfirmDevice', { AccessToken, DeviceKey, DeviceSecretVerifierConfig })
    expect(confirmed.status).toBe(200)
    expect(await refresh(RefreshToken)).toEqual(refused('Invalid Refresh Token'))
    const withKey = { RefreshToken, DeviceKey, ClientId: ClientId() }
    expect((await pool().call('GetTokensFromRefreshToken', withKey)).status).toBe(200)
    await poolTables(pool().context().db.writes).deleteFrom('identity_devices').execute()
    expect(await pool().call('GetTokensFromRefreshToken', withKey)).toEqual(
      error('ResourceNotFoundException', 'Device does not exist.'),
    )
  })
})
