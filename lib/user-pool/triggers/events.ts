// A Lambda function fills `response` in and returns the event.
import type { ChallengeResult } from '@/lib/user-pool/store/tables'

type Metadata = Record<string, string> | undefined
type Event<Source extends string, Request, Response> = {
  version: string
  region: string
  userPoolId: string
  userName: string
  callerContext: { awsSdkVersion: string; clientId: string; sourceIp?: string }
  triggerSource: Source
  request: Request
  response: Response
}
type UserAttributes = Record<string, string>

export type DefineEvent = Event<
  'DefineAuthChallenge_Authentication',
  { userAttributes: UserAttributes; session: ChallengeResult[]; clientMetadata?: Metadata; userNotFound?: boolean },
  { challengeName?: string; issueTokens?: boolean; failAuthentication?: boolean }
>
export type CreateEvent = Event<
  'CreateAuthChallenge_Authentication',
  {
    userAttributes: UserAttributes
    challengeName: string
    session: ChallengeResult[]
    clientMetadata?: Metadata
    userNotFound?: boolean
  },
  {
    publicChallengeParameters?: Record<string, string>
    privateChallengeParameters?: Record<string, string>
    challengeMetadata?: string
  }
>
export type VerifyEvent = Event<
  'VerifyAuthChallengeResponse_Authentication',
  {
    userAttributes: UserAttributes
    privateChallengeParameters: Record<string, string>
    challengeAnswer: string
    clientMetadata?: Metadata
    userNotFound?: boolean
  },
  { answerCorrect?: boolean }
>
export type PreSignUpEvent = Event<
  'PreSignUp_SignUp',
  {
    userAttributes: UserAttributes
    validationData?: Record<string, string> | null
    clientMetadata?: Metadata
    /** Only the embedded pool sets it; a real pool uses validation data. */
    hasPassword?: boolean
  },
  { autoConfirmUser?: boolean; autoVerifyPhone?: boolean; autoVerifyEmail?: boolean }
>

/** The same for the embedded pool and for a real pool's Lambda functions. */
export type TriggerPorts = {
  now(): Date
  secret: string
  /** Throws when a limit is reached. Returns when the next code may be sent. */
  countSend(to: string): Promise<Date>
  sendCode(to: string, code: string, expiresAt: Date): Promise<void>
  /** Does as much work as `sendCode`, without a message. */
  pretend(): Promise<void>
  /** The number is proved: everything prepared under it before goes. */
  claim(userName: string): Promise<void>
}
