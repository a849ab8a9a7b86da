// Who is signed in has changed: said by lib/browser/pool, heard by the shell.

/** in: somebody is; refreshed: the same patient, new tokens; out: by their own wish; ended: the session is not good any more. */
export type AuthChange = 'in' | 'refreshed' | 'out' | 'ended'

const listeners = new Set<(change: AuthChange) => void>()

/** Hears of every change from now on; returns how to stop. */
export function onAuthChange(listener: (change: AuthChange) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says that it has changed. */
export function emitAuthChange(change: AuthChange): void {
  for (const listener of [...listeners]) listener(change)
}
