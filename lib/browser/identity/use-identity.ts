// The identity module (Amplify and what is made of it) for the screens: it begins to come when a screen is shown, so
// that pressing the button does not wait for it. A test hands in its own.
import { createContext, useContext, useEffect } from 'react'
import { identity } from '@/lib/browser/pool/load'

export type Identity = Awaited<ReturnType<typeof identity>>

/** Around screens that are to use another identity than this site's stands a provider of this. */
export const IdentityContext = createContext<() => Promise<Identity>>(identity)

/** Gives the identity module. */
export function useIdentity(): () => Promise<Identity> {
  const load = useContext(IdentityContext)
  useEffect(() => {
    // What fails now is told when it is asked for.
    load().catch(() => undefined)
  }, [load])
  return load
}
