// Amplify 6 words most errors of spec section 8 differently; this module translates them.
import { textsHere } from '@/lib/browser/texts'
import type { Texts } from '@/lib/texts/languages'

type AuthErrorKey = keyof Texts['auth']['AUTH_ERRORS']

export type AuthCall =
  | 'sign_in'
  | 'plain_password'
  | 'code'
  | 'new_password'
  | 'sign_up'
  | 'auto_sign_in'
  | 'forgot'
  | 'password'
  | 'attributes'
  | 'mfa'
  | 'devices'
  | 'hosted'
  | 'delete'
  | 'session'
  | 'current_user'
  | 'credentials'

const DEFAULT_TEXT = 'Authentication Error'

type Row = readonly [name: RegExp, text: string, where?: readonly AuthCall[]]

/** The first matching row counts. */
const ROWS: readonly Row[] = [
  [/^Empty.*Username$/i, 'Username cannot be empty'],
  [/^Empty.*SignInPassword$/, 'PASSWORD parameter is required', ['plain_password']],
  [/^EmptyUpdatePassword$|^Empty.*Password$/, 'Password cannot be empty'],
  [/^Empty.*Code$/, 'Confirmation code cannot be empty'],
  [/^EmptyChallengeResponse$/, 'New password is required.', ['new_password']],
  [/^EmptyChallengeResponse$/, 'Challenge response cannot be empty'],
  [/^IncorrectMFAMethod$/, 'No valid MFA method provided'],
  [/^(NetworkError|TimeoutError)$/, 'Network error'],
  [/^UserUnAuthenticatedException$/, 'No current user', ['current_user']],
  [/^UserUnAuthenticatedException$/, 'User is not authenticated', ['attributes', 'devices', 'mfa']],
  [/^UserUnAuthenticatedException$/, 'Failed to get the session because the user is empty', ['session']],
  [/^UserUnAuthenticatedException$/, 'The user is not authenticated'],
  [/^AuthUserPoolException$/, 'Cognito User pool does not exist', ['delete']],
  [/^(AuthUserPoolException|AuthTokenConfigException|OAuthNotConfigureException)$/, DEFAULT_TEXT],
  [/^InvalidIdentityPoolIdException$/, DEFAULT_TEXT],
  [/^AutoSignInException$/, 'Please use your credentials to sign in'],
  [
    /^(DeviceMetadataNotFoundException|InvalidParameterException)$/,
    'Device tracking has not been configured in this User Pool',
    ['devices'],
  ],
  [/^TokenRefreshException$/, 'Cannot retrieve a new session. Please authenticate.'],
  [/^InvalidTokens$/, 'Id token and Access Token must be present.'],
  [/^OAuthSignInException$/, 'Invalid state in OAuth flow'],
]

export class AuthError extends Error {
  readonly code: string | undefined
  constructor(name: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = name
    this.code = message === 'Network error' ? 'NetworkError' : undefined
  }
}

export const errorName = (error: unknown): string => (error instanceof Error ? error.name : '')

// Without a network, fetch throws TypeError with a message that differs by browser.
const errorKind = (error: Error): string =>
  error.name === 'TypeError' && /fetch|network|load failed/i.test(error.message) ? 'NetworkError' : error.name

/** Without a matching row, the service's own message stays. */
export function errorOf(error: unknown, where: AuthCall): AuthError {
  if (error instanceof AuthError) return error
  if (!(error instanceof Error)) return new AuthError('Unknown', DEFAULT_TEXT, error)
  const name = errorKind(error)
  const row = ROWS.find(([names, , places]) => names.test(name) && (!places || places.includes(where)))
  return new AuthError(name, row?.[1] ?? (error.message.trim() || DEFAULT_TEXT), error)
}

/** Messages and names that make a session invalid (spec section 4). */
const INVALID_SESSION = new Set([
  'User is disabled.',
  'User does not exist.',
  'Access Token has been revoked',
  'Refresh Token has been revoked',
  'Refresh Token has expired',
  'Password reset required for the user',
])
const INVALID_NAMES = new Set(['TokenRevokedException', 'UserNotFoundException', 'RefreshTokenReuseException'])

