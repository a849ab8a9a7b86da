// Hears of a page's times, by a live connection or, without one, by asking. Downloaded once the page is quiet.
import { type LiveMessage, MOST_TOPICS } from '@/lib/addresses/live'
import { fetchAvailability } from '@/lib/browser/live/fetch-availability'
import { type ShownChange, type ShownTimes, shownChanges } from '@/lib/browser/live/shown'
import type { LiveState } from '@/lib/browser/live/watch'
import { CLOUD } from '@/lib/browser/pool/cloud'

/** How often a page that hears nothing asks, while it is seen. */
const POLL_MS = 60_000
/** The most that one call answers. */
const MOST_ASKED = 200

/** Patients who save data hear nothing by themselves; their pages ask. */
const savesData = (): boolean => Boolean(Reflect.get(navigator, 'connection')?.saveData)

const hasBroker = (): boolean => CLOUD.embedded || CLOUD.live !== undefined

/** The name of the place in the value of a time's control. */
const placeInValue = (value: string): string => value.slice(value.indexOf('@') + 1)

/** Hears of the places of the shown times, and says what changed, until the answer is called. */
export function watchSlots({ values, isUrgent, isOwn, apply }: ShownTimes): () => void {
  let state: LiveState = 'lost'
  let isOver = false
  let end: () => void = () => undefined
  /** Which message last spoke of a time: an answer to what was asked before it is older. */
  const spoken = new Map<string, number>()
  let messages = 0

  /** What can still be had of these; nothing changes where the site does not answer. */
  async function ask(asked: readonly string[] = values): Promise<void> {
    if (document.visibilityState !== 'visible') return
    const before = messages
    const slots = asked.slice(0, MOST_ASKED)
    const answer = await fetchAvailability(slots, isUrgent)
    if (!answer || isOver) return
    const [free, held] = [new Set(answer.free), new Set(answer.held)]
    const still = slots.filter((value) => (spoken.get(value) ?? 0) <= before)
    apply(still.map((value) => ({ value, state: held.has(value) ? 'held' : free.has(value) ? 'free' : 'taken' })))
  }

  function heard(at: string, message: LiveMessage): void {
    const changes = shownChanges(at, message, isUrgent)
    messages += 1
    for (const { value } of changes) spoken.set(value, messages)
    const isDoubtful = (change: ShownChange) => change.state === 'taken' && isOwn(change.value)
    apply(changes.filter((change) => !isDoubtful(change)))
    const own = changes.filter(isDoubtful)
    if (own.length > 0) void ask(own.map(({ value }) => value))
  }

  function tell(now: LiveState): void {
    // What changed before the first word, or while nothing was heard. Not when all are cut off at once.
    if (now !== 'lost') void ask()
    state = now
  }

  async function listen(): Promise<void> {
    const { listenLive } = await import('@/lib/browser/live/socket')
    // With a topic for the word that all is well.
    const names = [...new Set(values.map(placeInValue))].slice(0, MOST_TOPICS - 1)
    if (!isOver) end = listenLive(names, heard, tell)
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
