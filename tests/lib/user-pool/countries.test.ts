import { describe, expect, test } from 'vitest'
import { fill } from '@/lib/texts/fill'
import { textsIn } from '@/lib/texts/languages'
import { countCode } from '@/lib/user-pool/limits'
import { poolTables } from '@/lib/user-pool/store/tables'
import { preSignUp } from '@/lib/user-pool/triggers/lambda'
import { callsOf } from '@/tests/support/account/pool-calls'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { PHONE, refusal, tokensOf } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

const TEXT = 'We can’t text a code to this number. Use a mobile number from a country we can text.'
const REFUSED = refusal('InvalidParameterException', TEXT)
const ELSEWHERE = ['+88213123456', '+37120000000', '+992900123456', '+447700900123', '+12025550123']
const NO_MOBILES = ['+911123456789', '+910000000000', '+9180234567']

describe('numbers of countries that get no codes', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  const { ClientId, byCode } = callsOf(pool)
  const call = (name: string, body: object) => pool().call(name, { ClientId: ClientId(), ...body })

  test.each([...ELSEWHERE, ...NO_MOBILES])(
    'every operation that sends a code refuses %s and leaves no row',
    async (to) => {
      expect(await call('SignUp', { Username: to })).toEqual(REFUSED)
      expect(await call('SignUp', { Username: to, Password: PASSWORD })).toEqual(REFUSED)
      expect(await call('ForgotPassword', { Username: to })).toEqual(REFUSED)
      expect(await call('ResendConfirmationCode', { Username: to })).toEqual(REFUSED)
      expect((await byCode(to)).body).toMatchObject({
        __type: 'UserLambdaValidationException',
        message: `CreateAuthChallenge failed with error ${TEXT}`,
      })
      expect(await poolTables(database().reads).selectFrom('identity_users').selectAll().execute()).toEqual([])
      expect(pool().sent).toEqual([])
    },
  )

  test('a user can’t change to such a number, and a user who has one gets no codes', async () => {
    const [elsewhere = ''] = ELSEWHERE
    await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken } = await tokensOf(pool())
    const UserAttributes = [{ Name: 'phone_number', Value: elsewhere }]
    expect(await pool().call('UpdateUserAttributes', { AccessToken, UserAttributes })).toEqual(REFUSED)
    await pool().addUser(elsewhere, { password: PASSWORD, mfa_enabled: ['SMS_MFA'] })
    expect(await call('ForgotPassword', { Username: elsewhere })).toEqual(REFUSED)
    const AuthParameters = { USERNAME: elsewhere, PASSWORD }
    expect(await call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })).toEqual(REFUSED)
    expect(pool().sent).toEqual([])
  })

  test('a number gets codes when its country is set', async () => {
    pool().settings = { ...pool().settings, countries: ['91', '971'] }
    expect((await call('SignUp', { Username: '+971501234567', Password: PASSWORD })).status).toBe(200)
    expect(pool().sent).toHaveLength(1)
  })
})

describe('a page in Hindi', () => {
  const pool = usePoolServer(useDatabase())

  test('reads in Hindi why no code is sent', async () => {
    const caller = { ...pool().context(), language: 'hi' as const }
    const [elsewhere = ''] = ELSEWHERE
    const { country, again } = textsIn('hi').identity.REFUSED
    await expect(countCode(caller, elsewhere)).rejects.toThrow(country)
    await countCode(caller, PHONE)
    await expect(countCode(caller, PHONE)).rejects.toThrow(fill(again.other, { count: 60 }))
  })
})

test('the trigger of a real pool refuses such a number, because the pool itself sends the sign-up’s code', async () => {
  const ask = (phone_number: string) =>
    preSignUp({
      version: '1',
      region: 'ap-south-1',
      userPoolId: 'ap-south-1_Sample',
      userName: 'someone',
      callerContext: { awsSdkVersion: '', clientId: '' },
      triggerSource: 'PreSignUp_SignUp',
      request: { userAttributes: { phone_number } },
      response: {},
    })
  await expect(ask('+88213123456')).rejects.toThrow('We can’t text a code to this number')
  expect((await ask(PHONE)).response).toMatchObject({ autoConfirmUser: false })
})
