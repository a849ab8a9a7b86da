// An attacker must not lock a patient out in a browser that knows the number, while signed in, or on another network.
import { describe, expect, test } from 'vitest'
import type { Context } from '@/lib/user-pool/context'
import { handle } from '@/lib/user-pool/handle'
import { browserOf, browserOfNumber, withNumber } from '@/lib/user-pool/known-browser'
import { nameOfNumber, numberOfName } from '@/lib/user-pool/number-names'
import { sweepIdentityRows } from '@/lib/user-pool/store/sweep'
import { poolTables } from '@/lib/user-pool/store/tables'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { PHONE, refusal, tokensOf, wrongCode } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'
import { swept } from '@/tests/support/swept'

const SECRET = 'a secret of at least thirty-two characters'
const OTHER = '+919800000002'
const LOCKED = refusal('NotAuthorizedException', 'Password attempts exceeded')

describe('a patient under attack', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  type From = Partial<Pick<Context, 'address' | 'browser'>>
  const ask = async (name: string, given: object, from: From = {}) => {
    const context = { ...pool().context(), ...from }
    const body = { ClientId: pool().settings.clientId, ...given }
    const answer = await handle(`AWSCognitoIdentityProviderService.${name}`, body, context)
    return { status: answer.status, body: answer.body as Record<string, unknown> }
  }
  const byCode = (from?: From, USERNAME = PHONE) =>
    ask('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } }, from)
  const byPassword = (word: string, from?: From, USERNAME = PHONE) =>
    ask('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD: word } }, from)
  const known = () => ({ browser: withNumber(SECRET, null, PHONE) })
  const elsewhere = (n: number) => ({ address: `198.51.100.${n}` })

  test('a patient gets a code in a browser that knows the number, although strangers used up the others', async () => {
    await pool().addUser(PHONE)
    const mine = known()
    for (let n = 0; n < 12; n += 1) {
      await byCode(elsewhere(n % 4))
      pool().pass(16 * 60)
    }
    expect((await byCode(elsewhere(9))).status).toBe(400)
    expect((await byCode(mine)).status).toBe(200)
    // A browser that knows the number has a limit of its own, so it does not bypass the limits.
    expect((await byCode(mine)).body.message).toContain('You can ask for a new one in 60 seconds.')
    // A browser that proved another number gets no advantage for this one.
    expect((await byCode({ ...elsewhere(9), browser: withNumber(SECRET, null, OTHER) })).status).toBe(400)
  })

  test('a patient signs in by password in a known browser, and elsewhere, while a stranger is locked out', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    for (let n = 0; n < 5; n += 1) await byPassword('wrong')
    expect(await byPassword(PASSWORD)).toEqual(LOCKED)
    expect((await byPassword(PASSWORD, elsewhere(1))).status).toBe(200)
    for (let n = 0; n < 70; n += 1) await byPassword('wrong', elsewhere(n))
    expect(await byPassword(PASSWORD, elsewhere(99))).toEqual(LOCKED)
    expect((await byPassword(PASSWORD, known())).status).toBe(200)
    for (let n = 0; n < 5; n += 1) await byPassword('wrong', known())
  })

  test('a signed-in patient changes the password and verifies the number while strangers are locked out', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken } = await tokensOf(pool())
    for (let n = 0; n < 70; n += 1) await byPassword('wrong', elsewhere(n % 20))
    for (let n = 0; n < 12; n += 1) {
      await byCode(elsewhere(n))
      pool().pass(60)
    }
    const ProposedPassword = 'Another horse 8!'
    expect((await ask('ChangePassword', { AccessToken, PreviousPassword: PASSWORD, ProposedPassword })).status).toBe(
      200,
    )
    const AttributeName = 'phone_number'
    expect((await ask('GetUserAttributeVerificationCode', { AccessToken, AttributeName })).status).toBe(200)
  })

  test('a patient enters the code for a new password while a stranger uses up the tries', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    await ask('ForgotPassword', { Username: PHONE })
    const code = pool().code()
    const confirm = (ConfirmationCode: string, from?: From) =>
      ask('ConfirmForgotPassword', { Username: PHONE, ConfirmationCode, Password: 'Another horse 8!' }, from)
    const said: unknown[] = []
    for (let n = 0; n < 8; n += 1) said.push((await confirm(wrongCode(code), elsewhere(n))).body.__type)
    // All other networks together get three guesses, so more networks mean no more guesses.
    expect(said.filter((type) => type === 'CodeMismatchException')).toHaveLength(3)
    expect(await confirm(code, elsewhere(1))).toMatchObject({ body: { __type: 'LimitExceededException' } })
    for (let n = 0; n < 2; n += 1) await confirm(wrongCode(code))
    expect((await confirm(code)).status).toBe(200)
  })

  test('a network’s wrong passwords and calls are limited over all numbers, and the refusal says so', async () => {
    const numberOf = (n: number) => `+9198${String(n).padStart(8, '0')}`
    const spray = []
    for (let n = 0; n < 65; n += 1) spray.push((await byPassword('Summer-2026', {}, numberOf(n))).body)
    expect(spray.filter(({ __type }) => __type === 'NotAuthorizedException')).toHaveLength(60)
    const tooMany = refusal(
      'TooManyRequestsException',
      'Too many tries came from your internet connection. You can try again at 10:15 am.',
    )
    expect(spray.at(-1)).toEqual(tooMany.body)
    const srp = (USERNAME: string, from: From = {}) =>
      ask('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A: 'abcdef' } }, from)
    expect((await srp(PHONE)).status).toBe(200)
    // As if the network had asked seven times as often.
    await database().script(`INSERT INTO limit_hits SELECT key, at FROM limit_hits, generate_series(1, 6)
      WHERE key = (SELECT key FROM limit_hits GROUP BY key ORDER BY count(*) DESC LIMIT 1)`)
    const { __type, message } = (await srp(PHONE)).body
    expect([__type, message]).toEqual([
      'TooManyRequestsException',
      'Too many tries came from your internet connection. You can try again at 10:05 am.',
    ])
    const rows = () => poolTables(database().reads).selectFrom('identity_challenges').selectAll().execute()
    expect(await rows()).toHaveLength(1)
    for (const name of [
      'SignUp',
      'ForgotPassword',
      'ResendConfirmationCode',
      'ConfirmSignUp',
      'ConfirmForgotPassword',
    ]) {
      const body = { Username: PHONE, ConfirmationCode: '123456', Password: PASSWORD }
      expect((await ask(name, body)).body.__type).toBe('TooManyRequestsException')
    }
    expect((await srp(PHONE, elsewhere(1))).status).toBe(200)
    expect((await srp(PHONE, known())).status).toBe(200)
    await swept(sweepIdentityRows(database().writes, new Date(pool().now.getTime() + 14 * 60_000)))
    expect(await rows()).toEqual([])
  })

  test('a used Session keeps only the data that detects a second use', async () => {
    await pool().addUser(PHONE)
    const { body } = await byCode()
    const ChallengeResponses = { USERNAME: PHONE, ANSWER: pool().code() }
    await ask('RespondToAuthChallenge', {
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: body.Session,
      ChallengeResponses,
    })
    const row = await poolTables(database().reads).selectFrom('identity_challenges').selectAll().executeTakeFirst()
    expect([row?.used_at, row?.state]).toEqual([pool().now, {}])
  })

  test('a user who takes a number’s name along leaves the next name to the next user', async () => {
    const begun = await ask('SignUp', { Username: PHONE })
    expect(begun.body.UserSub).toBe(nameOfNumber(SECRET, PHONE))
    await poolTables(database().writes)
      .updateTable('identity_users')
      .set({ personal_phone: OTHER, phone_verified: true })
      .execute()
    const next = await ask('SignUp', { Username: PHONE })
    expect(next.body.UserSub).toBe(nameOfNumber(SECRET, PHONE, 1))
    expect((await ask('SignUp', { Username: OTHER })).body.UserSub).toBe(begun.body.UserSub)
  })
})