export const isInvalidSession = (error: unknown): boolean =>
  error instanceof Error && (INVALID_SESSION.has(error.message) || INVALID_NAMES.has(error.name))

type ErrorRule = readonly [fits: RegExp, key: AuthErrorKey, where?: readonly AuthCall[]]

const MESSAGES: readonly ErrorRule[] = [
  [/Username cannot be empty|Invalid phone number/, 'phone'],
  [/^CodeMismatch|Confirmation code cannot be empty|Challenge response cannot be empty|Code mismatch/, 'wrongCode'],
  [/^ExpiredCode/, 'oldCode'],
  [/New password is required|PASSWORD parameter|Password cannot be empty/, 'noPassword'],
  [/^InvalidPassword/, 'weakPassword'],
  [/^AliasExists/, 'takenByOther', ['attributes', 'code']],
  [/^UsernameExists|^AliasExists/, 'taken'],
  [/User is disabled/, 'disabled'],
  [/Password attempts exceeded/, 'locked'],
  [/session is expired|^NoPendingSignIn/, 'expired'],
  [/can only be used once|Invalid session|^SignInException/, 'ended'],
  [/needs a recent sign-in/, 'proveFirst'],
  [/Incorrect username or password/, 'wrongCodes', ['code']],
  [/Incorrect username or password/, 'wrongOwnPassword', ['password']],
  [/Incorrect username or password|^UserNotFound/, 'wrongPassword'],
  [/^UserNotConfirmed/, 'unconfirmed'],
  [/^PasswordResetRequired/, 'reset'],
  [/Token has (been revoked|expired)|[Nn]ot authenticated|No current user|user is empty|new session/, 'signInAgain'],
  [/^Network|Network error/, 'network'],
  [/credentials to sign in/, 'autoSignIn'],
  [/already in progress/, 'busy'],
  [/state in OAuth flow|^Hosted/, 'hosted'],
  [/Signout timeout/, 'signOutLate'],
  [/Device tracking/, 'devicesOff'],
  [/No valid MFA method|MFA type/, 'mfaMethod'],
  [/^PhoneUnverified/, 'phoneUnverified'],
  [/^PhoneTaken/, 'phoneTaken'],
  [/^TooManyRequests|Attempt limit exceeded/, 'later'],
]

const REMEDIES: Partial<Record<AuthErrorKey, 'sign_in' | 'prove'>> = { signInAgain: 'sign_in', proveFirst: 'prove' }

export const isSignInOver = (error: unknown): boolean =>
  /^(NotAuthorizedException|SignInException|NoPendingSignIn|ExpiredCodeException)$/.test(errorName(error))

/** The sign-in's minutes are over; no other reason counts. */
export const isTimeOut = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(NoPendingSignIn|ExpiredCode)/.test(error.name) || /session is expired/.test(error.message))

export function authProblem(error: unknown, where: AuthCall): { text: string; remedy?: 'sign_in' | 'prove' } {
  const { name, message } = errorOf(error, where)
  // Our own triggers and limits give a reason and an end time; Amazon's limits give neither.
  const reason = /^\w+ failed with error (.+)$/.exec(message)?.[1]
  if (name === 'UserLambdaValidationException' && reason) return { text: reason }
  const isLimit = name === 'LimitExceededException' || name === 'TooManyRequestsException'
  if (isLimit && !/^(Attempt limit exceeded|Too many requests|Rate exceeded)/.test(message)) return { text: message }
  const found = MESSAGES.find(
    ([fits, , places]) => (fits.test(name) || fits.test(message)) && (!places || places.includes(where)),
  )
  const key = found?.[1] ?? 'default'
  return { text: textsHere('auth').AUTH_ERRORS[key], remedy: REMEDIES[key] }
}

export const errorText = (error: unknown, where: AuthCall = 'sign_in'): string => authProblem(error, where).text
