import { describe, expect, test } from 'vitest'
import {
  type BookedCare,
  insertCorrection,
  readAlong,
  readCorrectable,
  readCorrections,
  redirectWaiting,
  writeCare,
  writeName,
  writeNumber,
} from '@/lib/db/queries/desk/corrections'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { NOW } from '@/tests/support/chain/test-places'
import { PHONE, putBooking, putMessage } from '@/tests/support/put-rows'
import { useDatabase } from '@/tests/support/servers/test-database'

const OTHER = '+919800000002'
const CARE: BookedCare = {
  treatment: 'braces',
  service: 'consultation',
  treatmentKey: 'braces',
  procedure: null,
  pricePaise: 100,
}

describe('the corrections of a booking', () => {
  const database = useDatabase('places')
  const inTx = <T>(work: Parameters<ReturnType<typeof database>['transaction']>[0]): Promise<T> =>
    database().transaction(work) as Promise<T>
  const bookingOf = (id: string) =>
    database().reads.selectFrom('bookings').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

  test('name and treatment are put right, of that booking alone', async () => {
    const id = await putBooking(database())
    const other = await putBooking(database(), {}, { seat: 2 })
    await inTx(async (tx) => {
      expect(await readCorrectable(tx, id)).toMatchObject({ personal_name: 'Ann Mary', member_priced: null })
      await writeName(tx, id, 'Asha Sample')
      await writeCare(tx, id, CARE)
    })
    expect(await bookingOf(id)).toMatchObject({
      personal_name: 'Asha Sample',
      treatment: 'braces',
      treatment_key: 'braces',
      price_paise: 100,
    })
    expect(await bookingOf(other)).toMatchObject({ personal_name: 'Ann Mary', price_paise: 0 })
  })

  test.each([
    ['nobody proved', false],
    ['another booking has proved', true],
  ])('a number that %s closes the old link, and is proved: %s', async (_who, proved) => {
    const id = await putBooking(database(), { proved: true })
    await putBooking(database(), { personal_phone: OTHER, proved }, { seat: 2 })
    await inTx((tx) => writeNumber(tx, id, OTHER))
    expect(await bookingOf(id)).toMatchObject({ personal_phone: OTHER, proved, link_version: 1 })
  })

  test('companions of the same number are named, and nobody else', async () => {
    const companion_group = '6f2d4e1c-0000-4000-8000-0000000000aa'
    const id = await putBooking(database(), { companion_group })
    const along = await putBooking(database(), { companion_group }, { seat: 2 })
    await putBooking(database(), { companion_group, personal_phone: OTHER }, { seat: 3 })
    await putBooking(
      database(),
      { companion_group, status: 'cancelled', cancelled_at: NOW },
      { state: 'left', seat: 4 },
    )
    expect(await inTx((tx) => readAlong(tx, { id, phone: PHONE }))).toEqual([(await bookingOf(along)).reference])
  })

  test('messages that wait go to the new number by the new link; others stay as they are', async () => {
    const id = await putBooking(database())
    const waits = await putMessage(database(), { kind: 'booking_confirmed', subject: id })
    const sent = await putMessage(database(), { kind: 'booking_moved', subject: id, sent_at: NOW })
    const tells = await inTx((tx) => redirectWaiting(tx, { id, from: PHONE, to: OTHER, manage: 'made-up' }))
    expect(tells).toBe(true)
    const rows = await database().reads.selectFrom('outbox').select(['id', 'personal_to']).execute()
    expect(new Map(rows.map((row) => [row.id, row.personal_to]))).toEqual(
      new Map([
        [waits, OTHER],
        [sent, PHONE],
      ]),
    )
  })

  test('what was there before and after is kept by its event, and erased with the patient', async () => {
    const id = await putBooking(database())
    const before = { name: 'Ann Mary', phone: PHONE, treatment: null }
    const after = { ...before, name: 'Asha Sample' }
    const eventId = await inTx<number>(async (tx) => {
      const event = await writeDeskEvent(tx, {
        at: NOW,
        staffId: '6f2d4e1c-0000-4000-8000-000000000001',
        placeId: 'c101',
        verb: 'correct',
        subject: id,
        before: {},
        after: {},
      })
      await insertCorrection(tx, { eventId: event, bookingId: id, before, after })
      return event
    })
    expect(await readCorrections(database().reads, id)).toEqual(new Map([[eventId, { before, after }]]))
    await database().writes.updateTable('bookings').set({ personal_phone: '' }).where('id', '=', id).execute()
    expect(await readCorrections(database().reads, id)).toEqual(new Map())
  })
})
