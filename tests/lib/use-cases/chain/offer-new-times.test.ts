// An import that takes slots away offers the patients other slots in the same transaction.
import { afterEach, describe, expect, test } from 'vitest'
import type { ChainFile } from '@/lib/chain-file/schema'
import { deliverOutbox } from '@/lib/messages/deliver'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { findBooking } from '@/lib/use-cases/booking/find'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { exportChain } from '@/lib/use-cases/chain/export'
import { importChain } from '@/lib/use-cases/chain/import'
import { listClosures, readList } from '@/lib/use-cases/closures/list'
import { OPERATOR } from '@/lib/use-cases/desk/actor'
import { depsWith, useKept } from '@/tests/lib/messages/kept-transport'
import { SAMPLE } from '@/tests/support/chain/sample-chain'
import { book, confirmInput, depsOf, holdInput, minutesAfter, slot, TOMORROW } from '@/tests/support/chain/test-places'
import { seatRows } from '@/tests/support/seat-rows'
import { hasPostgres, useDatabase } from '@/tests/support/servers/test-database'

const T_NAGAR = 'c106'
const home = { placeId: 'blr-south', treatment: 'aligner_scan' as const }
const at = (start: string, end: string, given: object = {}) => ({
  placeId: T_NAGAR,
  ...slot(TOMORROW, start, end),
  ...given,
})

const withClinic = (change: Partial<ChainFile['clinics'][number]> | null): ChainFile => ({
  ...SAMPLE,
  clinics: SAMPLE.clinics.flatMap((one) => (one.id === '106' ? (change ? [{ ...one, ...change }] : []) : [one])),
})
const LATE = withClinic({
  hours: {
    ...(SAMPLE.clinics.find(({ id }) => id === '106')?.hours as ChainFile['clinics'][number]['hours']),
    tue: '11:00-18:00',
  },
})

