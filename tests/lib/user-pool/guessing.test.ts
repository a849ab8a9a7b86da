import { describe, expect, test } from 'vitest'
import { randomCode } from '@/lib/domain/account/random-code'
import { handle } from '@/lib/user-pool/handle'
import { createChallenge } from '@/lib/user-pool/triggers/create'
import type { TriggerPorts } from '@/lib/user-pool/triggers/events'
import { verifyChallenge } from '@/lib/user-pool/triggers/verify'
import { POOL_NOW, usePoolServer } from '@/tests/support/account/pool-server'
import { useDatabase } from '@/tests/support/servers/test-database'

const DAY = 86_400
const phoneOf = (n: number): string => `+9198${String(n).padStart(3, '0')}00000`

describe('the codes of the pool', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  const ask = async (name: string, body: object, address = '203.0.113.7') => {
    const given = { ...body, ClientId: pool().settings.clientId }
    const { body: said } = await handle(`AWSCognitoIdentityProviderService.${name}`, given, {
      ...pool().context(),
      address,
    })
    return said as { Session?: string; message?: string; __type?: string; ChallengeParameters?: Record<string, string> }
  }
  const begin = (USERNAME: string, address?: string) =>
    ask('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } }, address)
  const answer = (begun: Awaited<ReturnType<typeof begin>>, ANSWER: string, address?: string) =>
    ask(
      'RespondToAuthChallenge',
      {
        ChallengeName: 'CUSTOM_CHALLENGE',
        ChallengeResponses: { USERNAME: begun.ChallengeParameters?.USERNAME, ANSWER },
        Session: begun.Session,
      },
      address,
    )
  const failed = (text: string) => `CreateAuthChallenge failed with error ${text}`
  const number = 'Too many codes were sent to this number. You can ask for a new one'

  test('a network may send a number one code a minute, three in 15 minutes and six a day, and a refusal says until when', async () => {
    await pool().addUser(phoneOf(1))
    // The clock is at half a minute past, and a refusal names the minute after.
    pool().pass(30)
    const next = async () => (await begin(phoneOf(1))).message ?? 'sent'
    expect(await next()).toBe('sent')
    pool().pass(18)
    expect(await next()).toBe(
      failed('We sent a code to this number just now. You can ask for a new one in 42 seconds.'),
    )
    pool().pass(42)
    expect(await next()).toBe('sent')
    pool().pass(60)
    expect(await next()).toBe('sent')
    pool().pass(60)
    expect(await next()).toBe(failed(`${number} at 10:16 am.`))
    for (let round = 0; round < 3; round += 1) {
      pool().pass(15 * 60)
      expect(await next()).toBe('sent')
    }
    pool().pass(15 * 60)
    expect(await next()).toBe(failed(`${number} tomorrow at 10:01 am.`))
    pool().pass(DAY - 3600 - 3 * 60)
    expect(await next()).toBe('sent')
    expect(pool().sent).toHaveLength(7)
    expect(new Set(pool().sent.map(({ code }) => code)).size).toBeGreaterThan(5)
  })

  test('a number gets some codes from other networks, ten a day in all', async () => {
    await pool().addUser(phoneOf(1))
    const of = async (host: number) => {
      pool().pass(16 * 60)
      return (await begin(phoneOf(1), `198.51.100.${host}`)).message ?? 'sent'
    }
    const stranger: string[] = []
    for (let n = 0; n < 8; n += 1) stranger.push(await of(1))
    expect(stranger.filter((said) => said === 'sent')).toHaveLength(6)
    for (let n = 0; n < 4; n += 1) expect(await of(2)).toBe('sent')
    expect(await of(2)).toMatch(/Too many codes were sent to this number\. .* tomorrow at /)
    expect(pool().sent).toHaveLength(10)
  })

  test('parallel requests send one code', async () => {
    await pool().addUser(phoneOf(1))
    await Promise.all(Array.from({ length: 10 }, () => begin(phoneOf(1))))
    expect(pool().sent).toHaveLength(1)
  })

  test('a network sends a hundred codes and is then refused with a text, and other networks are not', async () => {
    for (let n = 0; n < 100; n += 1) expect((await begin(phoneOf(n))).message).toBeUndefined()
    expect((await begin(phoneOf(200))).message).toBe(
      failed(
        'Many codes were requested from your internet connection just now. You can ask for a new one at 10:15 am.',
      ),
    )
    expect((await begin(phoneOf(200), '203.0.113.8')).message).toBeUndefined()
    const v6 = '2001:db8:1:2'
    for (const [at, host] of [`${v6}:a::1`, `${v6}:b::2`].entries())
      expect((await begin(phoneOf(300 + at), host)).message).toBeUndefined()
  })

  test('codes for unknown numbers do not block similar numbers of other networks', async () => {
    for (let n = 0; n < 110; n += 1) await begin(`+9198765${String(n).padStart(5, '0')}`)
    expect((await begin('+919876599999', '198.51.100.200')).message).toBeUndefined()
  })

  test('a guess succeeds at most three times in a million per code, over many phones', async () => {
    const phones = Array.from({ length: 20 }, (_, n) => phoneOf(n))
    for (const phone of phones) await pool().addUser(phone)
    let tries = 0
    let wins = 0
    const refused = new Set<string | undefined>()
    // The attacker asks for codes as fast as the limits allow, and guesses until the pool ends the sign-in.
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(
        phones.map(async (phone, at) => {
          let step = await begin(phone, `198.51.100.${at}`)
          if (!step.Session) return refused.add(step.__type)
          const right = pool().sent.findLast(({ to }) => to === phone)?.code
          for (let n = 0; step.Session && n < 20; n += 1) {
            // Skips the right code, because the test counts the guesses that a code allows.
            const guess = String(n).padStart(6, '0')
            if (guess === right) continue
            tries += 1
            step = await answer(step, guess, `198.51.100.${at}`)
            if ('AuthenticationResult' in step) wins += 1
          }
          return refused.add(step.__type)
        }),
      )
      pool().pass(61)
    }
    // Three codes a phone in a quarter of an hour, three guesses a code; the fourth round gets no code.
    expect(pool().sent).toHaveLength(phones.length * 3)
    expect(tries).toBe(phones.length * 9)
    expect(wins).toBe(0)
    expect(refused).toEqual(new Set(['NotAuthorizedException', 'UserLambdaValidationException']))
  })
})

