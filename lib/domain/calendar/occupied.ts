// Spans, not starts: after a change of hours two appointments may overlap without starting together.

/** Milliseconds since 1970. `seats` null: every seat. `mine`: this browser holds one of them. */
export type OccupiedSpan = [at: number, until: number, seats: number[] | null, mine: boolean]
export type Occupancy = {
  isFull(at: number, until: number): boolean
  isMine(at: number, until: number): boolean
}

export function occupiedBy(
  spans: readonly OccupiedSpan[],
  seats: number,
): Occupancy & { free(at: number, until: number): number } {
  const sorted = spans.toSorted(([a], [b]) => a - b)
  const longest = sorted.reduce((most, [at, until]) => Math.max(most, until - at), 0)

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

/** Only where every booking starts on the present times and this browser holds nothing. */
export function occupiedByStarts(starts: readonly number[], seats: number): Occupancy {
  const counts = new Map<number, number>()
  for (const at of starts) counts.set(at, (counts.get(at) ?? 0) + 1)
  return { isFull: (at) => (counts.get(at) ?? 0) >= seats, isMine: () => false }
}
