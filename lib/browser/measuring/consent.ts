// The visitor's choice about measuring by partners: none, accepted or declined. It is kept in this browser alone.
import { useSyncExternalStore } from 'react'
import { inBrowser } from '@/lib/browser/storage'

export type Consent = 'accepted' | 'declined' | 'none'

const KEY = 'measuring-choice'
const listeners = new Set<() => void>()

export function readConsent(): Consent {
  const kept = inBrowser.read(KEY)
  if (kept === 'accepted' || kept === 'declined') return kept
  // A browser that keeps nothing is not asked at each page: nothing is measured by partners.
  return inBrowser.isOn() ? 'none' : 'declined'
}

/** Keeps the choice; `none` forgets it, so that the visitor is asked again. */
export function chooseConsent(choice: Consent): void {
  inBrowser.write(KEY, choice === 'none' ? null : choice)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice as it stands; `declined` on the server and until the page is alive, so that nothing flashes up. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, readConsent, () => 'declined')