test('100,000 guesses have about one chance in ten', async () => {
  let sent = ''
  let wins = 0
  const misjudged: string[] = []
  const ports: TriggerPorts = {
    now: () => POOL_NOW,
    secret: 'a secret of at least thirty-two characters',
    countSend: async () => POOL_NOW,
    sendCode: async (_, code) => {
      sent = code
    },
    pretend: async () => undefined,
    claim: async () => undefined,
  }
  const event = {
    version: '1',
    region: '',
    userPoolId: '',
    userName: 'x',
    callerContext: { awsSdkVersion: '', clientId: '' },
  }
  for (let code = 0; code < 100_000 / 3; code += 1) {
    const made = await createChallenge(ports)({
      ...event,
      triggerSource: 'CreateAuthChallenge_Authentication',
      request: {
        userAttributes: { phone_number: phoneOf(code % 1000) },
        challengeName: 'CUSTOM_CHALLENGE',
        session: [],
      },
      response: {},
    })
    const privateChallengeParameters = made.response.privateChallengeParameters ?? {}
    for (let guess = 0; guess < 3; guess += 1) {
      const challengeAnswer = randomCode()
      const { response } = await verifyChallenge(ports)({
        ...event,
        triggerSource: 'VerifyAuthChallengeResponse_Authentication',
        request: { userAttributes: {}, privateChallengeParameters, challengeAnswer },
        response: {},
      })
      if (response.answerCorrect !== (challengeAnswer === sent)) misjudged.push(challengeAnswer)
      if (response.answerCorrect) wins += 1
    }
  }
  expect(misjudged).toEqual([])
  // 0.1 wins are expected; more than five would happen once in two thousand million runs.
  expect(wins).toBeLessThanOrEqual(5)
})
