export type SeatedTime = { id: string; seat: number; from: number; until: number }
export const seatedOf = (row: { id: string; seat: number; starts_at: Date; ends_at: Date }): SeatedTime => ({
  id: row.id,
  seat: row.seat,
  from: row.starts_at.getTime(),
  until: row.ends_at.getTime(),
})

export type NewChairs = {
  moves: Map<string, number>
  left: string[]
}

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
