// Uses NOTIFY, and polls where notices don't arrive, as behind a transaction pooler. Test notices show which.

import { randomUUID } from 'node:crypto'
import { errorLine } from '@/lib/db/error-line'
import { notifyListeners, readSeatVersions } from '@/lib/db/queries/calendar/live-times'
import type { Database } from '@/lib/db/schema'
import { isDatabaseUnavailable } from '@/lib/db/unavailable'
import { log } from '@/lib/log/log'

const LOOK_MS = 1000
/** How often a test notice is sent. It counts as lost after ECHO_MS. */
const TEST_EVERY_MS = 15_000
const TEST_LOST_MS = 3000
const HEARTBEAT = 'word:'

/** `watched` are the places with subscribers. Without any, the feed asks the database nothing. */
type FeedDeps = { db: Database; watched(): string[]; changed(placeId: string): void; now(): Date }
export type PlaceNews = {
  isListening(): boolean
  stop(): Promise<void>
}

export function logLiveFault(error: unknown): void {
  if (!isDatabaseUnavailable(error)) log('error', 'Live updates of slots failed', { why: errorLine(error) })
}

export function openFeed({ db, watched, changed, now }: FeedDeps): PlaceNews {
  let end: (() => Promise<void>) | null = null
  let testNotice = { text: '', sentAt: Number.NEGATIVE_INFINITY, isHeard: false }
  let isListening = false
  let running: Promise<void> | null = null
  /** Null if changes may have been missed. */
  let versions: Map<string, string> | null = null

  function startPolling(): void {
    if (isListening) versions = null
    isListening = false
  }

  function onNotice(text: string): void {
    if (!text.startsWith(HEARTBEAT)) changed(text)
    if (text !== testNotice.text) return
    testNotice.isHeard = true
    if (isListening) return
    isListening = true
    // Changes between the last poll and the first notice.
    for (const id of watched()) changed(id)
  }

  async function close(): Promise<void> {
    const ending = end
    end = null
    await ending?.()
  }

  async function sendTestNotice(): Promise<void> {
    testNotice = { text: `${HEARTBEAT}${randomUUID()}`, sentAt: now().getTime(), isHeard: false }
    end ??= await db.listen(onNotice, () => {
      end = null
      startPolling()
    })
    await notifyListeners(db.writes, testNotice.text)
  }

  async function poll(ids: string[]): Promise<void> {
    const current = await readSeatVersions(db.reads, ids, now())
    for (const id of ids) if (versions === null || versions.get(id) !== current.get(id)) changed(id)
    versions = current
  }

  async function tick(): Promise<void> {
    const ids = watched()
    if (ids.length === 0) return
    const since = now().getTime() - testNotice.sentAt
    if (!testNotice.isHeard && since > TEST_LOST_MS) startPolling()
    if (since > TEST_EVERY_MS) {
      if (!isListening) await close()
      await sendTestNotice()
    }
    if (!isListening) await poll(ids)
  }

  const timer = setInterval(() => {
    running ??= tick()
      .catch((error: unknown) => {
        startPolling()
        logLiveFault(error)
      })
      .finally(() => {
        running = null
      })
  }, LOOK_MS)
  timer.unref()

  return {
    isListening: () => isListening,
    async stop() {
      clearInterval(timer)
      // A running turn could otherwise open a connection after the close.
      await running
      await close()
    },
  }
}
