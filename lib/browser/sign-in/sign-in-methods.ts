// The ways of a sign-in besides its own questions: the hosted page, the link of a new account, and a browser that knows
// somebody already.

import type { Run } from '@/lib/browser/identity/use-run'
import type { SignInStep } from '@/lib/browser/pool/types'
import { textsHere } from '@/lib/browser/texts'

type Screens = Pick<Run, 'run' | 'load'> & {
  show(next: SignInStep, to?: string | null): void
  again(kind: 'phone' | 'password', said: string | null, typed?: string): void
}

export function otherMethods({ run, show, again, load }: Screens) {
  return {
    leaveForHosted: (next: string): Promise<boolean> =>
      run('hosted', null, async (identity) => {
        await identity.hostedSignIn(next)
      }),

    completeHosted: (): Promise<boolean> =>
      run('hosted', null, async (identity) => {
        if (await identity.completeHostedSignIn()) show({ kind: 'done' }, identity.takeHostedNext())
      }),

    /** Waits for the link of a new account: every five seconds, for three minutes, or until the screen is left. */
    async waitForLink(left: AbortSignal): Promise<void> {
      try {
        show(await (await load()).autoSignInByLink(left))
      } catch {
        if (!left.aborted) again('password', textsHere('sign-in').SIGN_UP.linkGone)
      }
    },

    /** Renews the server's session of a patient whom this browser knows. */
    renewSession: (follow: () => unknown): Promise<boolean> =>
      run('session', null, async (identity) => {
        if (!(await identity.openServerSession()))
          return { control: null, text: textsHere('sign-in').SIGN_IN.known.lost }
        follow()
      }),

    /** Signs out whoever this browser knows, and asks for another number. */
    leave: (): Promise<boolean> =>
      run('session', null, async (identity) => {
        await identity.signOut()
        again('phone', null, '')
      }),
  }
}
