// What may be done in a random history, as it is drawn.
import * as fc from 'fast-check'
import {
  MODEL_DATES,
  MODEL_OWNERS,
  MODEL_PLACES,
  MODEL_SLOTS,
  MODEL_TIMES,
  type Wanted,
} from '@/tests/support/chain/model-chain'

/**
 * A deed as it is drawn. It becomes one by what its browser knows when it begins: a slot is one of the place's present
 * times, for the most part.
 */
export type Wish =
  | ({ do: 'hold'; changes: boolean } & Wanted)
  /** The latest hold of the browser, any time at all, or any time that is taken where it is free. */
  | ({ do: 'confirm'; what: 'latest' | 'any' | 'free' } & Wanted)
  /** To the time that its browser holds, where it holds one of the place. */
  | { do: 'move'; n: number; slot: number; held: boolean }
  | { do: 'cancel'; n: number }
  | { do: 'release'; who: number }
  | { do: 'sweep' }
  | { do: 'close'; place: number; day: number }
  | { do: 'change'; place: number; times: number }
  | { do: 'leave' }

const who = fc.nat({ max: MODEL_OWNERS.length - 1 })
const place = fc.nat({ max: MODEL_PLACES.length - 1 })
const slot = fc.nat({ max: MODEL_SLOTS.length - 1 })
const wanted = { who, place, slot }
const n = fc.nat({ max: 5 })
const what = fc.constantFrom('latest' as const, 'any' as const, 'free' as const)
const drawn = <D extends string, T>(act: D, model: { [K in keyof T]: fc.Arbitrary<T[K]> }, weight = 1) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(act), ...model }),
})
const patient = [
  drawn('hold', { ...wanted, changes: fc.boolean() }, 3),
  drawn('confirm', { ...wanted, what }, 5),
  drawn('move', { n, slot, held: fc.boolean() }, 4),
  drawn('cancel', { n }),
  drawn('release', { who }),
]
/** What happens: mostly a patient does something. */
export const wishes = fc.oneof(
  ...patient,
  drawn('change', { place, times: fc.nat({ max: MODEL_TIMES.length - 1 }) }, 2),
  drawn('close', { place, day: fc.nat({ max: MODEL_DATES.length - 1 }) }),
  drawn('sweep', {}),
  drawn('leave', {}),
) as fc.Arbitrary<Wish>

/** The same with the place, time and booking of the one, so that the two are in each other's way. */
export function besideIt(one: Wish, other: Wish, who: number | undefined): Wish {
  const { place, slot, n } = one as { place?: number; slot?: number; n?: number }
  const theirs = other.do === 'release' ? { place, slot, n, who } : { place, slot, n }
  const same = Object.entries(theirs).filter(([name, value]) => value !== undefined && name in other)
  return { ...other, ...Object.fromEntries(same) }
}
