// What is taken of a place's seats, by spans of time: two appointments may overlap without beginning together, once a
// place's hours or slot length have changed.

/** Times in milliseconds since 1970; null stands for every seat; `mine`: the asking browser holds one of them. */
export type OccupiedSpan = [at: number, until: number, seats: number[] | null, mine: boolean]
export type Occupancy = {
  /** Whether no seat is free for the whole of the time. */
  isFull(at: number, until: number): boolean
  /** Whether the asking browser holds exactly this time. */
  isMine(at: number, until: number): boolean
}

/** What the spans take of a place that has so many seats. `free`: how many seats are free for the whole of a time. */
export function occupiedBy(
  spans: readonly OccupiedSpan[],
  seats: number,
): Occupancy & { free(at: number, until: number): number } {
  const sorted = spans.toSorted(([a], [b]) => a - b)
  const longest = sorted.reduce((most, [at, until]) => Math.max(most, until - at), 0)

  /** The spans that share a moment with the time. */
  function overlapping(at: number, until: number): OccupiedSpan[] {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const span = sorted[middle]
      if (span && span[0] <= at - longest) low = middle + 1
      else high = middle
    }
    const found = []
    for (let n = low; ; n += 1) {
      const span = sorted[n]
      if (!span || span[0] >= until) return found
      if (span[1] > at) found.push(span)
    }
  }

  return {
    free(at, until) {
      const found = overlapping(at, until)
      if (found.some((span) => span[2] === null)) return 0
      return Math.max(0, seats - new Set(found.flatMap((span) => span[2] ?? [])).size)
    },
    isFull(at, until) {
      const found = overlapping(at, until)
      return found.some((span) => span[2] === null) || new Set(found.flatMap((span) => span[2] ?? [])).size >= seats
    },
    isMine: (at, until) => overlapping(at, until).some(([from, to, , mine]) => mine && from === at && to === until),
  }
}

/**
 * The same by the start of each seat taken, in milliseconds since 1970: where all stand on the place's present times, and
 * none is held by the asking browser.
 */
export function occupiedByStarts(starts: readonly number[], seats: number): Occupancy {
  const counts = new Map<number, number>()
  for (const at of starts) counts.set(at, (counts.get(at) ?? 0) + 1)
  return { isFull: (at) => (counts.get(at) ?? 0) >= seats, isMine: () => false }
}
