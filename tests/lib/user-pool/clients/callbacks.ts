// amazon-cognito-identity-js answers by callbacks; the tests wait for promises.
import type { CognitoUser } from 'amazon-cognito-identity-js'

type Callbacks = Parameters<CognitoUser['authenticateUser']>[1]
type Step = keyof Callbacks | 'session'

/** Turns a call with (error, result) => void into a promise. */
export const asked = <T>(call: (done: (error: unknown, result?: T) => void) => void): Promise<T> =>
  new Promise((done, fail) => call((error, result) => (error ? fail(error) : done(result as T))))

type Told = { onSuccess: (value: unknown) => void; onFailure: (error: unknown) => void }
/** Turns a call with { onSuccess, onFailure } into a promise. */
export const told = <T>(call: (callbacks: Told) => void): Promise<T> =>
  new Promise((done, fail) => call({ onSuccess: (value) => done(value as T), onFailure: fail }))

/** A step of a sign-in as a promise of its result: a session, or the challenge whose callback was called. */
export const step = (call: (callbacks: Callbacks) => void): Promise<[Step, unknown]> =>
  new Promise((done, fail) => {
    const challenge = (name: Step) => (first: unknown, second?: unknown) => done([name, second ?? first])
    call({
      onSuccess: (session) => done(['session', session]),
      onFailure: fail,
      customChallenge: challenge('customChallenge'),
      mfaRequired: challenge('mfaRequired'),
      totpRequired: challenge('totpRequired'),
      mfaSetup: challenge('mfaSetup'),
      selectMFAType: challenge('selectMFAType'),
      newPasswordRequired: (attributes) => done(['newPasswordRequired', attributes]),
    })
  })
