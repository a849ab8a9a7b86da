// False on the server and until hydration.
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
