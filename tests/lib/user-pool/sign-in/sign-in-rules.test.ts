import { describe, expect, test } from 'vitest'
import { handle } from '@/lib/user-pool/handle'
import { poolTables } from '@/lib/user-pool/store/tables'
import { callsOf, error, refused } from '@/tests/support/account/pool-calls'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { useDatabase } from '@/tests/support/servers/test-database'

const PHONE = '+919800000001'
const NOBODY = '+919800000002'

describe('the rules of a sign-in', () => {
  const pool = usePoolServer(useDatabase())
  const { ClientId, respond, byPassword, byCode, answer } = callsOf(pool)

  test.each([
    [
      {},
      "2 validation errors detected: Value null at 'authFlow' failed to satisfy constraint: Member must not be null; ",
    ],
    [{ AuthFlow: 'MAGIC', ClientId: 'x' }, 'Member must satisfy enum value set: [USER_PASSWORD_AUTH, '],
    [{ AuthFlow: 'CUSTOM_AUTH', ClientId: 'own' }, 'Missing required parameter USERNAME'],
    [{ AuthFlow: 'USER_AUTH', ClientId: 'own' }, 'USER_AUTH is not enabled for the client.'],
    [{ AuthFlow: 'REFRESH_TOKEN_AUTH', ClientId: 'own' }, 'Missing required parameter REFRESH_TOKEN'],
    [
      { AuthFlow: 'USER_SRP_AUTH', ClientId: 'own', AuthParameters: { USERNAME: PHONE, SRP_A: '0' } },
      'SRP_A is not a number of the group.',
    ],
  ])('the pool refuses %o', async (body, message) => {
    const ownBody = 'ClientId' in body && body.ClientId === 'own' ? { ...body, ClientId: ClientId() } : body
    const { status, body: said } = await pool().call('InitiateAuth', ownBody)
    expect([status, said.__type]).toEqual([400, 'InvalidParameterException'])
    expect(said.message).toContain(message)
  })

  test('the pool knows no other client and no other operation', async () => {
    expect(await pool().call('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', ClientId: 'other' })).toEqual(
      error('ResourceNotFoundException', 'User pool client other does not exist.'),
    )
    for (const name of ['Magic', 'constructor', '__proto__', ''])
      expect((await pool().call(name, {})).body.__type).toBe('UnknownOperationException')
    expect((await handle('Other.InitiateAuth', {}, pool().context())).body).toMatchObject({
      __type: 'UnknownOperationException',
    })
  })

  test('one of many answers to one Session succeeds', async () => {
    await pool().addUser(PHONE)
    const begun = await byCode(PHONE)
    const code = pool().code()
    const answers = await Promise.all(Array.from({ length: 12 }, () => answer(begun, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const used = refused('Invalid session for the user, session can only be used once.')
    for (const each of answers.filter(({ status }) => status !== 200)) expect(each).toEqual(used)
    expect(await answer(begun, code)).toEqual(used)
  })

  test('the pool accepts the user name that a sign-in began with as well as its own', async () => {
    await pool().addUser(PHONE)
    const other = await pool().addUser('+919800000003')
    const begun = await byCode(PHONE)
    const ANSWER = pool().code()
    for (const USERNAME of ['+919800000003', other, NOBODY, 'somebody'])
      expect(await respond(begun, 'CUSTOM_CHALLENGE', { USERNAME, ANSWER })).toEqual(
        refused('Invalid session for the user.'),
      )
    const done = await respond(begun, 'CUSTOM_CHALLENGE', { USERNAME: PHONE, ANSWER })
    expect(done.body).toHaveProperty('AuthenticationResult')
  })

  test('the pool answers an unknown user name like a known one', async () => {
    await pool().addUser(PHONE)
    for (const phone of [PHONE, NOBODY]) {
      const begun = await byCode(phone)
      const wrong = { ANSWER: 'wrong' }
      expect(await respond(begun, 'CUSTOM_CHALLENGE', { ...wrong, USERNAME: 'somebody' })).toEqual(
        refused('Invalid session for the user.'),
      )
      expect(await respond(begun, 'CUSTOM_CHALLENGE', { ...wrong, USERNAME: phone })).toMatchObject({
        status: 200,
        body: { ChallengeName: 'CUSTOM_CHALLENGE' },
      })
    }
  })

  test('the choice of a factor stays open when no code may be sent', async () => {
    const mfa_enabled = ['SMS_MFA' as const, 'SOFTWARE_TOKEN_MFA' as const]
    await pool().addUser(PHONE, { password: PASSWORD, totp_verified: true, totp_secret: 'sealed', mfa_enabled })
    const first = await respond(await byPassword(PHONE, PASSWORD), 'SELECT_MFA_TYPE', { ANSWER: 'SMS_MFA' })
    expect(first.body.ChallengeName).toBe('SMS_MFA')
    const begun = await byPassword(PHONE, PASSWORD)
    expect(await respond(begun, 'SELECT_MFA_TYPE', { ANSWER: 'SMS_MFA' })).toMatchObject({
      body: { __type: 'LimitExceededException' },
    })
    expect(await respond(begun, 'SELECT_MFA_TYPE', { ANSWER: 'SOFTWARE_TOKEN_MFA' })).toMatchObject({
      body: { ChallengeName: 'SOFTWARE_TOKEN_MFA' },
    })
  })

  test('the pool gives the attributes of a user who needs a new password, and accepts them back unchanged', async () => {
    const personal_attributes = { name: 'Sample Patient' }
    await pool().addUser(PHONE, { password: PASSWORD, status: 'FORCE_CHANGE_PASSWORD', personal_attributes })
    const begun = await byPassword(PHONE, PASSWORD)
    const { userAttributes = '' } = begun.body.ChallengeParameters as Record<string, string>
    const told = JSON.parse(userAttributes)
    expect(told).toEqual({ ...personal_attributes, phone_number: PHONE, phone_number_verified: 'true' })
    const sentBack = (more: Record<string, string>) =>
      Object.fromEntries(Object.entries({ ...told, ...more }).map(([name, value]) => [`userAttributes.${name}`, value]))
    const answered = (more: Record<string, string>) =>
      respond(begun, 'NEW_PASSWORD_REQUIRED', { NEW_PASSWORD: 'Another horse 8!', ...sentBack(more) })
    expect(await answered({ phone_number: NOBODY })).toEqual(
      error('InvalidParameterException', "phone_number can't be set here."),
    )
    expect((await answered({ name: 'Sample P.' })).body).toHaveProperty('AuthenticationResult')
  })

  test('a Session is valid for its own step, user and time alone', async () => {
    await pool().addUser(PHONE)
    await pool().addUser(NOBODY)
    const begun = await byCode(PHONE)
    const invalid = refused('Invalid session for the user.')
    expect(await respond(begun, 'SMS_MFA', { SMS_MFA_CODE: pool().code() })).toEqual(invalid)
    expect(await answer({ ...begun, body: { ...begun.body, Session: 'x'.repeat(128) } }, '123456')).toEqual(invalid)
    const other = await byCode(NOBODY)
    expect(await answer({ ...other, body: { ...other.body, Session: begun.body.Session } }, '123456')).toEqual(invalid)
    expect(await answer(begun, '')).toEqual(error('InvalidParameterException', 'Missing required parameter ANSWER'))
    pool().pass(180)
    expect(await answer(begun, '123456')).toEqual(refused('Invalid session for the user, session is expired.'))
  })

  test('the pool stores codes, sessions and refresh tokens as hashes', async () => {
    await pool().addUser(PHONE)
    const begun = await byCode(PHONE)
    const { body } = await answer(begun, pool().code())
    const result = body.AuthenticationResult as { RefreshToken: string }
    const { db } = pool().context()
    const rows = JSON.stringify([
      await poolTables(db.reads).selectFrom('identity_challenges').selectAll().execute(),
      await poolTables(db.reads).selectFrom('identity_refresh_tokens').selectAll().execute(),
      await db.reads.selectFrom('limit_hits').selectAll().execute(),
    ])
    for (const secret of [pool().code(), begun.body.Session, result.RefreshToken, PHONE])
      expect(rows).not.toContain(secret)
  })

  test.each([
    ['a disabled user', { enabled: false }, 'NotAuthorizedException', 'User is disabled.'],
    ['an unconfirmed user', { status: 'UNCONFIRMED' as const }, 'UserNotConfirmedException', 'User is not confirmed.'],
  ])('the pool refuses %s', async (_, patch, type, message) => {
    pool().settings = { ...pool().settings, hideExistence: false }
    await pool().addUser(PHONE, { password: PASSWORD, ...patch })
    expect(await byPassword(PHONE, PASSWORD)).toEqual(error(type, message))
    expect(await byCode(PHONE)).toEqual(error(type, message))
    expect(await byPassword(PHONE, 'wrong')).toEqual(refused('Incorrect username or password.'))
  })
})
