import { type LiveMessage, MOST_TOPICS } from '@/lib/addresses/live'
import { fetchAvailability } from '@/lib/browser/live/fetch-availability'
import { type ShownChange, type ShownTimes, shownChanges, touchedSlots } from '@/lib/browser/live/shown'
import type { LiveState } from '@/lib/browser/live/watch'
import { CLOUD } from '@/lib/browser/pool/cloud'

const POLL_MS = 60_000
const MOST_ASKED = 200

/** Patients who save data get no live connection; their pages poll. */
const savesData = (): boolean => Boolean(Reflect.get(navigator, 'connection')?.saveData)

const hasBroker = (): boolean => CLOUD.embedded || CLOUD.live !== undefined

const placeInValue = (value: string): string => value.slice(value.indexOf('@') + 1)

export function watchSlots({ values, isUrgent, isOwn, apply }: ShownTimes): () => void {
  let state: LiveState = 'lost'
  let isOver = false
  let end: () => void = () => undefined
  /** The number of the last message about each slot; answers to earlier requests are older. */
  const spoken = new Map<string, number>()
  let messages = 0

  async function ask(topics: readonly string[] = values): Promise<void> {
    if (document.visibilityState !== 'visible') return
    const before = messages
    const slots = topics.slice(0, MOST_ASKED)
    const answer = await fetchAvailability(slots, isUrgent)
    if (!answer || isOver) return
    const [free, held] = [new Set(answer.free), new Set(answer.held)]
    const still = slots.filter((value) => (spoken.get(value) ?? 0) <= before)
    apply(still.map((value) => ({ value, state: held.has(value) ? 'held' : free.has(value) ? 'free' : 'taken' })))
  }

  function onMessage(at: string, message: LiveMessage): void {
    const changes = shownChanges(at, message, isUrgent)
    messages += 1
    for (const { value } of changes) spoken.set(value, messages)
    const isDoubtful = (change: ShownChange) => change.state === 'taken' && isOwn(change.value)
    apply(changes.filter((change) => !isDoubtful(change)))
    const doubtful = [...changes.filter(isDoubtful).map(({ value }) => value), ...touchedSlots(values, at, message)]
    if (doubtful.length > 0) void ask(doubtful)
  }

  function onState(now: LiveState): void {
    // Catches changes missed before. Not on a loss, because all browsers would ask at once.
    if (now !== 'lost') void ask()
    state = now
  }

  async function listen(): Promise<void> {
    const { listenLive } = await import('@/lib/browser/live/socket')
    // One topic is left for the heartbeat.
    const names = [...new Set(values.map(placeInValue))].slice(0, MOST_TOPICS - 1)
    if (!isOver) end = listenLive(names, onMessage, onState)
  }

  const timer = setInterval(() => {
    if (state !== 'live') void ask()
  }, POLL_MS)
  const onSeen = () => void ask()
  document.addEventListener('visibilitychange', onSeen)
  if (typeof WebSocket !== 'undefined' && !savesData() && hasBroker()) listen().catch(() => undefined)
  return () => {
    isOver = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onSeen)
    end()
  }
}
