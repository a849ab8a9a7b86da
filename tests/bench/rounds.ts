// Alternating rounds: what is compared runs in turn within one run, so that a busy machine slows both alike.

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export type Compared = { ours: number; theirs: number; ratio: number }

/** Medians of both, and the median of each round's ratio. One round more goes before, unrecorded; who begins changes. */
export async function compare(
  rounds: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Compared> {
  const pairs: [number, number][] = []
  for (let round = 0; round <= rounds; round += 1) {
    let pair: [number, number]
    if (round % 2 === 0) pair = [await ours(), await theirs()]
    else {
      const second = await theirs()
      pair = [await ours(), second]
    }
    if (round > 0) pairs.push(pair)
  }
  return {
    ours: median(pairs.map(([mine]) => mine)),
    theirs: median(pairs.map(([, other]) => other)),
    ratio: median(pairs.map(([mine, other]) => mine / other)),
  }
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
