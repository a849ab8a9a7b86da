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
 * A wish as it is drawn. It becomes a deed by what its browser knows when it begins: most slots are among the place's
 * present ones.
 */
export type Wish =
  | ({ do: 'hold'; changes: boolean } & Wanted)
  /** `latest`: the browser's latest hold. `any`: any slot. `free`: any slot, booked without a hold if it is free. */
  | ({ do: 'confirm'; what: 'latest' | 'any' | 'free' } & Wanted)
  /** `held`: to the slot that its browser holds at the place, if it holds one. */
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
/** The possible events; mostly a patient acts. */
export const wishes = fc.oneof(
  ...patient,
  drawn('change', { place, times: fc.nat({ max: MODEL_TIMES.length - 1 }) }, 2),
  drawn('close', { place, day: fc.nat({ max: MODEL_DATES.length - 1 }) }),
  drawn('sweep', {}),
  drawn('leave', {}),
) as fc.Arbitrary<Wish>

/** The other wish with the place, slot and booking of `one`, so that the two conflict. */
export function besideIt(one: Wish, other: Wish, who: number | undefined): Wish {
  const { place, slot, n } = one as { place?: number; slot?: number; n?: number }
  const theirs = other.do === 'release' ? { place, slot, n, who } : { place, slot, n }
  const same = Object.entries(theirs).filter(([name, value]) => value !== undefined && name in other)
  return { ...other, ...Object.fromEntries(same) }
}
