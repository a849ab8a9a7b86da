// Whether the page's scripts have taken it up: false on the server and until then.
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
