// What most tests of bookings begin with.
import type { Deps } from '@/lib/use-cases/deps'
import { depsOf, minutesAfter } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

/**
 * In a `describe`: a database that has the test places, and what a use case is given of it so many minutes after the tests'
 * clock, or at a moment.
 */
export function useTestPlaces() {
  const database = useDatabase('places')
  const deps = (when: number | Date = 0): Deps =>
    depsOf(database(), typeof when === 'number' ? minutesAfter(when) : when)
  return { database, deps }
}
