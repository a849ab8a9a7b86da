// What stands around every call: the configuration, one sign-in at a time, the end of an invalid session, and the texts.
import { configureAmplify } from '@/lib/browser/pool/configuration'
import { type AuthCall, AuthError, errorOf, isInvalidSession } from '@/lib/browser/pool/errors'
import { endSession } from '@/lib/browser/pool/sessions'

let isSigningIn = false

/** A call that anybody may make: its refusal is in the words of the specification. */
export async function asAnyone<T>(where: AuthCall, call: () => Promise<T>): Promise<T> {
  try {
    configureAmplify()
    return await call()
  } catch (error) {
    throw errorOf(error, where)
  }
}

/** A call of a signed-in patient: a refusal that means an invalid session signs out and cleans up (spec section 4). */
export async function asPatient<T>(where: AuthCall, call: () => Promise<T>): Promise<T> {
  try {
    configureAmplify()
    return await call()
  } catch (error) {
    if (isInvalidSession(error)) await endSession('ended')
    throw errorOf(error, where)
  }
}

/** Only one sign-in at a time: a second one is refused while the first waits for its answer. */
export async function alone<T>(call: () => Promise<T>): Promise<T> {
  if (isSigningIn) throw new AuthError('PendingSignIn', 'Pending sign-in attempt already in progress')
  isSigningIn = true
  try {
    return await call()
  } finally {
    isSigningIn = false
  }
}
