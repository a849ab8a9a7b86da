// The triggers run alone, as a real pool's Lambda functions run them.

import { describe, expect, test, vi } from 'vitest'
import { noteFailure, noteSuccess } from '@/lib/log/dependencies'
import type { ChallengeResult } from '@/lib/user-pool/store/tables'
import { createChallenge } from '@/lib/user-pool/triggers/create'
import { defineChallenge } from '@/lib/user-pool/triggers/define'
import type { TriggerPorts } from '@/lib/user-pool/triggers/events'
import { preSignUp } from '@/lib/user-pool/triggers/pre-sign-up'
import { verifyChallenge } from '@/lib/user-pool/triggers/verify'

const PHONE = '+919800000001'
const NOW = new Date('2026-11-23T10:00:00+05:30')
const EVENT = {
  version: '1',
  region: 'ap-south-1',
  userPoolId: 'ap-south-1_AbCdEfGhI',
  userName: 'a-user',
  callerContext: { awsSdkVersion: '3', clientId: 'client' },
  response: {},
}
const [ok, bad] = [true, false].map((challengeResult) => ({ challengeName: 'CUSTOM_CHALLENGE', challengeResult })) as [
  ChallengeResult,
  ChallengeResult,
]
const round = (challengeName: string, challengeResult: boolean) => ({ challengeName, challengeResult })

describe('the trigger that defines the challenge', () => {
  test.each<[string, ChallengeResult[], object]>([
    ['the code first', [], { challengeName: 'CUSTOM_CHALLENGE' }],
    ['the password before it', [round('SRP_A', true)], { challengeName: 'PASSWORD_VERIFIER' }],
    [
      'the code after it',
      [round('SRP_A', true), round('PASSWORD_VERIFIER', true)],
      { challengeName: 'CUSTOM_CHALLENGE' },
    ],
    ['the end', [round('SRP_A', true), round('PASSWORD_VERIFIER', false)], { failAuthentication: true }],
    ['the code again', [bad, bad], { challengeName: 'CUSTOM_CHALLENGE' }],
    ['the end', [bad, bad, bad], { failAuthentication: true }],
    ['tokens', [bad, bad, ok], { issueTokens: true }],
    ['the end', [round('SOMETHING_ELSE', true)], { failAuthentication: true }],
  ])('the trigger leads to %s', async (_, session, expected) => {
    const event = { ...EVENT, triggerSource: 'DefineAuthChallenge_Authentication' as const }
    const { response } = await defineChallenge({ ...event, request: { userAttributes: {}, session } })
    expect(response).toEqual({ issueTokens: false, failAuthentication: false, ...expected })
    const nobody = { userAttributes: {}, session, userNotFound: true }
    expect((await defineChallenge({ ...event, request: nobody })).response.issueTokens).toBe(false)
  })
})

describe('the triggers that create and verify the challenge', () => {
  const world = () => {
    const sent: string[] = []
    const told: Date[] = []
    const claimed: string[] = []
    let now = NOW
    const ports: TriggerPorts = {
      now: () => now,
      secret: 'a secret of at least thirty-two characters',
      pretend: async () => undefined,
      countSend: async () => new Date(NOW.getTime() + 60_000),
      sendCode: async (_, code, until) => {
        sent.push(code)
        told.push(until)
      },
      claim: async (name) => void claimed.push(name),
    }
    const create = (session: ChallengeResult[] = [], userNotFound = false) =>
      createChallenge(ports)({
        ...EVENT,
        triggerSource: 'CreateAuthChallenge_Authentication',
        request: {
          userAttributes: { phone_number: PHONE },
          challengeName: 'CUSTOM_CHALLENGE',
          session,
          ...(userNotFound && { userNotFound }),
        },
      })
    const verify = (privateChallengeParameters: Record<string, string>, challengeAnswer: string, request = {}) =>
      verifyChallenge(ports)({
        ...EVENT,
        triggerSource: 'VerifyAuthChallengeResponse_Authentication',
        request: { userAttributes: {}, privateChallengeParameters, challengeAnswer, ...request },
      }).then(({ response }) => response.answerCorrect)
    const pass = (seconds: number) => {
      now = new Date(NOW.getTime() + seconds * 1000)
    }
    return { sent, told, claimed, create, verify, pass }
  }

  test('the triggers send one code for all rounds and show none of it', async () => {
    const { sent, create } = world()
    const { response } = await create()
    const again = await create([{ ...bad, challengeMetadata: response.challengeMetadata as string }])
    expect(again.response).toEqual(response)
    expect(sent).toEqual([expect.stringMatching(/^\d{6}$/)])
    expect(JSON.stringify(response)).not.toContain(sent[0])
    expect(response.publicChallengeParameters).toEqual({
      masked: '+********0001',
      resendAt: '2026-11-23T04:31:00.000Z',
      expiresAt: '2026-11-23T04:35:00.000Z',
    })
  })

  test('the triggers say that SMS are late while the gateway fails, also for an unknown number', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    noteFailure('sms', 'the SMS gateway answered 500')
    for (const isNobody of [false, true])
      expect((await world().create([], isNobody)).response.publicChallengeParameters).toMatchObject({ late: 'true' })
    noteSuccess('sms')
    expect((await world().create()).response.publicChallengeParameters).not.toHaveProperty('late')
    vi.restoreAllMocks()
  })

  test('the triggers put the same three minutes into the message and on the screen', async () => {
    const { told, create } = world()
    await create()
    expect(told).toEqual([new Date(NOW.getTime() + 3 * 60_000)])
  })

  test('the triggers accept the code for five minutes, and claim a number at its first proof alone', async () => {
    const { sent, claimed, create, verify, pass } = world()
    const secret = (await create()).response.privateChallengeParameters ?? {}
    const code = sent[0] as string
    expect(await verify(secret, '')).toBe(false)
    expect(await verify({}, code)).toBe(false)
    expect(await verify(secret, code, { userNotFound: true })).toBe(false)
    expect(claimed).toEqual([])
    expect(await verify(secret, ` ${code} `, { userAttributes: { phone_number_verified: 'true' } })).toBe(true)
    expect(claimed).toEqual([])
    expect(await verify(secret, code)).toBe(true)
    expect(claimed).toEqual(['a-user'])
    pass(300)
    expect(await verify(secret, code)).toBe(false)
  })

  test('the triggers send an unknown user no code', async () => {
    const { sent, create } = world()
    const { response } = await create([], true)
    expect(sent).toEqual([])
    expect(Object.keys(response.publicChallengeParameters ?? {})).toEqual(['masked', 'resendAt', 'expiresAt'])
  })
})

test.each([
  [{ hasPassword: false }, true],
  [{ hasPassword: true }, false],
  [{ validationData: { sign_in: 'code' } }, true],
  [{ validationData: null }, false],
])('a sign-up with %o is confirmed at once: %s', async (request, autoConfirmUser) => {
  const event = { ...EVENT, triggerSource: 'PreSignUp_SignUp' as const, request: { userAttributes: {}, ...request } }
  expect((await preSignUp(event)).response).toEqual({ autoConfirmUser, autoVerifyPhone: false, autoVerifyEmail: false })
})
