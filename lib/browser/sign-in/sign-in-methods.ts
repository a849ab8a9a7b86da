import type { Run } from '@/lib/browser/identity/use-run'
import type { SignInStep } from '@/lib/browser/pool/types'
import { textsHere } from '@/lib/browser/texts'

type Screens = Pick<Run, 'run' | 'load'> & {
  show(next: SignInStep, to?: string | null): void
  again(kind: 'phone' | 'password', message: string | null, typed?: string): void
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

    /** Polls every five seconds for three minutes, or until `left` aborts. */
    async waitForLink(left: AbortSignal): Promise<void> {
      try {
        show(await (await load()).autoSignInByLink(left))
      } catch {
        if (!left.aborted) again('password', textsHere('sign-in').SIGN_UP.linkGone)
      }
    },

    renewSession: (follow: () => unknown): Promise<boolean> =>
      run('session', null, async (identity) => {
        if (!(await identity.openServerSession()))
          return { control: null, text: textsHere('sign-in').SIGN_IN.known.lost }
        follow()
      }),

    leave: (): Promise<boolean> =>
      run('session', null, async (identity) => {
        await identity.signOut()
        again('phone', null, '')
      }),
  }
}
