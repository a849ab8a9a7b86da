import { describe, expect, test } from 'vitest'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { cancelAtDesk } from '@/lib/use-cases/desk/cancel'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { MOST_VISITS, peopleOf, readPatient, readPatientOf } from '@/lib/use-cases/desk/patient/read-patient'
import { addStaff } from '@/lib/use-cases/desk/staff/manage-staff'
import { listBookingMessages } from '@/lib/use-cases/messages/booking-messages'
import { book, minutesAfter, ONE_CHAIR, slot, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'
import { putBooking, putMessage } from '@/tests/support/put-rows'

const PHONE = '+919800000007'
const actor = deskActor()

describe('the patient card', () => {
  const { database, deps } = useTestPlaces()
  const put = (given: object = {}) => book(deps(), { placeId: THREE_CHAIRS, phone: PHONE, name: 'Devi R', ...given })
  const change = (id: string, columns: object) =>
    database().writes.updateTable('bookings').set(columns).where('id', '=', id).execute()
  const read = (reference: string, by = actor, now = 0) => readPatient(deps(now), by, reference)
  const referencesOf = async (reference: string, by = actor) =>
    (await read(reference, by))?.visits.map((visit) => visit.reference) ?? null

  test('it has each visit of the number, the latest first, with its state, dentist, note and feedback', async () => {
    const kept = await put()
    const missed = await put({ owner: 'b', ...slot(TOMORROW, '10:30', '11:00') })
    const ahead = await put({ owner: 'c', name: 'devi  r', ...slot('2026-11-30') })
    await put({ owner: 'd', phone: '+919800000008' })
    const after = 25 * 60
    await markVisit(deps(after), actor, { reference: kept.reference, to: 'kept', version: null })
    await markVisit(deps(after), actor, { reference: missed.reference, to: 'missed', version: null })
    await change(kept.id, { planned_dentist: 'Dr Asha', personal_note: 'By bus' })
    const given = { booking_id: kept.id, asked_at: minutesAfter(after), answered_at: minutesAfter(after) }
    await database()
      .writes.insertInto('visit_questions')
      .values({ ...given, score: 4, personal_words: 'Kind' })
      .execute()
    const card = await read(missed.reference, actor, after)
    expect(card).toMatchObject({
      phone: PHONE,
      isCut: false,
      visits: [
        { reference: ahead.reference, isAhead: true, visit: 'expected', cancelled: null, feedback: null },
        { reference: missed.reference, isAhead: false, visit: 'missed', dentist: null, note: null },
        {
          reference: kept.reference,
          isAhead: false,
          visit: 'kept',
          dentist: 'Dr Asha',
          note: 'By bus',
          date: TOMORROW,
          place: { id: THREE_CHAIRS, name: 'Test Dental T. Market' },
          feedback: { score: 4, words: 'Kind' },
        },
      ],
    })
    expect(card && peopleOf(card).map(({ name, visits }) => [name, visits.length])).toEqual([['devi  r', 3]])
    expect(await readPatientOf(deps(after), actor, PHONE)).toEqual(card)
    expect(await readPatientOf(deps(), actor, '+919800000009')).toBeNull()
    expect(await read('CFHJKMNP')).toBeNull()
    expect(await read('')).toBeNull()
  })

  test('a visit whose time has passed is no longer ahead, unless the patient is at the clinic', async () => {
    const { reference } = await put()
    const isAhead = async (minutes: number) => (await read(reference, actor, minutes))?.visits[0]?.isAhead
    expect(await isAhead(24 * 60 + 29)).toBe(true)
    expect(await isAhead(24 * 60 + 30)).toBe(false)
    await markVisit(deps(24 * 60), actor, { reference, to: 'arrived', version: null })
    expect(await isAhead(24 * 60 + 30)).toBe(true)
  })

  test('it says who cancelled each visit, also after an undone cancellation', async () => {
    await addStaff(deps(), { phone: '+919800000010', name: 'Asha Desk', role: 'desk', places: [THREE_CHAIRS] })
    const { id: staffId } = await database().reads.selectFrom('staff').select('id').executeTakeFirstOrThrow()
    const asha = deskActor({ staffId })
    const byDesk = await put()
    const byPatient = await put({ owner: 'b', ...slot(TOMORROW, '10:30', '11:00') })
    const byOperator = await put({ owner: 'c', ...slot(TOMORROW, '11:00', '11:30') })
    const replaced = await put({ owner: 'd', ...slot(TOMORROW, '11:30', '12:00') })
    const desk = { version: 0, reason: 'patient_unwell' } as const
    for (const [booking, by] of [
      [byDesk, asha],
      [byOperator, actor],
      [replaced, asha],
    ] as const)
      await cancelAtDesk(deps(1), { reference: booking.reference, desk: { actor: by, ...desk } })
    await change(replaced.id, { replaced_by: byDesk.reference })
    expect(await cancelBooking(deps(1), { reference: byPatient.reference, owner: 'b' })).toMatchObject({
      kind: 'cancelled',
    })
    const cancelled = async () =>
      Object.fromEntries(
        (await read(byDesk.reference))?.visits.map((visit) => [visit.reference, visit.cancelled]) ?? [],
      )
    expect(await cancelled()).toEqual({
      [byDesk.reference]: { by: 'desk', name: 'Asha Desk' },
      [byPatient.reference]: { by: 'patient' },
      [byOperator.reference]: { by: 'desk', name: null },
      [replaced.reference]: { by: 'replacement' },
    })
    const event = await database()
      .reads.selectFrom('desk_events')
      .selectAll()
      .where('subject', '=', byDesk.id)
      .executeTakeFirstOrThrow()
    const undo = { at: event.at, staff_id: staffId, place_id: THREE_CHAIRS, verb: 'restore', subject: byDesk.id }
    await database()
      .writes.insertInto('desk_events')
      .values({ ...undo, before: '{}', after: '{}', undoes: event.id })
      .execute()
    expect((await cancelled())[byDesk.reference]).toEqual({ by: 'patient' })
  })

  test('staff see the visits at their own clinics only, and no card of another clinic', async () => {
    const here = await put()
    const there = await put({ owner: 'b', placeId: ONE_CHAIR, ...slot(TOMORROW, '11:00', '11:30') })
    const own = deskActor({ places: [THREE_CHAIRS] })
    expect(await referencesOf(here.reference)).toEqual([there.reference, here.reference])
    expect(await referencesOf(here.reference, own)).toEqual([here.reference])
    expect(await referencesOf(there.reference, own)).toBeNull()
    const card = await readPatientOf(deps(), own, PHONE)
    expect(card?.visits).toHaveLength(1)
    expect(JSON.stringify(card)).not.toContain('Fort')
    await change(here.id, { unlinked: true })
    expect(await readPatientOf(deps(), own, PHONE)).toBeNull()
    expect(await readPatientOf(deps(), deskActor({ places: [] }), PHONE)).toBeNull()
  })

  test('bookings of a deleted account and erased ones stand alone', async () => {
    const now = await put()
    const former = await put({ owner: 'b', name: 'Former', ...slot(TOMORROW, '11:00', '11:30') })
    const erased = await put({ owner: 'c', ...slot(TOMORROW, '11:30', '12:00') })
    await change(former.id, { unlinked: true })
    await change(erased.id, { unlinked: true, personal_name: '', personal_phone: '', personal_note: null })
    expect(await referencesOf(now.reference)).toEqual([now.reference])
    expect(await referencesOf(former.reference)).toEqual([former.reference])
    expect(await referencesOf(erased.reference)).toEqual([erased.reference])
    const card = await read(erased.reference)
    expect(card).toMatchObject({ phone: '', visits: [{ name: '' }] })
    expect(card && peopleOf(card)).toEqual([])
    expect(await readPatientOf(deps(), actor, '')).toBeNull()
  })

  test('a family has one card with each of its people', async () => {
    await put()
    await put({ owner: 'b', name: 'Zoya R', ...slot(TOMORROW, '11:00', '11:30') })
    const card = await readPatientOf(deps(), actor, PHONE)
    expect(card && peopleOf(card).map(({ name }) => name)).toEqual(['Zoya R', 'Devi R'])
  })

  test('a number with very many bookings shows the latest', async () => {
    const whose = { personal_phone: PHONE }
    const first = await putBooking(database(), whose, { starts_at: minutesAfter(-60) })
    for (let n = 0; n < MOST_VISITS; n += 1) await putBooking(database(), whose, { starts_at: minutesAfter(30 * n) })
    const card = await readPatientOf(deps(), actor, PHONE)
    expect(card).toMatchObject({ isCut: true })
    expect(card?.visits).toHaveLength(MOST_VISITS)
    expect(card?.visits.map(({ id }) => id)).not.toContain(first)
  })

  test('the messages of several bookings are listed together, each with its booking and its outcome', async () => {
    const [one, other] = [await putBooking(database()), await putBooking(database(), {}, { seat: 2 })]
    await putMessage(database(), { kind: 'booking_confirmed', subject: one, sent_at: minutesAfter(1) })
    await putMessage(database(), {
      kind: 'reminder_day',
      subject: other,
      created_at: minutesAfter(2),
      dropped: 'expired',
    })
    await putMessage(database(), { kind: 'booking_confirmed', subject: 'another' })
    const list = (ids: string[]) => listBookingMessages(deps(), ids)
    expect(await list([one, other])).toEqual([
      { bookingId: one, kind: 'booking_confirmed', at: minutesAfter(1).toISOString(), state: 'sent', until: null },
      { bookingId: other, kind: 'reminder_day', at: minutesAfter(2).toISOString(), state: 'not_sent', until: null },
    ])
    expect(await list([other])).toHaveLength(1)
    expect(await list([])).toEqual([])
  })
})
