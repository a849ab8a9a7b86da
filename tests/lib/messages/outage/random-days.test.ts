// Random days of a clinic with outages of up to two hours. Each message goes out once, by day and only while it is true;
// none is lost. DAYS=500 makes a long run; SEED repeats one.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Happening, RandomWorld } from '@/tests/lib/messages/outage/random-world'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { reopen } from '@/tests/support/closures'
import { truncate } from '@/tests/support/servers/truncate'

const DAYS = Number(process.env.DAYS ?? 5)
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }

const one = (what: Happening['what'], weight: number) => ({ weight, arbitrary: fc.constant(what) })
const happening: fc.Arbitrary<Happening> = fc.record({
  what: fc.oneof(
    one('book', 7),
    one('move', 3),
    one('cancel', 2),
    one('undo', 1),
    one('close', 2),
    one('lift', 1),
    one('mark', 1),
    one('stop', 1),
    one('wait', 2),
    one('down', 2),
    one('pass', 6),
  ),
  n: fc.nat(7),
  at: fc.nat(23),
  minutes: fc.constantFrom(1, 1, 20, 60, 180, 420),
})

describe('random days', () => {
  const { database } = useTestPlaces()

  test('random days send no untrue, double or night-time message and lose none', { timeout: 600_000 }, async () => {
    let sent = 0
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 12, maxLength: 30 }), async (happenings) => {
        await truncate(database())
        await reopen(database())
        const world = new RandomWorld(database())
        for (const each of happenings) await world.happen(each)
        await world.end()
        expect(world.faults).toEqual([])
        const rows = await database().reads.selectFrom('outbox').select(['kind', 'sent_at', 'dropped']).execute()
        expect(rows.filter(({ sent_at, dropped }) => sent_at === null && dropped === null)).toEqual([])
        expect(rows.filter(({ dropped }) => dropped === 'given_up')).toEqual([])
        sent += world.taken.size
      }),
      { numRuns: DAYS, endOnFailure: true, ...SEED },
    )
    await reopen(database())
    expect(sent).toBeGreaterThan(DAYS)
  })
})
