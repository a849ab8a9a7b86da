// Uses NOTIFY, and polls where notices don't arrive, as behind a transaction pooler. Test notices show which.

import { randomUUID } from 'node:crypto'
import { errorLine } from '@/lib/db/error-line'
import { notifyListeners, readSeatMarks } from '@/lib/db/queries/calendar/live-times'
import type { Database } from '@/lib/db/schema'
import { isDatabaseUnavailable } from '@/lib/db/unavailable'
import { log } from '@/lib/log/log'

const LOOK_MS = 1000
/** How often a test notice is sent. It counts as lost after ECHO_MS. */
const PROOF_MS = 15_000
const ECHO_MS = 3000
const HEARTBEAT = 'word:'

/** `watched` are the places with subscribers. Without any, the feed asks the database nothing. */
type FeedDeps = { db: Database; watched(): string[]; changed(placeId: string): void; now(): Date }
export type PlaceNews = {
  isHearing(): boolean
  stop(): Promise<void>
}

export function logLiveFault(error: unknown): void {
  if (!isDatabaseUnavailable(error)) log('error', 'Live updates of slots failed', { why: errorLine(error) })
}

export function openFeed({ db, watched, changed, now }: FeedDeps): PlaceNews {
  let end: (() => Promise<void>) | null = null
  let word = { text: '', saidAt: Number.NEGATIVE_INFINITY, isHeard: false }
  let isHearing = false
  let running: Promise<void> | null = null
  /** Null if changes may have been missed. */
  let marks: Map<string, string> | null = null

  function deaf(): void {
    if (isHearing) marks = null
    isHearing = false
  }

  function heard(text: string): void {
    if (!text.startsWith(HEARTBEAT)) changed(text)
    if (text !== word.text) return
    word.isHeard = true
    if (isHearing) return
    isHearing = true
    // Changes between the last poll and the first notice.
    for (const id of watched()) changed(id)
  }

  async function close(): Promise<void> {
    const ending = end
    end = null
    await ending?.()
  }

  async function sayWord(): Promise<void> {
    word = { text: `${HEARTBEAT}${randomUUID()}`, saidAt: now().getTime(), isHeard: false }
    end ??= await db.listen(heard, () => {
      end = null
      deaf()
    })
    await notifyListeners(db.writes, word.text)
  }

  async function look(ids: string[]): Promise<void> {
    const seen = await readSeatMarks(db.reads, ids, now())
    for (const id of ids) if (marks === null || marks.get(id) !== seen.get(id)) changed(id)
    marks = seen
  }

  async function turn(): Promise<void> {
    const ids = watched()
    if (ids.length === 0) return
    const since = now().getTime() - word.saidAt
    if (!word.isHeard && since > ECHO_MS) deaf()
    if (since > PROOF_MS) {
      if (!isHearing) await close()
      await sayWord()
    }
    if (!isHearing) await look(ids)
  }

  const timer = setInterval(() => {
    running ??= turn()
      .catch((error: unknown) => {
        deaf()
        logLiveFault(error)
      })
      .finally(() => {
        running = null
      })
  }, LOOK_MS)
  timer.unref()

  return {
    isHearing: () => isHearing,
    async stop() {
      clearInterval(timer)
      // A running turn could otherwise open a connection after the close.
      await running
      await close()
    },
  }
}
