// Amplify and the embedded pool are real: accounts by code or link, and forgotten passwords (spec sections 4, 5, 8 and 9).
import { describe, expect, test, vi } from 'vitest'
import { PHONE, refusalOf, usePoolBrowser } from '@/tests/support/account/pool-browser'
import { PASSWORD } from '@/tests/support/account/pool-server'
import { eventually } from '@/tests/support/eventually'

describe('opening an account', () => {
  const { pool, identity, calls, wrongCode, signedIn } = usePoolBrowser()
  const code = () => pool().code()

  describe('the sign-up with a password', () => {
    // This test is first, because Amplify keeps a sign-up of the page for 180 s.
    test('a sign-up confirmed in another browser asks for the credentials', async () => {
      await pool().call('SignUp', { ClientId: pool().settings.clientId, Username: PHONE, Password: PASSWORD })
      await expect(identity().confirmSignUp(PHONE, code())).rejects.toThrow('Please use your credentials to sign in')
    })

    test('a code confirms the sign-up, which then signs the patient in', async () => {
      const input = { phone: PHONE, password: PASSWORD, name: 'Asha Sample' }
      expect(await identity().signUpWithPassword(input)).toBe('confirm')
      await expect(identity().confirmSignUp(PHONE, wrongCode())).rejects.toThrow(
        'Invalid verification code provided, please try again.',
      )
      expect(await identity().confirmSignUp(PHONE, code())).toEqual({ kind: 'done' })
      expect(await identity().attributes()).toMatchObject({ name: 'Asha Sample', phone_number_verified: 'true' })
    })

    test('the sign-up sends its code again', async () => {
      await identity().signUpWithPassword({ phone: PHONE, password: PASSWORD })
      pool().pass(61)
      expect(await identity().resendSignUpCode(PHONE)).toEqual({ channel: 'SMS', to: '+********0001' })
    })

    test.each<[what: string, input: unknown, text: string]>([
      ['nothing', null, 'Error creating account'],
      ['no object', 'Asha', 'Error creating account'],
      ['no phone', { phone: '', password: PASSWORD }, 'Username cannot be empty'],
      ['no password', { phone: PHONE, password: '' }, 'Password cannot be empty'],
    ])('a sign-up with %s is refused before any request', async (_what, input, text) => {
      await expect(identity().signUpWithPassword(input as never)).rejects.toThrow(text)
      expect(calls()).toEqual([])
    })

    test('the site refuses an empty code', async () => {
      await expect(identity().confirmSignUp(PHONE, ' ')).rejects.toThrow('Confirmation code cannot be empty')
      await expect(identity().confirmForgotPassword(PHONE, '', PASSWORD)).rejects.toThrow(
        'Confirmation code cannot be empty',
      )
    })

    test('the sign-up by link asks every 5 s until the link is confirmed elsewhere', async () => {
      pool().settings = { ...pool().settings, hideExistence: false }
      vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
      const input = { phone: PHONE, password: PASSWORD, verification: 'link' as const }
      expect(await identity().signUpWithPassword(input)).toBe('confirm')
      const waiting = identity().autoSignInByLink(new AbortController().signal)
      await vi.advanceTimersByTimeAsync(4900)
      expect(calls()).not.toContain('InitiateAuth')
      await vi.advanceTimersByTimeAsync(200)
      await eventually(() => expect(calls()).toContain('RespondToAuthChallenge'))
      await pool().call('ConfirmSignUp', {
        ClientId: pool().settings.clientId,
        Username: PHONE,
        ConfirmationCode: code(),
      })
      await vi.advanceTimersByTimeAsync(5000)
      vi.useRealTimers()
      expect(await waiting).toEqual({ kind: 'done' })
    })

    test('the sign-up by link gives up after 180 s', async () => {
      pool().settings = { ...pool().settings, hideExistence: false }
      vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
      await identity().signUpWithPassword({ phone: PHONE, password: PASSWORD, verification: 'link' })
      const given = refusalOf(identity().autoSignInByLink(new AbortController().signal))
      vi.setSystemTime(Date.now() + 180_001)
      await vi.advanceTimersByTimeAsync(5000)
      const refused = await given
      vi.useRealTimers()
      expect(refused).toMatchObject({ message: 'Please use your credentials to sign in' })
    })

    test('the sign-up by link stops asking when the patient leaves it, and another number can sign in', async () => {
      pool().settings = { ...pool().settings, hideExistence: false }
      await identity().signUpWithPassword({ phone: PHONE, password: PASSWORD, verification: 'link' })
      vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
      const leaving = new AbortController()
      const given = refusalOf(identity().autoSignInByLink(leaving.signal))
      leaving.abort()
      await vi.advanceTimersByTimeAsync(5000)
      vi.useRealTimers()
      expect(await given).toMatchObject({ message: 'Please use your credentials to sign in' })
      expect(calls()).toEqual(['SignUp'])
      await pool().addUser('+919800000002', { password: PASSWORD })
      expect(await identity().signInByPassword('+919800000002', PASSWORD)).toEqual({ kind: 'done' })
    })
  })

  describe('passwords', () => {
    test('a code lets the patient replace a forgotten password', async () => {
      await pool().addUser(PHONE, { password: PASSWORD })
      expect(await identity().forgotPassword(PHONE)).toEqual({ channel: 'SMS', to: '+********0001' })
      await identity().confirmForgotPassword(PHONE, code(), 'Another horse 8!')
      expect(await identity().signInByPassword(PHONE, 'Another horse 8!')).toEqual({ kind: 'done' })
    })

    test('a forgotten password of an unknown number gets the same answer, and nothing is sent', async () => {
      expect(await identity().forgotPassword(PHONE)).toEqual({ channel: 'SMS', to: '+********0001' })
      expect(pool().sent).toEqual([])
    })

    test('a patient changes the password with the old one', async () => {
      await signedIn()
      await expect(identity().changePassword('Wrong horse 7!', 'Another horse 8!')).rejects.toThrow('Incorrect')
      await expect(identity().changePassword('', 'Another horse 8!')).rejects.toThrow('Password cannot be empty')
      await identity().changePassword(PASSWORD, 'Another horse 8!')
      await identity().signOut()
      expect(await identity().signInByPassword(PHONE, 'Another horse 8!')).toEqual({ kind: 'done' })
    })
  })
})
