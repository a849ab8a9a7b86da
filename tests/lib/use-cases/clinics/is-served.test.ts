// Writes check the table of served cities; pages that only show a city may remember it for a minute.
import { describe, expect, test } from 'vitest'
import { isServed, isServedAsKnown } from '@/lib/use-cases/clinics/is-served'
import { listCities, listCitiesAsKnown } from '@/lib/use-cases/clinics/list-cities'
import { depsOf, minutesAfter } from '@/tests/support/chain/test-places'
import { openTestDatabase, useDatabase } from '@/tests/support/servers/test-database'
import { watched } from '@/tests/support/servers/watched-database'

describe('the check whether a city is served', () => {
  const database = useDatabase()

  test('a served city is remembered for a minute, and an unserved one or a write asks each time', async () => {
    const { db, work } = watched(database())
    const at = (minutes: number) => depsOf(db, minutesAfter(minutes))
    const asked = async (served: Promise<boolean>) => [await served, work.splice(0).length]
    expect(await asked(isServedAsKnown(at(0), 'kochi'))).toEqual([true, 1])
    expect(await asked(isServedAsKnown(at(0.9), 'kochi'))).toEqual([true, 0])
    expect(await asked(isServedAsKnown(at(1), 'kochi'))).toEqual([true, 1])
    for (const _ of [1, 2]) expect(await asked(isServedAsKnown(at(0), 'atlantis'))).toEqual([false, 1])
    expect(await asked(isServed(at(0), 'kochi'))).toEqual([true, 1])
  })

  test('a page that only shows the city trusts it while the database is unavailable', async () => {
    const away = await openTestDatabase()
    await away.close()
    expect(await isServedAsKnown(depsOf(away, minutesAfter(0)), 'kochi')).toBe(true)
    await expect(isServed(depsOf(away, minutesAfter(0)), 'kochi')).rejects.toThrow()
  })
})

describe('the list of served cities', () => {
  const database = useDatabase()

  test('the list is remembered for a minute, read once for parallel requests, and not kept after a failure', async () => {
    const { db, work } = watched(database())
    const at = (minutes: number) => depsOf(db, minutesAfter(minutes))
    const all = await listCities(at(0))
    expect([all.length, work.splice(0).length]).toEqual([21, 1])
    expect(await Promise.all([listCitiesAsKnown(at(0)), listCitiesAsKnown(at(0.9))])).toEqual([all, all])
    expect(work.splice(0)).toHaveLength(1)
    await database().script("UPDATE cities SET name = 'Salem city' WHERE id = 'salem'")
    expect(await listCitiesAsKnown(at(0.9))).toEqual(all)
    expect(work.splice(0)).toEqual([])
    expect(await listCitiesAsKnown(at(1))).toEqual(await listCities(at(1)))
    const away = await openTestDatabase()
    await away.close()
    for (const _ of [1, 2]) await expect(listCitiesAsKnown(depsOf(away, minutesAfter(0)))).rejects.toThrow()
  })
})
