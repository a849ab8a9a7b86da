// A store outside React, so that any call can be tracked.
import { useSyncExternalStore } from 'react'

const pending = new Map<string, number>()
const listeners = new Set<() => void>()

function change(area: string, by: 1 | -1): void {
  pending.set(area, (pending.get(area) ?? 0) + by)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export async function trackLoading<T>(area: string, work: () => Promise<T>): Promise<T> {
  change(area, 1)
  try {
    return await work()
  } finally {
    change(area, -1)
  }
}

/** Spec section 2. False on the server. */
export function useIsLoading(area: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (pending.get(area) ?? 0) > 0,
    () => false,
  )
}
