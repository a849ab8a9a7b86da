import { generate } from 'otplib'
import { describe, expect, test } from 'vitest'
import { newTotpSecret, openTotp, sealTotp } from '@/lib/domain/account/totp'
import { checkTotp } from '@/lib/user-pool/mfa/totp'
import { poolTables } from '@/lib/user-pool/store/tables'
import { findUserByPhone } from '@/tests/support/account/accounts'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { PHONE, refusal, tokensOf, wrongCode } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the secret of an authenticator app', () => {
  const secret = 'a secret of at least thirty-two characters'

  test('the secret is sealed for one user and one site', () => {
    const plain = newTotpSecret()
    const sealed = sealTotp(secret, 'one', plain)
    expect(plain).toMatch(/^[A-Z2-7]{52}$/)
    expect(sealed).not.toContain(plain)
    expect(openTotp({ secret }, 'one', sealed)).toEqual({ plain, resealed: null })
    expect(openTotp({ secret }, 'two', sealed)).toBeNull()
    expect(openTotp({ secret: `${secret}!` }, 'one', sealed)).toBeNull()
    expect(openTotp({ secret }, 'one', 'short')).toBeNull()
  })
})

describe('second factors', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(pool().now.getTime() / 1000) })
  const row = () => findUserByPhone(database().reads, PHONE)
  const signedIn = async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken } = await tokensOf(pool())
    return (name: string, body: object = {}) => pool().call(name, { AccessToken, ...body })
  }
  const setUp = async (call: Awaited<ReturnType<typeof signedIn>>) => {
    const { body } = await call('AssociateSoftwareToken')
    const secret = body.SecretCode as string
    expect(await call('VerifySoftwareToken', { UserCode: await codeOf(secret) })).toEqual({
      status: 200,
      body: { Status: 'SUCCESS' },
    })
    return secret
  }
  const APP = { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }

  test('a second factor begins with a verified app', async () => {
    const call = await signedIn()
    expect(await call('VerifySoftwareToken', { UserCode: '123456' })).toMatchObject({
      body: { __type: 'SoftwareTokenMFANotFoundException' },
    })
    const { body } = await call('AssociateSoftwareToken')
    const code = await codeOf(body.SecretCode as string)
    expect(await call('VerifySoftwareToken', { UserCode: wrongCode(code) })).toEqual(
      refusal('EnableSoftwareTokenMFAException', 'Code mismatch'),
    )
    expect((await row())?.totp_verified).toBe(false)
    expect((await call('VerifySoftwareToken', { UserCode: code })).body).toEqual({ Status: 'SUCCESS' })
    expect(await row()).toMatchObject({ totp_verified: true, totp_pending: null, mfa_enabled: [] })
    expect(JSON.stringify(await row())).not.toContain(body.SecretCode)
    await call('SetUserMFAPreference', APP)
    expect((await call('GetUser')).body).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    })
    expect(await tokensOf(pool())).toBeUndefined()
  })

  test('the present app stays until another one is verified', async () => {
    const call = await signedIn()
    const secret = await setUp(call)
    await call('SetUserMFAPreference', APP)
    await call('AssociateSoftwareToken')
    pool().pass(60)
    expect(await checkTotp(pool().context(), (await row()) as never, await codeOf(secret))).toBe(true)
  })

  test('each code is accepted once, also from two requests at once', async () => {
    const call = await signedIn()
    const secret = await setUp(call)
    const code = await codeOf(secret)
    const check = async (given: string) => checkTotp(pool().context(), (await row()) as never, given)
    expect(await check(code)).toBe(false)
    pool().pass(60)
    const next = await codeOf(secret)
    expect((await Promise.all([check(next), check(next)])).sort()).toEqual([false, true])
    pool().pass(-30)
    expect(await check(await codeOf(secret))).toBe(false)
    expect(await check('abcdef')).toBe(false)
  })

  test('a user chooses only among verified factors', async () => {
    const call = await signedIn()
    const set = (body: object) => call('SetUserMFAPreference', body)
    expect(await set(APP)).toEqual(refusal('InvalidParameterException', 'User has not verified software token mfa'))
    expect((await set({ SMSMfaSettings: { Enabled: true } })).body).toEqual({})
    expect(await row()).toMatchObject({ mfa_enabled: ['SMS_MFA'], mfa_preferred: null })
    await setUp(call)
    await set({ SMSMfaSettings: { Enabled: true, PreferredMfa: true }, SoftwareTokenMfaSettings: { Enabled: true } })
    expect(await row()).toMatchObject({ mfa_enabled: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'], mfa_preferred: 'SMS_MFA' })
    await set({ SMSMfaSettings: { Enabled: false } })
    expect(await row()).toMatchObject({ mfa_enabled: ['SOFTWARE_TOKEN_MFA'], mfa_preferred: null })
    const both = { SMSMfaSettings: { Enabled: true, PreferredMfa: true }, ...APP }
    expect(await set(both)).toMatchObject({ body: { __type: 'InvalidParameterException' } })
    expect(await set({ SMSMfaSettings: { Enabled: false, PreferredMfa: true } })).toMatchObject({
      body: { __type: 'InvalidParameterException' },
    })
    expect(await set({ EmailMfaSettings: { Enabled: true } })).toMatchObject({
      body: { __type: 'InvalidParameterException' },
    })
  })

  test('the SMS factor needs a verified phone', async () => {
    const call = await signedIn()
    await poolTables(database().writes).updateTable('identity_users').set({ phone_verified: false }).execute()
    expect(await call('SetUserMFAPreference', { SMSMfaSettings: { Enabled: true } })).toMatchObject({
      body: { __type: 'InvalidParameterException' },
    })
  })

  test('the older call sets factors too', async () => {
    const call = await signedIn()
    const sms = { DeliveryMedium: 'SMS', AttributeName: 'phone_number' }
    expect(await call('SetUserSettings', { MFAOptions: [sms] })).toEqual({ status: 200, body: {} })
    expect(await row()).toMatchObject({ mfa_enabled: ['SMS_MFA'] })
    expect(await call('SetUserSettings', { MFAOptions: [] })).toEqual({ status: 200, body: {} })
    expect(await row()).toMatchObject({ mfa_enabled: [] })
    expect(await call('SetUserSettings', { MFAOptions: [{ ...sms, DeliveryMedium: 'EMAIL' }] })).toMatchObject({
      body: { __type: 'InvalidParameterException' },
    })
  })

  test('factors can’t be set where the pool has none, or all be switched off where one is required', async () => {
    const call = await signedIn()
    await setUp(call)
    await call('SetUserMFAPreference', APP)
    pool().settings = { ...pool().settings, mfa: 'required' }
    expect(await call('SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: false } })).toMatchObject({
      body: { __type: 'InvalidParameterException' },
    })
    pool().settings = { ...pool().settings, mfa: 'off' }
    const off = refusal('SoftwareTokenMFANotFoundException', 'Software Token MFA is not enabled for the userPool.')
    expect(await call('AssociateSoftwareToken')).toEqual(off)
    expect(await call('VerifySoftwareToken', { UserCode: '123456' })).toEqual(off)
    expect(await call('SetUserMFAPreference', APP)).toMatchObject({ body: { __type: 'InvalidParameterException' } })
  })

  describe('the sign-in that requires a second factor', () => {
    const begin = async () => {
      pool().settings = { ...pool().settings, mfa: 'required' }
      // An unverified phone gets no text messages even if SMS was chosen, so only an app remains.
      await pool().addUser(PHONE, { password: PASSWORD, phone_verified: false, mfa_enabled: ['SMS_MFA'] })
      const { clientId: ClientId } = pool().settings
      const AuthParameters = { USERNAME: PHONE, PASSWORD }
      const { body } = await pool().call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', ClientId, AuthParameters })
      expect(body).toMatchObject({ ChallengeName: 'MFA_SETUP' })
      const { USERNAME } = body.ChallengeParameters as { USERNAME: string }
      const respond = (Session: unknown) =>
        pool().call('RespondToAuthChallenge', {
          ChallengeName: 'MFA_SETUP',
          ClientId,
          Session,
          ChallengeResponses: { USERNAME },
        })
      return { Session: body.Session, respond }
    }

    test('the user sets up the app during the sign-in, and each Session is valid for one step', async () => {
      const { Session, respond } = await begin()
      const associated = await pool().call('AssociateSoftwareToken', { Session })
      const { SecretCode, Session: second } = associated.body as Record<string, string>
      expect((await pool().call('AssociateSoftwareToken', { Session })).body).toMatchObject({
        message: 'Invalid session for the user, session can only be used once.',
      })
      expect((await respond(second)).status).toBe(400)
      const code = await codeOf(SecretCode as string)
      const verify = (UserCode: string) => pool().call('VerifySoftwareToken', { Session: second, UserCode })
      expect(await verify(wrongCode(code))).toEqual(refusal('EnableSoftwareTokenMFAException', 'Code mismatch'))
      const verified = await verify(code)
      expect(verified.body).toEqual({ Status: 'SUCCESS', Session: expect.any(String) })
      expect((await respond(verified.body.Session)).body).toHaveProperty('AuthenticationResult.AccessToken')
      expect(await row()).toMatchObject({ totp_verified: true, mfa_enabled: ['SOFTWARE_TOKEN_MFA'] })
    })

    test('a call without token and Session is refused', async () => {
      await begin()
      const none = refusal('NotAuthorizedException', 'Invalid Access Token')
      expect(await pool().call('AssociateSoftwareToken', {})).toEqual(none)
      expect(await pool().call('VerifySoftwareToken', { UserCode: '123456' })).toEqual(none)
      expect(await pool().call('AssociateSoftwareToken', { Session: 'x'.repeat(40) })).toEqual(
        refusal('NotAuthorizedException', 'Invalid session for the user.'),
      )
    })
  })
})
