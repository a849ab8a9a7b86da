/** `in`: signed in. `refreshed`: new tokens. `out`: chosen sign-out. `ended`: the session became invalid. */
export type AuthChange = 'in' | 'refreshed' | 'out' | 'ended'

const listeners = new Set<(change: AuthChange) => void>()

export function onAuthChange(listener: (change: AuthChange) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function emitAuthChange(change: AuthChange): void {
  for (const listener of [...listeners]) listener(change)
}
