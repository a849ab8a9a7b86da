import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { deleteDevice } from '@/lib/user-pool/store/devices'
import { sweepIdentityRows } from '@/lib/user-pool/store/sweep'
import { poolTables } from '@/lib/user-pool/store/tables'
import { API_SCOPE, issueTokens } from '@/lib/user-pool/tokens'
import * as page from '@/pages/oauth2/authorize'
import { findUserByPhone } from '@/tests/support/account/accounts'
import { authorizeUrl, CALLBACK, newVerifier, useHosted } from '@/tests/support/account/hosted-server'
import { PASSWORD } from '@/tests/support/account/pool-server'
import { OTHER, PHONE, refusal, tokensOf } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'
import { swept } from '@/tests/support/swept'

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const NONE = refusal('ResourceNotFoundException', 'Device does not exist.')
const GRANT = { status: 400, body: { error: 'invalid_grant' } }
type Shown = { DeviceKey: string; DeviceAttributes: { Name: string; Value: string }[]; DeviceCreateDate: number }

describe('the devices of the hosted page', () => {
  const database = useDatabase()
  const { pool, browser, token } = useHosted(database)
  type Visitor = ReturnType<typeof browser>
  const { verifier, challenge } = newVerifier()
  const url = (more: Record<string, string | null> = {}) => authorizeUrl(pool(), challenge, more)
  const formOf = (to: string | null) => ({
    grant_type: 'authorization_code',
    code: new URL(to ?? '').searchParams.get('code') ?? '',
    client_id: pool().settings.clientId,
    redirect_uri: CALLBACK,
    code_verifier: verifier,
  })
  /** Signs in at the page; returns the form that exchanges its code. */
  const signIn = async (visitor: Visitor, phone = PHONE) => {
    const { to } = await visitor.post(
      page,
      url(),
      { intent: 'password', phone, password: PASSWORD },
      { 'user-agent': AGENT },
    )
    return formOf(to)
  }
  /** A sign-in by the pool's calls, from which the devices can be listed. */
  const elsewhere = async () => {
    const { AccessToken } = await tokensOf(pool())
    const call = (name: string, body: object = {}) => pool().call(name, { AccessToken, ...body })
    const devices = async () => (await call('ListDevices')).body.Devices as Shown[]
    return { call, devices, key: async () => (await devices())[0]?.DeviceKey ?? '' }
  }
  const begin = async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const visitor = browser()
    return { visitor, form: await signIn(visitor), ...(await elsewhere()) }
  }

  test('a device is listed by the browser’s name for itself and is in its tokens', async () => {
    const { devices, call, form } = await begin()
    const [device] = await devices()
    expect(device?.DeviceAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'device_name', Value: AGENT },
        { Name: 'dev:device_remembered_status', Value: 'remembered' },
      ]),
    )
    const DeviceKey = device?.DeviceKey
    expect((await call('GetDevice', { DeviceKey })).body).toEqual({ Device: device })
    expect((await call('UpdateDeviceStatus', { DeviceKey })).status).toBe(200)
    const { body } = await token(form)
    expect(decodeJwt(body.access_token).device_key).toBe(DeviceKey)
    const renewed = await token({ ...form, grant_type: 'refresh_token', refresh_token: body.refresh_token })
    expect(decodeJwt(renewed.body.access_token).device_key).toBe(DeviceKey)
  })

  test('a forgotten device is signed out: its session, its code and its tokens', async () => {
    const { visitor, form, call, key, devices } = await begin()
    const { body } = await token(form)
    const waiting = formOf((await visitor.get(page, url())).to)
    expect(await call('ForgetDevice', { DeviceKey: await key() })).toEqual({ status: 200, body: {} })
    expect((await visitor.get(page, url())).props.view.kind).toBe('password')
    expect(await token(waiting)).toMatchObject(GRANT)
    expect((await token({ ...form, grant_type: 'refresh_token', refresh_token: body.refresh_token })).body).toEqual(
      GRANT.body,
    )
    expect(await pool().call('GetUser', { AccessToken: body.access_token })).toEqual(
      refusal('NotAuthorizedException', 'Access Token has been revoked'),
    )
    expect(await devices()).toEqual([])
    expect((await call('GetUser')).status).toBe(200)
  })

  test('a device that forgets itself stays signed in, and the next sign-in needs the password', async () => {
    const { visitor, form, key } = await begin()
    const { body } = await token(form)
    const own = { AccessToken: body.access_token, DeviceKey: await key() }
    expect((await pool().call('ForgetDevice', own)).status).toBe(200)
    expect(await pool().call('ForgetDevice', own)).toEqual(NONE)
    const again = await token({ ...form, grant_type: 'refresh_token', refresh_token: body.refresh_token })
    expect(again.status).toBe(200)
    const ClientId = pool().settings.clientId
    const kept = { ClientId, RefreshToken: body.refresh_token, DeviceKey: 'ap-south-1_0a1b2c' }
    expect((await pool().call('GetTokensFromRefreshToken', kept)).status).toBe(200)
    expect((await visitor.get(page, url())).props.view.kind).toBe('password')
  })

  test('a browser that signs in again is the same device, and another user’s sign-in is a different one', async () => {
    const { visitor, key, devices } = await begin()
    const first = await key()
    await signIn(visitor)
    expect(await key()).toBe(first)
    expect(await devices()).toHaveLength(1)
    const sessions = () => poolTables(database().reads).selectFrom('identity_hosted_sessions').select('sub').execute()
    expect(await sessions()).toHaveLength(1)
    const sub = await pool().addUser(OTHER, { password: PASSWORD })
    await signIn(visitor, OTHER)
    expect(await sessions()).toEqual([{ sub }])
    // This browser keeps nothing of the first user's sign-in.
    expect(await devices()).toEqual([])
  })

  test('a device is listed as long as its session or tokens are valid, and is then swept', async () => {
    const { form } = await begin()
    const { body } = await token(form)
    const rows = () =>
      poolTables(database().reads).selectFrom('identity_devices').select('name').where('name', '=', AGENT).execute()
    const sweep = () => swept(sweepIdentityRows(database().writes, pool().now))
    pool().pass(3601)
    await sweep()
    const later = await elsewhere()
    expect(await later.devices()).toHaveLength(1)
    await pool().call('RevokeToken', { ClientId: pool().settings.clientId, Token: body.refresh_token })
    expect(await later.devices()).toEqual([])
    expect(await rows()).toHaveLength(1)
    await sweep()
    expect(await rows()).toEqual([])
  })

  test('a device of the hosted page can’t be confirmed', async () => {
    const { call, key } = await begin()
    const DeviceKey = await key()
    const DeviceSecretVerifierConfig = { Salt: 'AP8=', PasswordVerifier: 'C63K/g==' }
    expect(await call('ConfirmDevice', { DeviceKey, DeviceSecretVerifierConfig })).toEqual(NONE)
  })

  test('a device forgotten before its tokens are written gets none', async () => {
    const { key } = await begin()
    const deviceKey = await key()
    const context = pool().context()
    const user = await findUserByPhone(context.db.reads, PHONE)
    if (!user) throw new Error('no user')
    const issue = { user, scopes: API_SCOPE, deviceKey }
    expect(await issueTokens(context, issue)).toHaveProperty('AccessToken')
    await deleteDevice(context.db.writes, user.sub, deviceKey)
    await expect(issueTokens(context, issue)).rejects.toThrow('Device does not exist.')
  })

  test('the hosted page makes no device where the pool tracks none', async () => {
    pool().settings = { ...pool().settings, devices: 'off' }
    await pool().addUser(PHONE, { password: PASSWORD })
    const form = await signIn(browser())
    expect(await poolTables(database().reads).selectFrom('identity_devices').selectAll().execute()).toEqual([])
    expect(decodeJwt((await token(form)).body.access_token)).not.toHaveProperty('device_key')
  })
})
