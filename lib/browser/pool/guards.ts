import { configureAmplify } from '@/lib/browser/pool/configuration'
import { type AuthCall, AuthError, errorOf, isInvalidSession } from '@/lib/browser/pool/errors'
import { endSession } from '@/lib/browser/pool/sessions'

let isSigningIn = false

export async function asAnyone<T>(where: AuthCall, call: () => Promise<T>): Promise<T> {
  try {
    configureAmplify()
    return await call()
  } catch (error) {
    throw errorOf(error, where)
  }
}

/** An invalid session signs the patient out (spec section 4). */
export async function asPatient<T>(where: AuthCall, call: () => Promise<T>): Promise<T> {
  try {
    configureAmplify()
    return await call()
  } catch (error) {
    if (isInvalidSession(error)) await endSession('ended')
    throw errorOf(error, where)
  }
}

export async function alone<T>(call: () => Promise<T>): Promise<T> {
  if (isSigningIn) throw new AuthError('PendingSignIn', 'Pending sign-in attempt already in progress')
  isSigningIn = true
  try {
    return await call()
  } finally {
    isSigningIn = false
  }
}
