// The events of Cognito's triggers as a Lambda function gets them: it fills `response` in and gives the event back.
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
    /** Only the embedded pool says it: a real one is told apart by its validation data. */
    hasPassword?: boolean
  },
  { autoConfirmUser?: boolean; autoVerifyPhone?: boolean; autoVerifyEmail?: boolean }
>

/** What the functions reach outside: the same for the embedded pool and for a real one's Lambda functions. */
export type TriggerPorts = {
  now(): Date
  /** Keys the hashes of codes. */
  secret: string
  /** Counts one code to the number and says when the next may be sent; throws with the reason. */
  countSend(to: string): Promise<Date>
  sendCode(to: string, code: string, expiresAt: Date): Promise<void>
  /** As much work as `sendCode`, and nothing goes out. */
  pretend(): Promise<void>
  /** The number is proved: what anybody prepared under it before is dropped. */
  claim(userName: string): Promise<void>
}
