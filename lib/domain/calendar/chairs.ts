// Who keeps a time where chairs go: a patient has a time, and whichever chair is free then.

export type SeatedTime = { id: string; seat: number; from: number; until: number }
/** A seat's row as a time of a chair. */
export const seatedOf = (row: { id: string; seat: number; starts_at: Date; ends_at: Date }): SeatedTime => ({
  id: row.id,
  seat: row.seat,
  from: row.starts_at.getTime(),
  until: row.ends_at.getTime(),
})

export type NewChairs = {
  /** Another chair of the same time, by id. */
  moves: Map<string, number>
  /** The ids for whom no chair is left. */
  left: string[]
}

/**
 * Finds a chair of `chairsOf` for each of `seated` whose own is none of them, in their order; it overlaps with no other of
 * `seated` or `fixed` there. `from` and `until` in milliseconds since 1970.
 */
export function reseat(
  seated: readonly SeatedTime[],
  fixed: readonly SeatedTime[],
  chairsOf: (one: SeatedTime) => readonly number[],
): NewChairs {
  const wanted = seated.map((one) => ({ one, chairs: chairsOf(one) }))
  const taken = [...fixed, ...wanted.filter(({ one, chairs }) => chairs.includes(one.seat)).map(({ one }) => one)]
  const moves = new Map<string, number>()
  const left: string[] = []
  for (const { one, chairs } of wanted) {
    if (chairs.includes(one.seat)) continue
    const isFree = (seat: number) =>
      !taken.some((other) => other.seat === seat && other.from < one.until && one.from < other.until)
    const seat = chairs.find(isFree)
    if (seat === undefined) {
      left.push(one.id)
      continue
    }
    moves.set(one.id, seat)
    taken.push({ ...one, seat })
  }
  return { moves, left }
}
