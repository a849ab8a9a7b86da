// What this page knows of its times: which were taken since it was shown, and which came that it does not show. One for all of
// a page's pills; begun when the page is quiet.

import type { ShownChange } from '@/lib/browser/live/shown'

/** Pages are quiet some time after the last script ran. */
const QUIET_MS = 2000

export type Times = {
  /** The values of the page's controls whose time is taken. */
  taken: ReadonlySet<string>
  /** Those of them that somebody had chosen, or stands on: they stay in reach. */
  kept: ReadonlySet<string>
  /** The values of times that can be had and that the page does not show. */
  news: ReadonlySet<string>
  /** The last ones that changed, for who is told of it. */
  changed: readonly ShownChange[]
}

const NOTHING: Times = { taken: new Set(), kept: new Set(), news: new Set(), changed: [] }

let shown: readonly string[] = []
let times = NOTHING
const hearers = new Set<() => void>()
/** How many show each value: a page may have the same time twice. */
const counts = new Map<string, number>()
let stop: (() => void) | null = null
let starting: ReturnType<typeof setTimeout> | undefined

export const currentTimes = (): Times => times
export const timesOnServer = (): Times => NOTHING

export function onTimes(hear: () => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** Whether a patient has chosen the time, or is about to: the finger or the keyboard's focus is on it. */
function isUnderFinger(value: string): boolean {
  const control = document.querySelector(`[name="slot"][value="${CSS.escape(value)}"]`)
  if (control === null) return false
  return control.matches(':focus, :active') || (control instanceof HTMLInputElement && control.checked)
}

/** Takes over what changed; what is known already changes nothing. */
function apply(changes: readonly ShownChange[]): void {
  const taken = new Set(times.taken)
  const news = new Set(times.news)
  const kept = new Set(times.kept)
  const changed = changes.filter(({ value, state }) => {
    const isTaken = state === 'taken'
    if (!counts.has(value)) {
      if (isTaken) news.delete(value)
      else news.add(value)
      return false
    }
    if (isTaken === taken.has(value)) return false
    if (isTaken) taken.add(value)
    else taken.delete(value)
    if (isTaken && isUnderFinger(value)) kept.add(value)
    else kept.delete(value)
    return true
  })
  const hasNews = news.size !== times.news.size || [...news].some((value) => !times.news.has(value))
  if (changed.length === 0 && !hasNews) return
  times = { taken, kept, news, changed }
  for (const hear of hearers) hear()
}

function whenQuiet(run: () => void): void {
  clearTimeout(starting)
  starting = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: QUIET_MS })
    else run()
  }, QUIET_MS)
}

/** Begins anew with what is shown now, or ends with the last of it. */
function renew(): void {
  const now = [...counts.keys()].sort()
  if (now.length === shown.length && now.every((value, at) => value === shown[at])) return
  shown = now
  stop?.()
  stop = null
  clearTimeout(starting)
  times = NOTHING
  if (now.length === 0) return
  let isOver = false
  stop = () => {
    isOver = true
  }
  whenQuiet(() => {
    import('@/lib/browser/live/hear').then(
      ({ hearTimes }) => {
        if (!isOver) stop = hearTimes(now, apply)
      },
      // The next page tries again; the server decides at the end.
      () => undefined,
    )
  })
}

/** The page shows these values; the answer takes them back. */
export function showTimes(values: readonly string[]): () => void {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const later = () => void Promise.resolve().then(renew)
  later()
  return () => {
    for (const value of values) {
      const left = (counts.get(value) ?? 1) - 1
      if (left > 0) counts.set(value, left)
      else counts.delete(value)
    }
    later()
  }
}
