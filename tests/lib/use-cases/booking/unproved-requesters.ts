// Requests of anonymous visitors for the tests of limits, each with a new browser and a new number.
import type { Database } from '@/lib/db/schema'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { type HoldInput, holdSlot } from '@/lib/use-cases/booking/hold'
import { confirmInput, depsOf, holdInput, minutesAfter, stranger } from '@/tests/support/chain/test-places'

const TIMES = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30']
/** Days on which the test places are open; a Sunday lies between them. */
export const DAYS = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30', '2026-12-01']
/** The nth half hour of a day. */
export const at = (n: number, date = DAYS[0] as string) => ({
  date,
  start: TIMES[n] as string,
  end: TIMES[n + 1] as string,
})
export const phoneOf = (n: number): string => `+9198${10_000_000 + n}`

/** The nth of many requests without cookies, all from one network unless another is given. */
export const anon = (n: number, given: Partial<HoldInput> = {}): HoldInput =>
  holdInput({ owner: `anon-${n}`, phone: phoneOf(n), ...stranger(), ...given })

/** Their requests to a database, some minutes after the tests' clock. */
export const askersOf = (database: () => Database) => {
  const deps = (minutes = 0) => depsOf(database(), minutesAfter(minutes))
  return {
    deps,
    hold: (input: HoldInput, minutes = 0) => holdSlot(deps(minutes), input),
    /** Confirms the hold. */
    confirm: ({ replaces: _, ...input }: HoldInput, minutes = 0) =>
      confirmBooking(deps(minutes), { ...confirmInput(input), end: undefined }),
    /** Holds and confirms in one request. */
    direct: ({ replaces: _, ...input }: HoldInput, minutes = 0) => confirmBooking(deps(minutes), confirmInput(input)),
  }
}
