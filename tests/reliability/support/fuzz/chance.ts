// Random choices that a seed repeats exactly.
import { seeded } from '@/tests/reliability/support/counts'

export type Chance = ReturnType<typeof chanceOf>

export function chanceOf(seed: number) {
  const next = seeded(seed)
  /** A whole number from 0 up to but without `most`. */
  const below = (most: number): number => Math.floor(next() * most)
  return {
    below,
    isOften: (share: number): boolean => next() < share,
    one: <T>(values: readonly T[]): T => values[below(values.length)] as T,
    /** `n` of the values. Each is used once before any is repeated. */
    some<T>(values: readonly T[], n: number): T[] {
      const left = [...values]
      const drawn = Array.from({ length: Math.min(n, left.length) }, () => {
        const at = below(left.length)
        const value = left[at] as T
        left[at] = left.at(-1) as T
        left.pop()
        return value
      })
      return drawn.length === 0 ? drawn : Array.from({ length: n }, (_, at) => drawn[at % drawn.length] as T)
    },
    /** A new client address, so that rate limits by network are not reached. */
    address: (): string => `10.${128 + below(128)}.${below(256)}.${below(256)}`,
    /** A mobile number that nobody else has. */
    phone: (): string => `97${String(10_000_000 + below(90_000_000))}`,
  }
}
