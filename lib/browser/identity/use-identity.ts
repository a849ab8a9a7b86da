// Loading starts when a screen is shown, so that the first tap does not wait.
import { createContext, useContext, useEffect } from 'react'
import { identity } from '@/lib/browser/pool/load'

export type Identity = Awaited<ReturnType<typeof identity>>

export const IdentityContext = createContext<() => Promise<Identity>>(identity)

export function useIdentity(): () => Promise<Identity> {
  const load = useContext(IdentityContext)
  useEffect(() => {
    load().catch(() => undefined)
  }, [load])
  return load
}
