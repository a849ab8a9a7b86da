// Nothing may show an anonymous visitor whether a number is a patient's: neither status, text, shape, repeated values
// nor work done. Every operation runs for a known and an unknown number, before and after each is signed up.
import { describe, expect, test } from 'vitest'
import { pretendCodeMessage } from '@/lib/messages/pretend-code'
import { sendCodeMessage } from '@/lib/messages/write-code'
import { handle } from '@/lib/user-pool/handle'
import { OPERATIONS } from '@/lib/user-pool/operations'
import { sweepIdentityRows } from '@/lib/user-pool/store/sweep'
import { poolTables } from '@/lib/user-pool/store/tables'
import type { UserPatch } from '@/lib/user-pool/store/users'
import { PASSWORD, POOL_NOW, usePoolServer } from '@/tests/support/account/pool-server'
import { useDatabase } from '@/tests/support/servers/test-database'
import { watched } from '@/tests/support/servers/watched-database'
import { swept } from '@/tests/support/swept'

type Body = { ChallengeParameters?: Record<string, string>; Session?: string; [name: string]: unknown }

const KNOWN: [string, UserPatch & { password?: string }][] = [
  ['by code alone', {}],
  ['with a password', { password: PASSWORD }],
  [
    'with an e-mail address and two steps',
    { password: PASSWORD, personal_email: 'a@example.com', email_verified: true, mfa_enabled: ['SMS_MFA'] },
  ],
  ['who must choose a password anew', { password: PASSWORD, status: 'RESET_REQUIRED' }],
  ['who is switched off', { password: PASSWORD, enabled: false }],
]
const UNKNOWN = '+919800000001'
/** Both numbers end alike, because answers show the last digits. */
const PATIENT = '+919811110001'
/** Operations that need the user's own token. */
const WITH_TOKEN =
  /^(GetTokensFromRefreshToken|RevokeToken|GlobalSignOut|GetUser|ChangePassword|UpdateUserAttributes|DeleteUserAttributes|DeleteUser|GetUserAttributeVerificationCode|VerifyUserAttribute|ConfirmDevice|GetDevice|ListDevices|ForgetDevice|UpdateDeviceStatus|SetUserMFAPreference|SetUserSettings|AssociateSoftwareToken|VerifySoftwareToken)$/

