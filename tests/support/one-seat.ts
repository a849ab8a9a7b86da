// T. Nagar of the sample chain with a single chair, and a clock that the test moves.
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { serveFrom } from '@/tests/support/browser/page-browser'
import { SAMPLE } from '@/tests/support/chain/sample-chain'
import { useDatabase } from '@/tests/support/servers/test-database'

const CHAIRS = SAMPLE.clinics.find(({ id }) => id === '106')?.chairs ?? 0

/**
 * For a `describe`: serves pages and sets the clock to 10:00 at the clinics before each test. `at` sets the minutes
 * after that.
 */
export function useOneSeat() {
  const database = useDatabase()
  const at = (minutes: number) => vi.setSystemTime(new Date('2026-11-23T10:00:00+05:30').getTime() + minutes * 60_000)
  const chairs = (seats: number) =>
    database().writes.updateTable('places').set({ seats }).where('id', '=', 'c106').execute()
  beforeAll(() => serveFrom(database()))
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    at(0)
    await chairs(1)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await chairs(CHAIRS)
  })
  return { database, at, chairs }
}
