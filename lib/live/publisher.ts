// Says what changed at the places that somebody watches: reads a place anew when it is told to, and publishes the difference.
// Two processes that say the same do no harm: a message says how it is, not what was done.
import { BEAT_MS, BEAT_TOPIC, type LiveMessage, slotsTopic, type TimeChange } from '@/lib/addresses/live'
import { type PlaceName, readPlaceNames } from '@/lib/db/queries/calendar/live-times'
import type { Database } from '@/lib/db/schema'
import { isDatabaseUnavailable } from '@/lib/db/unavailable'
import { logLiveFault, openFeed } from '@/lib/live/feed'
import { changesBetween, type PlaceTimes, readPlaceTimes } from '@/lib/use-cases/calendar/live-times'

/** What comes within this is read once: a rush for one place is one question, not hundreds. */
const GATHER_MS = 100
/** How long to wait before a database that was away is asked again. */
const AGAIN_MS = 1000
/** A day with all its times twice over, well below what one message may hold. */
const LONGEST = 100

/** Where messages go. */
export type Sink = (topic: string, message: LiveMessage) => void

export type Publisher = {
  /** From now on changes of the place are said, by its id and by its clinic's number. False when there is no such place; else once it is known how it is now. */
  watch(name: string): Promise<boolean>
  isHearing(): boolean
  stop(): Promise<void>
}

function batches(changes: TimeChange[]): TimeChange[][] {
  const count = Math.ceil(changes.length / LONGEST)
  return Array.from({ length: count }, (_, n) => changes.slice(n * LONGEST, (n + 1) * LONGEST))
}

/** `isWanted` says whether anybody still listens for the place under that name; `now` is the process's clock. */
type PublisherDeps = { db: Database; sink: Sink; isWanted(name: string): boolean; now(): Date }

export function openPublisher({ db, sink, isWanted, now }: PublisherDeps): Publisher {
  const known = new Map<string, PlaceTimes>()
  const dirty = new Set<string>()
  let gathering: NodeJS.Timeout | undefined
  let waiting: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let places: { all: PlaceName[]; readAt: number } = { all: [], readAt: Number.NEGATIVE_INFINITY }
  let readingPlaces: Promise<void> | null = null
  /** Who comes back after a restart comes with everybody else: what all ask is asked once. */
  const beginning = new Map<string, Promise<boolean>>()
  let [isOver, isWell] = [false, true]

  function changed(placeId: string): void {
    if (isOver || !known.has(placeId)) return
    dirty.add(placeId)
    gathering ??= setTimeout(run, GATHER_MS)
  }

  async function readAgain(placeId: string): Promise<void> {
    const before = known.get(placeId)
    if (!before) return
    const at = now()
    const after = await readPlaceTimes({ db, now: at }, placeId)
    // Wanted by nobody meanwhile.
    if (!after || known.get(placeId) !== before) return
    known.set(placeId, after)
    for (const changes of batches(changesBetween(before.open, after.open)))
      for (const name of namesOf(placeId)) sink(slotsTopic(name), { at: at.getTime(), changes })
  }

  /** Wakes up when the next hold runs out: nobody else says that. */
  function awaitHolds(): void {
    clearTimeout(waiting)
    const ends = [...known].flatMap(([id, { holdEnds }]) => (holdEnds ? [{ id, at: holdEnds.getTime() }] : []))
    const first = ends.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY)
    if (isOver || first === Number.POSITIVE_INFINITY) return
    waiting = setTimeout(
      () => {
        for (const { id, at } of ends) if (at <= first) changed(id)
      },
      Math.max(first - now().getTime(), 0) + 1,
    )
    waiting.unref()
  }

  async function readAll(): Promise<void> {
    isWell = true
    for (const placeId of [...dirty]) {
      dirty.delete(placeId)
      try {
        await readAgain(placeId)
      } catch (error) {
        logLiveFault(error)
        isWell = false
        dirty.add(placeId)
        if (isDatabaseUnavailable(error)) break
      }
    }
    if (dirty.size > 0 && !isOver) gathering ??= setTimeout(run, AGAIN_MS)
    awaitHolds()
  }

  function run(): void {
    gathering = undefined
    running = running.then(readAll)
  }

  async function readPlaces(): Promise<void> {
    try {
      places = { all: await readPlaceNames(db.reads), readAt: now().getTime() }
    } finally {
      readingPlaces = null
    }
  }

  /** What is made up costs a question a minute, not one each time. */
  async function placeCalled(name: string): Promise<PlaceName | undefined> {
    const found = () => places.all.find(({ id }) => id === name) ?? places.all.find(({ cid }) => cid === name)
    if (!found() && now().getTime() - places.readAt >= BEAT_MS) {
      readingPlaces ??= readPlaces()
      await readingPlaces
    }
    return found()
  }

  async function begin(placeId: string): Promise<boolean> {
    const times = await readPlaceTimes({ db, now: now() }, placeId)
    if (!times) return false
    known.set(placeId, times)
    // What was told while it was read was told to nobody.
    changed(placeId)
    return true
  }

  const namesOf = (placeId: string): string[] => {
    const cid = places.all.find(({ id }) => id === placeId)?.cid ?? null
    return cid === null ? [placeId] : [placeId, cid]
  }

  const feed = openFeed({ db, watched: () => [...known.keys()], changed, now })
  // What the clock alone changes: times that begin too soon, a new day. And the word that all is well.
  const beat = setInterval(() => {
    // Not when the last one leaves: who comes and goes would have each place read anew.
    for (const placeId of known.keys()) if (!namesOf(placeId).some(isWanted)) known.delete(placeId)
    for (const placeId of known.keys()) changed(placeId)
    if (isWell) sink(BEAT_TOPIC, { at: now().getTime(), changes: [] })
  }, BEAT_MS)
  beat.unref()

  return {
    async watch(name) {
      if (isOver) return false
      const place = await placeCalled(name)
      if (!place || known.has(place.id)) return place !== undefined
      const begun = beginning.get(place.id) ?? begin(place.id).finally(() => beginning.delete(place.id))
      beginning.set(place.id, begun)
      return begun
    },
    isHearing: () => feed.isHearing(),
    async stop() {
      isOver = true
      clearInterval(beat)
      clearTimeout(gathering)
      clearTimeout(waiting)
      await feed.stop()
      await running
    },
  }
}
