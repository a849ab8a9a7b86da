// Every call is made by at least two clients (coverage.test.ts). Each client's own test compares its list with the calls
// that were answered.

/** The user pool's calls: a sign-in by its flow, an answer by its challenge. */
const SIGN_IN = [
  'InitiateAuth USER_PASSWORD_AUTH',
  'InitiateAuth USER_SRP_AUTH',
  'InitiateAuth CUSTOM_AUTH',
  'InitiateAuth REFRESH_TOKEN_AUTH',
  'RespondToAuthChallenge PASSWORD_VERIFIER',
  'RespondToAuthChallenge CUSTOM_CHALLENGE',
  'RespondToAuthChallenge SMS_MFA',
  'RespondToAuthChallenge SOFTWARE_TOKEN_MFA',
  'RespondToAuthChallenge SELECT_MFA_TYPE',
  'RespondToAuthChallenge NEW_PASSWORD_REQUIRED',
  'RespondToAuthChallenge DEVICE_SRP_AUTH',
  'RespondToAuthChallenge DEVICE_PASSWORD_VERIFIER',
] as const
const SETUP = ['RespondToAuthChallenge MFA_SETUP'] as const
const SIGN_UP = [
  'SignUp',
  'ConfirmSignUp',
  'ResendConfirmationCode',
  'ForgotPassword',
  'ConfirmForgotPassword',
] as const
const OWN = [
  'ChangePassword',
  'GetUser',
  'UpdateUserAttributes',
  'DeleteUserAttributes',
  'DeleteUser',
  'GetUserAttributeVerificationCode',
  'VerifyUserAttribute',
  'SetUserMFAPreference',
  'AssociateSoftwareToken',
  'VerifySoftwareToken',
  'GlobalSignOut',
  'RevokeToken',
] as const
const SETTINGS = ['SetUserSettings'] as const
const DEVICES = ['ConfirmDevice', 'ListDevices', 'ForgetDevice'] as const
const DEVICE = ['GetDevice', 'UpdateDeviceStatus'] as const
const IDENTITY_POOL = ['GetId', 'GetCredentialsForIdentity'] as const
const CODE_FLOW = ['/oauth2/authorize', '/oauth2/token'] as const
const LOGOUT = ['/logout'] as const

/** The identity calls of specification section 7, complete, and the challenges of section 4. */
export const CALLS = [
  ...SIGN_IN,
  ...SETUP,
  ...SIGN_UP,
  ...OWN,
  ...SETTINGS,
  ...DEVICES,
  ...DEVICE,
  ...IDENTITY_POOL,
  ...CODE_FLOW,
  ...LOGOUT,
] as const
export type Call = (typeof CALLS)[number]

/** The calls that each client makes in its test. */
export const CALLS_OF = {
  'amazon-cognito-identity-js': [...SIGN_IN, ...SETUP, ...SIGN_UP, ...OWN, ...SETTINGS, ...DEVICES, ...DEVICE],
  'amplify-auth-5': [
    'InitiateAuth USER_PASSWORD_AUTH',
    'InitiateAuth USER_SRP_AUTH',
    'InitiateAuth CUSTOM_AUTH',
    'RespondToAuthChallenge PASSWORD_VERIFIER',
    'RespondToAuthChallenge CUSTOM_CHALLENGE',
    'RespondToAuthChallenge SMS_MFA',
    'RespondToAuthChallenge SOFTWARE_TOKEN_MFA',
    'RespondToAuthChallenge NEW_PASSWORD_REQUIRED',
    ...SIGN_UP,
    ...OWN,
    ...DEVICES,
    'UpdateDeviceStatus',
    ...IDENTITY_POOL,
    ...CODE_FLOW,
    ...LOGOUT,
  ],
  'aws-sdk': ['InitiateAuth USER_PASSWORD_AUTH', ...SIGN_UP, ...OWN, ...SETTINGS, ...DEVICES, ...DEVICE],
  'aws-sdk sign-in': [
    'InitiateAuth USER_PASSWORD_AUTH',
    'InitiateAuth CUSTOM_AUTH',
    'InitiateAuth REFRESH_TOKEN_AUTH',
    'RespondToAuthChallenge CUSTOM_CHALLENGE',
    'RespondToAuthChallenge SMS_MFA',
    'RespondToAuthChallenge SOFTWARE_TOKEN_MFA',
    'RespondToAuthChallenge SELECT_MFA_TYPE',
    'RespondToAuthChallenge NEW_PASSWORD_REQUIRED',
    ...SETUP,
    ...IDENTITY_POOL,
  ],
  'cognito-srp-helper': [
    'InitiateAuth USER_SRP_AUTH',
    'RespondToAuthChallenge PASSWORD_VERIFIER',
    'ConfirmDevice',
    'RespondToAuthChallenge DEVICE_SRP_AUTH',
    'RespondToAuthChallenge DEVICE_PASSWORD_VERIFIER',
  ],
  'amazon-user-pool-srp-client': [
    'InitiateAuth USER_SRP_AUTH',
    'RespondToAuthChallenge PASSWORD_VERIFIER',
    'InitiateAuth REFRESH_TOKEN_AUTH',
  ],
  'openid-client': [...CODE_FLOW, ...LOGOUT],
  oauth4webapi: CODE_FLOW,
} as const satisfies Record<string, readonly Call[]>
