// The calls are written as Amplify 5's documentation shows them.
import { Auth, type CognitoUser } from 'amplify-auth-5'
import { generate } from 'otplib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CALLS_OF } from '@/tests/lib/user-pool/clients/calls'
import { PASSWORD } from '@/tests/support/account/pool-server'
import { usePoolSite } from '@/tests/support/account/pool-site'
import { OTHER, PHONE } from '@/tests/support/account/pool-tokens'
import { MemoryStorage } from '@/tests/support/browser/browser-window'
import { useDatabase } from '@/tests/support/servers/test-database'

const NEXT = 'Another horse 8!'

describe('Amplify 5', () => {
  const site = usePoolSite(useDatabase())
  const opened: string[] = []
  const configure = (authenticationFlowType: string) => {
    const { poolId: userPoolId, clientId: userPoolWebClientId, identityPoolId } = site().settings
    Auth.configure({
      region: 'ap-south-1',
      userPoolId,
      userPoolWebClientId,
      identityPoolId,
      endpoint: site().endpoint,
      storage: new MemoryStorage(),
      authenticationFlowType,
      oauth: {
        domain: new URL(site().site).host,
        scope: ['openid', 'phone', 'profile', 'aws.cognito.signin.user.admin'],
        redirectSignIn: `${site().site}/sign-in`,
        redirectSignOut: `${site().site}/sign-in`,
        responseType: 'code',
        urlOpener: async (url: string) => void opened.push(url),
      },
    })
  }
  beforeEach(() => {
    opened.length = 0
    vi.stubGlobal('navigator', { userAgent: 'A browser' })
    // The identity pool's address and the hosted domain's scheme can't be set, so their names lead to this site here.
    const ask = globalThis.fetch
    vi.stubGlobal('fetch', (url: string | URL, init?: RequestInit) =>
      ask(
        String(url)
          .replace('https://cognito-identity.ap-south-1.amazonaws.com', site().identityEndpoint)
          .replace(/^https:\/\/127/, 'http://127'),
        init,
      ),
    )
    site().settings = { ...site().settings, devices: 'off' }
    configure('USER_PASSWORD_AUTH')
  })
  afterEach(() => vi.unstubAllGlobals())
  const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(site().now.getTime() / 1000) })
  const signIn = async (password = PASSWORD): Promise<CognitoUser> => Auth.signIn(PHONE, password)

  test('Amplify 5 signs up, replaces a forgotten password and signs in by SRP', async () => {
    configure('USER_SRP_AUTH')
    const attributes = { name: 'Sample Patient' }
    const { userConfirmed } = await Auth.signUp({ username: PHONE, password: PASSWORD, attributes })
    expect(userConfirmed).toBe(false)
    site().pass(61)
    await Auth.resendSignUp(PHONE)
    await Auth.confirmSignUp(PHONE, site().code())
    site().pass(61)
    await Auth.forgotPassword(PHONE)
    await Auth.forgotPasswordSubmit(PHONE, site().code(), NEXT)
    await signIn(NEXT)
    expect((await Auth.currentUserInfo()).attributes).toMatchObject(attributes)
    await Auth.signOut({ global: true })
  })

  test('Amplify 5 signs in by code and gets credentials', async () => {
    site().settings = { ...site().settings, devices: 'always' }
    await site().addUser(PHONE)
    const user = await Auth.signIn(PHONE)
    expect(user.challengeName).toBe('CUSTOM_CHALLENGE')
    await Auth.sendCustomChallengeAnswer(user, site().code())
    expect(await Auth.currentCredentials()).toMatchObject({ identityId: expect.stringMatching(/^ap-south-1:/) })
    await Auth.rememberDevice()
    expect(await Auth.fetchDevices()).toHaveLength(1)
    await Auth.forgetDevice()
    await Auth.signOut()
  })

  test('Amplify 5 changes the user’s data', async () => {
    await site().addUser(PHONE, { password: PASSWORD })
    const user = await signIn()
    await Auth.changePassword(user, PASSWORD, NEXT)
    await Auth.updateUserAttributes(user, { name: 'Sample P.', phone_number: OTHER })
    site().pass(61)
    await Auth.verifyCurrentUserAttribute('phone_number')
    await Auth.verifyCurrentUserAttributeSubmit('phone_number', site().code())
    await Auth.deleteUserAttributes(user, ['name'])
    const attributes = await Auth.userAttributes(user)
    expect(attributes.map((each) => [each.getName(), each.getValue()])).toContainEqual(['phone_number', OTHER])
    expect(await Auth.deleteUser()).toBe('SUCCESS')
  })

  test('Amplify 5 sets up an authenticator app and asks for its code', async () => {
    await site().addUser(PHONE, { password: PASSWORD, mfa_enabled: ['SMS_MFA'] })
    const first = await signIn()
    expect(first.challengeName).toBe('SMS_MFA')
    const user = await Auth.confirmSignIn(first, site().code())
    const secret = await Auth.setupTOTP(user)
    await Auth.verifyTotpToken(user, await codeOf(secret))
    await Auth.setPreferredMFA(user, 'TOTP')
    site().pass(60)
    const again = await signIn()
    expect(again.challengeName).toBe('SOFTWARE_TOKEN_MFA')
    await Auth.confirmSignIn(again, await codeOf(secret), 'SOFTWARE_TOKEN_MFA')
  })

  test('Amplify 5 replaces a password that must change', async () => {
    await site().addUser(PHONE, { password: PASSWORD, status: 'FORCE_CHANGE_PASSWORD' })
    const user = await signIn()
    expect(user.challengeName).toBe('NEW_PASSWORD_REQUIRED')
    await Auth.completeNewPassword(user, NEXT)
    expect((await Auth.currentSession()).isValid()).toBe(true)
  })

  test('Amplify 5 signs in by the hosted page and signs out', async () => {
    await site().addUser(PHONE, { password: PASSWORD })
    vi.stubGlobal('window', { sessionStorage: new MemoryStorage() })
    await Auth.federatedSignIn()
    const back = await site().atPage(opened.at(-1) ?? '', { phone: '9800000001', password: PASSWORD })
    // Amplify's listener does this on the page to which the browser returns.
    await Reflect.get(Auth, '_handleAuthResponse').call(Auth, back)
    expect((await Auth.currentUserInfo()).attributes).toMatchObject({ phone_number: PHONE })
    await Auth.signOut()
    const left = await fetch(opened.at(-1) ?? '', { redirect: 'manual' })
    expect([left.status, left.headers.get('location')]).toEqual([302, `${site().site}/sign-in`])
  })

  test('Amplify 5 has used every call that the table lists for it', () => {
    expect([...site().answered]).toEqual(expect.arrayContaining([...CALLS_OF['amplify-auth-5']]))
  })
})
