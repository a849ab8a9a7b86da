// What 021 writes of bookings that stood before it: what the rules say of them. And what is read of one that a version before
// 021 writes beside this one.
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { BOOKING_FLOWS } from '@/lib/catalogue/flow-names'
import { serviceOf } from '@/lib/catalogue/prices'
import { TREATMENT_KEYS, UNNAMED } from '@/lib/catalogue/treatment-names'
import { bookedAs } from '@/lib/domain/booked'
import { findBooking } from '@/lib/use-cases/booking/find'
import { putBooking, TEN } from '@/tests/support/put-rows'
import { bothEngines } from '@/tests/support/test-database'
import { depsOf, minutesAfter } from '@/tests/support/test-places'
import { useTestPlaces } from '@/tests/support/use-test-places'

const PARTS = ['veneers', 'whitening', 'bonding', 'aligners', 'braces', null]
/** What versions before 021 stored: any treatment by a flow that asks it, the flow's own by the others. */
const FORMER = [
  ...BOOKING_FLOWS.flatMap((flow) =>
    [null, ...TREATMENT_KEYS].map((treatment) => ({ flow, treatment, concern: null })),
  ),
  ...PARTS.map((concern) => ({ flow: 'SMILE_DESIGN', treatment: 'smile_design' as const, concern })),
]

describe.each(bothEngines)('keys and services on %s', (engine) => {
  const { database } = useTestPlaces(engine)

  test('are those that the rules give to what was booked before', async () => {
    const ids = []
    for (const [n, row] of FORMER.entries()) {
      const starts_at = minutesAfter(30 * n, TEN)
      ids.push(await putBooking(database(), row, { starts_at, ends_at: minutesAfter(30, starts_at) }))
    }
    await database().script(
      'ALTER TABLE bookings DROP COLUMN service, DROP COLUMN treatment_key, DROP COLUMN procedure',
    )
    await database().script(await readFile('lib/db/migrations/021-keys-and-services.sql', 'utf8'))
    const rows = await database()
      .reads.selectFrom('bookings')
      .select(['id', 'service', 'treatment_key as treatmentKey', 'procedure'])
      .execute()
    const kept = new Map(rows.map(({ id, ...as }) => [id, as]))
    const ruled = FORMER.map(({ flow, treatment, concern }) => ({
      service: serviceOf(treatment ?? UNNAMED),
      ...bookedAs(flow, treatment, concern),
    }))
    expect(ids.map((id) => kept.get(id))).toEqual(ruled)
  })

  test('are read by the rules of a booking that a former version wrote meanwhile', async () => {
    const reference = '7HKMNP4C'
    const row = { reference, flow: 'SMILE_DESIGN', treatment: 'smile_design', concern: 'veneers' }
    await putBooking(database(), row)
    expect(await findBooking(depsOf(database()), { reference, owner: 'ann' })).toMatchObject({
      ...{ service: 'smile_design', treatmentKey: 'aligner_scan', procedure: 'veneers' },
    })
  })
})
