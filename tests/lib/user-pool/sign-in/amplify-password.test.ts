import { confirmSignIn, signIn, signOut } from '@aws-amplify/auth'
import { generate } from 'otplib'
import { describe, expect, test } from 'vitest'
import { newTotpSecret, sealTotp } from '@/lib/domain/account/totp'
import { poolTables } from '@/lib/user-pool/store/tables'
import { stepOf, useAmplify, wrong } from '@/tests/support/account/amplify'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { useDatabase } from '@/tests/support/servers/test-database'

const PHONE = '+919800000001'
const INCORRECT = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' }

describe('the sign-in by password', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  useAmplify(pool)

  test.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)('the user signs in by %s', async (authFlowType) => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const options = { authFlowType }
    await expect(signIn({ username: PHONE, password: 'wrong', options })).rejects.toMatchObject(INCORRECT)
    await expect(signIn({ username: '+919800000002', password: PASSWORD, options })).rejects.toMatchObject(INCORRECT)
    expect((await signIn({ username: PHONE, password: PASSWORD, options })).isSignedIn).toBe(true)
  })

  test('the sign-in asks for the active second factors', async () => {
    const sub = await pool().addUser(PHONE, { password: PASSWORD, mfa_enabled: ['SMS_MFA'] })
    const credentials = { username: PHONE, password: PASSWORD }
    expect((await signIn(credentials)).nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
      codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+********0001' },
    })
    const mismatch = { name: 'CodeMismatchException', message: 'Invalid code or auth state for the user.' }
    await expect(confirmSignIn({ challengeResponse: wrong(pool()) })).rejects.toMatchObject(mismatch)
    expect((await confirmSignIn({ challengeResponse: pool().code() })).isSignedIn).toBe(true)
    await signOut()

    const secret = newTotpSecret()
    const sealed = { totp_secret: sealTotp(pool().context().secret, sub, secret), totp_verified: true }
    const both = JSON.stringify(['SMS_MFA', 'SOFTWARE_TOKEN_MFA'])
    await poolTables(database().writes)
      .updateTable('identity_users')
      .set({ ...sealed, mfa_enabled: both })
      .execute()
    expect((await signIn(credentials)).nextStep).toMatchObject({
      signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
      allowedMFATypes: ['SMS', 'TOTP'],
    })
    expect(stepOf(await confirmSignIn({ challengeResponse: 'TOTP' }))).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    const token = await generate({ secret, epoch: pool().now.getTime() / 1000 })
    expect((await confirmSignIn({ challengeResponse: token })).isSignedIn).toBe(true)
    await signOut()

    await signIn(credentials)
    await confirmSignIn({ challengeResponse: 'TOTP' })
    const used = { name: 'CodeMismatchException', message: 'Invalid code received for user' }
    await expect(confirmSignIn({ challengeResponse: token })).rejects.toMatchObject(used)
  })

  test('the sign-in sets up an app where a second factor is required', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    pool().settings = { ...pool().settings, mfa: 'required' }
    const { nextStep } = await signIn({ username: PHONE, password: PASSWORD })
    if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep)
    const secret = nextStep.totpSetupDetails.sharedSecret
    const token = await generate({ secret, epoch: pool().now.getTime() / 1000 })
    expect((await confirmSignIn({ challengeResponse: token })).isSignedIn).toBe(true)
    const [row] = await poolTables(database().writes).selectFrom('identity_users').selectAll().execute()
    expect(row).toMatchObject({ mfa_enabled: ['SOFTWARE_TOKEN_MFA'], mfa_preferred: 'SOFTWARE_TOKEN_MFA' })
  })

  test('the sign-in changes a password that another person set', async () => {
    await pool().addUser(PHONE, { password: PASSWORD, status: 'FORCE_CHANGE_PASSWORD' })
    const begun = await signIn({ username: PHONE, password: PASSWORD })
    expect(stepOf(begun)).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
    await expect(confirmSignIn({ challengeResponse: 'short' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    })
    const options = { userAttributes: { name: 'Ann' } }
    expect((await confirmSignIn({ challengeResponse: 'Another horse 8!', options })).isSignedIn).toBe(true)
    await signOut()
    expect((await signIn({ username: PHONE, password: 'Another horse 8!' })).isSignedIn).toBe(true)
  })

  test.each([
    ['UNCONFIRMED', 'CONFIRM_SIGN_UP'],
    ['RESET_REQUIRED', 'RESET_PASSWORD'],
  ] as const)(
    'the sign-in tells a user with status %s the next step, once the password is verified',
    async (status, step) => {
      pool().settings = { ...pool().settings, hideExistence: false }
      await pool().addUser(PHONE, { password: PASSWORD, status })
      await expect(signIn({ username: PHONE, password: 'wrong' })).rejects.toMatchObject(INCORRECT)
      expect(stepOf(await signIn({ username: PHONE, password: PASSWORD }))).toBe(step)
    },
  )
})
