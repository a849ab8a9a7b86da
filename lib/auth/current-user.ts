// Whether somebody is signed in, as far as this browser knows. The server looks at the session itself, at every call.

/** The readable cookie that stands beside the HttpOnly session: it says that there is one, and lets nobody in. */
export const SIGNED_IN_COOKIE = 'signed-in'

export type AuthUser = { username: string }

/** The signed-in user; throws "The user is not authenticated" for a guest (spec section 8). */
export async function currentUser(): Promise<AuthUser> {
  const username = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${SIGNED_IN_COOKIE}=`))
    ?.slice(SIGNED_IN_COOKIE.length + 1)
  if (!username) throw new Error('The user is not authenticated')
  return { username: decodeURIComponent(username) }
}

/** Whether somebody is signed in; false on failure (spec section 6). */
export const isAuthenticated = (): Promise<boolean> =>
  currentUser().then(
    () => true,
    () => false,
  )
