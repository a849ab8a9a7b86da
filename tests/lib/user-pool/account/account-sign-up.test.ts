import { describe, expect, test } from 'vitest'
import { poolTables } from '@/lib/user-pool/store/tables'
import { findUserByPhone } from '@/tests/support/account/accounts'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { PHONE, refusal, tokensOf } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the sign-up', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  const call = (name: string, body: object) => pool().call(name, { ClientId: pool().settings.clientId, ...body })
  const signUp = (more: object = {}) => call('SignUp', { Username: PHONE, Password: PASSWORD, ...more })
  const confirm = (ConfirmationCode = pool().code()) => call('ConfirmSignUp', { Username: PHONE, ConfirmationCode })
  const row = () => findUserByPhone(database().reads, PHONE)

  test('a sign-up with a password waits for the code, then can sign in', async () => {
    const UserAttributes = [
      { Name: 'name', Value: 'Sample Patient' },
      { Name: 'email', Value: 'Sample@Example.com' },
    ]
    expect(await signUp({ UserAttributes })).toEqual({
      status: 200,
      body: {
        UserConfirmed: false,
        UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
        CodeDeliveryDetails: { Destination: '+********0001', DeliveryMedium: 'SMS', AttributeName: 'phone_number' },
      },
    })
    expect(pool().sent).toMatchObject([{ channel: 'sms', to: PHONE, purpose: 'sign_up' }])
    expect(await row()).toMatchObject({
      status: 'UNCONFIRMED',
      phone_verified: false,
      personal_email: 'sample@example.com',
      email_verified: false,
      personal_attributes: { name: 'Sample Patient' },
    })
    expect(await tokensOf(pool())).toBeUndefined()
    expect(await confirm()).toEqual({ status: 200, body: {} })
    expect(await row()).toMatchObject({ status: 'CONFIRMED', phone_verified: true })
    expect(await tokensOf(pool())).toHaveProperty('AccessToken')
  })

  test('a sign-up stores no password', async () => {
    await signUp()
    expect(JSON.stringify(await row())).not.toContain(PASSWORD)
  })

  test('a sign-up without a password is complete at once, with an unverified number', async () => {
    const { body } = await call('SignUp', { Username: PHONE })
    expect(body).toEqual({ UserConfirmed: true, UserSub: expect.any(String) })
    expect(pool().sent).toEqual([])
    expect(await row()).toMatchObject({ status: 'CONFIRMED', phone_verified: false, srp_verifier: null })
  })

  test('a sign-up without a password leaves a waiting sign-up unchanged, and either code verifies the number', async () => {
    await signUp({ UserAttributes: [{ Name: 'name', Value: 'Stranger' }] })
    const before = await row()
    expect((await call('SignUp', { Username: PHONE })).body).toEqual({ UserConfirmed: true, UserSub: before?.sub })
    expect(await row()).toEqual(before)
    expect((await confirm()).status).toBe(200)
  })

  test('a sign-up with a password replaces one that began without', async () => {
    await call('SignUp', { Username: PHONE })
    expect((await signUp()).body).toMatchObject({ UserConfirmed: false })
    expect((await confirm()).status).toBe(200)
    expect(await tokensOf(pool())).toHaveProperty('AccessToken')
  })

  test('a sign-up with another password waits until the first code expires', async () => {
    await signUp()
    const first = pool().code()
    pool().pass(120)
    const Password = 'Stranger horse 7!'
    expect(await signUp({ Password })).toEqual(refusal('UsernameExistsException', 'User already exists'))
    expect((await confirm(first)).status).toBe(200)
    expect(await tokensOf(pool(), PHONE, Password)).toBeUndefined()
    expect(await tokensOf(pool())).toHaveProperty('AccessToken')
  })

  test('an abandoned sign-up can begin again', async () => {
    await signUp()
    pool().pass(301)
    expect((await signUp({ Password: 'Another horse 7!' })).status).toBe(200)
    expect((await confirm()).status).toBe(200)
    expect(await tokensOf(pool(), PHONE, 'Another horse 7!')).toHaveProperty('AccessToken')
  })

  test('a sign-up whose code is refused leaves no user', async () => {
    await signUp()
    await poolTables(database().writes).deleteFrom('identity_users').execute()
    await poolTables(database().writes).deleteFrom('identity_codes').execute()
    pool().pass(5)
    expect((await signUp()).body).toMatchObject({ __type: 'LimitExceededException' })
    expect(await row()).toBeUndefined()
  })

  test('parallel sign-ups make one user', async () => {
    const both = await Promise.all([
      call('SignUp', { Username: PHONE }),
      call('SignUp', { Username: PHONE }),
      call('SignUp', { Username: PHONE }),
    ])
    expect(new Set(both.map(({ body }) => body.UserSub)).size).toBe(1)
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await poolTables(database().reads).selectFrom('identity_users').selectAll().execute()).toHaveLength(1)
  })

  test.each([
    ['a name that is no phone', { Username: 'patient' }, 'InvalidParameterException', 'Invalid phone number format.'],
    [
      'another phone',
      { UserAttributes: [{ Name: 'phone_number', Value: '+919800000009' }] },
      'InvalidParameterException',
      /same as the username/,
    ],
    [
      'an e-mail address that is none',
      { UserAttributes: [{ Name: 'email', Value: 'sample' }] },
      'InvalidParameterException',
      'Invalid email address format.',
    ],
    [
      'sub',
      { UserAttributes: [{ Name: 'sub', Value: 'x' }] },
      'NotAuthorizedException',
      'A client attempted to write unauthorized attribute',
    ],
    [
      'phone_number_verified',
      { UserAttributes: [{ Name: 'phone_number_verified', Value: 'true' }] },
      'NotAuthorizedException',
      'A client attempted to write unauthorized attribute',
    ],
    [
      'an attribute that there is none of',
      { UserAttributes: [{ Name: 'shoe', Value: '8' }] },
      'InvalidParameterException',
      /does not exist in the schema/,
    ],
    [
      'a short password',
      { Password: 'Aa1!aaa' },
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    ],
    [
      'a password without capitals',
      { Password: 'correct horse 7!' },
      'InvalidPasswordException',
      'Password did not conform with policy: Password must have uppercase characters',
    ],
    [
      'a password of capitals',
      { Password: 'CORRECT HORSE 7!' },
      'InvalidPasswordException',
      'Password did not conform with policy: Password must have lowercase characters',
    ],
    [
      'a password without digits',
      { Password: 'Correct horse!' },
      'InvalidPasswordException',
      'Password did not conform with policy: Password must have numeric characters',
    ],
    [
      'a password without symbols',
      { Password: 'Correcthorse7' },
      'InvalidPasswordException',
      'Password did not conform with policy: Password must have symbol characters',
    ],
    [
      'a password with a space at its end',
      { Password: 'Correct horse 7! ' },
      'InvalidParameterException',
      /regular expression pattern/,
    ],
    [
      'another client',
      { ClientId: 'another' },
      'ResourceNotFoundException',
      'User pool client another does not exist.',
    ],
  ])('a sign-up with %s is refused', async (_what, more, type, message) => {
    const wanted = message instanceof RegExp ? expect.stringMatching(message) : message
    expect(await signUp(more)).toEqual(refusal(type, wanted))
    expect(await row()).toBeUndefined()
  })
})