describe('a stranger', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)

  /** Calls every operation for one number; returns what can be seen and which operations were called. */
  async function probe(number: string): Promise<{ seen: unknown[]; asked: Set<string> }> {
    pool().now = POOL_NOW
    const { db, work } = watched(database())
    const asked = new Set<string>()
    const seen: unknown[] = []
    const labels = new Map<string, string>()
    // Random values become labels in the order of their appearance, so that the labels of both numbers agree.
    const label = (value: string) => {
      if (!labels.has(value)) labels.set(value, `<${labels.size} of ${value.length >= 30 ? 'any' : value.length}>`)
      return labels.get(value)
    }
    const seenValue = (name: string, value: unknown): unknown => {
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, seenValue(key, each)]))
      if (/^(USERNAME|USER_ID_FOR_SRP|UserSub|SALT)$/.test(name)) return label(String(value))
      if (name === 'SRP_B') return Math.round(String(value).length / 16)
      return /^(Session|SECRET_BLOCK)$/.test(name) ? String(value).length : value
    }
    let sendings = 0
    const ask = async (name: string, given: object): Promise<Body> => {
      asked.add(name)
      work.length = 0
      const before = sendings
      const context = { ...pool().context(), db }
      const count = async () => {
        sendings += 1
      }
      const { status, body } = await handle(
        `AWSCognitoIdentityProviderService.${name}`,
        { ClientId: pool().settings.clientId, ...given },
        { ...context, ports: { ...context.ports, send: count, pretend: count } },
      )
      seen.push({ name, status, body: seenValue('', body), work: [...work], sendings: sendings - before })
      return body as Body
    }
    const initiate = (AuthFlow: string, more: Record<string, string> = {}, USERNAME = number) =>
      ask('InitiateAuth', { AuthFlow, AuthParameters: { USERNAME, ...more } })
    const respond = (begun: Body, ChallengeName: string, more: Record<string, string>, USERNAME?: string) =>
      ask('RespondToAuthChallenge', {
        ChallengeName,
        Session: begun.Session,
        ChallengeResponses: { USERNAME: USERNAME ?? begun.ChallengeParameters?.USERNAME, ...more },
      })
    const wrongProof = {
      TIMESTAMP: 'Mon Nov 23 04:30:00 UTC 2026',
      PASSWORD_CLAIM_SIGNATURE: 'wrong',
      PASSWORD_CLAIM_SECRET_BLOCK: 'x',
    }
    const round = async (Username: string) => {
      // By password, plain or by SRP, with an unknown device.
      const srp = await initiate('USER_SRP_AUTH', { SRP_A: 'abcdef' }, Username)
      await respond(srp, 'PASSWORD_VERIFIER', wrongProof)
      await respond(srp, 'PASSWORD_VERIFIER', wrongProof)
      await initiate('USER_SRP_AUTH', { SRP_A: 'abcdef', DEVICE_KEY: 'ap-south-1_none' }, Username)
      await initiate('USER_PASSWORD_AUTH', { PASSWORD: 'Wrong horse 1!' }, Username)
      // By code: up to the third wrong one, too soon after another, and with a password before it.
      let step = await initiate('CUSTOM_AUTH', {}, Username)
      for (let n = 0; n < 3; n += 1) {
        const next = await respond(
          step,
          'CUSTOM_CHALLENGE',
          { ANSWER: 'wrong', DEVICE_KEY: n === 1 ? 'none' : '' },
          n ? undefined : Username,
        )
        if (next.Session) step = next
      }
      await respond(step, 'CUSTOM_CHALLENGE', { ANSWER: 'wrong' })
      await initiate('CUSTOM_AUTH', {}, Username)
      pool().pass(3600)
      const both = await initiate('CUSTOM_AUTH', { SRP_A: 'abcdef', CHALLENGE_NAME: 'SRP_A' }, Username)
      await respond(both, 'PASSWORD_VERIFIER', wrongProof)
      // A forgotten password.
      const confirm = { Username, ConfirmationCode: 'wrong' }
      await ask('ConfirmForgotPassword', { ...confirm, Password: PASSWORD })
      await ask('ForgotPassword', { Username })
      await ask('ForgotPassword', { Username })
      for (let n = 0; n < 4; n += 1) await ask('ConfirmForgotPassword', { ...confirm, Password: PASSWORD })
      pool().pass(3600)
      await ask('ConfirmForgotPassword', { ...confirm, Password: PASSWORD })
      // A sign-up that waits for its confirmation.
      await ask('ConfirmSignUp', confirm)
      await ask('ResendConfirmationCode', { Username })
      for (let n = 0; n < 4; n += 1) await ask('ConfirmSignUp', confirm)
      pool().pass(3600)
    }
    const told = (await initiate('USER_SRP_AUTH', { SRP_A: 'abcdef' })).ChallengeParameters?.USERNAME ?? ''
    await round(number)
    pool().pass(86_400)
    await round(told)
    pool().pass(86_400)
    // The visitor signs the number up, without a password and with one, and repeats all calls.
    for (let n = 0; n < 2; n += 1) await ask('SignUp', { Username: number })
    await round(number)
    await swept(sweepIdentityRows(database().writes, new Date(pool().now.getTime() + 86_400_000)))
    pool().pass(2 * 86_400)
    const Password = 'Stranger horse 7!'
    await ask('SignUp', { Username: number, Password })
    await ask('SignUp', { Username: number, Password })
    await ask('SignUp', { Username: number })
    await initiate('USER_PASSWORD_AUTH', { PASSWORD: Password })
    pool().pass(61)
    await ask('ResendConfirmationCode', { Username: number })
    for (let n = 0; n < 4; n += 1) await ask('ConfirmSignUp', { Username: told, ConfirmationCode: 'wrong' })
    pool().pass(3600)
    await round(number)
    pool().pass(86_400)
    await ask('SignUp', { Username: number, Password })
    for (let n = 0; n < 6; n += 1) await initiate('USER_PASSWORD_AUTH', { PASSWORD: 'Wrong horse 1!' })
    await ask('SignUp', { Username: number })
    await swept(sweepIdentityRows(database().writes, new Date(pool().now.getTime() + 8 * 86_400_000)))
    pool().pass(9 * 86_400)
    await round(number)
    return { seen, asked }
  }

  test('a stranger sees no difference between an unknown number and a patient’s in any call without a token', async () => {
    const nobody = await probe(UNKNOWN)
    const all = Object.keys(OPERATIONS).filter((name) => !WITH_TOKEN.test(name))
    expect([...nobody.asked].sort()).toEqual(all.sort())
    expect(nobody.seen.length).toBeGreaterThan(150)
    for (const [what, patch] of KNOWN) {
      await poolTables(database().writes).deleteFrom('identity_users').execute()
      await poolTables(database().writes).deleteFrom('identity_codes').execute()
      await database().writes.deleteFrom('limit_hits').execute()
      await pool().addUser(PATIENT, patch)
      const somebody = await probe(PATIENT)
      for (const [at, each] of nobody.seen.entries())
        expect({ what, at, ...Object(somebody.seen[at]) }).toEqual({ what, at, ...Object(each) })
    }
  }, 120_000)

  test('a code for an unknown user needs as many statements as one for a known user', async () => {
    const { db, work } = watched(database())
    const transport = { keepsText: true, send: () => new Promise<never>(() => undefined) }
    const transports = { sms: transport, email: transport }
    const deps = { db, now: POOL_NOW, secret: 'a secret', transports, origin: 'http://localhost' }
    const expiresAt = new Date(POOL_NOW.getTime() + 300_000)
    await sendCodeMessage(deps, {
      channel: 'sms',
      to: PATIENT,
      language: 'en',
      code: '123456',
      purpose: 'sign_in',
      expiresAt,
    })
    const real = [...work]
    work.length = 0
    await pretendCodeMessage(db, POOL_NOW)
    expect(work).toHaveLength(real.length)
    expect(await database().reads.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
  })

  test('a signed-in user learns no more about another number', async () => {
    await pool().addUser(PATIENT)
    await pool().addUser('+919800000009', { password: PASSWORD })
    const { clientId: ClientId } = pool().settings
    const AuthParameters = { USERNAME: '+919800000009', PASSWORD }
    const { body } = await pool().call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters, ClientId })
    const { AccessToken } = body.AuthenticationResult as { AccessToken: string }
    const told = []
    for (const number of [UNKNOWN, PATIENT]) {
      const UserAttributes = [{ Name: 'phone_number', Value: number }]
      told.push(await pool().call('UpdateUserAttributes', { AccessToken, UserAttributes }))
      const verify = { AccessToken, AttributeName: 'phone_number', Code: 'wrong' }
      for (let n = 0; n < 4; n += 1) told.push(await pool().call('VerifyUserAttribute', verify))
    }
    expect(told.slice(5)).toEqual(told.slice(0, 5))
  })
})