describe('the cookie of a browser that knows a number', () => {
  test('the cookie remembers its last four numbers, and only in the form that this site wrote', () => {
    const numbers = Array.from({ length: 5 }, (_, n) => `+91980000000${n}`)
    const value = numbers.reduce<string | null>((cookie, number) => withNumber(SECRET, cookie, number), null)
    const id = browserOf(SECRET, value)
    expect(id).toHaveLength(22)
    expect(numbers.map((number) => browserOfNumber(SECRET, value, number))).toEqual([null, id, id, id, id])
    expect(withNumber(SECRET, value, '+919800000004')).toBe(value)
    const other = withNumber('another secret of thirty-two letters', null, PHONE)
    const spoilt = (value ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    for (const bad of [null, '', '.', 'x.y.z', other, spoilt]) {
      expect(browserOf(SECRET, bad)).toBeNull()
      expect(browserOfNumber(SECRET, bad, PHONE)).toBeNull()
    }
  })
})

describe('the name of a number', () => {
  test('the name is a UUID that gives the number back under the same secret alone', () => {
    for (const number of ['+919800000001', '+12025550123', '+999999999999999', '+1234567'])
      for (const turn of [0, 1, 255]) {
        const name = nameOfNumber(SECRET, number, turn)
        expect(name).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
        expect(numberOfName(SECRET, name)).toBe(number)
        expect(numberOfName('another secret of thirty-two letters', name)).toBeNull()
      }
    for (const name of ['x', '', '+919800000001', '00000000-0000-4000-8000-000000000000'])
      expect(numberOfName(SECRET, name)).toBeNull()
  })
})
