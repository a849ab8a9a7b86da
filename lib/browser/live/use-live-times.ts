// The live times for components: which of the shown values are taken, and what else came.
import { useEffect, useSyncExternalStore } from 'react'
import { currentTimes, onTimes, showTimes, type Times, timesOnServer } from '@/lib/browser/live/times'

/** The times as they are now. */
export const useTimes = (): Times => useSyncExternalStore(onTimes, currentTimes, timesOnServer)

/** As useTimes, for who shows these values. */
export function useShownTimes(values: readonly string[]): Times {
  const all = values.join(' ')
  useEffect(() => showTimes(all === '' ? [] : all.split(' ')), [all])
  return useTimes()
}
