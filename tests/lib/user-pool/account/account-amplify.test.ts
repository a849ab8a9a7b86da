import {
  autoSignIn,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  deleteUserAttributes,
  fetchAuthSession,
  fetchDevices,
  fetchMFAPreference,
  fetchUserAttributes,
  forgetDevice,
  getCurrentUser,
  rememberDevice,
  resendSignUpCode,
  resetPassword,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from '@aws-amplify/auth'
import { Amplify } from 'aws-amplify'
import { generate } from 'otplib'
import { describe, expect, test } from 'vitest'
import { useAmplify } from '@/tests/support/account/amplify'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { OTHER, PHONE, wrongCode } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

const NEXT = 'Another horse 8!'

describe('an account in Amplify', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  const password = { username: PHONE, password: PASSWORD, options: { authFlowType: 'USER_PASSWORD_AUTH' } } as const

  useAmplify(pool)
  const signedIn = async () => {
    const sub = await pool().addUser(PHONE, { password: PASSWORD })
    await signIn(password)
    return sub
  }

  test('a user signs up, confirms and is signed in automatically', async () => {
    const userAttributes = { name: 'Sample Patient' }
    const begun = await signUp({ username: PHONE, password: PASSWORD, options: { userAttributes, autoSignIn: true } })
    expect(begun).toMatchObject({
      isSignUpComplete: false,
      nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: { deliveryMedium: 'SMS' } },
    })
    await expect(confirmSignUp({ username: PHONE, confirmationCode: wrongCode(pool().code()) })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
    pool().pass(61)
    await resendSignUpCode({ username: PHONE })
    const confirmed = await confirmSignUp({ username: PHONE, confirmationCode: pool().code() })
    expect(confirmed.nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN')
    expect((await autoSignIn()).isSignedIn).toBe(true)
    expect(await fetchUserAttributes()).toMatchObject({ name: 'Sample Patient', phone_number_verified: 'true' })
  })

  test('a user replaces the password with a code, and again with the old password', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const { nextStep } = await resetPassword({ username: PHONE })
    expect(nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE')
    await confirmResetPassword({ username: PHONE, newPassword: NEXT, confirmationCode: pool().code() })
    await signIn({ ...password, password: NEXT })
    await updatePassword({ oldPassword: NEXT, newPassword: PASSWORD })
    await expect(updatePassword({ oldPassword: NEXT, newPassword: PASSWORD })).rejects.toMatchObject({
      message: 'Incorrect username or password.',
    })
    await expect(updatePassword({ oldPassword: PASSWORD, newPassword: 'short' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    })
  })

  test('a user changes attributes and gets the next step of each', async () => {
    await signedIn()
    const asked = { name: 'Sample P.', phone_number: OTHER, email: 'sample@example.com' }
    const told = await updateUserAttributes({ userAttributes: asked })
    expect(told).toMatchObject({
      name: { isUpdated: true, nextStep: { updateAttributeStep: 'DONE' } },
      phone_number: { isUpdated: false, nextStep: { updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' } },
      email: { isUpdated: false, nextStep: { updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' } },
    })
    const [sms, mail] = pool().sent
    await confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode: sms?.code ?? '' })
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: mail?.code ?? '' })
    expect(await fetchUserAttributes()).toMatchObject({
      phone_number: OTHER,
      email: 'sample@example.com',
      email_verified: 'true',
    })
    pool().pass(61)
    const { destination } = await sendUserAttributeVerificationCode({ userAttributeKey: 'email' })
    expect(destination).toBe('s***@e***')
    await deleteUserAttributes({ userAttributeKeys: ['name'] })
    expect(await fetchUserAttributes()).not.toHaveProperty('name')
    await expect(updateUserAttributes({ userAttributes: { sub: 'x' } as never })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
  })

  test('a user sets up an authenticator app and signs in with it', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    // By SRP: with a plain password, Amplify keeps a device under the phone but looks for it under the Username.
    const proved = { username: PHONE, password: PASSWORD }
    await signIn(proved)
    const { sharedSecret } = await setUpTOTP()
    const code = () => generate({ secret: sharedSecret, epoch: Math.floor(pool().now.getTime() / 1000) })
    await expect(verifyTOTPSetup({ code: wrongCode(await code()) })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    })
    await verifyTOTPSetup({ code: await code() })
    await updateMFAPreference({ totp: 'PREFERRED', sms: 'ENABLED' })
    expect(await fetchMFAPreference()).toEqual({ enabled: expect.arrayContaining(['TOTP', 'SMS']), preferred: 'TOTP' })
    await signOut()
    pool().pass(60)
    expect((await signIn(proved)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    expect((await confirmSignIn({ challengeResponse: await code() })).isSignedIn).toBe(true)
  })

  test('a user sets up an app during the sign-in where a second factor is required', async () => {
    pool().settings = { ...pool().settings, mfa: 'required' }
    await pool().addUser(PHONE, { password: PASSWORD, phone_verified: false })
    const { nextStep } = await signIn(password)
    if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep)
    const { sharedSecret } = nextStep.totpSetupDetails
    const code = await generate({ secret: sharedSecret, epoch: Math.floor(pool().now.getTime() / 1000) })
    await expect(confirmSignIn({ challengeResponse: wrongCode(code) })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    })
    expect((await confirmSignIn({ challengeResponse: code })).isSignedIn).toBe(true)
  })

  test('a user lists, remembers and forgets devices', async () => {
    pool().settings = { ...pool().settings, devices: 'opt_in' }
    await signedIn()
    expect(await fetchDevices()).toHaveLength(1)
    await rememberDevice()
    expect(await fetchDevices()).toMatchObject([
      { id: expect.stringMatching(/^ap-south-1_/), attributes: { 'dev:device_remembered_status': 'remembered' } },
    ])
    await forgetDevice()
    expect(await fetchDevices()).toEqual([])
  })

  test('a user has credentials, and so has a guest where guests are allowed', async () => {
    pool().settings = { ...pool().settings, guests: true }
    const { poolId, clientId, identityPoolId } = pool().settings
    const userPool = { userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint: pool().origin }
    const identityPool = { identityPoolId, identityPoolEndpoint: pool().origin, allowGuestAccess: true }
    Amplify.configure({ Auth: { Cognito: { ...userPool, ...identityPool } } })
    const guest = await fetchAuthSession()
    expect(guest.credentials?.accessKeyId).toMatch(/^ASIA/)
    await signedIn()
    const session = await fetchAuthSession()
    // Amplify sends the guest's identity id with the login, so it becomes the patient's.
    expect(session.identityId).toBe(guest.identityId)
    expect(session.credentials?.expiration).toEqual(new Date(pool().now.getTime() + 3_600_000))
  })

  test('a user deletes the account and can no longer sign in', async () => {
    await signedIn()
    await deleteUser()
    await expect(getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' })
    await expect(signIn(password)).rejects.toMatchObject({ message: 'Incorrect username or password.' })
  })
})
