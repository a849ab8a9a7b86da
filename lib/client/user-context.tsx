// The global user data of spec section 3, and the auth check of section 4: loading at first, then logged in with data,
// logged in without a record, or logged out.
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { currentUser } from '@/lib/auth/current-user'
import { callUrl, post } from '@/lib/client/post'

export type UserRecord = {
  user: {
    /** prefix:id */
    uid: string
    mobile: string
    name: string | null
  }
}
export type GlobalUserData = {
  isLoading: boolean
  initialUserFetched: boolean
  loggedIn: boolean
  userData: UserRecord | null
}
type Shared = GlobalUserData & {
  isLoggedIn: boolean
  referralEnabled: boolean
  setUserData(record: UserRecord | null): void
  /** Changes the token-refresh counter: the check runs again. */
  refreshToken(): void
}

export const USER_AREA = 'user'

const AT_FIRST: GlobalUserData = { isLoading: true, initialUserFetched: false, loggedIn: false, userData: null }
const NOBODY: GlobalUserData = { ...AT_FIRST, isLoading: false, initialUserFetched: true }

const UserContext = createContext<Shared>({
  ...AT_FIRST,
  isLoggedIn: false,
  referralEnabled: false,
  setUserData: () => undefined,
  refreshToken: () => undefined,
})

/** The user of the whole page: see GlobalUserData. */
export const useUser = (): Shared => useContext(UserContext)

/** One auth check: any error is a logged-out visitor, a null record a patient without a profile. */
async function check(): Promise<GlobalUserData> {
  try {
    await currentUser()
  } catch {
    return NOBODY
  }
  const userData = await post<UserRecord>(callUrl('user/a/get'), { search_type: 'by_uid' }, { area: USER_AREA })
  return { isLoading: false, initialUserFetched: true, loggedIn: true, userData }
}

export function UserProvider({ children }: { children: ReactNode }) {
  const [data, setData] = useState(AT_FIRST)
  const [referralEnabled, setReferralEnabled] = useState(false)
  const [tokenRefreshes, setTokenRefreshes] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the counter's change is what runs the check again.
  useEffect(() => {
    let isCurrent = true
    void check().then((found) => isCurrent && setData(found))
    return () => {
      isCurrent = false
    }
  }, [tokenRefreshes])

  useEffect(() => {
    let isCurrent = true
    void post<{ referral_allowed?: boolean }>(callUrl('referral/u/referral_allowed'), {}).then(
      (answer) => isCurrent && setReferralEnabled(answer?.referral_allowed ?? false),
    )
    return () => {
      isCurrent = false
    }
  }, [])

  const shared = useMemo<Shared>(
    () => ({
      ...data,
      isLoggedIn: data.loggedIn,
      referralEnabled,
      setUserData: (userData) => setData((before) => ({ ...before, userData })),
      refreshToken: () => setTokenRefreshes((count) => count + 1),
    }),
    [data, referralEnabled],
  )
  return <UserContext value={shared}>{children}</UserContext>
}
