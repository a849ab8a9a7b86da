import { useSyncExternalStore } from 'react'
import { inBrowser } from '@/lib/browser/storage'

export type Consent = 'accepted' | 'declined' | 'none'

const KEY = 'measuring-choice'
const listeners = new Set<() => void>()

export function readConsent(): Consent {
  const kept = inBrowser.read(KEY)
  if (kept === 'accepted' || kept === 'declined') return kept
  // A browser without storage would be asked on every page, so it counts as declined.
  return inBrowser.isOn() ? 'none' : 'declined'
}

export function chooseConsent(choice: Consent): void {
  inBrowser.write(KEY, choice === 'none' ? null : choice)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `declined` on the server and until hydration, so that the question does not flash. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, readConsent, () => 'declined')
