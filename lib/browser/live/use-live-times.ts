import { useEffect, useSyncExternalStore } from 'react'
import { currentTimes, onTimes, type ShownTime, showTimes, type Times, timesOnServer } from '@/lib/browser/live/times'
import { parseTrusted } from '@/lib/types/trusted-json'

export const useTimes = (): Times => useSyncExternalStore(onTimes, currentTimes, timesOnServer)

export function useShownTimes(these: readonly ShownTime[]): Times {
  const all = JSON.stringify(these)
  useEffect(() => showTimes(parseTrusted<ShownTime[]>(all)), [all])
  return useTimes()
}
