// Both sides run alternately in each round, so that a busy machine slows them alike.

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export type Compared = { ours: number; theirs: number; ratio: number }

/**
 * The medians of both sides, and the median of each round's ratio. One unrecorded round comes first, and the sides
 * take turns in starting.
 */
export async function compare(
  rounds: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Compared> {
  const [compared] = await compareAll(rounds, [ours], theirs)
  if (!compared) throw new Error('Nothing was compared')
  return compared
}

/** Compares several measurements with one yardstick, which runs once in each round. */
export async function compareAll(
  rounds: number,
  each: readonly (() => Promise<number>)[],
  theirs: () => Promise<number>,
): Promise<Compared[]> {
  const measured: { ours: number[]; theirs: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const ours: number[] = []
    let other = round % 2 === 0 ? Number.NaN : await theirs()
    for (const measure of each) ours.push(await measure())
    if (round % 2 === 0) other = await theirs()
    if (round > 0) measured.push({ ours, theirs: other })
  }
  const others = measured.map(({ theirs: other }) => other)
  return each.map((_, at) => {
    const mine = measured.map(({ ours }) => ours[at] ?? Number.NaN)
    return {
      ours: median(mine),
      theirs: median(others),
      ratio: median(mine.map((value, round) => value / (others[round] ?? Number.NaN))),
    }
  })
}

/** Does the work `count` times, `width` at a time. */
export async function repeat(count: number, width: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const take = async () => {
    while (next < count) {
      next += 1
      await work(next - 1)
    }
  }
  await Promise.all(Array.from({ length: width }, take))
}
