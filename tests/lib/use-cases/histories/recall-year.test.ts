// A year of the sample chain's 43 clinics with the clock moved, outages, standstills and killed processes.
// PATIENTS=5000 makes a larger chain; SEED repeats a year.
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lives, RecallYear, troubles } from '@/tests/lib/use-cases/histories/recall-year'
import { SAMPLE_CLINICS } from '@/tests/support/chain/sample-chain'
import { hasPostgres, openInterleaved } from '@/tests/support/servers/test-database'

const PATIENTS = Number(process.env.PATIENTS ?? 860)
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }
const PLACES = SAMPLE_CLINICS.map(({ id }) => `c${id}`)

describe.runIf(hasPostgres())('a year of recalls', () => {
  let real: Awaited<ReturnType<typeof openInterleaved>>
  beforeAll(async () => {
    real = await openInterleaved()
  })
  afterAll(() => real.other.close())

  test('19 of 20 due recalls are asked in their month, none twice, none after a stop or a booking', async () => {
    // A killed sweep is logged.
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(PLACES).toHaveLength(43)
    const year = fc.asyncProperty(lives(PATIENTS), troubles, async (some, many) => {
      const world = new RecallYear(real, PLACES, some)
      await world.run(many)
      const { due, inMonth, second } = world.result()
      expect(world.faults).toEqual([])
      expect(due).toBeGreaterThan(PATIENTS / 4)
      expect(second).toBeGreaterThan(PATIENTS / 10)
      expect(inMonth / due).toBeGreaterThanOrEqual(0.95)
      process.stdout.write(`${JSON.stringify({ due, inMonth, second })}\n`)
    })
    await fc.assert(year, { numRuns: 1, endOnFailure: true, ...SEED })
    vi.restoreAllMocks()
  }, 500_000)
})
