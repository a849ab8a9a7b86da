// The calls are written as the README of amazon-cognito-identity-js 6 shows them.
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js'
import { generate } from 'otplib'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { asked, step, told } from '@/tests/lib/user-pool/clients/callbacks'
import { CALLS_OF } from '@/tests/lib/user-pool/clients/calls'
import { PASSWORD } from '@/tests/support/account/pool-server'
import { usePoolSite } from '@/tests/support/account/pool-site'
import { OTHER, PHONE } from '@/tests/support/account/pool-tokens'
import { MemoryStorage } from '@/tests/support/browser/browser-window'
import { useDatabase } from '@/tests/support/servers/test-database'

const NEXT = 'Another horse 8!'
describe('amazon-cognito-identity-js', () => {
  const site = usePoolSite(useDatabase())
  let pool: CognitoUserPool
  let storage: Storage
  beforeEach(() => {
    storage = new MemoryStorage()
    vi.stubGlobal('navigator', { userAgent: 'A browser' })
    // Only the tests about devices turn them on. After a factor's code, this client answers the device's step with the
    // Session of the step before, which is used up.
    site().settings = { ...site().settings, devices: 'off' }
    const { poolId: UserPoolId, clientId: ClientId } = site().settings
    pool = new CognitoUserPool({ UserPoolId, ClientId, endpoint: site().endpoint, Storage: storage })
    return () => vi.unstubAllGlobals()
  })
  const userOf = (Username = PHONE) => new CognitoUser({ Username, Pool: pool, Storage: storage })
  const signIn = (user: CognitoUser, Password = PASSWORD, flow = 'USER_PASSWORD_AUTH') => {
    user.setAuthenticationFlowType(flow)
    return step((callbacks) =>
      user.authenticateUser(new AuthenticationDetails({ Username: user.getUsername(), Password }), callbacks),
    )
  }
  const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(site().now.getTime() / 1000) })

  test('the library signs up, confirms, replaces a forgotten password, and signs in by SRP and with its device', async () => {
    site().settings = { ...site().settings, devices: 'always' }
    const attributes = [new CognitoUserAttribute({ Name: 'name', Value: 'Sample Patient' })]
    const made = await asked<{ userConfirmed: boolean }>((done) =>
      pool.signUp(PHONE, PASSWORD, attributes, null as never, done),
    )
    expect(made.userConfirmed).toBe(false)
    const user = userOf()
    site().pass(61)
    await asked((done) => user.resendConfirmationCode(done))
    expect(await asked((done) => user.confirmRegistration(site().code(), true, done))).toBe('SUCCESS')
    site().pass(61)
    await new Promise((inputVerificationCode, onFailure) =>
      user.forgotPassword({ onSuccess: () => undefined, onFailure, inputVerificationCode }),
    )
    await told((callbacks) => user.confirmPassword(site().code(), NEXT, callbacks))
    const [first, session] = await signIn(user, NEXT, 'USER_SRP_AUTH')
    expect([first, (session as CognitoUserSession).isValid()]).toEqual(['session', true])
    expect((await signIn(user, NEXT, 'USER_SRP_AUTH'))[0]).toBe('session')
    expect(site().answered).toContain('RespondToAuthChallenge DEVICE_PASSWORD_VERIFIER')
  })

  test('the library signs in by code with the phone as user name', async () => {
    await site().addUser(PHONE)
    const user = userOf()
    user.setAuthenticationFlowType('CUSTOM_AUTH')
    const details = new AuthenticationDetails({ Username: PHONE })
    expect((await step((callbacks) => user.initiateAuth(details, callbacks)))[0]).toBe('customChallenge')
    const answer = (code: string) => step((callbacks) => user.sendCustomChallengeAnswer(code, callbacks))
    expect((await answer('000000'))[0]).toBe('customChallenge')
    expect((await answer(site().code()))[0]).toBe('session')
    await told((callbacks) => user.globalSignOut(callbacks))
    await expect(asked((done) => user.getUserAttributes(done))).rejects.toThrow('Access Token has been revoked')
  })

  test('the library keeps devices and refreshes its session', async () => {
    site().settings = { ...site().settings, devices: 'always' }
    await site().addUser(PHONE, { password: PASSWORD })
    const user = userOf()
    await signIn(user)
    await told((callbacks) => user.setDeviceStatusRemembered(callbacks))
    await told((callbacks) => user.setDeviceStatusNotRemembered(callbacks))
    expect(await told((callbacks) => user.getDevice(callbacks))).toMatchObject({
      Device: { DeviceKey: expect.anything() },
    })
    const { Devices } = await told<{ Devices: object[] }>((callbacks) => user.listDevices(60, null, callbacks))
    expect(Devices).toHaveLength(1)
    const before = user.getSignInUserSession() as CognitoUserSession
    await asked((done) => user.refreshSession(before.getRefreshToken(), done))
    await told((callbacks) => user.forgetDevice(callbacks))
    await new Promise<void>((done) => user.signOut(done))
    expect(site().answered).toContain('RevokeToken')
  })

  test('the library changes the user’s data', async () => {
    await site().addUser(PHONE, { password: PASSWORD })
    const user = userOf()
    await signIn(user)
    await asked((done) => user.changePassword(PASSWORD, NEXT, done))
    const [name, phone] = [
      { Name: 'name', Value: 'Sample P.' },
      { Name: 'phone_number', Value: OTHER },
    ]
    await asked((done) =>
      user.updateAttributes(
        [name, phone].map((each) => new CognitoUserAttribute(each)),
        done,
      ),
    )
    site().pass(61)
    await told((callbacks) => user.getAttributeVerificationCode('phone_number', callbacks))
    await told((callbacks) => user.verifyAttribute('phone_number', site().code(), callbacks))
    await asked((done) => user.deleteAttributes(['name'], done))
    const attributes = await asked<CognitoUserAttribute[]>((done) => user.getUserAttributes(done))
    expect(attributes.map((each) => [each.getName(), each.getValue()])).toContainEqual(['phone_number', OTHER])
    await asked((done) => user.deleteUser(done))
    expect(pool.getCurrentUser()).toBeNull()
  })

  test('the library sets up second factors and answers each', async () => {
    await site().addUser(PHONE, { password: PASSWORD })
    const user = userOf()
    await signIn(user)
    await asked((done) => user.enableMFA(done))
    await asked((done) => user.disableMFA(done))
    const secret = await new Promise<string>((associateSecretCode, onFailure) =>
      user.associateSoftwareToken({ associateSecretCode, onFailure }),
    )
    const first = await codeOf(secret)
    await told((callbacks) => user.verifySoftwareToken(first, 'An app', callbacks))
    const [on, preferred] = [
      { Enabled: true, PreferredMfa: false },
      { Enabled: true, PreferredMfa: true },
    ]
    await asked((done) => user.setUserMfaPreference(null, preferred, done))
    site().pass(60)
    const again = userOf()
    expect((await signIn(again))[0]).toBe('totpRequired')
    const code = await codeOf(secret)
    const totp = await told((callbacks) => again.sendMFACode(code, callbacks, 'SOFTWARE_TOKEN_MFA'))
    expect(totp).toMatchObject({ accessToken: expect.anything() })
    await asked((done) => again.setUserMfaPreference(on, on, done))
    const third = userOf()
    expect((await signIn(third))[0]).toBe('selectMFAType')
    expect((await step((callbacks) => third.sendMFASelectionAnswer('SMS_MFA', callbacks as never)))[0]).toBe(
      'mfaRequired',
    )
    await told((callbacks) => third.sendMFACode(site().code(), callbacks))
  })

  test('the library sets up an app where one is required', async () => {
    await site().addUser(PHONE, { password: PASSWORD })
    site().settings = { ...site().settings, mfa: 'required' }
    const user = userOf()
    expect((await signIn(user))[0]).toBe('mfaSetup')
    const secret = await new Promise<string>((associateSecretCode, onFailure) =>
      user.associateSoftwareToken({ associateSecretCode, onFailure }),
    )
    const code = await codeOf(secret)
    await told((callbacks) => user.verifySoftwareToken(code, 'An app', callbacks))
    expect(user.getSignInUserSession()?.isValid()).toBe(true)
  })

  test('the library replaces a password that must change', async () => {
    await site().addUser(PHONE, { password: PASSWORD, status: 'FORCE_CHANGE_PASSWORD' })
    const user = userOf()
    const [challenge, attributes] = await signIn(user)
    expect([challenge, attributes]).toEqual([
      'newPasswordRequired',
      { phone_number: PHONE, phone_number_verified: 'true' },
    ])
    expect((await step((callbacks) => user.completeNewPasswordChallenge(NEXT, attributes, callbacks)))[0]).toBe(
      'session',
    )
  })

  test('the library has used every call that the table lists for it', () => {
    expect([...site().answered]).toEqual(expect.arrayContaining([...CALLS_OF['amazon-cognito-identity-js']]))
  })
})
