// The shell's auth check, and a server whose answers a test chooses.
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { USER_AREA, UserProvider, useAuthCheck, useReferralCheck, useUser } from '@/lib/browser/account/user-context'
import { identity } from '@/lib/browser/pool/load'
import { useIsLoading } from '@/lib/browser/shell/loading-areas'
import { clearBrowser, holdTokens, setHintCookie } from '@/tests/support/account/sample-tokens'
import { type LocalServer, startLocalServer, visit } from '@/tests/support/servers/local-server'

export const RECORD = { user: { uid: 'user:42', mobile: '+919810000001', name: 'Asha Sample', email: null } }
/** The state of the shell once the check is done. */
export const CHECKED = { isLoading: false, initialUserFetched: true }

export const signOut = (): void => clearBrowser()
export function signIn(options?: Parameters<typeof holdTokens>[0]): void {
  holdTokens(options)
  setHintCookie('user%3A42')
}
/** The checks around a page, as `pages/_app.tsx` runs them. */
export function Checked({ seemsSignedIn, children }: { seemsSignedIn?: boolean | undefined; children: ReactNode }) {
  const auth = useAuthCheck()
  return (
    <UserProvider auth={auth} referralEnabled={useReferralCheck(auth.data)} seemsSignedIn={seemsSignedIn}>
      {children}
    </UserProvider>
  )
}

/** The user as a page gets it, and whether the user is still being fetched. */
export const shown = () =>
  renderHook(() => ({ ...useUser(), isFetching: useIsLoading(USER_AREA) }), { wrapper: Checked }).result

/** For a test file: the server of the browser's calls, reset before each test. */
export function shellServer() {
  let server: LocalServer
  beforeAll(async () => {
    server = await startLocalServer()
    visit(server.origin)
    // Loading Amplify takes a second, which belongs to no test.
    await identity()
  })
  beforeEach(() => {
    server.asked.length = 0
    server.reply = { json: {} }
    server.answer = undefined
  })
  afterEach(() => {
    cleanup()
    signOut()
    vi.restoreAllMocks()
  })
  afterAll(() => server.stop())
  return { server: () => server, callsOf: (path: string) => server.asked.filter((asked) => asked.path === path) }
}
