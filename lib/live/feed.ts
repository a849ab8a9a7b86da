// Hears from the database which places changed. Directly by its notices; where those don't come (a transaction pooler, a
// connection that was lost) by looking every second. Which of both it is shows by a word of its own, which it must hear.

import { randomUUID } from 'node:crypto'
import { errorLine } from '@/lib/db/error-line'
import { notifyListeners, readSeatMarks } from '@/lib/db/queries/calendar/live-times'
import type { Database } from '@/lib/db/schema'
import { isDatabaseUnavailable } from '@/lib/db/unavailable'
import { log } from '@/lib/log/log'

/** How often places are looked at while nothing is heard of them. */
const LOOK_MS = 1000
/** How often the word is said, and after how long it counts as lost. */
const PROOF_MS = 15_000
const ECHO_MS = 3000
const HEARTBEAT = 'word:'

/** `watched` are the places that somebody wants to hear of; with none of them nothing is asked. */
type FeedDeps = { db: Database; watched(): string[]; changed(placeId: string): void; now(): Date }
export type PlaceNews = {
  /** Whether notices come, so that nobody has to look. */
  isHearing(): boolean
  stop(): Promise<void>
}

/** An error of what goes on by itself: a database that is away comes back, anything else is a line in the log. */
export function logLiveFault(error: unknown): void {
  if (!isDatabaseUnavailable(error)) log('error', 'The live times failed', { why: errorLine(error) })
}

/** Begins to hear, and to look until it does. */
export function openFeed({ db, watched, changed, now }: FeedDeps): PlaceNews {
  let end: (() => Promise<void>) | null = null
  let word = { text: '', saidAt: Number.NEGATIVE_INFINITY, isHeard: false }
  let isHearing = false
  let running: Promise<void> | null = null
  /** Null when it is not known what was missed. */
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
    // What changed after the last look and before notices came.
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
      // What does not hear by now is given up for a new connection.
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
      // A turn that goes on would open what nobody closes.
      await running
      await close()
    },
  }
}
