import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ChainFile } from '@/lib/chain-file/schema'
import type { Database } from '@/lib/db/schema'
import { importChain } from '@/lib/use-cases/chain/import'
import { placeSetUp, setUpPlace, versionOf } from '@/lib/use-cases/chain/set-up-place'
import { SAMPLE } from '@/tests/support/chain/sample-chain'
import { depsOf, minutesAfter, TODAY } from '@/tests/support/chain/test-places'
import { deskActor } from '@/tests/support/desk/desk'
import { openTestDatabase } from '@/tests/support/servers/test-database'

const PLACE = 'c106'
const MANAGER = deskActor({ role: 'manager', places: [PLACE] })
const CLINIC = SAMPLE.clinics.find(({ id }) => id === '106')
if (!CLINIC) throw new Error('There is no clinic 106')
const MON = CLINIC.hours.mon
/** The sample with a changed clinic 106. */
const withClinic = (change: Partial<ChainFile['clinics'][number]>): ChainFile => ({
  ...SAMPLE,
  clinics: SAMPLE.clinics.map((one) => (one.id === '106' ? { ...one, ...change } : one)),
})
const LATER = withClinic({ hours: { ...CLINIC.hours, mon: '10:00-18:00' } })
const MONDAY = `Clinic 106: hours Mon ${MON} -> 10:00-18:00`

describe('the report of an import', () => {
  let db: Database
  const run = (chain: ChainFile, given: object = {}, minutes = 0) =>
    importChain(depsOf(db, minutesAfter(minutes)), chain, given)
  const chairs = async () => (await placeSetUp(depsOf(db), MANAGER, PLACE))?.seats
  /** A manager adds a chair to the clinic, ten minutes after the last import. */
  async function setAtDesk(): Promise<number> {
    const deps = depsOf(db, minutesAfter(10))
    const standing = await placeSetUp(deps, MANAGER, PLACE)
    if (!standing) throw new Error('No such place')
    const seats = standing.seats + 1
    const wish = { placeId: PLACE, seats, hours: standing.hours, from: TODAY, isOffering: false }
    expect(await setUpPlace(deps, MANAGER, { ...wish, version: versionOf(standing) })).toEqual({
      kind: 'set',
      offered: 0,
    })
    return seats
  }

  beforeEach(async () => {
    db = await openTestDatabase()
    await run(SAMPLE)
  })
  afterEach(() => db.close())

  test('the import names every change', async () => {
    const { clinics, ...rest } = withClinic({
      landmark: 'Beside the tank',
    })
    const other = {
      ...rest,
      notOffered: [...SAMPLE.notOffered, 'braces' as const],
      clinics: clinics.filter(({ id }) => id !== '101'),
    }
    const { changes } = (await run(other)) as { changes: string[] }
    expect(changes).toContain(`Clinic 106: landmark ${CLINIC.landmark ?? 'none'} -> Beside the tank`)
    expect(changes).toContain('Clinic 101: missing from the file')
    expect(changes.some((line) => line.startsWith('notOffered: '))).toBe(true)
    expect(await run(LATER)).toMatchObject({ changes: expect.arrayContaining(['Clinic 101: new']) })
  })

  test('a rehearsal changes nothing and reports the changes', async () => {
    expect(await run(LATER, { isRehearsal: true })).toMatchObject({ kind: 'rehearsed', changed: 1, changes: [MONDAY] })
    expect(await run(SAMPLE)).toMatchObject({ kind: 'imported', changed: 0, changes: [] })
  })

  test('the import overwrites no manager’s later change unless it is told to', async () => {
    const set = await setAtDesk()
    const clash = `Clinic 106: chairs ${set} -> ${set - 1}`
    expect(await run(SAMPLE, {}, 20)).toEqual({ kind: 'taken_back', changes: [clash] })
    expect(await chairs()).toBe(set)
    expect(await run(SAMPLE, { overwritesDesk: true }, 20)).toMatchObject({ kind: 'imported', changes: [clash] })
    expect(await chairs()).toBe(set - 1)
    const last = await db.reads
      .selectFrom('desk_events')
      .select(['verb', 'subject', 'before', 'after'])
      .where('verb', '=', 'set_up')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(last).toMatchObject({ subject: PLACE, before: { seats: set }, after: { seats: set - 1 } })
    expect(await run(SAMPLE, {}, 30)).toMatchObject({ kind: 'imported', changed: 0 })
  })

  test('the import continues once the file agrees with the manager’s change', async () => {
    const set = await setAtDesk()
    expect(await run(withClinic({ chairs: set }), {}, 20)).toMatchObject({ kind: 'imported', changed: 0 })
    expect(await run(withClinic({ chairs: set + 1 }), {}, 30)).toMatchObject({ kind: 'imported', changed: 1 })
  })
})
