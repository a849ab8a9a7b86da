import { describe, expect, test } from 'vitest'
import { readPatientRows } from '@/lib/db/queries/desk/patient'
import { minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { STAFF } from '@/tests/support/desk/desk'
import { PHONE, putBooking, putMove, TEN } from '@/tests/support/put-rows'

describe('the rows of a patient card', () => {
  const { database } = useTestPlaces()
  const read = async (whose: { phone: string } | { id: string }, placeIds = [THREE_CHAIRS], limit = 10) =>
    readPatientRows(database().reads, whose, { placeIds, limit })
  const ids = async (...given: Parameters<typeof read>) => (await read(...given)).map(({ id }) => id)
  const half = (n: number) => minutesAfter(30 * n, TEN)

  test('they are the number’s bookings at permitted places, by their last seat, the latest first', async () => {
    const moved = await putBooking(database())
    await putMove(database(), moved, { starts_at: half(4) })
    const late = await putBooking(database(), {}, { starts_at: half(2) })
    const elsewhere = await putBooking(database(), {}, { place_id: ONE_CHAIR })
    const unlinked = await putBooking(database(), { unlinked: true }, { starts_at: half(3) })
    const erased = await putBooking(database(), { personal_phone: '' }, { starts_at: half(5) })
    expect(await ids({ phone: PHONE })).toEqual([moved, late])
    expect(await ids({ phone: PHONE }, [THREE_CHAIRS, ONE_CHAIR])).toEqual([moved, late, elsewhere])
    expect(await ids({ phone: PHONE }, [THREE_CHAIRS], 1)).toEqual([moved])
    expect(await ids({ phone: PHONE }, [])).toEqual([])
    expect(await ids({ phone: '' })).toEqual([])
    for (const id of [unlinked, erased]) expect(await ids({ id })).toEqual([id])
    expect(await ids({ id: elsewhere })).toEqual([])
  })

  test('each has the dentist, the last cancellation that stands, and the feedback', async () => {
    const other = '6f2d4e1c-0000-4000-8000-000000000002'
    const id = await putBooking(database(), { planned_dentist: 'Dr Asha', visit: 'kept', kept_at: NOW })
    const event = { at: NOW, place_id: THREE_CHAIRS, subject: id, before: '{}', after: '{}' }
    const put = (given: { verb: string; staff_id: string; undoes?: number }) =>
      database()
        .writes.insertInto('desk_events')
        .values({ ...event, ...given })
        .returning('id')
        .executeTakeFirstOrThrow()
    const [row] = await read({ id })
    expect(row).toEqual({
      id,
      planned_dentist: 'Dr Asha',
      replaced_by: null,
      cancelled_by: null,
      score: null,
      personal_words: null,
    })
    await put({ verb: 'cancel', staff_id: STAFF })
    const undone = await put({ verb: 'cancel', staff_id: other })
    expect(await read({ id })).toMatchObject([{ cancelled_by: other }])
    await put({ verb: 'restore', staff_id: other, undoes: undone.id })
    await put({ verb: 'mark', staff_id: other })
    const answer = { booking_id: id, asked_at: NOW, answered_at: NOW, score: 5, personal_words: 'Kind' }
    await database().writes.insertInto('visit_questions').values(answer).execute()
    expect(await read({ id })).toMatchObject([{ cancelled_by: STAFF, score: 5, personal_words: 'Kind' }])
  })
})
