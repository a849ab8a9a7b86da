import { describe, expect, test } from 'vitest'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { OTHER, PHONE, refusal, tokensOf } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

const NONE = refusal('ResourceNotFoundException', 'Device does not exist.')
const SECRETS = {
  Salt: Buffer.from('00ff', 'hex').toString('base64'),
  PasswordVerifier: Buffer.from('0badcafe', 'hex').toString('base64'),
}

describe('the devices of a user', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  /** A new sign-in; the pool offers it a new device. */
  const signIn = async (phone = PHONE) => {
    const { AccessToken, NewDeviceMetadata } = await tokensOf(pool(), phone)
    const key = NewDeviceMetadata?.DeviceKey ?? ''
    const call = (name: string, body: object = {}) => pool().call(name, { AccessToken, ...body })
    const confirm = (more: object = {}) =>
      call('ConfirmDevice', {
        DeviceKey: key,
        DeviceName: 'Sample browser',
        DeviceSecretVerifierConfig: SECRETS,
        ...more,
      })
    return { key, call, confirm }
  }
  const begin = async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    return signIn()
  }
  const keysIn = (body: Record<string, unknown>) =>
    (body.Devices as { DeviceKey: string }[]).map(({ DeviceKey }) => DeviceKey)

  test('a confirmed device exists, and is remembered where the pool remembers all', async () => {
    const { key, call, confirm } = await begin()
    expect(key).toMatch(/^[\w-]+_[0-9a-f-]+$/)
    expect(await call('GetDevice', { DeviceKey: key })).toEqual(NONE)
    expect((await call('ListDevices')).body).toEqual({ Devices: [] })
    expect(await confirm()).toEqual({ status: 200, body: { UserConfirmationNecessary: false } })
    const now = pool().now.getTime() / 1000
    const device = {
      DeviceKey: key,
      DeviceAttributes: expect.arrayContaining([
        { Name: 'device_name', Value: 'Sample browser' },
        { Name: 'device_status', Value: 'valid' },
        { Name: 'dev:device_remembered_status', Value: 'remembered' },
        { Name: 'last_ip_used', Value: '203.0.113.7' },
      ]),
      DeviceCreateDate: now,
      DeviceLastModifiedDate: now,
      DeviceLastAuthenticatedDate: now,
    }
    expect(await call('GetDevice', { DeviceKey: key })).toEqual({ status: 200, body: { Device: device } })
    expect((await call('ListDevices')).body).toEqual({ Devices: [device] })
    expect(await confirm()).toEqual(NONE)
  })

  test('a device is remembered when the user says so, where the user decides', async () => {
    pool().settings = { ...pool().settings, devices: 'opt_in' }
    const { key, call, confirm } = await begin()
    expect((await confirm()).body).toEqual({ UserConfirmationNecessary: true })
    const status = async () => {
      const { body } = await call('GetDevice', { DeviceKey: key })
      const { DeviceAttributes } = body.Device as { DeviceAttributes: { Name: string; Value: string }[] }
      return DeviceAttributes.find(({ Name }) => Name === 'dev:device_remembered_status')?.Value
    }
    expect(await status()).toBe('not_remembered')
    const set = (DeviceRememberedStatus: string) =>
      call('UpdateDeviceStatus', { DeviceKey: key, DeviceRememberedStatus })
    expect(await set('remembered')).toEqual({ status: 200, body: {} })
    expect(await status()).toBe('remembered')
    await set('not_remembered')
    expect(await status()).toBe('not_remembered')
    expect(await set('perhaps')).toMatchObject({ body: { __type: 'InvalidParameterException' } })
  })

  test('devices are listed by pages, each once, even if one is forgotten between two pages', async () => {
    const { call } = await begin()
    const keys: string[] = []
    for (let made = 0; made < 5; made += 1) {
      const next = await signIn()
      await next.confirm()
      keys.push(next.key)
      pool().pass(made % 2)
    }
    const seen: string[] = []
    let PaginationToken: unknown
    do {
      const { body } = await call('ListDevices', { Limit: 2, ...(PaginationToken ? { PaginationToken } : {}) })
      seen.push(...keysIn(body))
      PaginationToken = body.PaginationToken
      if (seen.length === 2) await call('ForgetDevice', { DeviceKey: seen[1] })
    } while (PaginationToken)
    expect([...seen].sort()).toEqual([...keys].sort())
    const rest = await call('ListDevices', { Limit: 0 })
    expect(keysIn(rest.body)).toHaveLength(4)
    expect(rest.body).not.toHaveProperty('PaginationToken')
    expect(await call('ListDevices', { Limit: 61 })).toMatchObject({ body: { __type: 'InvalidParameterException' } })
    expect(await call('ListDevices', { PaginationToken: 'nonsense' })).toEqual(
      refusal('InvalidParameterException', 'Invalid pagination token.'),
    )
  })

  test('a device is forgotten once', async () => {
    const { key, call, confirm } = await begin()
    await confirm()
    expect(await call('ForgetDevice', { DeviceKey: key })).toEqual({ status: 200, body: {} })
    expect(await call('ForgetDevice', { DeviceKey: key })).toEqual(NONE)
    expect(await call('GetDevice', { DeviceKey: key })).toEqual(NONE)
  })

  test('a device forgotten from another device is signed out, and the device in use stays signed in', async () => {
    const lost = await begin()
    await lost.confirm()
    const here = await signIn()
    await here.confirm()
    await here.call('ForgetDevice', { DeviceKey: lost.key })
    expect(await lost.call('GetUser')).toEqual(refusal('NotAuthorizedException', 'Access Token has been revoked'))
    await here.call('ForgetDevice', { DeviceKey: here.key })
    expect((await here.call('GetUser')).status).toBe(200)
  })

  test('another user’s device does not exist for the caller', async () => {
    const { key, confirm } = await begin()
    await pool().addUser(OTHER, { password: PASSWORD })
    const other = await signIn(OTHER)
    expect(await other.confirm({ DeviceKey: key })).toEqual(NONE)
    await confirm()
    for (const name of ['GetDevice', 'ForgetDevice', 'UpdateDeviceStatus'])
      expect(await other.call(name, { DeviceKey: key })).toEqual(NONE)
    expect((await other.call('ListDevices')).body).toEqual({ Devices: [] })
  })

  test('a device with a verifier that anybody can prove is not confirmed', async () => {
    const { confirm } = await begin()
    for (const number of ['00', '01']) {
      const PasswordVerifier = Buffer.from(number, 'hex').toString('base64')
      expect(await confirm({ DeviceSecretVerifierConfig: { ...SECRETS, PasswordVerifier } })).toMatchObject({
        body: { __type: 'InvalidParameterException' },
      })
    }
    expect(await confirm({ DeviceSecretVerifierConfig: undefined })).toMatchObject({
      body: { __type: 'InvalidParameterException' },
    })
  })

  test('the pool refuses device calls when it tracks no devices', async () => {
    pool().settings = { ...pool().settings, devices: 'off' }
    const { key, call } = await begin()
    expect(key).toBe('')
    expect(await call('ListDevices')).toEqual(
      refusal('InvalidParameterException', 'Device tracking has not been configured in this User Pool'),
    )
  })
})
