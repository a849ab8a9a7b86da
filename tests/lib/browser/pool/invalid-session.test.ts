// @vitest-environment jsdom
// An invalid session signs the patient out and cleans up (spec section 4). The pool answers as each test says;
// tests/lib/browser/with-pool uses the embedded pool.
import { describe, expect, test } from 'vitest'
import * as identity from '@/lib/browser/pool/identity'
import { storedUser } from '@/lib/browser/pool/stored-user'
import { refusal, toldPool } from '@/tests/support/account/pool-owners'
import { holdTokens, SAMPLE_USER, setHintCookie } from '@/tests/support/account/sample-tokens'

const { pool, changes, server, asked } = toldPool()

describe('an invalid session', () => {
  const REASONS: [type: string, message: string][] = [
    ['NotAuthorizedException', 'User is disabled.'],
    ['UserNotFoundException', 'User does not exist.'],
    ['NotAuthorizedException', 'Access Token has been revoked'],
    ['NotAuthorizedException', 'Refresh Token has been revoked'],
    ['NotAuthorizedException', 'Refresh Token has expired'],
    ['PasswordResetRequiredException', 'Password reset required for the user'],
  ]

  test.each(REASONS)('the refusal %s "%s" signs the patient out and cleans up', async (type, message) => {
    holdTokens()
    setHintCookie('user%3A42')
    window.sessionStorage.setItem('pending-sign-in', '{}')
    pool.GetUser = refusal(type, message)
    await expect(identity.attributes()).rejects.toThrow(message)
    expect([storedUser(), window.sessionStorage.length, document.cookie]).toEqual([null, 0, ''])
    expect(Object.keys(window.localStorage)).toEqual([])
    expect(changes).toEqual(['ended'])
    expect(asked()).toContain('session/u/end')
  })

  const CALLS: [name: string, operation: string, call: () => Promise<unknown>][] = [
    ['attributes', 'GetUser', () => identity.attributes()],
    ['updateAttributes', 'UpdateUserAttributes', () => identity.updateAttributes({ name: 'Asha' })],
    ['deleteAttributes', 'DeleteUserAttributes', () => identity.deleteAttributes(['email'])],
    ['verifyAttribute', 'VerifyUserAttribute', () => identity.verifyAttribute('email', '123456')],
    ['resendAttributeCode', 'GetUserAttributeVerificationCode', () => identity.resendAttributeCode('email')],
    ['changePassword', 'ChangePassword', () => identity.changePassword('Old-password1', 'New-password1')],
    ['mfa', 'GetUser', () => identity.mfa()],
    ['setMfa', 'SetUserMFAPreference', () => identity.setMfa({ sms: true })],
    ['setUpTotp', 'AssociateSoftwareToken', () => identity.setUpTotp()],
    ['verifyTotp', 'VerifySoftwareToken', () => identity.verifyTotp('123456')],
    ['devices', 'ListDevices', () => identity.devices()],
    ['forgetDevice', 'ForgetDevice', () => identity.forgetDevice('ap-south-1_device')],
    ['signOut everywhere', 'GlobalSignOut', () => identity.signOut({ everywhere: true })],
  ]

  test.each(CALLS)('the call of %s finds an invalid session', async (_name, operation, call) => {
    holdTokens()
    pool[operation] = refusal('NotAuthorizedException', 'Access Token has been revoked')
    await expect(call()).rejects.toThrow('Access Token has been revoked')
    expect([storedUser(), changes]).toEqual([null, ['ended']])
  })

  test.each(CALLS)('a guest’s call of %s fails without a request to the pool', async (_name, operation, call) => {
    await expect(call()).rejects.toThrow(/not authenticated|No current user|user is empty/)
    expect(asked()).not.toContain(operation)
  })

  test('the deletion of the account finds an invalid session', async () => {
    await expect(identity.deleteUser()).rejects.toThrow(/not authenticated/)
    expect(asked()).toEqual([])
    holdTokens()
    const { answer } = server()
    server().answer = (call) => (call.path.endsWith('/user/a/delete') ? { status: 401, json: {} } : answer?.(call))
    await expect(identity.deleteUser()).rejects.toThrow('Access Token has been revoked')
    expect([storedUser(), changes]).toEqual([null, ['ended']])
  })

  test('another refusal leaves the patient signed in', async () => {
    holdTokens()
    pool.ChangePassword = refusal('NotAuthorizedException', 'Incorrect username or password.')
    await expect(identity.changePassword('a', 'b')).rejects.toThrow('Incorrect username or password.')
    expect([storedUser(), changes]).toEqual([SAMPLE_USER, []])
  })
})
