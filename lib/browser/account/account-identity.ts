// What the account's pages ask of the identity (lib/browser/pool/identity.ts), and the hook that asks it: one thing at a time,
// with its loading area and the words of what went wrong.
import { createContext, useCallback, useContext, useState } from 'react'
import { textOf, type Where } from '@/lib/browser/pool/errors'
import { identity } from '@/lib/browser/pool/load'
import { trackLoading, useIsLoading } from '@/lib/browser/shell/loading-areas'
import { AUTH_ERRORS } from '@/lib/texts/en/auth'

export type AccountIdentity = Pick<
  Awaited<ReturnType<typeof identity>>,
  | 'changePassword'
  | 'confirmForgotPassword'
  | 'deleteAttributes'
  | 'deleteUser'
  | 'devices'
  | 'forgetDevice'
  | 'forgotPassword'
  | 'mfa'
  | 'attributes'
  | 'resendAttributeCode'
  | 'setMfa'
  | 'setUpTotp'
  | 'signOut'
  | 'updateAttributes'
  | 'verifyAttribute'
  | 'verifyTotp'
>
export type LoadIdentity = () => Promise<AccountIdentity>

/** Loads the identity when it is first asked for; a test gives one of its own. */
export const IdentityContext = createContext<LoadIdentity>(identity)
export const useLoadIdentity = (): LoadIdentity => useContext(IdentityContext)

/** `signedOut`: nothing helps but signing in again; `unproved`: whoever asks has to show that the account is theirs. */
export type Problem = { text: string; signedOut: boolean; unproved?: boolean }
export function problemOf(error: unknown, where: Where): Problem {
  const text = textOf(error, where)
  return { text, signedOut: text === AUTH_ERRORS.signInAgain, unproved: text === AUTH_ERRORS.proveFirst }
}

/** `act` does the work and gives whether it went well; what did not is the problem, until the next. */
export function useAct(area: string, where: Where) {
  const load = useLoadIdentity()
  const isBusy = useIsLoading(area)
  const [problem, setProblem] = useState<Problem | null>(null)
  const act = useCallback(
    async (work: (identity: AccountIdentity) => Promise<unknown>): Promise<boolean> => {
      setProblem(null)
      try {
        await trackLoading(area, async () => work(await load()))
        return true
      } catch (error) {
        setProblem(problemOf(error, where))
        return false
      }
    },
    [area, where, load],
  )
  const refuse = useCallback((text: string) => setProblem({ text, signedOut: false }), [])
  const settle = useCallback(() => setProblem(null), [])
  return { act, isBusy, problem, refuse, settle }
}
