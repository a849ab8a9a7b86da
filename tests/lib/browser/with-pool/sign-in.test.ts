// Amplify and the embedded pool are real: sign-ins by code and by password, one at a time (spec sections 4, 5 and 8).
import { describe, expect, test } from 'vitest'
import { PHONE, usePoolBrowser } from '@/tests/support/account/pool-browser'
import { PASSWORD } from '@/tests/support/account/pool-server'

describe('the sign-in', () => {
  const { pool, server, identity, calls, changes, wrongCode } = usePoolBrowser()
  const code = () => pool().code()

  describe('the sign-in by code', () => {
    test('a known number receives one code and is signed in here and on the server', async () => {
      const sub = await pool().addUser(PHONE)
      const step = await identity().signInByCode(PHONE)
      expect(step).toEqual({
        kind: 'code',
        masked: '+********0001',
        resendAt: '2026-11-23T04:31:00.000Z',
        expiresAt: '2026-11-23T04:35:00.000Z',
        isLate: false,
      })
      expect(await identity().answerStep(` ${code()} `)).toEqual({ kind: 'done' })
      expect(await identity().signedInUser()).toEqual({ username: sub })
      expect(calls()).toContain('session/u/start')
      expect(changes()).toEqual(['in'])
      expect(pool().sent).toHaveLength(1)
    })

    test('an unknown number opens an account during the sign-in', async () => {
      expect(await identity().signInByCode(PHONE)).toMatchObject({ kind: 'code' })
      expect(await identity().answerStep(code())).toEqual({ kind: 'done' })
      expect(await identity().attributes()).toMatchObject({ phone_number: PHONE, phone_number_verified: 'true' })
    })

    test('two wrong codes and then the right one sign the patient in, and the step reports each wrong answer', async () => {
      await identity().signInByCode(PHONE)
      expect(await identity().answerStep(wrongCode())).toMatchObject({ kind: 'code', wrong: true })
      expect(await identity().answerStep(wrongCode())).toMatchObject({ kind: 'code', wrong: true })
      expect(await identity().answerStep(code())).toEqual({ kind: 'done' })
    })

    test('the third wrong code ends the sign-in, and no step remains', async () => {
      await identity().signInByCode(PHONE)
      await identity().answerStep(wrongCode())
      await identity().answerStep(wrongCode())
      const refused = await identity()
        .answerStep(wrongCode())
        .catch((error: unknown) => error)
      expect(refused).toMatchObject({ name: 'NotAuthorizedException', message: 'Incorrect username or password.' })
      expect(identity().textOf(refused, 'code')).toMatch(/wrong too many times/)
      expect(identity().pendingSignIn()).toBeNull()
      await expect(identity().answerStep(code())).rejects.toThrow('session is expired')
    })

    test('a code requested too soon is refused with the reason and the wait', async () => {
      await identity().signInByCode(PHONE)
      pool().pass(20)
      const refused = await identity()
        .signInByCode(PHONE)
        .catch((error: unknown) => error)
      expect(identity().textOf(refused)).toBe(
        'We sent a code to this number just now. You can ask for a new one in 40 seconds.',
      )
      pool().pass(41)
      expect(await identity().signInByCode(PHONE)).toMatchObject({ kind: 'code' })
      expect(pool().sent).toHaveLength(2)
    })

    test('the sign-in signs out the earlier user first', async () => {
      await pool().addUser('+919800000002')
      await identity().signInByCode('+919800000002')
      await identity().answerStep(code())
      await identity().signInByCode(PHONE)
      expect(changes()).toEqual(['in', 'out'])
      expect(calls()).toContain('session/u/end')
      await identity().answerStep(code())
      expect(await identity().attributes()).toMatchObject({ phone_number: PHONE })
    })
  })

  describe('the sign-in by password', () => {
    test.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'])('the flow %s accepts the right password only', async (flow) => {
      await pool().addUser(PHONE, { password: PASSWORD })
      await expect(identity().signInByPassword(PHONE, 'Wrong horse 7!', flow)).rejects.toThrow(
        'Incorrect username or password.',
      )
      expect(await identity().signInByPassword(PHONE, PASSWORD, flow)).toEqual({ kind: 'done' })
    })

    test('the SRP flow never sends the password', async () => {
      await pool().addUser(PHONE, { password: PASSWORD })
      await identity().signInByPassword(PHONE, PASSWORD)
      expect(JSON.stringify(server().asked)).not.toContain(PASSWORD)
    })

    test('the flow CUSTOM_WITH_SRP asks for the code too', async () => {
      await pool().addUser(PHONE, { password: PASSWORD })
      expect(await identity().signInByPassword(PHONE, PASSWORD, 'CUSTOM_WITH_SRP')).toMatchObject({ kind: 'code' })
      expect(await identity().answerStep(code())).toEqual({ kind: 'done' })
    })

    test('the site allows one sign-in at a time', async () => {
      await pool().addUser(PHONE, { password: PASSWORD })
      const first = identity().signInByPassword(PHONE, PASSWORD)
      await expect(identity().signInByPassword(PHONE, PASSWORD)).rejects.toThrow(
        'Pending sign-in attempt already in progress',
      )
      expect(await first).toEqual({ kind: 'done' })
      // A refused attempt leaves nothing that blocks the next one.
      await identity().signOut()
      await expect(identity().signInByPassword(PHONE, '')).rejects.toThrow()
      expect(await identity().signInByPassword(PHONE, PASSWORD)).toEqual({ kind: 'done' })
    })

    test.each<[what: string, username: unknown, password: string, flow: string, text: string]>([
      ['no username', '', PASSWORD, 'USER_SRP_AUTH', 'Username cannot be empty'],
      ['blanks for a username', '   ', PASSWORD, 'USER_SRP_AUTH', 'Username cannot be empty'],
      ['a username that is no string', 7, PASSWORD, 'USER_SRP_AUTH', 'The username should either be a string'],
      ['no password', PHONE, '', 'USER_SRP_AUTH', 'Password cannot be empty'],
      ['no plain password', PHONE, '', 'USER_PASSWORD_AUTH', 'PASSWORD parameter is required'],
      ['a flow that is none', PHONE, PASSWORD, 'CUSTOM_AUTH', 'Authentication flow type is invalid.'],
    ])('a sign-in with %s is refused before any request', async (_what, username, password, flow, text) => {
      await expect(identity().signInByPassword(username as string, password, flow)).rejects.toThrow(text)
      expect(calls()).toEqual([])
    })

    test('a sign-in of an unconfirmed number asks for the confirmation', async () => {
      pool().settings = { ...pool().settings, hideExistence: false }
      await identity().signUpWithPassword({ phone: PHONE, password: PASSWORD })
      expect(await identity().signInByPassword(PHONE, PASSWORD)).toEqual({ kind: 'confirm_sign_up' })
    })

    test('a sign-in with a password that must be reset sends the code for the reset', async () => {
      await pool().addUser(PHONE, { password: PASSWORD, status: 'RESET_REQUIRED' })
      expect(await identity().signInByPassword(PHONE, PASSWORD)).toEqual({ kind: 'reset_password' })
      await identity().confirmForgotPassword(PHONE, code(), 'Another horse 8!')
      expect(await identity().signInByPassword(PHONE, 'Another horse 8!')).toEqual({ kind: 'done' })
    })
  })
})
