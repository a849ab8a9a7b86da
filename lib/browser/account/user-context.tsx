// The global user data of spec section 3, and the auth check of section 4: loading at first, then logged in with data,
// logged in without a record, or logged out.
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useAuthWatch } from '@/lib/browser/account/auth-watch'
import { callUrl, post } from '@/lib/browser/forms/post'
import type { AuthChange } from '@/lib/browser/pool/changes'
import { currentUser, isAuthenticated } from '@/lib/browser/pool/current-user'
import { identity } from '@/lib/browser/pool/load'
import { hasServerSession, isEndUnheard } from '@/lib/browser/pool/server-session'

export type UserRecord = {
  user: {
    /** prefix:id */
    uid: string
    mobile: string
    name: string | null
    email: string | null
  }
}
export type GlobalUserData = {
  isLoading: boolean
  initialUserFetched: boolean
  loggedIn: boolean
  userData: UserRecord | null
}
type UserState = GlobalUserData & {
  /** What the page was made by, until the first check has said who is here. */
  seemsSignedIn: boolean | undefined
  isLoggedIn: boolean
  referralEnabled: boolean
  setUserData(record: UserRecord | null): void
  /** Changes the token-refresh counter: the check runs again. */
  refreshToken(): void
}

export const USER_AREA = 'user'
const REFERRAL_CHECK = 'referral/u/referral_allowed'

const AT_FIRST: GlobalUserData = { isLoading: true, initialUserFetched: false, loggedIn: false, userData: null }
const NOBODY: GlobalUserData = { ...AT_FIRST, isLoading: false, initialUserFetched: true }

const UserContext = createContext<UserState>({
  ...AT_FIRST,
  seemsSignedIn: undefined,
  isLoggedIn: false,
  referralEnabled: false,
  setUserData: () => undefined,
  refreshToken: () => undefined,
})

/** The user of the whole page: see GlobalUserData. */
export const useUser = (): UserState => useContext(UserContext)

/**
 * The server's own session, where this browser has lost it; without it the pages are a guest's, and calls go on. Not where another
 * tab is signing out: its tokens go a moment after the session.
 */
async function renewServerSession(): Promise<void> {
  if (hasServerSession() || isEndUnheard()) return
  const { openServerSession } = await identity()
  await openServerSession().catch(() => false)
}

// A refused token may be that of a session which is over: the pool knows, and an invalid one ends here.
async function checkRefusal(error: unknown): Promise<void> {
  if (Object(Object(error).response).statusCode !== 401) return
  const { checkSession } = await identity()
  await checkSession()
}

/** One auth check: any error is a logged-out visitor, a null record a patient without a profile. */
async function check(): Promise<GlobalUserData> {
  try {
    await currentUser()
    await renewServerSession()
    await currentUser()
  } catch {
    return NOBODY
  }
  let refusal: unknown = null
  const userData = await post<UserRecord>(
    'user/a/get',
    { search_type: 'by_uid' },
    { area: USER_AREA, onFailure: (error) => (refusal = error) },
  )
  if (refusal !== null) await checkRefusal(refusal)
  return isAuthenticated().then((loggedIn) =>
    loggedIn ? { isLoading: false, initialUserFetched: true, loggedIn: true, userData } : NOBODY,
  )
}

type AuthCheck = {
  data: GlobalUserData
  setData: Dispatch<SetStateAction<GlobalUserData>>
  /** Changes the token-refresh counter: the check runs again. */
  refreshToken(): void
}

/** The auth check of the shell: at the start, and again at each sign-in, sign-out and change of the token. */
export function useAuthCheck(): AuthCheck {
  const [data, setData] = useState(AT_FIRST)
  const [tokenRefreshes, setTokenRefreshes] = useState(0)
  const refreshToken = useCallback(() => setTokenRefreshes((count) => count + 1), [])

  useAuthWatch(
    useCallback(
      (change: AuthChange) => {
        // What was fetched of a patient is gone at once, not when the next check has come.
        if (change === 'out' || change === 'ended') setData(NOBODY)
        refreshToken()
      },
      [refreshToken],
    ),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the counter's change is what runs the check again.
  useEffect(() => {
    let isCurrent = true
    void check().then((found) => isCurrent && setData(found))
    return () => {
      isCurrent = false
    }
  }, [tokenRefreshes])
  return { data, setData, refreshToken }
}

/**
 * Whether the visitor may invite others; false before the answer has come. Asked again when a patient signs in or out without a
 * page load: the answer belongs to who is signed in.
 */
export function useReferralCheck({ initialUserFetched, loggedIn }: GlobalUserData): boolean {
  const [referralEnabled, setReferralEnabled] = useState(false)
  useEffect(() => {
    if (!initialUserFetched) return
    let isCurrent = true
    // Only a patient's call needs the token that Amplify's client sends; a guest's page does not load that client.
    const call = loggedIn ? REFERRAL_CHECK : callUrl(REFERRAL_CHECK)
    void post<{ referral_allowed?: boolean }>(call, {}).then(
      (answer) => isCurrent && setReferralEnabled(answer?.referral_allowed ?? false),
    )
    return () => {
      isCurrent = false
    }
  }, [initialUserFetched, loggedIn])
  return referralEnabled
}

type Props = {
  auth: AuthCheck
  referralEnabled: boolean
  seemsSignedIn: boolean | undefined
  children: ReactNode
}

/** Gives the page what the checks found. */
export function UserProvider({
  auth: { data, setData, refreshToken },
  referralEnabled,
  seemsSignedIn,
  children,
}: Props) {
  const shared = useMemo<UserState>(
    () => ({
      ...data,
      seemsSignedIn: data.initialUserFetched ? data.loggedIn : seemsSignedIn,
      isLoggedIn: data.loggedIn,
      referralEnabled,
      setUserData: (userData) => setData((before) => ({ ...before, userData })),
      refreshToken,
    }),
    [data, setData, refreshToken, referralEnabled, seemsSignedIn],
  )
  return <UserContext value={shared}>{children}</UserContext>
}
