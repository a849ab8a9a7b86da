// A random history of money is a list of these moments.
import * as fc from 'fast-check'
import type { ActName } from '@/lib/payments/stand-in/core'
import type { Failure } from '@/tests/support/payments/flaky-gateway'

export type Deed =
  | { pays: ActName }
  | { does: 'start' | 'hint' | 'ask' | 'refund' | 'cancel' | 'undo' | 'miss' | 'come' | 'cash' | 'give' | 'fail' }
  | { pass: number }
/** `killAt`: the number of the statement. `fails`: what the gateway does. */
export type Moment = { deed: Deed; killAt: number | null; fails: Failure }

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('start', 'ask', 'hint', 'refund').map((does) => ({ does }) as const) },
  fc.constantFrom('cancel', 'undo', 'miss', 'come', 'cash', 'give', 'fail').map((does) => ({ does }) as const),
  {
    weight: 2,
    arbitrary: fc
      .constantFrom<ActName[]>('pay', 'pay', 'fail', 'twice', 'late', 'unreported')
      .map((pays) => ({ pays }) as const),
  },
  { weight: 2, arbitrary: fc.constantFrom(0.1, 1, 5, 16, 21, 70, 1500).map((pass) => ({ pass })) },
)
const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })
const moment = (of: fc.Arbitrary<Deed>): fc.Arbitrary<Moment> =>
  fc.record({
    deed: of,
    killAt: seldom(fc.integer({ min: 1, max: 14 })),
    fails: seldom(fc.constantFrom('before' as const, 'after' as const)),
  })
/** A patient books and pays now, so a history begins with a page. */
export const moments = fc
  .tuple(moment(fc.constant({ does: 'start' })), fc.array(moment(deed), { minLength: 2, maxLength: 15 }))
  .map(([first, others]) => [first, ...others])