describe('an import that offers new slots', () => {
  const database = useDatabase()
  const kept = useKept()
  const deps = () => depsOf(database())
  const importing = (chain: ChainFile) => importChain(deps(), chain, { offeredBy: OPERATOR.staffId })
  const listsOf = (placeId: string) => listClosures(deps(), OPERATOR, placeId)
  const told = async () => {
    kept.parcels.length = 0
    await deliverOutbox(depsWith(database(), kept, minutesAfter(2)))
    return kept.texts.filter((text) => /Sorry, we can't keep the appointment/.test(text))
  }
  afterEach(async () => {
    await database().writes.deleteFrom('seats').execute()
    await importChain(deps(), SAMPLE)
  })

  test('the import notifies each affected patient, lists them until they answer, and one tap reschedules', async () => {
    const early = await book(deps(), at('10:00', '10:30'))
    await book(deps(), at('11:00', '11:30', { owner: 'ben', phone: '+919800000002' }))
    expect(await importing(LATE)).toMatchObject({
      kind: 'imported',
      changed: 1,
      offered: [{ reference: early.reference, start: '10:00', why: 'hours' }],
    })
    expect(await told()).toEqual([expect.stringContaining('10:00 am')])
    const [list] = await listsOf(T_NAGAR)
    expect(list).toMatchObject({ kind: 'import', affected: 1, waiting: 1 })
    const affected = (await findBooking(deps(), { reference: early.reference, owner: 'ann' }))?.affected
    expect(affected?.offered[0]).toEqual(at('11:00', '11:30'))
    // The offered slots lie within the new hours.
    for (const time of affected?.offered ?? []) expect(time.date === TOMORROW && time.start < '11:00').toBe(false)
    const { placeId: _, ...to } = affected?.offered[1] ?? at('12:00', '12:30')
    const moved = await rescheduleBooking(deps(), { reference: early.reference, owner: 'ann', ...to })
    expect(moved).toMatchObject({ kind: 'moved' })
    expect((await readList(deps(), OPERATOR, list?.id ?? ''))?.items.map(({ state }) => state)).toEqual(['moved'])
    expect(await importing(LATE)).toMatchObject({ changed: 0, offered: [] })
    expect(await listsOf(T_NAGAR)).toHaveLength(1)
  })

  test('the import without a clinic offers slots at the city’s other clinics', async () => {
    const { reference } = await book(deps(), at('10:00', '10:30'))
    expect(await importing(withClinic(null))).toMatchObject({ gone: [T_NAGAR], offered: [{ reference, why: 'gone' }] })
    const offered = (await findBooking(deps(), { reference, owner: 'ann' }))?.affected?.offered ?? []
    expect(offered).toHaveLength(3)
    for (const { placeId } of offered) expect(placeId).not.toBe(T_NAGAR)
    expect(await listsOf(T_NAGAR)).toMatchObject([{ waiting: 1 }])
  })

  test.each([
    ['another zone’s teams', 'blr-north'],
    ['nobody', null],
  ])('an import that gives a pincode to %s offers only slots of a zone that serves it', async (_, to) => {
    const address = { pincode: '560004', address: '5 Lake View' }
    const { reference } = await book(deps(), { ...home, address, ...slot() })
    const [pincode] = SAMPLE.homeZones.flatMap((zone) => zone.pincodes.filter((one) => one.pincode === '560004'))
    if (!pincode) throw new Error('No zone of the sample has 560004')
    const homeZones = SAMPLE.homeZones.map((zone) => {
      const others = zone.pincodes.filter((one) => one !== pincode)
      return { ...zone, pincodes: zone.id === to ? [...others, pincode] : others }
    })
    expect(await importing({ ...SAMPLE, homeZones })).toMatchObject({ offered: [{ reference, why: 'pincode' }] })
    const offered = (await findBooking(deps(), { reference, owner: 'ann' }))?.affected?.offered
    expect(offered?.map(({ placeId }) => placeId)).toEqual(to === null ? [] : [to, to, to])
    expect(await told()).toHaveLength(1)
    expect(await listsOf('blr-south')).toMatchObject([{ waiting: 1 }])
  })

  test('the import happens whole or not at all', async () => {
    await book(deps(), at('10:00', '10:30'))
    const before = await exportChain(deps())
    await database().script("ALTER TABLE outbox ADD CONSTRAINT ends_here CHECK (kind <> 'new_times')")
    await expect(importing(LATE)).rejects.toThrow(/ends_here/)
    await database().script('ALTER TABLE outbox DROP CONSTRAINT ends_here')
    expect(await exportChain(deps())).toEqual(before)
    expect(await listsOf(T_NAGAR)).toEqual([])
    expect(await importing(LATE)).toMatchObject({ offered: [{ start: '10:00' }] })
    expect(await told()).toHaveLength(1)
  })

  test.runIf(hasPostgres())('an import during bookings leaves each patient with a place or an offer', async () => {
    const less = withClinic({ chairs: 1 })
    for (let round = 0; round < 6; round += 1) {
      const browsers = Array.from({ length: 6 }, (_, n) => ({
        owner: `b${round}${n}`,
        phone: `+9198000000${round}${n}`,
      }))
      const booking = async (one: object) => {
        const input = { ...at('10:00', '10:30'), ...one }
        const held = await holdSlot(deps(), holdInput(input))
        const confirmed = await confirmBooking(deps(), { ...confirmInput(input), end: undefined })
        return { held: held.kind, ...confirmed }
      }
      const [outcome, ...booked] = await Promise.all([importing(less), ...browsers.map(booking)])
      if (outcome.kind !== 'imported') throw new Error(outcome.kind)
      const seats = (await seatRows(database()).where('s.place_id', '=', T_NAGAR).execute()).filter(
        ({ state }) => state === 'taken',
      )
      const sure = booked.flatMap((one) => (one.kind === 'confirmed' ? [one.reference] : []))
      expect(seats).toHaveLength(sure.length)
      const affected = new Set(outcome.offered.map(({ reference }) => reference))
      for (const reference of affected) expect(sure).toContain(reference)
      // There is one chair, so at most one patient keeps the slot.
      expect(seats.length - affected.size).toBeLessThanOrEqual(1)
      expect(await listsOf(T_NAGAR)).toMatchObject(affected.size > 0 ? [{ affected: affected.size }] : [])
      await database().writes.deleteFrom('seats').execute()
      await database().script('TRUNCATE affected_bookings, closures CASCADE')
      await importChain(deps(), SAMPLE)
    }
  })
})
