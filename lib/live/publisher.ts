// Messages state how a slot is, not what happened, so two processes may publish the same one.
import { BEAT_MS, BEAT_TOPIC, type LiveMessage, slotsTopic, type TimeChange } from '@/lib/addresses/live'
import { type PlaceName, readPlaceNames } from '@/lib/db/queries/calendar/live-times'
import type { Database } from '@/lib/db/schema'
import { isDatabaseUnavailable } from '@/lib/db/unavailable'
import { logLiveFault, openFeed } from '@/lib/live/feed'
import { changesBetween, type PlaceTimes, readPlaceTimes } from '@/lib/use-cases/calendar/live-times'

/** Changes within this time are read together, so a rush for one place costs one query. */
const GATHER_MS = 100
const AGAIN_MS = 1000
const LONGEST = 100

export type Sink = (topic: string, message: LiveMessage) => void

export type Publisher = {
  /** Takes a place's id or its clinic's number. False if there is none. */
  watch(name: string): Promise<boolean>
  isListening(): boolean
  stop(): Promise<void>
}

function batches(changes: TimeChange[]): TimeChange[][] {
  const count = Math.ceil(changes.length / LONGEST)
  return Array.from({ length: count }, (_, n) => changes.slice(n * LONGEST, (n + 1) * LONGEST))
}

type PublisherDeps = { db: Database; sink: Sink; isWanted(name: string): boolean; now(): Date }

export function openPublisher({ db, sink, isWanted, now }: PublisherDeps): Publisher {
  const known = new Map<string, PlaceTimes>()
  const dirty = new Set<string>()
  let gathering: NodeJS.Timeout | undefined
  let waiting: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let places: { all: PlaceName[]; readAt: number } = { all: [], readAt: Number.NEGATIVE_INFINITY }
  let readingPlaces: Promise<void> | null = null
  /** After a restart all browsers return at once. They share one read for each place. */
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
    if (!after || known.get(placeId) !== before) return
    known.set(placeId, after)
    for (const changes of batches(changesBetween(before.open, after.open)))
      for (const name of namesOf(placeId)) sink(slotsTopic(name), { at: at.getTime(), changes })
  }

  /** An expired hold changes no row, so a timer has to announce it. */
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
    // Changes during the first read would otherwise be lost.
    changed(placeId)
    return true
  }

  const namesOf = (placeId: string): string[] => {
    const cid = places.all.find(({ id }) => id === placeId)?.cid ?? null
    return cid === null ? [placeId] : [placeId, cid]
  }

  const feed = openFeed({ db, watched: () => [...known.keys()], changed, now })
  // Finds changes that come with time alone, such as a new day, and shows browsers that the feed works.
  const beat = setInterval(() => {
    // Not at the last unsubscribe: browsers that come and go would cause a read each time.
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
    isListening: () => feed.isListening(),
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
