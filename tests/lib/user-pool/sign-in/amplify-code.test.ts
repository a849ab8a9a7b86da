import { confirmSignIn, fetchUserAttributes, getCurrentUser, signIn, signOut, signUp } from '@aws-amplify/auth'
import { describe, expect, test } from 'vitest'
import { poolTables } from '@/lib/user-pool/store/tables'
import { names, stepOf, useAmplify, wrong } from '@/tests/support/account/amplify'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { useDatabase } from '@/tests/support/servers/test-database'

const PHONE = '+919800000001'
const INCORRECT = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' }
const PHONE_FLOW = { username: PHONE, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } } as const

describe('the sign-in by code', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  useAmplify(pool)

  test('the right code signs the user in, even after two wrong ones', async () => {
    const sub = await pool().addUser(PHONE)
    const begun = await signIn(PHONE_FLOW)
    expect(begun.nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
      additionalInfo: {
        masked: '+********0001',
        resendAt: '2026-11-23T04:31:00.000Z',
        expiresAt: '2026-11-23T04:35:00.000Z',
      },
    })
    expect(JSON.stringify(begun)).not.toContain(pool().code())
    for (let tries = 0; tries < 2; tries += 1)
      expect(stepOf(await confirmSignIn({ challengeResponse: wrong(pool()) }))).toBe(
        'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
      )
    expect(pool().sent).toHaveLength(1)
    expect((await confirmSignIn({ challengeResponse: pool().code() })).isSignedIn).toBe(true)
    expect(await getCurrentUser()).toMatchObject({ userId: sub, username: sub })
    expect(await fetchUserAttributes()).toEqual({ sub, phone_number: PHONE, phone_number_verified: 'true' })
  })

  test('the third wrong code ends the sign-in', async () => {
    await pool().addUser(PHONE)
    await signIn(PHONE_FLOW)
    await confirmSignIn({ challengeResponse: wrong(pool()) })
    await confirmSignIn({ challengeResponse: wrong(pool()) })
    await expect(confirmSignIn({ challengeResponse: wrong(pool()) })).rejects.toMatchObject(INCORRECT)
    await expect(confirmSignIn({ challengeResponse: pool().code() })).rejects.toMatchObject({
      message: 'Invalid session for the user, session can only be used once.',
    })
  })

  test('a code is valid for three minutes between two rounds, and for five in all', async () => {
    await pool().addUser(PHONE)
    await signIn(PHONE_FLOW)
    pool().pass(170)
    await confirmSignIn({ challengeResponse: wrong(pool()) })
    pool().pass(131)
    expect(stepOf(await confirmSignIn({ challengeResponse: pool().code() }))).toBe(
      'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
    )
    pool().pass(181)
    await expect(confirmSignIn({ challengeResponse: pool().code() })).rejects.toMatchObject({
      message: 'Invalid session for the user, session is expired.',
    })
  })

  test('a sign-up without a password and then the code signs in and verifies the number', async () => {
    await signUp({ username: PHONE, options: { userAttributes: { phone_number: PHONE, name: 'Ann' } } } as never)
    await poolTables(database().writes)
      .updateTable('identity_users')
      .set({ srp_salt: '1', srp_verifier: '1' })
      .execute()
    await signIn(PHONE_FLOW)
    expect((await confirmSignIn({ challengeResponse: pool().code() })).isSignedIn).toBe(true)
    expect(await fetchUserAttributes()).toMatchObject({ phone_number_verified: 'true' })
    const [row] = await poolTables(database().writes).selectFrom('identity_users').selectAll().execute()
    expect(row).toMatchObject({ phone_verified: true, srp_salt: null, srp_verifier: null, personal_attributes: {} })
  })

  test('an unknown number gets the same step, no code and no sign-in', async () => {
    const begun = await signIn(PHONE_FLOW)
    expect(begun.nextStep).toMatchObject({ additionalInfo: { masked: '+********0001' } })
    expect(pool().sent).toEqual([])
    await expect(signIn(PHONE_FLOW)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message:
        'CreateAuthChallenge failed with error We sent a code to this number just now. You can ask for a new one in 60 seconds.',
    })
  })

  test('the sign-in asks for the code after a verified password', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const options = { authFlowType: 'CUSTOM_WITH_SRP' } as const
    await expect(signIn({ username: PHONE, password: 'wrong', options })).rejects.toMatchObject(INCORRECT)
    expect(pool().sent).toEqual([])
    expect(stepOf(await signIn({ username: PHONE, password: PASSWORD, options }))).toBe(
      'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
    )
    expect((await confirmSignIn({ challengeResponse: pool().code() })).isSignedIn).toBe(true)
  })

  test('the sign-in recognises a device, and continues without one that was forgotten meanwhile', async () => {
    await pool().addUser(PHONE)
    const steps = () => pool().asked.flatMap(({ body }) => [body.ChallengeName ?? body.AuthFlow ?? []].flat())
    const enter = async (before = async () => undefined as unknown) => {
      pool().asked.length = 0
      pool().pass(300)
      await signIn(PHONE_FLOW)
      await before()
      expect((await confirmSignIn({ challengeResponse: pool().code() })).isSignedIn).toBe(true)
      await signOut()
    }
    await enter()
    await enter()
    const known = ['CUSTOM_AUTH', 'CUSTOM_CHALLENGE', 'DEVICE_SRP_AUTH', 'DEVICE_PASSWORD_VERIFIER']
    expect(steps()).toEqual(known)
    await enter(() => poolTables(database().writes).deleteFrom('identity_devices').execute())
    expect(steps()).toEqual(['CUSTOM_AUTH', 'CUSTOM_CHALLENGE', 'CUSTOM_CHALLENGE'])
    expect(names(pool())).toContain('ConfirmDevice')
  })
})
