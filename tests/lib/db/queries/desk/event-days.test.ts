import { describe, expect, test } from 'vitest'
import { readDeskDayEvents, readDeskDayVerbs } from '@/lib/db/queries/desk/event-days'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { writeStaff } from '@/lib/db/queries/desk/staff-list'
import { minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { putBooking } from '@/tests/support/put-rows'

const NOBODY = '00000000-0000-0000-0000-000000000000'

describe('a database', () => {
  const { database } = useTestPlaces()

  test('the events of a day at some places are listed newest first, with their bookings', async () => {
    const subject = await putBooking(database(), { reference: 'CFHJKMNP' })
    const written: number[] = []
    for (const [placeId, verb, minutes] of [
      [THREE_CHAIRS, 'book', 0],
      [THREE_CHAIRS, 'mark', 5],
      [ONE_CHAIR, 'mark', 6],
      [THREE_CHAIRS, 'mark', 60],
    ] as const) {
      const event = { at: minutesAfter(minutes), staffId: NOBODY, placeId, verb, before: {}, after: {} }
      const about = verb === 'book' ? subject : 'a day'
      written.push(await database().transaction((tx) => writeDeskEvent(tx, { ...event, subject: about })))
    }
    const day = { placeIds: [THREE_CHAIRS], from: NOW, until: minutesAfter(60) }
    const read = (more: { verb?: string; before?: number }) =>
      readDeskDayEvents(database().reads, { ...day, verb: null, before: null, limit: 9, ...more })
    expect((await read({})).map(({ id, reference }) => [id, reference])).toEqual([
      [written[1], null],
      [written[0], 'CFHJKMNP'],
    ])
    expect(await read({ verb: 'mark' })).toHaveLength(1)
    expect((await read({ before: written[1] ?? 0 })).map(({ verb }) => verb)).toEqual(['book'])
    expect(await readDeskDayVerbs(database().reads, day)).toEqual(['book', 'mark'])
  })

  test('an event about a member of staff names them', async () => {
    const staff = { phone: '+919800000010', name: 'Asha', role: 'desk', everywhere: false, now: NOW } as const
    const event = { at: NOW, staffId: NOBODY, placeId: ONE_CHAIR, before: {}, after: {} }
    await database().transaction(async (tx) => {
      const subject = await writeStaff(tx, staff)
      await writeDeskEvent(tx, { ...event, verb: 'staff_saved', subject })
      await writeDeskEvent(tx, { ...event, verb: 'mark', subject })
    })
    const day = { placeIds: [ONE_CHAIR], from: NOW, until: minutesAfter(60), verb: null, before: null, limit: 9 }
    const rows = await readDeskDayEvents(database().reads, day)
    expect(rows.map(({ verb, member_name }) => [verb, member_name])).toEqual([
      ['mark', null],
      ['staff_saved', 'Asha'],
    ])
  })
})
