import { describe, expect, test } from 'vitest'
import { randomUuid } from '@/lib/user-pool/hashes'
import { callsOf, error, type Reply, refused } from '@/tests/support/account/pool-calls'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { useDatabase } from '@/tests/support/servers/test-database'

const PHONE = '+919800000001'
const NOBODY = '+919800000002'

describe('the attempts of a stranger', () => {
  const pool = usePoolServer(useDatabase())
  const { initiate, respond, byPassword, byCode, answer } = callsOf(pool)

  test('a stranger is locked out after five wrong passwords a minute, ten in 15 minutes and thirty a day', async () => {
    for (const name of [PHONE, NOBODY]) {
      if (name === PHONE) await pool().addUser(PHONE, { password: PASSWORD })
      const incorrect = refused('Incorrect username or password.')
      const locked = refused('Password attempts exceeded')
      const wrong = async (most: number) => {
        for (let n = 0; n < most; n += 1) expect(await byPassword(name, 'wrong')).toEqual(incorrect)
        expect(await byPassword(name, PASSWORD)).toEqual(locked)
      }
      await wrong(5)
      pool().pass(60)
      await wrong(5)
      pool().pass(60)
      expect(await byPassword(name, PASSWORD)).toEqual(locked)
      for (let round = 0; round < 2; round += 1) {
        pool().pass(14 * 60)
        await wrong(5)
        pool().pass(60)
        await wrong(5)
      }
      pool().pass(3600)
      expect(await byPassword(name, PASSWORD)).toEqual(locked)
      pool().pass(86_400)
      expect(await byPassword(name, PASSWORD)).toMatchObject(name === PHONE ? { status: 200 } : incorrect)
    }
  })

  test('parallel wrong passwords are counted', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => byPassword(PHONE, `wrong ${n}`)))
    const said = answers.map(({ body }) => body.message)
    expect(said.filter((message) => message === 'Incorrect username or password.')).toHaveLength(5)
    expect(said.filter((message) => message === 'Password attempts exceeded')).toHaveLength(15)
  })

  test('a right password resets the count of wrong ones', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) await byPassword(PHONE, 'wrong')
      expect((await byPassword(PHONE, PASSWORD)).status).toBe(200)
    }
  })

  test('an authenticator’s code has three tries, which count as wrong passwords', async () => {
    await pool().addUser(PHONE, { password: PASSWORD, mfa_enabled: ['SMS_MFA'] })
    const begun = await byPassword(PHONE, PASSWORD)
    const right = pool().code()
    const wrong = right === '000000' ? '000001' : '000000'
    const mismatch = error('CodeMismatchException', 'Invalid code or auth state for the user.')
    for (let n = 0; n < 3; n += 1) expect(await respond(begun, 'SMS_MFA', { SMS_MFA_CODE: wrong })).toEqual(mismatch)
    expect(await respond(begun, 'SMS_MFA', { SMS_MFA_CODE: right })).toEqual(refused('Invalid session for the user.'))
    expect(await byPassword(PHONE, 'wrong')).toEqual(refused('Incorrect username or password.'))
    expect(await byPassword(PHONE, PASSWORD)).toEqual(refused('Password attempts exceeded'))
  })

  test('an unknown user gets the same answers as a known one, always the same', async () => {
    await pool().addUser(PHONE)
    const SRP_A = 'abcdef'
    const shape = ({ status, body }: Reply) => [
      status,
      Object.keys(body),
      Object.keys(Object(body.ChallengeParameters)),
    ]
    const parameters = ({ body }: Reply) => body.ChallengeParameters as Record<string, string>
    const flows: [string, Record<string, string>][] = [
      ['USER_SRP_AUTH', { SRP_A }],
      ['CUSTOM_AUTH', {}],
      ['CUSTOM_AUTH', { SRP_A, CHALLENGE_NAME: 'SRP_A' }],
    ]
    for (const [flow, rest] of flows) {
      const one = await initiate(flow, { USERNAME: PHONE, ...rest })
      const none = await initiate(flow, { USERNAME: NOBODY, ...rest })
      expect(shape(none)).toEqual(shape(one))
      expect(parameters(none).USERNAME).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      if (!rest.SRP_A) continue
      const again = await initiate(flow, { USERNAME: NOBODY, ...rest })
      const byName = await initiate(flow, { USERNAME: parameters(none).USERNAME as string, ...rest })
      for (const other of [again, byName]) {
        expect(parameters(other).USERNAME).toBe(parameters(none).USERNAME)
        expect(parameters(other).SALT).toBe(parameters(none).SALT)
      }
    }
    for (const name of [PHONE, NOBODY, randomUuid(), 'x'])
      expect(await byPassword(name, 'wrong')).toEqual(refused('Incorrect username or password.'))
    expect(pool().sent.map(({ to }) => to)).toEqual([PHONE])
  })

  test('an unknown user is never signed in, whatever the answers', async () => {
    const begun = await byCode(NOBODY)
    expect(await answer(begun, '123456')).toMatchObject({ status: 200, body: { ChallengeName: 'CUSTOM_CHALLENGE' } })
    const DEVICE_KEY = `ap-south-1_${randomUuid()}`
    const noDevice = error('ResourceNotFoundException', 'Device does not exist.')
    expect(await initiate('USER_SRP_AUTH', { USERNAME: NOBODY, SRP_A: 'ab', DEVICE_KEY })).toEqual(noDevice)
    await pool().addUser(PHONE)
    expect(await initiate('USER_SRP_AUTH', { USERNAME: PHONE, SRP_A: 'ab', DEVICE_KEY })).toEqual(noDevice)
  })

  test('the pool says that a user does not exist where existence is not hidden', async () => {
    pool().settings = { ...pool().settings, hideExistence: false }
    expect(await byPassword(NOBODY, 'x')).toEqual(error('UserNotFoundException', 'User does not exist.'))
  })

  test('a stranger gets the same answers about a code for a new password until the end', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const ask = (Username: string) => pool().call('ForgotPassword', { Username, ClientId: pool().settings.clientId })
    const confirm = async (Username: string) => {
      const given = { Username, ConfirmationCode: '000000', Password: PASSWORD, ClientId: pool().settings.clientId }
      return (await pool().call('ConfirmForgotPassword', given)).body.__type
    }
    const mismatch = 'CodeMismatchException'
    for (const name of [PHONE, NOBODY]) {
      expect(await confirm(name)).toBe('ExpiredCodeException')
      expect((await ask(name)).body).toMatchObject({ CodeDeliveryDetails: { DeliveryMedium: 'SMS' } })
      for (const said of [mismatch, mismatch, mismatch, 'LimitExceededException'])
        expect(await confirm(name)).toBe(said)
      pool().pass(300)
      expect(await confirm(name)).toBe('ExpiredCodeException')
      await ask(name)
      expect(await confirm(name)).toBe(mismatch)
    }
    expect(pool().sent.map(({ to }) => to)).toEqual([PHONE, PHONE])
  })
})
