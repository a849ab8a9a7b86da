// One store for all slot buttons of a page. It connects once the page is quiet.

import type { ShownChange, TimeState } from '@/lib/browser/live/shown'
import { watchSelected } from '@/lib/browser/live/watch-selected'

/** A form's own slot does not count as taken while the form is on its way. */
const SENDING_MS = 20_000
const QUIET_MS = 2000

type Change = ShownChange & { was: TimeState }
export type Times = {
  states: ReadonlyMap<string, TimeState>
  /** Taken slots that the patient had chosen or focused stay in reach. */
  kept: ReadonlySet<string>
  news: ReadonlySet<string>
  changed: readonly Change[]
  lost: string | null
}
/** `isHeld`: by this browser when the page was made. `isWanted`: the page continues with it. */
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
const showing = new Map<string, ShownTime[]>()
const taking = new Map<string, number>()
let stop: (() => void) | null = null
let starting: ReturnType<typeof setTimeout> | undefined

export const currentTimes = (): Times => times
export const timesOnServer = (): Times => NOTHING

export function onTimes(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

function isUnderFinger(value: string): boolean {
  return [...document.querySelectorAll('[name="slot"]')].some(
    (control) =>
      control.getAttribute('value') === value &&
      (control.matches(':focus, :active, [aria-current]') || (control instanceof HTMLInputElement && control.checked)),
  )
}

const isHeldAtFirst = (value: string): boolean => showing.get(value)?.some(({ isHeld }) => isHeld) ?? false
const isWanted = (value: string): boolean => showing.get(value)?.some(({ isWanted: is }) => is) ?? false

const isPageUrgent = (): boolean => [...showing.values()].flat().some(({ isUrgent }) => isUrgent)

const slotState = (value: string): TimeState => times.states.get(value) ?? (isHeldAtFirst(value) ? 'held' : 'free')

const isSending = (value: string): boolean => Date.now() - (taking.get(value) ?? Number.NEGATIVE_INFINITY) < SENDING_MS

/** A form without a slot continues with the page's own. */
function sent(value: string | null): void {
  for (const each of value === null ? [...showing.keys()].filter(isWanted) : [value]) taking.set(each, Date.now())
}

const isSelectedHere = (value: string): boolean => taking.has(value) || isWanted(value) || slotState(value) === 'held'

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
      // The next page tries again; the server decides in the end.
      () => undefined,
    )
  })
}

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
