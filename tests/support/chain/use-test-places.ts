import type { Deps } from '@/lib/use-cases/deps'
import { depsOf, minutesAfter } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

/**
 * For a `describe`: a database with the test places, and the dependencies of a use case. Their clock is a date, or so
 * many minutes after the tests' clock.
 */
export function useTestPlaces() {
  const database = useDatabase('places')
  const deps = (when: number | Date = 0): Deps =>
    depsOf(database(), typeof when === 'number' ? minutesAfter(when) : when)
  return { database, deps }
}
