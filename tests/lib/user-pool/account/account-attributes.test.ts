import { describe, expect, test } from 'vitest'
import { poolTables } from '@/lib/user-pool/store/tables'
import { issueTokens } from '@/lib/user-pool/tokens'
import { findUserByPhone } from '@/tests/support/account/accounts'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { OTHER, PHONE, refusal, tokensOf, wrongCode } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

const MAIL = 'sample@example.com'

describe('the attributes of a user', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  const own = async (phone = PHONE) => {
    const { AccessToken } = await tokensOf(pool(), phone)
    const call = (name: string, body: object = {}) => pool().call(name, { AccessToken, ...body })
    return {
      call,
      update: (attributes: Record<string, string>) =>
        call('UpdateUserAttributes', {
          UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
        }),
      verify: (AttributeName: string, Code = pool().code()) => call('VerifyUserAttribute', { AttributeName, Code }),
      read: async () => {
        const { body } = await call('GetUser')
        const list = body.UserAttributes as { Name: string; Value: string }[]
        return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]))
      },
    }
  }
  const signedIn = async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    return own()
  }

  test('an attribute that needs no code changes at once, and the others stay', async () => {
    const user = await signedIn()
    const changed = await user.update({ name: 'Sample Patient', locale: 'en' })
    expect(changed).toEqual({ status: 200, body: { CodeDeliveryDetailsList: [] } })
    await user.update({ name: 'Sample P.' })
    expect(await user.read()).toMatchObject({ name: 'Sample P.', locale: 'en', phone_number: PHONE })
    expect(pool().sent).toEqual([])
  })

  test('the old phone stays until the new one is verified', async () => {
    const user = await signedIn()
    expect(await user.update({ phone_number: OTHER })).toEqual({
      status: 200,
      body: {
        CodeDeliveryDetailsList: [
          { Destination: '+********0002', DeliveryMedium: 'SMS', AttributeName: 'phone_number' },
        ],
      },
    })
    expect(pool().sent).toMatchObject([{ to: OTHER, purpose: 'phone_number' }])
    expect(await user.read()).toMatchObject({ phone_number: PHONE, phone_number_verified: 'true' })
    expect(await user.verify('phone_number', wrongCode(pool().code()))).toMatchObject({
      body: { __type: 'CodeMismatchException' },
    })
    expect(await user.read()).toMatchObject({ phone_number: PHONE })
    expect(await user.verify('phone_number')).toEqual({ status: 200, body: {} })
    expect(await user.read()).toMatchObject({ phone_number: OTHER, phone_number_verified: 'true' })
    expect(await tokensOf(pool(), OTHER)).toHaveProperty('AccessToken')
    expect(await tokensOf(pool(), PHONE)).toBeUndefined()
  })

  test('the old e-mail address stays until the new one is verified', async () => {
    const user = await signedIn()
    await user.update({ email: MAIL })
    expect(pool().sent).toMatchObject([{ channel: 'email', to: MAIL, purpose: 'email' }])
    expect(await user.read()).not.toHaveProperty('email')
    await user.verify('email')
    expect(await user.read()).toMatchObject({ email: MAIL, email_verified: 'true' })
    await user.update({ email: 'next@example.com' })
    expect(await user.read()).toMatchObject({ email: MAIL, email_verified: 'true' })
    await user.verify('email')
    expect(await user.read()).toMatchObject({ email: 'next@example.com' })
  })

  test('an attribute that is already verified needs no code', async () => {
    const user = await signedIn()
    expect((await user.update({ phone_number: PHONE })).body).toEqual({ CodeDeliveryDetailsList: [] })
    expect(pool().sent).toEqual([])
  })

  test('another user’s attribute is refused, even if that user gets it before the code arrives', async () => {
    const user = await signedIn()
    await user.update({ phone_number: OTHER })
    const code = pool().code()
    await pool().addUser(OTHER, { personal_email: MAIL, email_verified: true })
    const taken = (name: string) => refusal('AliasExistsException', `An account with the given ${name} already exists.`)
    expect(await user.verify('phone_number', code)).toEqual(taken('phone_number'))
    pool().pass(61)
    expect((await user.update({ phone_number: OTHER, email: MAIL.toUpperCase() })).status).toBe(200)
    expect(await user.verify('email')).toEqual(taken('email'))
    expect(await user.read()).toMatchObject({ phone_number: PHONE })
  })

  test('an attribute that another user only claimed goes to the user who verifies it', async () => {
    const user = await signedIn()
    await pool().addUser(OTHER, { phone_verified: false })
    await user.update({ phone_number: OTHER })
    expect((await user.verify('phone_number')).status).toBe(200)
    expect(await findUserByPhone(database().reads, OTHER)).toMatchObject({ phone_verified: true })
    expect(await poolTables(database().reads).selectFrom('identity_users').select('sub').execute()).toHaveLength(1)
  })

  test('one of two users who verify the same phone at once gets it', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    await pool().addUser(OTHER, { password: PASSWORD })
    const wanted = '+919800000003'
    const [one, two] = [await own(PHONE), await own(OTHER)]
    await one.update({ phone_number: wanted })
    const first = pool().code()
    pool().pass(61)
    await two.update({ phone_number: wanted })
    const both = await Promise.all([one.verify('phone_number', first), two.verify('phone_number')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('a user gets another code for a pending change or the present attribute, with new tries', async () => {
    const user = await signedIn()
    const again = (AttributeName: string) => user.call('GetUserAttributeVerificationCode', { AttributeName })
    await user.update({ phone_number: OTHER })
    pool().pass(61)
    const { body } = await again('phone_number')
    expect(body).toMatchObject({ CodeDeliveryDetails: { Destination: '+********0002' } })
    expect((await user.verify('phone_number')).status).toBe(200)
    expect(await user.read()).toMatchObject({ phone_number: OTHER })
    for (const name of ['email', 'name'])
      expect(await again(name)).toMatchObject({ body: { __type: 'InvalidParameterException' } })
    expect((await again('phone_number')).status).toBe(200)
    expect(await again('phone_number')).toMatchObject({ body: { __type: 'LimitExceededException' } })
  })

  test('a user gets codes to the present phone again once a change is withdrawn or expired', async () => {
    const user = await signedIn()
    const again = () => user.call('GetUserAttributeVerificationCode', { AttributeName: 'phone_number' })
    const toOwn = { body: { CodeDeliveryDetails: { Destination: '+********0001' } } }
    await user.update({ phone_number: OTHER })
    const code = pool().code()
    expect(await user.update({ phone_number: PHONE })).toEqual({ status: 200, body: { CodeDeliveryDetailsList: [] } })
    expect((await user.verify('phone_number', code)).status).toBe(400)
    expect(await again()).toMatchObject(toOwn)
    pool().pass(61)
    await user.update({ phone_number: OTHER })
    pool().pass(301)
    expect(await again()).toMatchObject(toOwn)
    expect(await user.read()).toMatchObject({ phone_number: PHONE, phone_number_verified: 'true' })
  })

  test('the pool’s own attributes and unknown attributes can’t be written', async () => {
    const user = await signedIn()
    const unauthorised = refusal('NotAuthorizedException', 'A client attempted to write unauthorized attribute')
    for (const name of ['sub', 'phone_number_verified', 'email_verified']) {
      expect(await user.update({ [name]: 'true' })).toEqual(unauthorised)
      expect(await user.call('DeleteUserAttributes', { UserAttributeNames: [name] })).toEqual(unauthorised)
    }
    expect(await user.update({ shoe: '8' })).toMatchObject({ body: { __type: 'InvalidParameterException' } })
    expect(await user.update({ phone_number: '98000' })).toEqual(
      refusal('InvalidParameterException', 'Invalid phone number format.'),
    )
    expect(await user.update({ email: 'no one' })).toEqual(
      refusal('InvalidParameterException', 'Invalid email address format.'),
    )
  })

  test('every attribute except the phone can be deleted', async () => {
    const user = await signedIn()
    await user.update({ name: 'Sample Patient', email: MAIL })
    await user.verify('email')
    expect(await user.call('DeleteUserAttributes', { UserAttributeNames: ['name', 'email', 'locale'] })).toEqual({
      status: 200,
      body: {},
    })
    const left = await user.read()
    expect(Object.keys(left).sort()).toEqual(['phone_number', 'phone_number_verified', 'sub'])
    expect(await user.call('DeleteUserAttributes', { UserAttributeNames: ['phone_number'] })).toMatchObject({
      body: { __type: 'InvalidParameterException' },
    })
  })

  test('an attribute needs a valid token with the right scope', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken, IdToken } = await tokensOf(pool())
    const user = await findUserByPhone(database().reads, PHONE)
    const narrow = await issueTokens(pool().context(), { user: user as never, scopes: 'openid phone' })
    const update = (token: string) =>
      pool().call('UpdateUserAttributes', { AccessToken: token, UserAttributes: [{ Name: 'name', Value: 'X' }] })
    expect(await update('nonsense')).toEqual(refusal('NotAuthorizedException', 'Invalid Access Token'))
    expect(await update(IdToken)).toEqual(refusal('NotAuthorizedException', 'Invalid Access Token'))
    expect(await update(narrow.AccessToken)).toEqual(
      refusal('NotAuthorizedException', 'Access Token does not have required scopes'),
    )
    pool().pass(3601)
    expect(await update(AccessToken)).toEqual(refusal('NotAuthorizedException', 'Access Token has expired'))
  })
})
