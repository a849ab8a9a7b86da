// A stolen token alone must not change the number, the e-mail address or the password.
import { describe, expect, test } from 'vitest'
import { openHostedSession } from '@/lib/user-pool/hosted/sessions'
import { poolTables } from '@/lib/user-pool/store/tables'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { OTHER, PHONE, refusal, tokensOf } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

const NEXT = 'Another horse 8!'
const LONG = 15 * 60 + 1
const UNPROVED = refusal(
  'NotAuthorizedException',
  'This change needs a recent sign-in, the password, or a code to the verified phone number.',
)
const DONE = { status: 200, body: {} }

describe('the sensitive changes', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  const signedIn = async (seconds = LONG) => {
    const sub = await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken, RefreshToken = '' } = await tokensOf(pool())
    pool().pass(seconds)
    const call = (name: string, body: object) => pool().call(name, { AccessToken, ...body })
    const set = (Name: string, Value: string) => call('UpdateUserAttributes', { UserAttributes: [{ Name, Value }] })
    return { sub, call, set, RefreshToken }
  }
  const withoutPassword = () =>
    poolTables(database().writes).updateTable('identity_users').set({ srp_salt: null, srp_verifier: null }).execute()

  test('a sensitive change is possible soon after the sign-in', async () => {
    const { set } = await signedIn(LONG - 1)
    expect((await set('phone_number', OTHER)).status).toBe(200)
  })

  test('a sensitive change is refused later and sends no code, and other changes remain possible', async () => {
    const { set, call } = await signedIn()
    expect(await set('phone_number', OTHER)).toEqual(UNPROVED)
    expect(await set('email', 'ann@example.in')).toEqual(UNPROVED)
    expect(await call('DeleteUserAttributes', { UserAttributeNames: ['email'] })).toEqual(UNPROVED)
    expect((await set('name', 'Ann Mary')).status).toBe(200)
    // Setting one's own number withdraws a change, which harms nobody.
    expect((await set('phone_number', PHONE)).status).toBe(200)
    expect(pool().sent).toEqual([])
  })

  test('a sensitive change is possible after a code to the present number', async () => {
    const { set, call } = await signedIn()
    await call('GetUserAttributeVerificationCode', { AttributeName: 'phone_number' })
    expect(pool().sent).toMatchObject([{ to: PHONE }])
    expect(await call('VerifyUserAttribute', { AttributeName: 'phone_number', Code: pool().code() })).toEqual(DONE)
    expect((await set('phone_number', OTHER)).status).toBe(200)
    expect(await call('VerifyUserAttribute', { AttributeName: 'phone_number', Code: pool().code() })).toEqual(DONE)
    pool().pass(LONG)
    expect(await set('phone_number', PHONE)).toEqual(UNPROVED)
  })

  test('a sensitive change is possible after the password, and other sign-ins stay when it does not change', async () => {
    const { set, call } = await signedIn()
    const other = await tokensOf(pool())
    const same = { PreviousPassword: PASSWORD, ProposedPassword: PASSWORD }
    expect(await call('ChangePassword', { ...same, PreviousPassword: NEXT })).toMatchObject({ status: 400 })
    expect(await set('email', 'ann@example.in')).toEqual(UNPROVED)
    expect(await call('ChangePassword', same)).toEqual(DONE)
    expect((await set('email', 'ann@example.in')).status).toBe(200)
    expect((await pool().call('GetUser', { AccessToken: other.AccessToken })).status).toBe(200)
  })

  test('a new password ends every other sign-in', async () => {
    const { call, RefreshToken, sub } = await signedIn()
    const other = await tokensOf(pool())
    await openHostedSession(pool().context(), sub, { agent: 'Sample browser', before: null })
    expect(await call('ChangePassword', { PreviousPassword: PASSWORD, ProposedPassword: NEXT })).toEqual(DONE)
    expect(await pool().call('GetUser', { AccessToken: other.AccessToken })).toEqual(
      refusal('NotAuthorizedException', 'Access Token has been revoked'),
    )
    expect((await call('GetUser', {})).status).toBe(200)
    const ClientId = pool().settings.clientId
    const DeviceKey = undefined
    expect((await pool().call('GetTokensFromRefreshToken', { ClientId, RefreshToken, DeviceKey })).status).toBe(200)
    expect(await poolTables(database().reads).selectFrom('identity_hosted_sessions').selectAll().execute()).toEqual([])
  })

  test('one of two parallel password changes succeeds and ends the other sign-in', async () => {
    for (const seconds of [1, 2, 3]) {
      await poolTables(database().writes).deleteFrom('identity_users').execute()
      const { call } = await signedIn(seconds)
      const { AccessToken } = await tokensOf(pool())
      const change = { PreviousPassword: PASSWORD, ProposedPassword: NEXT }
      const both = await Promise.all([
        call('ChangePassword', change),
        pool().call('ChangePassword', { ...change, AccessToken }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    }
  })

  test.each(['ChangePassword', 'ConfirmForgotPassword'])(
    'a new password by %s ends sign-ins that are not complete',
    async (by) => {
      const { call, sub } = await signedIn()
      await poolTables(database().writes).updateTable('identity_users').set({ mfa_enabled: '["SMS_MFA"]' }).execute()
      const ClientId = pool().settings.clientId
      const AuthParameters = { USERNAME: PHONE, PASSWORD }
      const begun = await pool().call('InitiateAuth', { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
      expect(begun.body).toMatchObject({ ChallengeName: 'SMS_MFA' })
      const sentCode = pool().code()
      pool().pass(61)
      await pool().call('ForgotPassword', { ClientId, Username: PHONE })
      const changed =
        by === 'ChangePassword'
          ? await call(by, { PreviousPassword: PASSWORD, ProposedPassword: NEXT })
          : await call(by, { ClientId, Username: PHONE, ConfirmationCode: pool().code(), Password: NEXT })
      expect(changed).toEqual(DONE)
      const ChallengeResponses = { USERNAME: sub, SMS_MFA_CODE: sentCode }
      const { Session } = begun.body
      const answer = { ClientId, ChallengeName: 'SMS_MFA', Session, ChallengeResponses }
      expect(await pool().call('RespondToAuthChallenge', answer)).toEqual(
        refusal('NotAuthorizedException', 'Invalid session for the user.'),
      )
    },
  )

  test('a first password needs a recent sign-in or a code, and is refused with a claimed old password', async () => {
    const { call } = await signedIn()
    await withoutPassword()
    expect(await call('ChangePassword', { ProposedPassword: NEXT })).toEqual(UNPROVED)
    await call('GetUserAttributeVerificationCode', { AttributeName: 'phone_number' })
    await call('VerifyUserAttribute', { AttributeName: 'phone_number', Code: pool().code() })
    expect(await call('ChangePassword', { PreviousPassword: NEXT, ProposedPassword: NEXT })).toEqual(
      refusal('NotAuthorizedException', 'Incorrect username or password.'),
    )
    expect(await call('ChangePassword', { ProposedPassword: NEXT })).toEqual(DONE)
    expect((await tokensOf(pool(), PHONE, NEXT)).AccessToken).toMatch(/^ey/)
  })
})
