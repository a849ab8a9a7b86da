// Amplify and the embedded pool are real: attributes, second factors and devices (spec sections 4, 5, 8 and 9).
import { generate } from 'otplib'
import { describe, expect, test } from 'vitest'
import { poolTables } from '@/lib/user-pool/store/tables'
import { refusalOf, usePoolBrowser } from '@/tests/support/account/pool-browser'

const OTHER = '+919800000003'

describe('an account', () => {
  const { pool, server, identity, calls, wrongCode, signedIn } = usePoolBrowser()
  const code = () => pool().code()

  describe('attributes', () => {
    test('the site never sends the attribute sub or an attribute with _verified', async () => {
      await signedIn()
      const changes = { name: 'Asha', sub: 'another', email_verified: 'true', phone_number_verified: 'true' }
      expect(await identity().updateAttributes(changes)).toEqual([])
      const [update] = server().asked.filter((_call, at) => calls()[at] === 'UpdateUserAttributes')
      expect(update?.body).toMatchObject({ UserAttributes: [{ Name: 'name', Value: 'Asha' }] })
      server().asked.length = 0
      await identity().updateAttributes({ sub: 'another', email_verified: 'true' })
      await identity().deleteAttributes(['sub', 'email_verified'])
      expect(calls()).toEqual([])
    })

    test('a code verifies an e-mail address', async () => {
      await signedIn()
      expect(await identity().updateAttributes({ email: 'asha@example.in' })).toMatchObject([
        { name: 'email', delivery: { channel: 'EMAIL' } },
      ])
      await expect(identity().verifyAttribute('email', wrongCode())).rejects.toMatchObject({
        name: 'CodeMismatchException',
      })
      await identity().verifyAttribute('email', code())
      expect(await identity().attributes()).toMatchObject({ email: 'asha@example.in', email_verified: 'true' })
      await identity().deleteAttributes(['email'])
      expect(await identity().attributes()).not.toHaveProperty('email')
    })

    test('a code verifies another phone, and the server gets tokens with the new phone', async () => {
      await signedIn()
      expect(await identity().updateAttributes({ phone_number: OTHER })).toMatchObject([{ name: 'phone_number' }])
      await identity().verifyAttribute('phone_number', code())
      const start = server().asked.findLast(({ path }) => path === '/api/session/u/start')
      const { id_token: token = '' } = (start?.body ?? {}) as { id_token?: string }
      expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
        phone_number: OTHER,
        phone_number_verified: true,
      })
    })
  })

  describe('second factors', () => {
    test('a patient sets up, verifies, prefers and switches off an authenticator app', async () => {
      await signedIn()
      const { secret, uri } = await identity().setUpTotp()
      expect(uri).toContain(`secret=${secret}`)
      expect(await refusalOf(identity().verifyTotp('000000'))).toMatchObject({
        message: expect.stringMatching(/code/i),
      })
      await identity().verifyTotp(await generate({ secret, epoch: Math.floor(pool().now.getTime() / 1000) }))
      await identity().setMfa({ totp: true, preferred: 'TOTP' })
      expect(await identity().mfa()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
      await identity().setMfa({ sms: true, totp: true, preferred: 'SMS' })
      expect(await identity().mfa()).toEqual({ enabled: expect.arrayContaining(['SMS', 'TOTP']), preferred: 'SMS' })
      expect(calls().slice(-3)).toEqual(['SetUserSettings', 'SetUserMFAPreference', 'GetUser'])
      await identity().setMfa({ sms: false, totp: false })
      expect(await identity().mfa()).toEqual({ enabled: [], preferred: null })
    })

    test.each([{ preferred: 'EMAIL' }, { sms: false, preferred: 'SMS' }])(
      'the pool refuses the factor choice %o',
      async (change) => {
        await signedIn()
        await expect(identity().setMfa(change as never)).rejects.toThrow('No valid MFA method provided')
        expect(calls()).toEqual([])
      },
    )
  })

  describe('devices', () => {
    test('the site lists devices page by page, 60 at a time', async () => {
      const sub = await signedIn()
      const { db } = pool().context()
      const [own] = await poolTables(db.writes).selectFrom('identity_devices').selectAll().execute()
      const uuid = (at: number) => `ap-south-1_00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
      const more = Array.from({ length: 60 }, (_, at) => ({ ...own, device_key: uuid(at), sub }))
      await poolTables(db.writes)
        .insertInto('identity_devices')
        .values(more as never)
        .execute()
      const found = await identity().devices()
      expect(found).toHaveLength(61)
      expect(found.filter(({ current }) => current)).toHaveLength(1)
      const asked = server().asked.filter((_call, at) => calls()[at] === 'ListDevices')
      expect(asked.map(({ body }) => (body as { Limit: number }).Limit)).toEqual([60, 60])
    })

    test('the site remembers a device when the patient asks for it and the pool allows that', async () => {
      Object.assign(pool(), { settings: { ...pool().settings, devices: 'opt_in' } })
      await signedIn()
      expect(await identity().devices()).toMatchObject([{ current: true, isRemembered: false }])
      expect(await identity().rememberDevice()).toMatchObject({ current: true, isRemembered: true })
      expect(calls().slice(-2)).toEqual(['UpdateDeviceStatus', 'GetDevice'])
      expect(await identity().devices()).toMatchObject([{ current: true, isRemembered: true }])
    })

    test('the site refuses device calls when the pool tracks no devices', async () => {
      Object.assign(pool(), { settings: { ...pool().settings, devices: 'off' } })
      await signedIn()
      await expect(identity().devices()).rejects.toThrow('Device tracking has not been configured in this User Pool')
      await expect(identity().rememberDevice()).rejects.toThrow(
        'Device tracking has not been configured in this User Pool',
      )
    })
  })
})
