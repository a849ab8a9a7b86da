// One localStorage key tells a guest, without Amplify. The server checks tokens itself at every call.
import { identity } from '@/lib/browser/pool/load'
import { storedUser } from '@/lib/browser/pool/stored-user'

export type AuthUser = { username: string }

/** Throws "The user is not authenticated" for a guest (spec section 8). */
export async function currentUser(): Promise<AuthUser> {
  if (storedUser() === null) throw new Error('The user is not authenticated')
  const { signedInUser } = await identity()
  return signedInUser()
}

/** False on failure (spec section 6). */
export const isAuthenticated = (): Promise<boolean> =>
  currentUser().then(
    () => true,
    () => false,
  )
