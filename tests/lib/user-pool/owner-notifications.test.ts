import { describe, expect, test } from 'vitest'
import { poolTables } from '@/lib/user-pool/store/tables'
import { findUserByPhone } from '@/tests/support/account/accounts'
import { callsOf, refused } from '@/tests/support/account/pool-calls'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { OTHER, PHONE, refusal, tokensOf } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the owner of a number', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  const { byPassword, byCode, answer } = callsOf(pool)
  const call = (name: string, body: object) => pool().call(name, { ClientId: pool().settings.clientId, ...body })
  const signUp = (more: object = {}) => call('SignUp', { Username: PHONE, Password: PASSWORD, ...more })
  const confirm = (ConfirmationCode = pool().code()) => call('ConfirmSignUp', { Username: PHONE, ConfirmationCode })
  const row = () => findUserByPhone(database().reads, PHONE)

  test('a sign-up of a used number is refused where existence is not hidden, with and without a password', async () => {
    pool().settings = { ...pool().settings, hideExistence: false }
    await pool().addUser(PHONE)
    const taken = refusal('UsernameExistsException', 'User already exists')
    expect(await signUp()).toEqual(taken)
    expect(await call('SignUp', { Username: PHONE })).toEqual(taken)
  })

  test('the owner of the code learns that the number has an account, and nothing changes', async () => {
    await pool().addUser(PHONE, { password: PASSWORD, personal_attributes: { name: 'Sample Patient' } })
    const before = await row()
    expect((await call('SignUp', { Username: PHONE })).body).toMatchObject({ UserConfirmed: true })
    const UserAttributes = [{ Name: 'name', Value: 'Stranger' }]
    expect((await signUp({ Password: 'Stranger horse 7!', UserAttributes })).body).toMatchObject({
      UserConfirmed: false,
    })
    expect(await confirm()).toEqual(
      refusal('AliasExistsException', 'An account with the given phone_number already exists.'),
    )
    expect(await row()).toEqual(before)
    expect(await tokensOf(pool(), PHONE, 'Stranger horse 7!')).toBeUndefined()
    expect(await tokensOf(pool())).toHaveProperty('AccessToken')
  })

  test('only a user with the code or the password learns that the account is disabled', async () => {
    await pool().addUser(PHONE, { password: PASSWORD, enabled: false })
    const disabled = refused('User is disabled.')
    const begun = await byCode(PHONE)
    expect(begun.status).toBe(200)
    const right = pool().code()
    const wrong = right === '000000' ? '000001' : '000000'
    const second = await answer(begun, wrong)
    expect(second.body.ChallengeName).toBe('CUSTOM_CHALLENGE')
    expect(await answer(second, right)).toEqual(disabled)
    expect(await byPassword(PHONE, PASSWORD)).toEqual(disabled)
    expect(await byPassword(PHONE, 'wrong')).toEqual(refused('Incorrect username or password.'))
  })

  test('an unconfirmed user signs in by code alone, and the unverified password is removed', async () => {
    const sub = await pool().addUser(PHONE, { password: PASSWORD, status: 'UNCONFIRMED', phone_verified: false })
    expect(await byPassword(PHONE, PASSWORD)).toEqual(refused('Incorrect username or password.'))
    expect((await answer(await byCode(PHONE), pool().code())).status).toBe(200)
    const { db } = pool().context()
    const row = poolTables(db.reads).selectFrom('identity_users').where('sub', '=', sub).selectAll().executeTakeFirst()
    expect(await row).toMatchObject({ status: 'CONFIRMED', phone_verified: true, srp_verifier: null })
  })

  test('a change to another user’s number is refused at once where existence is not hidden', async () => {
    pool().settings = { ...pool().settings, hideExistence: false }
    await pool().addUser(PHONE, { password: PASSWORD })
    await pool().addUser(OTHER)
    const { AccessToken } = await tokensOf(pool())
    const UserAttributes = [{ Name: 'phone_number', Value: OTHER }]
    expect(await pool().call('UpdateUserAttributes', { AccessToken, UserAttributes })).toEqual(
      refusal('AliasExistsException', 'An account with the given phone_number already exists.'),
    )
  })
})
