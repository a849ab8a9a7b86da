// Who is signed in, as far as this browser knows. A guest is told by one key in localStorage, without Amplify; the server
// looks at tokens and sessions itself, at every call.
import { identity } from '@/lib/browser/pool/load'
import { storedUser } from '@/lib/browser/pool/stored-user'

export type AuthUser = { username: string }

/** The signed-in user; throws "The user is not authenticated" for a guest (spec section 8). */
export async function currentUser(): Promise<AuthUser> {
  if (storedUser() === null) throw new Error('The user is not authenticated')
  const { signedInUser } = await identity()
  return signedInUser()
}

/** Whether somebody is signed in; false on failure (spec section 6). */
export const isAuthenticated = (): Promise<boolean> =>
  currentUser().then(
    () => true,
    () => false,
  )
