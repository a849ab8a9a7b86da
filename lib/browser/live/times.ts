// What this page knows of its times: how each stands since it was shown, and which came that it does not show. One for all of
// a page's pills; begun when the page is quiet.

import type { ShownChange, TimeState } from '@/lib/browser/live/shown'
import { watchSelected } from '@/lib/browser/live/watch-selected'

/** How long a form may be on its way. Until then a time that it takes is its own, whatever is heard: the next page says more. */
const SENDING_MS = 20_000
/** Pages are quiet some time after the last script ran. */
const QUIET_MS = 2000

/** `was` is how it stood before. */
type Change = ShownChange & { was: TimeState }
export type Times = {
  /** How the times of the page's controls stand by now; those that did not change are not there. */
  states: ReadonlyMap<string, TimeState>
  /** Those that were taken and that somebody had chosen, or stands on: they stay in reach. */
  kept: ReadonlySet<string>
  /** The values of times that can be had and that the page does not show. */
  news: ReadonlySet<string>
  /** The last ones that changed, for who is told of it. */
  changed: readonly Change[]
  /** The value of the last one that was taken of those that this patient had chosen or held; for a dialog. */
  lost: string | null
}
/**
 * A shown time; `isHeld` of one that was this browser's when the page was made, `isWanted` of one that it goes on with, `isUrgent`
 * where the visit is an emergency.
 */
export type ShownTime = {
  value: string
  isHeld?: boolean | undefined
  isWanted?: boolean
  isUrgent?: boolean | undefined
}

const NOTHING: Times = { states: new Map(), kept: new Set(), news: new Set(), changed: [], lost: null }

let shown: readonly string[] = []
let times = NOTHING
const listeners = new Set<() => void>()
/** Each that shows a value: a page may have the same time twice. */
const showing = new Map<string, ShownTime[]>()
/** The times that this browser said it takes, and when it did. */
const taking = new Map<string, number>()
let stop: (() => void) | null = null
let starting: ReturnType<typeof setTimeout> | undefined

export const currentTimes = (): Times => times
export const timesOnServer = (): Times => NOTHING

export function onTimes(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

/** Whether a patient has chosen the time, or is about to: the finger or the keyboard's focus is on it. */
function isUnderFinger(value: string): boolean {
  return [...document.querySelectorAll('[name="slot"]')].some(
    (control) =>
      control.getAttribute('value') === value &&
      (control.matches(':focus, :active, [aria-current]') || (control instanceof HTMLInputElement && control.checked)),
  )
}

const isHeldAtFirst = (value: string): boolean => showing.get(value)?.some(({ isHeld }) => isHeld) ?? false
const isWanted = (value: string): boolean => showing.get(value)?.some(({ isWanted: is }) => is) ?? false

/** Only a page that is about an emergency shows times of one. */
const isPageUrgent = (): boolean => [...showing.values()].flat().some(({ isUrgent }) => isUrgent)

const slotState = (value: string): TimeState => times.states.get(value) ?? (isHeldAtFirst(value) ? 'held' : 'free')

const isSending = (value: string): boolean => Date.now() - (taking.get(value) ?? Number.NEGATIVE_INFINITY) < SENDING_MS

/** A form that names no time goes on with the page's. */
function sent(value: string | null): void {
  for (const each of value === null ? [...showing.keys()].filter(isWanted) : [value]) taking.set(each, Date.now())
}

const isSelectedHere = (value: string): boolean => taking.has(value) || isWanted(value) || slotState(value) === 'held'

/** Takes over what changed; what is known already changes nothing. */
function apply(changes: readonly ShownChange[]): void {
  const states = new Map(times.states)
  const news = new Set(times.news)
  const kept = new Set(times.kept)
  let { lost } = times
  const changed: Change[] = []
  for (const { value, state } of changes) {
    const was = slotState(value)
    if (!showing.has(value)) {
      if (state === 'taken') news.delete(value)
      else news.add(value)
    } else if (was !== state && !(state === 'taken' && isSending(value))) {
      const isChosen = isUnderFinger(value) || isWanted(value)
      states.set(value, state)
      changed.push({ value, state, was })
      if (state === 'taken' && isChosen) kept.add(value)
      else kept.delete(value)
      if (state === 'taken' && (isChosen || was === 'held')) lost = value
      else if (lost === value) lost = null
    }
  }
  const hasNews = news.size !== times.news.size || [...news].some((value) => !times.news.has(value))
  if (changed.length === 0 && !hasNews) return
  times = { states, kept, news, changed, lost }
  for (const hear of listeners) hear()
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
  const now = [...showing.keys()].sort()
  if (now.length === shown.length && now.every((value, at) => value === shown[at])) return
  shown = now
  stop?.()
  stop = null
  clearTimeout(starting)
  times = NOTHING
  taking.clear()
  if (now.length === 0) return
  let end = watchSelected(sent)
  let isOver = false
  stop = () => {
    isOver = true
    end()
  }
  whenQuiet(() => {
    import('@/lib/browser/live/watch-slots').then(
      ({ watchSlots: hearTimes }) => {
        if (isOver) return
        const [endOwn, endHearing] = [
          end,
          hearTimes({ values: now, isUrgent: isPageUrgent(), isOwn: isSelectedHere, apply }),
        ]
        end = () => {
          endOwn()
          endHearing()
        }
      },
      // The next page tries again; the server decides at the end.
      () => undefined,
    )
  })
}

/** The page shows these times; the answer takes them back. */
export function showTimes(these: readonly ShownTime[]): () => void {
  for (const time of these) showing.set(time.value, [...(showing.get(time.value) ?? []), time])
  const later = () => void Promise.resolve().then(renew)
  later()
  return () => {
    for (const time of these) {
      const left = (showing.get(time.value) ?? []).filter((each) => each !== time)
      if (left.length > 0) showing.set(time.value, left)
      else showing.delete(time.value)
    }
    later()
  }
}
