// Global user data (spec section 3) and the auth check (spec section 4).
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
  seemsSignedIn: boolean | undefined
  isLoggedIn: boolean
  referralEnabled: boolean
  setUserData(record: UserRecord | null): void
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

export const useUser = (): UserState => useContext(UserContext)

/** Not while another tab signs out: its tokens go just after the session. */
async function renewServerSession(): Promise<void> {
  if (hasServerSession() || isEndUnheard()) return
  const { openServerSession } = await identity()
  await openServerSession().catch(() => false)
}

// A 401 may mean that the session is over; checkSession then ends it.
async function checkRefusal(error: unknown): Promise<void> {
  if (Object(Object(error).response).statusCode !== 401) return
  const { checkSession } = await identity()
  await checkSession()
}

/** An error means signed out; a null record means a patient without a profile. */
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
  refreshToken(): void
}

export function useAuthCheck(): AuthCheck {
  const [data, setData] = useState(AT_FIRST)
  const [tokenRefreshes, setTokenRefreshes] = useState(0)
  const refreshToken = useCallback(() => setTokenRefreshes((count) => count + 1), [])

  useAuthWatch(
    useCallback(
      (change: AuthChange) => {
        // A patient's data must vanish at once, before the next check ends.
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

/** Each sign-in or sign-out asks again, because the answer depends on the patient. */
export function useReferralCheck({ initialUserFetched, loggedIn }: GlobalUserData): boolean {
  const [referralEnabled, setReferralEnabled] = useState(false)
  useEffect(() => {
    if (!initialUserFetched) return
    let isCurrent = true
    // Only a patient's call needs Amplify's token, so guests do not load that client.
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
