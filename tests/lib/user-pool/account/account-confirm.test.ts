import { describe, expect, test } from 'vitest'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { PHONE, refusal, wrongCode } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the code of a sign-up', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  const call = (name: string, body: object) => pool().call(name, { ClientId: pool().settings.clientId, ...body })
  const signUp = (more: object = {}) => call('SignUp', { Username: PHONE, Password: PASSWORD, ...more })
  const confirm = (ConfirmationCode = pool().code()) => call('ConfirmSignUp', { Username: PHONE, ConfirmationCode })

  test('the sign-up is not confirmed by a wrong or expired code, or twice', async () => {
    await signUp()
    const code = pool().code()
    const mismatch = refusal('CodeMismatchException', 'Invalid verification code provided, please try again.')
    expect(await confirm(wrongCode(code))).toEqual(mismatch)
    pool().pass(301)
    const expired = refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.')
    expect(await confirm(code)).toEqual(expired)
    await call('ResendConfirmationCode', { Username: PHONE })
    expect(pool().code()).not.toBe(code)
    expect((await confirm()).status).toBe(200)
    expect(await confirm()).toEqual(expired)
    pool().settings = { ...pool().settings, hideExistence: false }
    const already = refusal('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED')
    expect(await confirm()).toEqual(already)
  })

  test('the code is invalid after three wrong tries', async () => {
    await signUp()
    const code = pool().code()
    for (let tries = 0; tries < 3; tries += 1) await confirm(wrongCode(code))
    const limit = refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
    expect(await confirm(code)).toEqual(limit)
  })

  test('the answer does not tell a stranger which users exist', async () => {
    await pool().addUser(PHONE)
    const known = await call('ResendConfirmationCode', { Username: PHONE })
    const unknown = await call('ResendConfirmationCode', { Username: '+919811110001' })
    expect(known.status).toBe(200)
    expect(unknown).toEqual(known)
    expect(pool().sent).toEqual([])
    for (const Username of [PHONE, '+919811110001'])
      expect(await call('ConfirmSignUp', { Username, ConfirmationCode: '123456' })).toEqual(
        refusal('CodeMismatchException', 'Invalid verification code provided, please try again.'),
      )
  })

  test('the answer says which users exist where existence is not hidden', async () => {
    pool().settings = { ...pool().settings, hideExistence: false }
    await pool().addUser(PHONE)
    expect(await call('ResendConfirmationCode', { Username: PHONE })).toEqual(
      refusal('InvalidParameterException', 'User is already confirmed.'),
    )
    expect(await call('ResendConfirmationCode', { Username: '+919811110001' })).toEqual(
      refusal('UserNotFoundException', 'User does not exist.'),
    )
    expect(await call('ConfirmSignUp', { Username: '+919811110001', ConfirmationCode: '123456' })).toEqual(
      refusal('UserNotFoundException', 'Username/client id combination not found.'),
    )
  })
})
