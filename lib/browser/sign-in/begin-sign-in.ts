import type { Problem } from '@/lib/browser/forms/problem'
import { readPhoneField } from '@/lib/browser/identity/read-fields'
import type { Identity } from '@/lib/browser/identity/use-identity'
import { authProblem } from '@/lib/browser/pool/errors'
import { notedPhone, noteEntered } from '@/lib/browser/sign-in/sign-in-notes'
import type { SignInStart } from '@/lib/browser/sign-in/sign-in-screen'

export function resumeSignIn(identity: Identity): SignInStart | null {
  const pending = identity.pendingSignIn()
  if (pending === null) return null
  return { phone: notedPhone(), screen: pending === 'expired' ? { kind: 'expired' } : pending, problems: [] }
}

/** Sends no second code while one is pending for this number. */
export async function beginSignIn(load: () => Promise<Identity>, typed: string): Promise<SignInStart> {
  const failed = (problem: Problem): SignInStart => ({ phone: typed, screen: { kind: 'phone' }, problems: [problem] })
  const number = readPhoneField(typed)
  if ('problem' in number) return failed(number.problem)
  try {
    const identity = await load()
    const pending = notedPhone() === typed ? resumeSignIn(identity) : null
    if (pending && pending.screen.kind !== 'expired') return pending
    noteEntered(typed, number.value)
    return { phone: typed, screen: await identity.signInByCode(number.value), problems: [] }
  } catch (error) {
    return failed({ control: 'phone', ...authProblem(error, 'sign_in') })
  }
}
