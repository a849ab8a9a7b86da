// The texts are those of spec section 8.
import { describe, expect, test } from 'vitest'
import { type AuthCall, AuthError, errorOf, errorText, isInvalidSession } from '@/lib/browser/pool/errors'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { textsIn } from '@/lib/texts/languages'

const { AUTH_ERRORS } = textsIn(DEFAULT_LANGUAGE).auth

const named = (name: string, message = 'as Amplify says it'): Error => Object.assign(new Error(message), { name })

describe('the error texts of the specification', () => {
  test.each<[name: string, where: AuthCall, text: string]>([
    ['EmptySignInUsername', 'sign_in', 'Username cannot be empty'],
    ['EmptySignUpUsername', 'sign_up', 'Username cannot be empty'],
    ['EmptyResetPasswordUsername', 'forgot', 'Username cannot be empty'],
    ['EmptyresendSignUpCodeUsername', 'sign_up', 'Username cannot be empty'],
    ['EmptySignInPassword', 'sign_in', 'Password cannot be empty'],
    ['EmptySignInPassword', 'plain_password', 'PASSWORD parameter is required'],
    ['EmptySignUpPassword', 'sign_up', 'Password cannot be empty'],
    ['EmptyConfirmResetPasswordNewPassword', 'forgot', 'Password cannot be empty'],
    ['EmptyUpdatePassword', 'password', 'Password cannot be empty'],
    ['EmptyConfirmSignUpCode', 'code', 'Confirmation code cannot be empty'],
    ['EmptyConfirmResetPasswordConfirmationCode', 'forgot', 'Confirmation code cannot be empty'],
    ['EmptyConfirmUserAttributeCode', 'code', 'Confirmation code cannot be empty'],
    ['EmptyVerifyTOTPSetupCode', 'mfa', 'Confirmation code cannot be empty'],
    ['EmptyChallengeResponse', 'code', 'Challenge response cannot be empty'],
    ['EmptyChallengeResponse', 'new_password', 'New password is required.'],
    ['IncorrectMFAMethod', 'code', 'No valid MFA method provided'],
    ['NetworkError', 'sign_in', 'Network error'],
    ['UserUnAuthenticatedException', 'password', 'The user is not authenticated'],
    ['UserUnAuthenticatedException', 'attributes', 'User is not authenticated'],
    ['UserUnAuthenticatedException', 'devices', 'User is not authenticated'],
    ['UserUnAuthenticatedException', 'current_user', 'No current user'],
    ['UserUnAuthenticatedException', 'session', 'Failed to get the session because the user is empty'],
    ['AuthUserPoolException', 'sign_in', 'Authentication Error'],
    ['AuthTokenConfigException', 'sign_in', 'Authentication Error'],
    ['OAuthNotConfigureException', 'hosted', 'Authentication Error'],
    ['InvalidIdentityPoolIdException', 'credentials', 'Authentication Error'],
    ['AuthUserPoolException', 'delete', 'Cognito User pool does not exist'],
    ['AutoSignInException', 'auto_sign_in', 'Please use your credentials to sign in'],
    ['DeviceMetadataNotFoundException', 'devices', 'Device tracking has not been configured in this User Pool'],
    ['InvalidParameterException', 'devices', 'Device tracking has not been configured in this User Pool'],
    ['InvalidParameterException', 'sign_up', 'as Amplify says it'],
    ['TokenRefreshException', 'session', 'Cannot retrieve a new session. Please authenticate.'],
    ['InvalidTokens', 'hosted', 'Id token and Access Token must be present.'],
    ['OAuthSignInException', 'hosted', 'Invalid state in OAuth flow'],
    ['NotAuthorizedException', 'sign_in', 'as Amplify says it'],
  ])('the error %s at %s becomes: %s', (name, where, text) => {
    expect(errorOf(named(name), where)).toMatchObject({ name, message: text })
  })

  test.each([
    'ExternalServiceException',
    'InternalErrorException',
    'InvalidIdentityPoolConfigurationException',
    'InvalidParameterException',
    'LimitExceededException',
    'NotAuthorizedException',
    'ResourceConflictException',
    'ResourceNotFoundException',
    'TooManyRequestsException',
  ])('the credential service’s error %s keeps its name and text', (name) => {
    expect(errorOf(named(name), 'credentials')).toMatchObject({ name, message: 'as Amplify says it' })
  })

  test('an error without a text becomes an Authentication Error', () => {
    for (const error of [undefined, 'thrown', named('Unknown', '')])
      expect(errorOf(error, 'sign_in').message).toBe('Authentication Error')
  })

  test.each(['Failed to fetch', 'fetch failed', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'a network failure (%s) has the code NetworkError',
    (message) => {
      expect(errorOf(new TypeError(message), 'sign_in')).toMatchObject({
        code: 'NetworkError',
        message: 'Network error',
      })
    },
  )

  test('a translated error stays as it is and keeps its cause', () => {
    const cause = named('EmptySignInUsername')
    const once = errorOf(cause, 'sign_in')
    expect(errorOf(once, 'devices')).toBe(once)
    expect(once.cause).toBe(cause)
  })
})

test.each<[name: string, message: string, expected: boolean]>([
  ['NotAuthorizedException', 'User is disabled.', true],
  ['UserNotFoundException', 'User does not exist.', true],
  ['NotAuthorizedException', 'Access Token has been revoked', true],
  ['NotAuthorizedException', 'Refresh Token has been revoked', true],
  ['NotAuthorizedException', 'Refresh Token has expired', true],
  ['PasswordResetRequiredException', 'Password reset required for the user', true],
  ['TokenRevokedException', 'any', true],
  ['RefreshTokenReuseException', 'any', true],
  ['NotAuthorizedException', 'Incorrect username or password.', false],
  ['NetworkError', 'A network error has occurred.', false],
  ['CodeMismatchException', 'Invalid verification code provided, please try again.', false],
])('the answer %s "%s" means an invalid session: %s', (name, message, expected) => {
  expect(isInvalidSession(named(name, message))).toBe(expected)
})

describe('the error texts that a patient reads', () => {
  test.each<[name: string, message: string, where: AuthCall, key: keyof typeof AUTH_ERRORS]>([
    ['EmptySignInUsername', '', 'sign_in', 'phone'],
    ['InvalidParameterException', 'Invalid phone number format.', 'sign_up', 'phone'],
    ['CodeMismatchException', 'Invalid verification code provided, please try again.', 'code', 'wrongCode'],
    ['EnableSoftwareTokenMFAException', 'Code mismatch', 'mfa', 'wrongCode'],
    ['ExpiredCodeException', 'Invalid code provided, please request a code again.', 'code', 'oldCode'],
    ['EmptySignInPassword', '', 'sign_in', 'noPassword'],
    ['InvalidPasswordException', 'Password did not conform with policy', 'sign_up', 'weakPassword'],
    ['UsernameExistsException', 'User already exists', 'sign_up', 'taken'],
    ['AliasExistsException', 'An account with the given email already exists.', 'sign_up', 'taken'],
    ['AliasExistsException', 'An account with the given phone_number already exists.', 'code', 'takenByOther'],
    ['NotAuthorizedException', 'User is disabled.', 'sign_in', 'disabled'],
    ['NotAuthorizedException', 'Password attempts exceeded', 'sign_in', 'locked'],
    ['NotAuthorizedException', 'Invalid session for the user, session is expired.', 'code', 'expired'],
    ['NotAuthorizedException', 'Invalid session for the user, session can only be used once.', 'code', 'ended'],
    ['NotAuthorizedException', 'Incorrect username or password.', 'code', 'wrongCodes'],
    ['NotAuthorizedException', 'Incorrect username or password.', 'sign_in', 'wrongPassword'],
    ['NotAuthorizedException', 'Incorrect username or password.', 'password', 'wrongOwnPassword'],
    ['UserNotFoundException', 'User does not exist.', 'sign_in', 'wrongPassword'],
    ['NotAuthorizedException', 'Access Token has been revoked', 'attributes', 'signInAgain'],
    ['UserUnAuthenticatedException', '', 'attributes', 'signInAgain'],
    ['NetworkError', 'A network error has occurred.', 'sign_in', 'network'],
    ['AutoSignInException', '', 'auto_sign_in', 'autoSignIn'],
    ['PendingSignIn', 'Pending sign-in attempt already in progress', 'sign_in', 'busy'],
    ['OAuthSignInException', '', 'hosted', 'hosted'],
    ['SignOutTimeout', 'Signout timeout fail', 'session', 'signOutLate'],
    ['DeviceMetadataNotFoundException', '', 'devices', 'devicesOff'],
    ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', 'forgot', 'later'],
    ['TooManyRequestsException', 'Rate exceeded', 'sign_in', 'later'],
    ['WhoKnows', 'internal words', 'sign_in', 'default'],
  ])('the patient reads the right text for %s "%s" at %s', (name, message, where, key) => {
    expect(errorText(named(name, message), where)).toBe(AUTH_ERRORS[key])
  })

  test.each([
    ['LimitExceededException', ''],
    ['UserLambdaValidationException', 'CreateAuthChallenge failed with error '],
  ])('the patient reads the reason and the time of a rate limit (%s)', (name, before) => {
    const text = 'Too many codes were sent to this number. You can ask for the next one at 14:35.'
    expect(errorText(new AuthError(name, `${before}${text}`))).toBe(text)
  })
})
