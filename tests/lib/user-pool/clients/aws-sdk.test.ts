// The SDK adds a slash at the end of the address, and checks names, shapes and errors by the service's model.
import {
  AssociateSoftwareTokenCommand,
  type AuthenticationResultType,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
  ConfirmDeviceCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DeleteUserAttributesCommand,
  DeleteUserCommand,
  ForgetDeviceCommand,
  ForgotPasswordCommand,
  GetDeviceCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListDevicesCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SetUserMFAPreferenceCommand,
  SetUserSettingsCommand,
  SignUpCommand,
  UpdateDeviceStatusCommand,
  UpdateUserAttributesCommand,
  VerifySoftwareTokenCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { generate } from 'otplib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CALLS_OF } from '@/tests/lib/user-pool/clients/calls'
import { PASSWORD } from '@/tests/support/account/pool-server'
import { usePoolSite } from '@/tests/support/account/pool-site'
import { OTHER, PHONE } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

const NEXT = 'Another horse 8!'
const SECRETS = { Salt: 'AP8=', PasswordVerifier: 'C63K/g==' }

describe('the AWS SDK', () => {
  const pool = usePoolSite(useDatabase())
  let client: CognitoIdentityProviderClient
  beforeEach(() => {
    const settings: CognitoIdentityProviderClientConfig = {
      endpoint: pool().endpoint,
      region: 'ap-south-1',
      credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
      maxAttempts: 1,
    }
    client = new CognitoIdentityProviderClient(settings)
  })
  afterEach(() => client.destroy())

  const named = () => ({ ClientId: pool().settings.clientId, Username: PHONE })
  const signIn = async (PASSWORD_: string): Promise<Required<AuthenticationResultType>> => {
    const AuthParameters = { USERNAME: PHONE, PASSWORD: PASSWORD_ }
    const { ClientId } = named()
    const { AuthenticationResult } = await client.send(
      new InitiateAuthCommand({ AuthFlow: 'USER_PASSWORD_AUTH', ClientId, AuthParameters }),
    )
    return AuthenticationResult as Required<AuthenticationResultType>
  }

  test('the SDK signs up and replaces a forgotten password', async () => {
    const UserAttributes = [{ Name: 'name', Value: 'Sample Patient' }]
    const made = await client.send(new SignUpCommand({ ...named(), Password: PASSWORD, UserAttributes }))
    expect(made).toMatchObject({ UserConfirmed: false, CodeDeliveryDetails: { DeliveryMedium: 'SMS' } })
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    await expect(client.send(new SignUpCommand({ ...named(), Password: PASSWORD }))).rejects.toMatchObject({
      name: 'UsernameExistsException',
      message: 'User already exists',
    })
    pool().pass(61)
    await client.send(new ResendConfirmationCodeCommand(named()))
    await client.send(new ConfirmSignUpCommand({ ...named(), ConfirmationCode: pool().code() }))
    pool().pass(61)
    const { CodeDeliveryDetails } = await client.send(new ForgotPasswordCommand(named()))
    expect(CodeDeliveryDetails?.AttributeName).toBe('phone_number')
    const answer = { ...named(), ConfirmationCode: pool().code() }
    await expect(client.send(new ConfirmForgotPasswordCommand({ ...answer, Password: 'short' }))).rejects.toMatchObject(
      {
        name: 'InvalidPasswordException',
        message: 'Password did not conform with policy: Password not long enough',
        $metadata: { httpStatusCode: 400, requestId: expect.any(String) },
      },
    )
    await client.send(new ConfirmForgotPasswordCommand({ ...answer, Password: NEXT }))
    expect((await signIn(NEXT)).TokenType).toBe('Bearer')
  })

  test('the SDK changes the user’s data', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken } = await signIn(PASSWORD)
    await client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword: PASSWORD, ProposedPassword: NEXT }))
    const UserAttributes = [
      { Name: 'phone_number', Value: OTHER },
      { Name: 'name', Value: 'Sample P.' },
    ]
    const told = await client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }))
    expect(told.CodeDeliveryDetailsList).toHaveLength(1)
    pool().pass(61)
    const AttributeName = 'phone_number'
    await client.send(new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName }))
    await client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName, Code: pool().code() }))
    await client.send(new DeleteUserAttributesCommand({ AccessToken, UserAttributeNames: ['name'] }))
    const user = await client.send(new GetUserCommand({ AccessToken }))
    expect(user.UserAttributes).toContainEqual({ Name: 'phone_number', Value: OTHER })
    await client.send(new DeleteUserCommand({ AccessToken }))
    await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    })
  })

  test('the SDK sets up second factors and answers one', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken } = await signIn(PASSWORD)
    const { SecretCode: secret = '' } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }))
    const code = () => generate({ secret, epoch: Math.floor(pool().now.getTime() / 1000) })
    const verified = await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: await code() }))
    expect(verified.Status).toBe('SUCCESS')
    const MFAOptions = [{ DeliveryMedium: 'SMS' as const, AttributeName: 'phone_number' }]
    await client.send(new SetUserSettingsCommand({ AccessToken, MFAOptions }))
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true }
    await client.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }))
    pool().pass(60)
    const { ClientId, Username: USERNAME } = named()
    const begun = await client.send(
      new InitiateAuthCommand({
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId,
        AuthParameters: { USERNAME, PASSWORD },
      }),
    )
    expect(begun.ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
    const done = await client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session: begun.Session,
        ChallengeResponses: {
          USERNAME: begun.ChallengeParameters?.USERNAME ?? '',
          SOFTWARE_TOKEN_MFA_CODE: await code(),
        },
      }),
    )
    expect(done.AuthenticationResult?.AccessToken).toEqual(expect.any(String))
  })

  test('the SDK confirms devices and reads their dates as dates', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken, NewDeviceMetadata } = await signIn(PASSWORD)
    const device = { AccessToken, DeviceKey: NewDeviceMetadata.DeviceKey as string }
    const DeviceName = 'Sample browser'
    const confirmed = await client.send(
      new ConfirmDeviceCommand({ ...device, DeviceName, DeviceSecretVerifierConfig: SECRETS }),
    )
    expect(confirmed.UserConfirmationNecessary).toBe(false)
    await client.send(new UpdateDeviceStatusCommand({ ...device, DeviceRememberedStatus: 'not_remembered' }))
    expect((await client.send(new GetDeviceCommand(device))).Device?.DeviceCreateDate).toEqual(pool().now)
    expect((await client.send(new ListDevicesCommand({ AccessToken, Limit: 1 }))).Devices).toHaveLength(1)
    await client.send(new ForgetDeviceCommand(device))
    await expect(client.send(new GetDeviceCommand(device))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'Device does not exist.',
    })
  })

  test('the SDK refreshes, revokes and signs out everywhere', async () => {
    pool().settings = { ...pool().settings, devices: 'off' }
    await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken, RefreshToken } = await signIn(PASSWORD)
    const { ClientId } = named()
    const renew = () => client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }))
    expect((await renew()).AuthenticationResult).not.toHaveProperty('RefreshToken')
    await client.send(new RevokeTokenCommand({ ClientId, Token: RefreshToken }))
    await expect(renew()).rejects.toMatchObject({ message: 'Refresh Token has been revoked' })
    await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      message: 'Access Token has been revoked',
    })
    const again = await signIn(PASSWORD)
    await client.send(new GlobalSignOutCommand({ AccessToken: again.AccessToken }))
    await expect(client.send(new GetUserCommand({ AccessToken: again.AccessToken }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
  })

  test('the SDK has used every call that the table lists for it', () => {
    expect([...pool().answered]).toEqual(expect.arrayContaining([...CALLS_OF['aws-sdk']]))
  })
})
