// A body for every operation of both pools, with every member that exists. Tests replace one member after another.

export type Known = {
  clientId: string
  identityPoolId: string
  /** The name of the user pool in the identity pool. */
  provider: string
  phone: string
  accessToken: string
  idToken: string
  refreshToken: string
  /** The session of a sign-in that has steps left. */
  session: string
  deviceKey: string
  identityId: string
}
export type Bodies = Record<string, Record<string, unknown>>

const CODE = '123456'
const PASSWORD = 'Correct horse 7!'
const NAME = { Name: 'name', Value: 'Sample Patient' }
const ClientMetadata = { key: 'value' }

/** Operations that start or continue a sign-in, and operations that need no sign-in. */
function signedOut({ clientId: ClientId, phone: Username, session: Session, ...known }: Known): Bodies {
  const AuthParameters = { USERNAME: Username, PASSWORD, SRP_A: 'a1', DEVICE_KEY: known.deviceKey }
  const named = { ClientId, Username, ClientMetadata }
  return {
    InitiateAuth: { AuthFlow: 'USER_PASSWORD_AUTH', ClientId, AuthParameters, ClientMetadata },
    RespondToAuthChallenge: {
      ChallengeName: 'CUSTOM_CHALLENGE',
      ChallengeResponses: { USERNAME: Username, ANSWER: CODE },
      Session,
      ClientId,
      ClientMetadata,
    },
    SignUp: { ...named, Password: PASSWORD, UserAttributes: [NAME], ValidationData: [NAME] },
    ConfirmSignUp: { ...named, ConfirmationCode: CODE, ForceAliasCreation: false },
    ResendConfirmationCode: named,
    ForgotPassword: named,
    ConfirmForgotPassword: { ...named, ConfirmationCode: CODE, Password: PASSWORD },
    GetTokensFromRefreshToken: {
      RefreshToken: known.refreshToken,
      ClientId,
      DeviceKey: known.deviceKey,
      ClientMetadata,
    },
    RevokeToken: { Token: known.refreshToken, ClientId },
  }
}

/** Operations of a signed-in user. */
function signedIn({ accessToken: AccessToken, deviceKey: DeviceKey, session: Session }: Known): Bodies {
  const AttributeName = 'phone_number'
  const Preference = { Enabled: false, PreferredMfa: false }
  return {
    GetUser: { AccessToken },
    GlobalSignOut: { AccessToken },
    ChangePassword: { AccessToken, PreviousPassword: PASSWORD, ProposedPassword: PASSWORD },
    UpdateUserAttributes: { AccessToken, UserAttributes: [NAME], ClientMetadata },
    DeleteUserAttributes: { AccessToken, UserAttributeNames: ['name'] },
    DeleteUser: { AccessToken },
    GetUserAttributeVerificationCode: { AccessToken, AttributeName, ClientMetadata },
    VerifyUserAttribute: { AccessToken, AttributeName, Code: CODE },
    ConfirmDevice: {
      AccessToken,
      DeviceKey,
      DeviceName: 'A browser',
      DeviceSecretVerifierConfig: { Salt: 'AP8=', PasswordVerifier: 'C63K/g==' },
    },
    GetDevice: { AccessToken, DeviceKey },
    ListDevices: { AccessToken, Limit: 60, PaginationToken: Buffer.from(`1 ${DeviceKey}`).toString('base64url') },
    ForgetDevice: { AccessToken, DeviceKey },
    UpdateDeviceStatus: { AccessToken, DeviceKey, DeviceRememberedStatus: 'remembered' },
    AssociateSoftwareToken: { AccessToken, Session },
    VerifySoftwareToken: { AccessToken, Session, UserCode: CODE, FriendlyDeviceName: 'An app' },
    SetUserMFAPreference: {
      AccessToken,
      SMSMfaSettings: Preference,
      SoftwareTokenMfaSettings: Preference,
      EmailMfaSettings: Preference,
    },
    SetUserSettings: { AccessToken, MFAOptions: [{ DeliveryMedium: 'SMS', AttributeName }] },
  }
}

/** The bodies of the user pool's operations, by name. */
export const userPoolBodies = (known: Known): Bodies => ({ ...signedOut(known), ...signedIn(known) })

/** The bodies of the identity pool's operations, by name. */
export const identityPoolBodies = ({ identityPoolId, identityId, provider, idToken }: Known): Bodies => {
  const Logins = { [provider]: idToken }
  return {
    GetId: { IdentityPoolId: identityPoolId, AccountId: '123456789012', Logins },
    GetCredentialsForIdentity: {
      IdentityId: identityId,
      Logins,
      CustomRoleArn: 'arn:aws:iam::123456789012:role/sample',
    },
  }
}
