// The live times for components: how the shown times stand, and what else came.
import { useEffect, useSyncExternalStore } from 'react'
import { currentTimes, onTimes, type ShownTime, showTimes, type Times, timesOnServer } from '@/lib/browser/live/times'
import { parseTrusted } from '@/lib/types/trusted-json'

/** The times as they are now. */
export const useTimes = (): Times => useSyncExternalStore(onTimes, currentTimes, timesOnServer)

/** As useTimes, for who shows these. */
export function useShownTimes(these: readonly ShownTime[]): Times {
  const all = JSON.stringify(these)
  useEffect(() => showTimes(parseTrusted<ShownTime[]>(all)), [all])
  return useTimes()
}
