import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { providerOf } from '@/lib/user-pool/federated/login'
import { handle } from '@/lib/user-pool/handle'
import { issuerOf } from '@/lib/user-pool/settings'
import { poolTables } from '@/lib/user-pool/store/tables'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { OTHER, PHONE, refusal, tokensOf } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the identity pool', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  const call = async (name: string, asked: object) => {
    const { status, body } = await handle(`AWSCognitoIdentityService.${name}`, asked, pool().context())
    return { status, body: body as Record<string, string> }
  }
  const getId = (more: object = {}) => call('GetId', { IdentityPoolId: pool().settings.identityPoolId, ...more })
  const provider = () => providerOf(pool().settings.poolId)
  const loginOf = async (phone = PHONE) => {
    await pool().addUser(phone, { password: PASSWORD })
    return { [provider()]: (await tokensOf(pool(), phone)).IdToken }
  }
  const guests = (isOn = true) => {
    pool().settings = { ...pool().settings, guests: isOn }
  }

  test('the identity pool gives a login one id, with credentials for an hour', async () => {
    const Logins = await loginOf()
    const { body } = await getId({ Logins, AccountId: '123456789012' })
    expect(body.IdentityId).toMatch(/^ap-south-1:[0-9a-f-]{36}$/)
    expect((await Promise.all([getId({ Logins }), getId({ Logins })])).map((answer) => answer.body)).toEqual([
      body,
      body,
    ])
    const asked = { ...body, Logins, CustomRoleArn: 'arn:aws:iam::123456789012:role/patient' }
    expect(await call('GetCredentialsForIdentity', asked)).toEqual({
      status: 200,
      body: {
        ...body,
        Credentials: {
          AccessKeyId: expect.stringMatching(/^ASIA[A-Z2-7]{16}$/),
          SecretKey: expect.stringMatching(/^\S{40}$/),
          SessionToken: expect.any(String),
          Expiration: pool().now.getTime() / 1000 + 3600,
        },
      },
    })
  })

  test('the identity pool gives each guest a different id where guests are allowed', async () => {
    const closed = refusal('NotAuthorizedException', 'Unauthenticated access is not supported for this identity pool.')
    guests(false)
    expect(await getId()).toEqual(closed)
    guests()
    const [one, two] = [await getId({ Logins: {} }), await getId()]
    expect(one.body.IdentityId).not.toBe(two.body.IdentityId)
    expect((await call('GetCredentialsForIdentity', one.body)).body).toHaveProperty('Credentials.SecretKey')
  })

  test('a guest’s id becomes the patient’s once', async () => {
    guests()
    const guest = (await getId()).body
    const Logins = await loginOf()
    expect((await call('GetCredentialsForIdentity', { ...guest, Logins })).body.IdentityId).toBe(guest.IdentityId)
    expect((await getId({ Logins })).body).toEqual(guest)
    const next = (await getId()).body
    expect((await call('GetCredentialsForIdentity', { ...next, Logins })).body.IdentityId).toBe(guest.IdentityId)
  })

  test('the identity pool stores no row for a guest, and accepts no invented id', async () => {
    guests()
    const guest = (await getId()).body
    const rows = await poolTables(database().reads).selectFrom('identity_ids').selectAll().execute()
    expect(rows).toEqual([])
    expect((await call('GetCredentialsForIdentity', guest)).status).toBe(200)
    const IdentityId = guest.IdentityId?.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect(await call('GetCredentialsForIdentity', { IdentityId })).toEqual(
      refusal('ResourceNotFoundException', `Identity '${IdentityId}' not found.`),
    )
  })

  test('the identity pool gives no login another’s credentials', async () => {
    const Logins = await loginOf()
    const { body } = await getId({ Logins })
    const other = await loginOf(OTHER)
    const forbidden = refusal('NotAuthorizedException', `Access to Identity '${body.IdentityId}' is forbidden.`)
    expect(await call('GetCredentialsForIdentity', { ...body, Logins: other })).toEqual(forbidden)
    guests()
    expect(await call('GetCredentialsForIdentity', body)).toEqual(forbidden)
    const IdentityId = 'ap-south-1:00000000-0000-0000-0000-000000000000'
    expect(await call('GetCredentialsForIdentity', { IdentityId, Logins })).toEqual(
      refusal('ResourceNotFoundException', `Identity '${IdentityId}' not found.`),
    )
  })

  test('the identity pool accepts only its own user pool’s id tokens', async () => {
    const { [provider()]: idToken = '' } = await loginOf()
    const { AccessToken } = await tokensOf(pool())
    const { keys, now } = pool()
    const forged = (claims: object) =>
      new SignJWT({ token_use: 'id', sub: 'someone', iat: now.getTime() / 1000, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: keys.current.kid })
        .setExpirationTime(now.getTime() / 1000 + 60)
        .sign(keys.current.privateKey)
    const ofNobody = { iss: issuerOf(pool().settings), aud: pool().settings.clientId }
    const refused = [
      { [provider()]: 'nonsense' },
      { [provider()]: AccessToken },
      { [provider()]: `${idToken.slice(0, -6)}AAAAAA` },
      { [provider()]: await forged({ ...ofNobody, aud: 'another' }) },
      { [provider()]: await forged({ ...ofNobody, iss: 'https://accounts.example.com' }) },
      { [provider()]: await forged(ofNobody) },
      { 'accounts.example.com': idToken },
      { [provider()]: idToken, 'accounts.example.com': idToken },
    ]
    for (const Logins of refused)
      expect(await getId({ Logins })).toEqual(
        refusal('NotAuthorizedException', expect.stringMatching(/^Invalid login token\./)),
      )
    pool().pass(3601)
    expect(await getId({ Logins: { [provider()]: idToken } })).toEqual(
      refusal('NotAuthorizedException', expect.stringMatching(/^Invalid login token\. Token expired/)),
    )
  })

  test('the identity pool answers only for its own id', async () => {
    const IdentityPoolId = 'ap-south-1:00000000-0000-0000-0000-000000000000'
    expect(await getId({ IdentityPoolId })).toEqual(
      refusal('ResourceNotFoundException', `IdentityPool '${IdentityPoolId}' not found.`),
    )
    for (const bad of [{ IdentityPoolId: 'x' }, { AccountId: 'x' }])
      expect(await getId(bad)).toMatchObject({ status: 400, body: { __type: 'InvalidParameterException' } })
    expect(await getId({ Logins: 'x' })).toMatchObject({ status: 400, body: { __type: 'SerializationException' } })
  })
})
