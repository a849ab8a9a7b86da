// The pool's rules without a client between: exact texts, one use of a Session, lock-outs, what a stranger can learn.
import { CognitoIdentityProviderClient, InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider'
import { describe, expect, it } from 'vitest'
import { handle } from '@/lib/identity/handle'
import { randomUuid } from '@/lib/identity/hashes'
import { PASSWORD, usePoolServer } from '@/tests/support/pool-server'
import { engines, useDatabase } from '@/tests/support/test-database'

const PHONE = '+919800000001'
const NOBODY = '+919800000002'

describe.each(engines)('the rules of signing in on %s', (engine) => {
  const pool = usePoolServer(useDatabase(engine))
  const ClientId = () => pool().settings.clientId
  const initiate = (AuthFlow: string, AuthParameters: Record<string, string>) =>
    pool().call('InitiateAuth', { AuthFlow, AuthParameters, ClientId: ClientId() })
  const byPassword = (USERNAME: string, PASSWORD: string) => initiate('USER_PASSWORD_AUTH', { USERNAME, PASSWORD })
  const byCode = (USERNAME: string) => initiate('CUSTOM_AUTH', { USERNAME })
  type Begun = Awaited<ReturnType<typeof byCode>>
  const respond = (begun: Begun, ChallengeName: string, responses: Record<string, string>) => {
    const { USERNAME } = begun.body.ChallengeParameters as { USERNAME: string }
    const ChallengeResponses = { USERNAME, ...responses }
    return pool().call('RespondToAuthChallenge', {
      ChallengeName,
      ChallengeResponses,
      Session: begun.body.Session,
      ClientId: ClientId(),
    })
  }
  const answer = (begun: Begun, ANSWER: string) => respond(begun, 'CUSTOM_CHALLENGE', { ANSWER })
  const error = (type: string, message: string) => ({ status: 400, body: { __type: type, message } })
  const refused = (message: string) => error('NotAuthorizedException', message)

  it.each([
    [{}, "2 validation errors detected: Value at 'authFlow' failed to satisfy constraint: Member must not be null; "],
    [{ AuthFlow: 'MAGIC', ClientId: 'x' }, 'Member must satisfy enum value set: [USER_PASSWORD_AUTH, '],
    [{ AuthFlow: 'CUSTOM_AUTH', ClientId: 'own' }, 'Missing required parameter USERNAME'],
    [{ AuthFlow: 'USER_AUTH', ClientId: 'own' }, 'USER_AUTH is not enabled for the client.'],
    [{ AuthFlow: 'REFRESH_TOKEN_AUTH', ClientId: 'own' }, 'Missing required parameter REFRESH_TOKEN'],
    [
      { AuthFlow: 'USER_SRP_AUTH', ClientId: 'own', AuthParameters: { USERNAME: PHONE, SRP_A: '0' } },
      'SRP_A is not a number of the group.',
    ],
  ])('refuses %o', async (body, message) => {
    const ownBody = 'ClientId' in body && body.ClientId === 'own' ? { ...body, ClientId: ClientId() } : body
    const { status, body: said } = await pool().call('InitiateAuth', ownBody)
    expect([status, said.__type]).toEqual([400, 'InvalidParameterException'])
    expect(said.message).toContain(message)
  })

  it('knows no other client and no other operation', async () => {
    expect(await pool().call('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', ClientId: 'other' })).toEqual(
      error('ResourceNotFoundException', 'User pool client other does not exist.'),
    )
    for (const name of ['Magic', 'constructor', '__proto__', ''])
      expect((await pool().call(name, {})).body.__type).toBe('UnknownOperationException')
    expect((await handle('Other.InitiateAuth', {}, pool().context())).body).toMatchObject({
      __type: 'UnknownOperationException',
    })
  })

  it('tells the other client, the SDK, the same', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const client = new CognitoIdentityProviderClient({
      region: 'ap-south-1',
      endpoint: pool().origin,
      credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    })
    const send = (PASSWORD: string) =>
      client.send(
        new InitiateAuthCommand({
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: PHONE, PASSWORD },
          ClientId: ClientId(),
        }),
      )
    expect((await send(PASSWORD)).AuthenticationResult).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' })
    await expect(send('wrong')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
      $metadata: { httpStatusCode: 400, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    })
    client.destroy()
  })

  it('lets one of many answers to one Session through', async () => {
    await pool().addUser(PHONE)
    const begun = await byCode(PHONE)
    const code = pool().code()
    const answers = await Promise.all(Array.from({ length: 12 }, () => answer(begun, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const used = refused('Invalid session for the user, session can only be used once.')
    for (const each of answers.filter(({ status }) => status !== 200)) expect(each).toEqual(used)
    expect(await answer(begun, code)).toEqual(used)
  })

  it('takes a Session for its own step, user and time alone', async () => {
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

  it('keeps codes, sessions and refresh tokens as hashes', async () => {
    await pool().addUser(PHONE)
    const begun = await byCode(PHONE)
    const { body } = await answer(begun, pool().code())
    const result = body.AuthenticationResult as { RefreshToken: string }
    const { db } = pool().context()
    const rows = JSON.stringify([
      await db.reads.selectFrom('identity_challenges').selectAll().execute(),
      await db.reads.selectFrom('identity_refresh_tokens').selectAll().execute(),
      await db.reads.selectFrom('identity_sends').selectAll().execute(),
    ])
    for (const secret of [pool().code(), begun.body.Session, result.RefreshToken, PHONE])
      expect(rows).not.toContain(secret)
  })

  it('locks after five wrong passwords: one second, two, four, to a quarter of an hour', async () => {
    for (const name of [PHONE, NOBODY]) {
      if (name === PHONE) await pool().addUser(PHONE, { password: PASSWORD })
      const incorrect = refused('Incorrect username or password.')
      const locked = refused('Password attempts exceeded')
      for (let n = 0; n < 5; n += 1) expect(await byPassword(name, 'wrong')).toEqual(incorrect)
      for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900]) {
        pool().pass(wait - 0.5)
        expect(await byPassword(name, PASSWORD)).toEqual(locked)
        pool().pass(0.5)
        if (wait < 900) expect(await byPassword(name, 'wrong')).toEqual(incorrect)
      }
      expect(await byPassword(name, PASSWORD)).toMatchObject(name === PHONE ? { status: 200 } : incorrect)
    }
  })

  it('counts wrong passwords that come side by side', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => byPassword(PHONE, `wrong ${n}`)))
    const said = answers.map(({ body }) => body.message)
    expect(said.filter((message) => message === 'Incorrect username or password.')).toHaveLength(5)
    expect(said.filter((message) => message === 'Password attempts exceeded')).toHaveLength(15)
  })

  it('forgets wrong passwords at a right one', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) await byPassword(PHONE, 'wrong')
      expect((await byPassword(PHONE, PASSWORD)).status).toBe(200)
    }
  })

  it('gives an authenticator code three tries, and counts them as wrong passwords', async () => {
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

  it('answers nobody as somebody, always the same', async () => {
    await pool().addUser(PHONE)
    const SRP_A = 'abcdef'
    const shape = ({ status, body }: Begun) => [
      status,
      Object.keys(body),
      Object.keys(Object(body.ChallengeParameters)),
    ]
    const parameters = ({ body }: Begun) => body.ChallengeParameters as Record<string, string>
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

  it('never signs nobody in, whatever is answered', async () => {
    const begun = await byCode(NOBODY)
    expect(await answer(begun, '123456')).toMatchObject({ status: 200, body: { ChallengeName: 'CUSTOM_CHALLENGE' } })
    const DEVICE_KEY = `ap-south-1_${randomUuid()}`
    const noDevice = error('ResourceNotFoundException', 'Device does not exist.')
    expect(await initiate('USER_SRP_AUTH', { USERNAME: NOBODY, SRP_A: 'ab', DEVICE_KEY })).toEqual(noDevice)
    await pool().addUser(PHONE)
    expect(await initiate('USER_SRP_AUTH', { USERNAME: PHONE, SRP_A: 'ab', DEVICE_KEY })).toEqual(noDevice)
  })

  it('says that nobody is there where existence is not hidden', async () => {
    pool().settings = { ...pool().settings, hideExistence: false }
    expect(await byPassword(NOBODY, 'x')).toEqual(error('UserNotFoundException', 'User does not exist.'))
  })

  it.each([
    ['a disabled user', { enabled: false }, 'NotAuthorizedException', 'User is disabled.'],
    ['an unconfirmed user', { status: 'UNCONFIRMED' as const }, 'UserNotConfirmedException', 'User is not confirmed.'],
  ])('turns %s away', async (_, patch, type, message) => {
    await pool().addUser(PHONE, { password: PASSWORD, ...patch })
    expect(await byPassword(PHONE, PASSWORD)).toEqual(error(type, message))
    expect(await byCode(PHONE)).toEqual(error(type, message))
    expect(await byPassword(PHONE, 'wrong')).toEqual(refused('Incorrect username or password.'))
  })
})
