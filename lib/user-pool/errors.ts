// Cognito's names and texts, letter by letter, because clients compare them.

export class PoolError extends Error {
  override name = 'PoolError'
  constructor(
    readonly type: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Also true for an error of another bundle of this process. */
export const isPoolError = (error: unknown): error is PoolError => error instanceof Error && error.name === 'PoolError'

const refusal = (type: string, message: string) => (): PoolError => new PoolError(type, message)
const notAuthorized = (message: string) => refusal('NotAuthorizedException', message)

export const invalidParameter = (message: string): PoolError => new PoolError('InvalidParameterException', message)

export const ERRORS = {
  incorrect: notAuthorized('Incorrect username or password.'),
  attempts: notAuthorized('Password attempts exceeded'),
  unproved: notAuthorized('This change needs a recent sign-in, the password, or a code to the verified phone number.'),
  disabled: notAuthorized('User is disabled.'),
  unconfirmed: refusal('UserNotConfirmedException', 'User is not confirmed.'),
  resetRequired: refusal('PasswordResetRequiredException', 'Password reset required for the user'),
  noUser: refusal('UserNotFoundException', 'User does not exist.'),
  noDevice: refusal('ResourceNotFoundException', 'Device does not exist.'),
  session: notAuthorized('Invalid session for the user.'),
  sessionExpired: notAuthorized('Invalid session for the user, session is expired.'),
  sessionUsed: notAuthorized('Invalid session for the user, session can only be used once.'),
  mfaCode: refusal('CodeMismatchException', 'Invalid code or auth state for the user.'),
  totpCode: refusal('CodeMismatchException', 'Invalid code received for user'),
  codeMismatch: refusal('CodeMismatchException', 'Invalid verification code provided, please try again.'),
  codeExpired: refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  codeTries: refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
  accessInvalid: notAuthorized('Invalid Access Token'),
  accessExpired: notAuthorized('Access Token has expired'),
  accessRevoked: notAuthorized('Access Token has been revoked'),
  accessScopes: notAuthorized('Access Token does not have required scopes'),
  refreshInvalid: notAuthorized('Invalid Refresh Token'),
  refreshExpired: notAuthorized('Refresh Token has expired'),
  refreshRevoked: notAuthorized('Refresh Token has been revoked'),
  refreshReused: refusal('RefreshTokenReuseException', 'Refresh Token has already been used'),
  notARefreshToken: refusal('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.'),
} as const
