import { describe, expect, test } from 'vitest'
import { poolTables } from '@/lib/user-pool/store/tables'
import { findUserByPhone } from '@/tests/support/account/accounts'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { PHONE, refusal, tokensOf, wrongCode } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

const NEXT = 'Another horse 8!'
const STRANGER = '+919811110001'
const WRONG = refusal('NotAuthorizedException', 'Incorrect username or password.')

describe('the password of a user', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  const call = (name: string, body: object) => pool().call(name, body)
  const forgot = (Username = PHONE) => call('ForgotPassword', { ClientId: pool().settings.clientId, Username })
  const confirm = (more: object = {}) =>
    call('ConfirmForgotPassword', {
      ClientId: pool().settings.clientId,
      Username: PHONE,
      ConfirmationCode: pool().code(),
      Password: NEXT,
      ...more,
    })

  test('a code replaces a forgotten password and signs out every sign-in', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken } = await tokensOf(pool())
    expect(await forgot()).toEqual({
      status: 200,
      body: {
        CodeDeliveryDetails: { Destination: '+********0001', DeliveryMedium: 'SMS', AttributeName: 'phone_number' },
      },
    })
    expect(pool().sent).toMatchObject([{ to: PHONE, purpose: 'reset' }])
    expect(await confirm()).toEqual({ status: 200, body: {} })
    expect(await tokensOf(pool())).toBeUndefined()
    expect(await tokensOf(pool(), PHONE, NEXT)).toHaveProperty('AccessToken')
    expect(await call('GetUser', { AccessToken })).toEqual(
      refusal('NotAuthorizedException', 'Access Token has been revoked'),
    )
  })

  test('the code goes to the verified e-mail address when the phone is not verified', async () => {
    await pool().addUser(PHONE, { phone_verified: false, personal_email: 'a@example.com', email_verified: true })
    await forgot()
    expect(pool().sent).toMatchObject([{ channel: 'email', to: 'a@example.com' }])
  })

  test('the password is not replaced by a wrong, expired or used code, or without a password', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    expect(await confirm({ ConfirmationCode: '123456' })).toMatchObject({ body: { __type: 'ExpiredCodeException' } })
    await forgot()
    const code = pool().code()
    expect(await confirm({ ConfirmationCode: wrongCode(code) })).toMatchObject({
      body: { __type: 'CodeMismatchException' },
    })
    expect(await confirm({ Password: 'short' })).toMatchObject({ body: { __type: 'InvalidPasswordException' } })
    expect((await confirm()).status).toBe(200)
    expect(await confirm({ ConfirmationCode: code })).toMatchObject({ body: { __type: 'ExpiredCodeException' } })
    pool().pass(61)
    await forgot()
    pool().pass(301)
    expect(await confirm()).toMatchObject({ body: { __type: 'ExpiredCodeException' } })
  })

  test('an unknown user is answered, counted and refused like a known one', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const asked = async (name: string) => [await forgot(name), await forgot(name)]
    const [known, stranger] = [await asked(PHONE), await asked(STRANGER)]
    expect(stranger).toEqual(known)
    expect(known[1]).toMatchObject({ status: 400, body: { __type: 'LimitExceededException' } })
    expect(pool().sent).toHaveLength(1)
    const tried = { ConfirmationCode: wrongCode(pool().code()) }
    expect(await confirm({ ...tried, Username: STRANGER })).toEqual(await confirm(tried))
  })

  test('a user without a verified phone or address gets the usual answer, and the truth where existence is not hidden', async () => {
    await pool().addUser(PHONE, { phone_verified: false })
    expect((await forgot()).status).toBe(200)
    expect(pool().sent).toEqual([])
    pool().settings = { ...pool().settings, hideExistence: false }
    expect(await forgot()).toEqual(
      refusal(
        'InvalidParameterException',
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      ),
    )
    const nobody = refusal('UserNotFoundException', 'Username/client id combination not found.')
    expect(await forgot(STRANGER)).toEqual(nobody)
    expect(await confirm({ Username: STRANGER, ConfirmationCode: '123456' })).toEqual(nobody)
  })

  test('a user with the old password changes it', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken } = await tokensOf(pool())
    const change = (PreviousPassword: string, ProposedPassword = NEXT) =>
      call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword })
    expect(await change('Not this horse 1!')).toEqual(WRONG)
    expect(await change(PASSWORD, 'short')).toMatchObject({ body: { __type: 'InvalidPasswordException' } })
    expect(await change(PASSWORD)).toEqual({ status: 200, body: {} })
    expect(await tokensOf(pool(), PHONE, NEXT)).toHaveProperty('AccessToken')
    expect((await call('GetUser', { AccessToken })).status).toBe(200)
  })

  test('the password can’t be guessed with a stolen token', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken } = await tokensOf(pool())
    const change = (PreviousPassword: string) =>
      call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword: NEXT })
    for (let tries = 0; tries < 5; tries += 1) expect(await change('Not this horse 1!')).toEqual(WRONG)
    expect(await change(PASSWORD)).toEqual(refusal('NotAuthorizedException', 'Password attempts exceeded'))
  })

  test('a user who signed in by code sets a first password', async () => {
    const sub = await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken } = await tokensOf(pool())
    await poolTables(database().writes)
      .updateTable('identity_users')
      .set({ srp_salt: null, srp_verifier: null })
      .execute()
    expect((await call('ChangePassword', { AccessToken, ProposedPassword: NEXT })).status).toBe(200)
    expect(await tokensOf(pool(), PHONE, NEXT)).toHaveProperty('AccessToken')
    expect((await findUserByPhone(database().reads, PHONE))?.sub).toBe(sub)
  })

  test('the password is deleted with the user and all other data', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken, RefreshToken } = await tokensOf(pool())
    expect(await call('DeleteUser', { AccessToken })).toEqual({ status: 200, body: {} })
    const tables = ['identity_users', 'identity_families', 'identity_refresh_tokens', 'identity_devices'] as const
    for (const table of tables)
      expect(await poolTables(database().reads).selectFrom(table).selectAll().execute()).toEqual([])
    expect(await call('GetUser', { AccessToken })).toEqual(refusal('UserNotFoundException', 'User does not exist.'))
    const { clientId: ClientId } = pool().settings
    expect((await call('GetTokensFromRefreshToken', { ClientId, RefreshToken })).status).toBe(400)
  })
})
