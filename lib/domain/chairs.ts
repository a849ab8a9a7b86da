// Who keeps a place where chairs become fewer: a patient has a time, and whichever chair is free then.

export type SeatedTime = { id: string; seat: number; from: number; until: number }
export type NewChairs = {
  /** Another chair of the same time, by id. */
  moves: Map<string, number>
  /** The ids for whom no chair is left. */
  left: string[]
}

/**
 * Finds a chair up to `chairs` for each of `seated` that has a higher one, in their order, none of which overlaps with another
 * of `seated` or `fixed` there. `from` and `until` in milliseconds since 1970.
 */
export function reseat(seated: readonly SeatedTime[], fixed: readonly SeatedTime[], chairs: number): NewChairs {
  const taken = [...fixed, ...seated.filter(({ seat }) => seat <= chairs)]
  const moves = new Map<string, number>()
  const left: string[] = []
  for (const one of seated.filter(({ seat }) => seat > chairs)) {
    const isFree = (seat: number) =>
      !taken.some((other) => other.seat === seat && other.from < one.until && one.from < other.until)
    const seat = Array.from({ length: chairs }, (_, nth) => nth + 1).find(isFree)
    if (seat === undefined) {
      left.push(one.id)
      continue
    }
    moves.set(one.id, seat)
    taken.push({ ...one, seat })
  }
  return { moves, left }
}
