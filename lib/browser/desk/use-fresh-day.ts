// Polling does not count as activity: an idle desk still locks, and gets no answer while locked.
import { useRef, useState } from 'react'
import useSWR from 'swr'
import { callDesk } from '@/lib/browser/desk/call-desk'

/** Open Dental's desks poll every 5 to 10 seconds. */
const EVERY_MS = 5000
/** Waiting times and lateness change with the clock alone. */
const REREAD_MS = 5 * 60_000
const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })

type DayKey = { placeId: string; date: string; version: string }
type Answer<Day> = { day: Day | null }
type Fresh<Day> = {
  day: Day
  /** The last change by this browser's clock; null if unchanged since the page load. */
  at: string | null
  isLost: boolean
}

export function useFreshDay<Day extends DayKey>(initial: Day): Fresh<Day> {
  const [fresh, setFresh] = useState<{ of: Day; day: Day; at: string | null }>({
    of: initial,
    day: initial,
    at: null,
  })
  // A form's answer (a new `initial`) is newer than any poll before it.
  const shown = fresh.of === initial ? fresh : { of: initial, day: initial, at: null }
  const { placeId, date, version } = shown.day
  const read = useRef(0)
  const ask = async () => {
    read.current ||= Date.now()
    const known = Date.now() - read.current < REREAD_MS ? version : ''
    const answer = await callDesk<Answer<Day>>('desk/s/day', { place: placeId, date, version: known })
    if (answer?.day) {
      read.current = Date.now()
      const at = answer.day.version === version ? shown.at : clock.format(new Date())
      setFresh({ of: initial, day: answer.day, at })
    }
    return answer !== null
  }
  const { data } = useSWR(['desk day', placeId, date], ask, { refreshInterval: EVERY_MS, shouldRetryOnError: false })
  return { day: shown.day, at: shown.at, isLost: data === false }
}
