// Keeps the desk's day as it is: asks every few seconds whether anything of it changed. That is no act of whoever sits
// there: a screen that was left alone locks all the same, and is answered nothing until it is open again.
import { useRef, useState } from 'react'
import useSWR from 'swr'
import { callDesk } from '@/lib/browser/desk/call-desk'

/** How often a desk asks: as others of the field do (Open Dental: 5 to 10 seconds). */
const EVERY_MS = 5000
/** The time of day alone changes a day too: which row is now, who is late, how long they wait. */
const REREAD_MS = 5 * 60_000
/** The clinics' own. */
const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** What is asked by, of whatever a page shows of a day. */
type DayKey = { placeId: string; date: string; version: string }
type Answer<Day> = { day: Day | null }
type Fresh<Day> = {
  day: Day
  /** When it was brought up to date, by this browser's clock; null where it is as it was loaded. */
  at: string | null
  /** The site did not answer, or the desk is locked. */
  isLost: boolean
}

/** The day as it is now; `given` is the page's own. */
export function useFreshDay<Day extends DayKey>(given: Day): Fresh<Day> {
  const [fresh, setFresh] = useState<{ of: Day; day: Day; at: string | null }>({
    of: given,
    day: given,
    at: null,
  })
  // A form's answer is newer than what was asked for before it.
  const shown = fresh.of === given ? fresh : { of: given, day: given, at: null }
  const { placeId, date, version } = shown.day
  const read = useRef(0)
  const ask = async () => {
    read.current ||= Date.now()
    const known = Date.now() - read.current < REREAD_MS ? version : ''
    const answer = await callDesk<Answer<Day>>('desk/s/day', { place: placeId, date, version: known })
    if (answer?.day) {
      read.current = Date.now()
      const at = answer.day.version === version ? shown.at : clock.format(new Date())
      setFresh({ of: given, day: answer.day, at })
    }
    return answer !== null
  }
  const { data } = useSWR(['desk day', placeId, date], ask, { refreshInterval: EVERY_MS, shouldRetryOnError: false })
  return { day: shown.day, at: shown.at, isLost: data === false }
}
