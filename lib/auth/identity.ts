// The one module around Amplify, asked for on demand by lib/auth/load.ts: a guest downloads none of it.
import type {
  AttributeChanges,
  Attributes,
  Delivery,
  Device,
  MfaChange,
  MfaState,
  SignInStep,
  SignUpInput,
  VerifiableAttribute,
} from '@/lib/auth/steps'

export type * from '@/lib/auth/steps'

const soon = (): never => {
  throw new Error('Not built yet')
}

/** One door: opens the account when there is none, then sends a code. `resend` is this again. */
export const signInByCode = async (_phone: string): Promise<SignInStep> => soon()
export const signInByPassword = async (_phone: string, _password: string): Promise<SignInStep> => soon()
/** The code, the TOTP, the new password, or 'SMS' | 'TOTP'. A wrong one is the same step with `wrong`. */
export const answer = async (_value: string): Promise<SignInStep> => soon()
/** What was under way before a reload; 'expired' once when its 3 minutes have passed. */
export const pendingSignIn = (): SignInStep | 'expired' | null => null
export const dropPendingSignIn = (): void => undefined

export const signUpWithPassword = async (_input: SignUpInput): Promise<'confirm' | 'done'> => soon()
/** Confirms and signs in by itself. */
export const confirmSignUp = async (_phone: string, _code: string): Promise<SignInStep> => soon()
export const resendSignUpCode = async (_phone: string): Promise<Delivery | null> => soon()
/** Waits until the account was confirmed by its link: asks every 5 s, gives up after 180 s. */
export const autoSignInByLink = async (): Promise<SignInStep> => soon()

export const forgotPassword = async (_phone: string): Promise<Delivery | null> => soon()
export const confirmForgotPassword = async (_phone: string, _code: string, _password: string): Promise<void> => soon()
export const changePassword = async (_old: string, _new: string): Promise<void> => soon()

export const attributes = async (): Promise<Attributes> => soon()
/** Which of them must be verified by a code now, and where it went. */
export const updateAttributes = async (
  _changes: AttributeChanges,
): Promise<{ name: VerifiableAttribute; delivery: Delivery }[]> => soon()
export const verifyAttribute = async (_name: VerifiableAttribute, _code: string): Promise<void> => soon()
export const resendAttributeCode = async (_name: VerifiableAttribute): Promise<Delivery | null> => soon()
export const deleteAttributes = async (_names: string[]): Promise<void> => soon()

export const mfa = async (): Promise<MfaState> => soon()
export const setMfa = async (_change: MfaChange): Promise<void> => soon()
export const setUpTotp = async (): Promise<{ secret: string; uri: string }> => soon()
export const verifyTotp = async (_code: string): Promise<void> => soon()

export const devices = async (): Promise<Device[]> => soon()
/** Without a key: this browser's own. */
export const forgetDevice = async (_key?: string): Promise<void> => soon()
export const rememberDevice = async (): Promise<void> => soon()

/** Ends the session here, or on every device, and the server's; the caller then goes to another page by a whole load. */
export const signOut = async (_how: { everywhere?: boolean } = {}): Promise<void> => soon()
/** Deletes the account's data (user/a/delete), then the pool's user, then signs out here. */
export const deleteUser = async (): Promise<void> => soon()

/** Leaves for the hosted page; /sign-in?hosted=1 completes it. `next` is where the patient goes on afterwards. */
export const hostedSignIn = async (_next?: string): Promise<void> => soon()
/** False when the page was not come to from the hosted one. */
export const completeHostedSignIn = async (): Promise<boolean> => soon()

/** Gives the server's session to a patient whose tokens are good; false when it could not be had. */
export const startServerSession = async (): Promise<boolean> => soon()
/** The signed-in user; throws 'The user is not authenticated'. */
export const signedInUser = async (): Promise<{ username: string }> => soon()
