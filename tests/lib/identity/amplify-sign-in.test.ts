// Unmodified Amplify against the embedded pool over HTTP: every way to sign in, good and bad.
import { Amplify } from 'aws-amplify'
import {
  confirmSignIn,
  fetchAuthSession,
  fetchDevices,
  fetchUserAttributes,
  getCurrentUser,
  type SignInOutput,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth'
import { generate } from 'otplib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newTotpSecret, sealTotp } from '@/lib/identity/totp'
import { PASSWORD, usePoolServer } from '@/tests/support/pool-server'
import { engines, useDatabase } from '@/tests/support/test-database'

const PHONE = '+919800000001'
const INCORRECT = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' }
const PHONE_FLOW = { username: PHONE, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } } as const

const stepOf = ({ nextStep }: SignInOutput) => nextStep.signInStep

describe.each(engines)('Amplify on %s', (engine) => {
  const database = useDatabase(engine)
  const pool = usePoolServer(database)
  const wrong = () => String((Number(pool().code()) + 1) % 1_000_000).padStart(6, '0')
  const names = () => pool().asked.map(({ name }) => name)

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    // A device is named by its browser.
    vi.stubGlobal('navigator', { userAgent: 'A browser' })
    const { poolId, clientId } = pool().settings
    Amplify.configure({
      Auth: { Cognito: { userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint: pool().origin } },
    })
  })
  afterEach(async () => {
    await signOut()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('signs in by code; wrong, wrong, right signs in', async () => {
    const sub = await pool().addUser(PHONE)
    const begun = await signIn(PHONE_FLOW)
    expect(begun.nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
      additionalInfo: {
        masked: '+91••••••0001',
        resendAt: '2026-11-23T04:31:00.000Z',
        expiresAt: '2026-11-23T04:35:00.000Z',
      },
    })
    expect(JSON.stringify(begun)).not.toContain(pool().code())
    for (let tries = 0; tries < 2; tries += 1)
      expect(stepOf(await confirmSignIn({ challengeResponse: wrong() }))).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE')
    expect(pool().sent).toHaveLength(1)
    expect((await confirmSignIn({ challengeResponse: pool().code() })).isSignedIn).toBe(true)
    expect(await getCurrentUser()).toMatchObject({ userId: sub, username: sub })
    expect(await fetchUserAttributes()).toEqual({ sub, phone_number: PHONE, phone_number_verified: 'true' })
  })

  it('ends at the third wrong code', async () => {
    await pool().addUser(PHONE)
    await signIn(PHONE_FLOW)
    await confirmSignIn({ challengeResponse: wrong() })
    await confirmSignIn({ challengeResponse: wrong() })
    await expect(confirmSignIn({ challengeResponse: wrong() })).rejects.toMatchObject(INCORRECT)
    await expect(confirmSignIn({ challengeResponse: pool().code() })).rejects.toMatchObject({
      message: 'Invalid session for the user, session can only be used once.',
    })
  })

  it('takes a code for three minutes between two rounds, and for five in all', async () => {
    await pool().addUser(PHONE)
    await signIn(PHONE_FLOW)
    pool().pass(170)
    await confirmSignIn({ challengeResponse: wrong() })
    pool().pass(131)
    expect(stepOf(await confirmSignIn({ challengeResponse: pool().code() }))).toBe(
      'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
    )
    pool().pass(181)
    await expect(confirmSignIn({ challengeResponse: pool().code() })).rejects.toMatchObject({
      message: 'Invalid session for the user, session is expired.',
    })
  })

  it('opens the one door: a sign-up without a password, then the code, which proves the number', async () => {
    await signUp({ username: PHONE, options: { userAttributes: { phone_number: PHONE, name: 'Ann' } } } as never)
    await database().writes.updateTable('identity_users').set({ srp_salt: '1', srp_verifier: '1' }).execute()
    await signIn(PHONE_FLOW)
    expect((await confirmSignIn({ challengeResponse: pool().code() })).isSignedIn).toBe(true)
    expect(await fetchUserAttributes()).toMatchObject({ phone_number_verified: 'true' })
    const [row] = await database().writes.selectFrom('identity_users').selectAll().execute()
    expect(row).toMatchObject({ phone_verified: true, srp_salt: null, srp_verifier: null, personal_attributes: {} })
  })

  it('asks nobody’s number as it asks somebody’s, sends nothing and never signs in', async () => {
    const begun = await signIn(PHONE_FLOW)
    expect(begun.nextStep).toMatchObject({ additionalInfo: { masked: '+91••••••0001' } })
    expect(pool().sent).toEqual([])
    await expect(signIn(PHONE_FLOW)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message:
        'CreateAuthChallenge failed with error A code was sent to this number a moment ago. The next one can be sent in 60 seconds.',
    })
  })

  it.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)('signs in by %s', async (authFlowType) => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const options = { authFlowType }
    await expect(signIn({ username: PHONE, password: 'wrong', options })).rejects.toMatchObject(INCORRECT)
    await expect(signIn({ username: '+919800000002', password: PASSWORD, options })).rejects.toMatchObject(INCORRECT)
    expect((await signIn({ username: PHONE, password: PASSWORD, options })).isSignedIn).toBe(true)
  })

  it('asks for the code after a proved password', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const options = { authFlowType: 'CUSTOM_WITH_SRP' } as const
    await expect(signIn({ username: PHONE, password: 'wrong', options })).rejects.toMatchObject(INCORRECT)
    expect(pool().sent).toEqual([])
    expect(stepOf(await signIn({ username: PHONE, password: PASSWORD, options }))).toBe(
      'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
    )
    expect((await confirmSignIn({ challengeResponse: pool().code() })).isSignedIn).toBe(true)
  })

  it('asks for the second factors that are on', async () => {
    const sub = await pool().addUser(PHONE, { password: PASSWORD, mfa_enabled: ['SMS_MFA'] })
    const credentials = { username: PHONE, password: PASSWORD }
    expect((await signIn(credentials)).nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
      codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+91••••••0001' },
    })
    const mismatch = { name: 'CodeMismatchException', message: 'Invalid code or auth state for the user.' }
    await expect(confirmSignIn({ challengeResponse: wrong() })).rejects.toMatchObject(mismatch)
    expect((await confirmSignIn({ challengeResponse: pool().code() })).isSignedIn).toBe(true)
    await signOut()

    const secret = newTotpSecret()
    const sealed = { totp_secret: sealTotp(pool().context().secret, sub, secret), totp_verified: true }
    const both = JSON.stringify(['SMS_MFA', 'SOFTWARE_TOKEN_MFA'])
    await database()
      .writes.updateTable('identity_users')
      .set({ ...sealed, mfa_enabled: both })
      .execute()
    expect((await signIn(credentials)).nextStep).toMatchObject({
      signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
      allowedMFATypes: ['SMS', 'TOTP'],
    })
    expect(stepOf(await confirmSignIn({ challengeResponse: 'TOTP' }))).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    const token = await generate({ secret, epoch: pool().now.getTime() / 1000 })
    expect((await confirmSignIn({ challengeResponse: token })).isSignedIn).toBe(true)
    await signOut()

    await signIn(credentials)
    await confirmSignIn({ challengeResponse: 'TOTP' })
    await expect(confirmSignIn({ challengeResponse: token })).rejects.toMatchObject(mismatch)
  })

  it('has an app set up where a second factor is required', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    pool().settings = { ...pool().settings, mfa: 'required' }
    const { nextStep } = await signIn({ username: PHONE, password: PASSWORD })
    if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep)
    const secret = nextStep.totpSetupDetails.sharedSecret
    const token = await generate({ secret, epoch: pool().now.getTime() / 1000 })
    expect((await confirmSignIn({ challengeResponse: token })).isSignedIn).toBe(true)
    const [row] = await database().writes.selectFrom('identity_users').selectAll().execute()
    expect(row).toMatchObject({ mfa_enabled: ['SOFTWARE_TOKEN_MFA'], mfa_preferred: 'SOFTWARE_TOKEN_MFA' })
  })

  it('has a password that somebody else set changed', async () => {
    await pool().addUser(PHONE, { password: PASSWORD, status: 'FORCE_CHANGE_PASSWORD' })
    const begun = await signIn({ username: PHONE, password: PASSWORD })
    expect(stepOf(begun)).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
    await expect(confirmSignIn({ challengeResponse: 'short' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    })
    const options = { userAttributes: { name: 'Ann' } }
    expect((await confirmSignIn({ challengeResponse: 'Another horse 8!', options })).isSignedIn).toBe(true)
    await signOut()
    expect((await signIn({ username: PHONE, password: 'Another horse 8!' })).isSignedIn).toBe(true)
  })

  it.each([
    ['UNCONFIRMED', 'CONFIRM_SIGN_UP'],
    ['RESET_REQUIRED', 'RESET_PASSWORD'],
  ] as const)('says what a user who is %s has to do first, once the password is proved', async (status, step) => {
    await pool().addUser(PHONE, { password: PASSWORD, status })
    await expect(signIn({ username: PHONE, password: 'wrong' })).rejects.toMatchObject(INCORRECT)
    expect(stepOf(await signIn({ username: PHONE, password: PASSWORD }))).toBe(step)
  })

  it('knows a device again, and a forgotten one no more', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    await signIn({ username: PHONE, password: PASSWORD })
    expect(names()).toContain('ConfirmDevice')
    await fetchAuthSession({ forceRefresh: true })
    expect(await fetchDevices()).toHaveLength(1)
    const key = (await fetchAuthSession()).tokens?.accessToken.payload.device_key
    await signOut()
    expect((await signIn({ username: PHONE, password: PASSWORD })).isSignedIn).toBe(true)
    expect(names().filter((name) => name === 'ConfirmDevice')).toHaveLength(1)
    expect(pool().asked.some(({ body }) => body.ChallengeName === 'DEVICE_PASSWORD_VERIFIER')).toBe(true)
    expect((await fetchAuthSession()).tokens?.accessToken.payload.device_key).toBe(key)
    await signOut()
    await database().writes.deleteFrom('identity_devices').execute()
    expect((await signIn({ username: PHONE, password: PASSWORD })).isSignedIn).toBe(true)
    expect(names().filter((name) => name === 'ConfirmDevice')).toHaveLength(2)
  })

  it('refreshes with one call, keeps the sign-in, and goes when it is revoked', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    await signIn({ username: PHONE, password: PASSWORD })
    const first = (await fetchAuthSession()).tokens
    pool().pass(3000)
    const four = await Promise.all([1, 2, 3, 4].map(() => fetchAuthSession({ forceRefresh: true })))
    expect(names().filter((name) => name === 'GetTokensFromRefreshToken')).toHaveLength(1)
    const second = four[0]?.tokens?.accessToken.payload
    expect(second?.origin_jti).toBe(first?.accessToken.payload.origin_jti)
    expect(second?.auth_time).toBe(first?.accessToken.payload.auth_time)
    expect(second?.jti).not.toBe(first?.accessToken.payload.jti)
    await database().writes.updateTable('identity_families').set({ revoked_at: pool().now }).execute()
    await expect(fetchUserAttributes()).rejects.toMatchObject({ message: 'Access Token has been revoked' })
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
    await expect(getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' })
  })

  it('signs out here, and everywhere', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    await signIn({ username: PHONE, password: PASSWORD })
    await signOut()
    expect(names().at(-1)).toBe('RevokeToken')
    const live = () =>
      database().reads.selectFrom('identity_families').where('revoked_at', 'is', null).selectAll().execute()
    expect(await live()).toEqual([])
    await signIn({ username: PHONE, password: PASSWORD })
    await pool().call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: PHONE, PASSWORD },
      ClientId: pool().settings.clientId,
    })
    expect(await live()).toHaveLength(2)
    await signOut({ global: true })
    expect(await live()).toEqual([])
  })
})
