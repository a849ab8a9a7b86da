// Hears of a page's times, by a live connection or, without one, by asking. Downloaded once the page is quiet.
import type { LiveMessage } from '@/lib/addresses/live'
import { callUrl, post } from '@/lib/browser/forms/post'
import type { ShownChange } from '@/lib/browser/live/shown'
import type { LiveState } from '@/lib/browser/live/watch'
import { CLOUD } from '@/lib/browser/pool/cloud'

/** How often a page that hears nothing asks, while it is seen. */
const ASK_MS = 60_000

type Apply = (changes: readonly ShownChange[]) => void

/** What can still be had of what is shown; nothing changes where the site does not answer. */
async function ask(slots: readonly string[], apply: Apply): Promise<void> {
  if (document.visibilityState !== 'visible') return
  const answer = await post<{ free: string[] }>(callUrl('slot/u/free'), { slots: [...slots] })
  if (!answer) return
  const free = new Set(answer.free)
  apply(slots.map((value) => ({ value, state: free.has(value) ? 'free' : 'taken' })))
}

/** Patients who save data hear nothing by themselves; their pages ask. */
const savesData = (): boolean => Boolean(Reflect.get(navigator, 'connection')?.saveData)

const hasBroker = (): boolean => CLOUD.embedded || CLOUD.live !== undefined

/** The name of the place in the value of a time's control. */
const placeOf = (value: string): string => value.slice(value.indexOf('@') + 1)

/** As the controls' values are written (formatSlot, flows/params.ts). */
const changesOf = (at: string, { changes }: LiveMessage): ShownChange[] =>
  changes.map(({ date, start, end, state }) => ({ value: `${date}T${start}/${end}@${at}`, state }))

/** Hears of the places of these values, and says what changed, until the answer is called. */
export function hearTimes(values: readonly string[], apply: Apply): () => void {
  const names = [...new Set(values.map(placeOf))]
  let state: LiveState = 'lost'
  let isOver = false
  let end: () => void = () => undefined
  const asked = () => ask(values, (changes) => (isOver ? undefined : apply(changes)))
  const timer = setInterval(() => {
    if (state !== 'live') void asked()
  }, ASK_MS)
  const onSeen = () => void asked()
  document.addEventListener('visibilitychange', onSeen)
  const listen = async () => {
    const { listenLive } = await import('@/lib/browser/live/socket')
    if (isOver) return
    end = listenLive(
      names,
      (at, message) => apply(changesOf(at, message)),
      (now) => {
        // What changed before the first word, or while nothing was heard.
        if (now !== state) void asked()
        state = now
      },
    )
  }
  if (typeof WebSocket !== 'undefined' && !savesData() && hasBroker()) listen().catch(() => undefined)
  return () => {
    isOver = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onSeen)
    end()
  }
}
