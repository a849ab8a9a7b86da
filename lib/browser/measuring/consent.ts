// The visitor's choice about measuring by partners: none, accepted or declined. It is kept in this browser alone.
import { useSyncExternalStore } from 'react'

export type Consent = 'accepted' | 'declined' | 'none'

const KEY = 'measuring-choice'
const listeners = new Set<() => void>()

const read = (): Consent => {
  try {
    const kept = window.localStorage.getItem(KEY)
    return kept === 'accepted' || kept === 'declined' ? kept : 'none'
  } catch {
    // A browser that keeps nothing is not asked at each page: nothing is measured by partners.
    return 'declined'
  }
}

export const readConsent = read

/** Keeps the choice; `none` forgets it, so that the visitor is asked again. */
export function chooseConsent(choice: Consent): void {
  if (choice === 'none') window.localStorage.removeItem(KEY)
  else window.localStorage.setItem(KEY, choice)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice as it stands; `declined` on the server and until the page is alive, so that nothing flashes up. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, read, () => 'declined')
