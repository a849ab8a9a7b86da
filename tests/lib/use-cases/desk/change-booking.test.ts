import { describe, expect, test } from 'vitest'
import { readDeskEvents } from '@/lib/db/queries/desk/events'
import { deliverOutbox } from '@/lib/messages/deliver'
import { findBooking } from '@/lib/use-cases/booking/find'
import { cancelAtDesk } from '@/lib/use-cases/desk/cancel'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { moveAtDesk } from '@/lib/use-cases/desk/move'
import { undoLast } from '@/lib/use-cases/desk/undo-last'
import {
  book,
  minutesAfter,
  ONE_CHAIR,
  rowsOf,
  slot,
  THREE_CHAIRS,
  TODAY,
  TOMORROW,
  ZONE,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor, STAFF } from '@/tests/support/desk/desk'

/** Minutes after tomorrow 10:00, when the booking begins. */
const at = (minutes: number) => minutesAfter(24 * 60 + minutes)
const later = slot(TOMORROW, '11:00', '11:30')

describe('the desk’s changes', () => {
  const { database, deps } = useTestPlaces()
  const actor = deskActor()
  const cancel = (reference: string, version = 0, when = at(5), by = actor) =>
    cancelAtDesk(deps(when), { reference, desk: { actor: by, version, reason: 'patient_unwell' } })
  const move = (reference: string, given: object = {}, when = at(5)) =>
    moveAtDesk(deps(when), {
      reference,
      ...later,
      desk: { actor, version: 0, reason: 'running_late' },
      ...given,
    })
  const row = () => database().reads.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
  const living = async () => (await rowsOf(database(), ONE_CHAIR)).filter(({ state }) => state === 'taken')
  const events = () => readDeskEvents(database().reads, { placeIds: null, limit: 20 })
  const waiting = () =>
    database()
      .reads.selectFrom('outbox')
      .where('kind', '<>', 'booking_confirmed')
      .select(['kind', 'next_attempt_at', 'network'])
      .execute()

  test('the desk cancels a booking once, until the end of the day, and stores the reason', async () => {
    const { reference, id } = await book(deps())
    expect(await cancel(reference, 0, at(5), deskActor({ places: ['c101'] }))).toEqual({ kind: 'not_found' })
    expect(await cancel(reference, 0, at(14 * 60))).toEqual({ kind: 'too_late' })
    expect(await cancel(reference, 1)).toMatchObject({ kind: 'changed', version: 0, by: null })
    expect(await cancel(reference)).toEqual({ kind: 'cancelled' })
    expect(await cancel(reference)).toEqual({ kind: 'already' })
    expect(await row()).toMatchObject({ status: 'cancelled', cancelled_at: at(5), cancel_reason: 'patient_unwell' })
    expect(await living()).toEqual([])
    expect(await events()).toMatchObject([{ verb: 'cancel', subject: id, reason: 'patient_unwell', staff_id: STAFF }])
    // The message waits a minute and counts against no network, because the chain sends it.
    expect(await waiting()).toEqual([{ kind: 'booking_cancelled', next_attempt_at: at(6), network: null }])
  })

  test('the desk reschedules even a visit that has begun, to any slot that is not over, and to another clinic', async () => {
    const { reference, id } = await book(deps())
    expect(await move(reference, slot(TOMORROW, '09:00', '09:30'))).toEqual({ kind: 'closed' })
    // The slot has not ended yet.
    expect(await move(reference, slot(TOMORROW, '10:30', '11:00'), at(45))).toMatchObject({ kind: 'moved' })
    expect(await living()).toMatchObject([{ booking_id: id, starts_at: at(30), nth: 1 }])
    const desk = { actor, version: 1, placeId: THREE_CHAIRS }
    const elsewhere = { ...slot(TOMORROW, '12:00', '12:30'), desk }
    expect(await move(reference, { ...elsewhere, desk: { ...desk, placeId: ZONE } })).toEqual({ kind: 'not_found' })
    const here = { ...desk, actor: deskActor({ places: [ONE_CHAIR] }) }
    expect(await move(reference, { ...elsewhere, desk: here })).toEqual({ kind: 'not_found' })
    expect(await move(reference, elsewhere)).toMatchObject({ kind: 'moved', reference })
    expect(await living()).toEqual([])
    const found = await findBooking(deps(), { reference, owner: 'ann' })
    expect(found).toMatchObject({ place: { id: THREE_CHAIRS }, start: '12:00', movedFrom: { start: '10:30' } })
    const [told] = await database()
      .reads.selectFrom('outbox')
      .where('kind', '=', 'booking_moved')
      .orderBy('created_at', 'desc')
      .orderBy('next_attempt_at')
      .selectAll()
      .execute()
    expect(told).toMatchObject({ network: null })
    const places = (
      await database()
        .reads.selectFrom('outbox')
        .where('kind', '=', 'booking_moved')
        .select('personal_payload')
        .execute()
    ).map((each) => (each.personal_payload as { place: string }).place)
    expect(places.sort()).toEqual(['Test Dental Fort', 'Test Dental T. Market'])
  })

  test('the desk can’t reschedule to a full slot unless it chooses to overbook', async () => {
    const { reference } = await book(deps())
    await book(deps(), { ...later, owner: 'bob', phone: '+919800000002' })
    const full = await move(reference)
    expect(full).toMatchObject({ kind: 'taken', nearest: expect.arrayContaining([slot(TOMORROW, '10:30', '11:00')]) })
    expect((await living()).map(({ starts_at }) => starts_at)).toEqual([at(0), at(60)])
    const desk = { actor, version: 0, overbook: true }
    expect(await move(reference, { desk })).toMatchObject({ kind: 'moved' })
    expect((await living()).map(({ seat }) => seat).sort()).toEqual([1, 101])
  })

  test('the desk changes no visit that is in the chair or over, and an arrived patient is expected again on a new day', async () => {
    const { reference } = await book(deps())
    await markVisit(deps(at(0)), actor, { reference, to: 'arrived', version: 0 })
    const next = { ...slot('2026-11-25'), desk: { actor, version: 1 } }
    expect(await move(reference, next)).toMatchObject({ kind: 'moved' })
    expect(await row()).toMatchObject({ visit: 'expected', arrived_at: null })
    expect(await undoLast(deps(at(6)), actor, { reference })).toEqual({ kind: 'undone', verb: 'move' })
    expect(await row()).toMatchObject({ visit: 'arrived', arrived_at: at(0) })
    expect(await living()).toMatchObject([{ starts_at: at(0), seat: 1 }])
    const { version } = await row()
    await markVisit(deps(at(7)), actor, { reference, to: 'in_chair', version })
    expect(await move(reference, { ...next, desk: { actor, version: version + 1 } })).toEqual({ kind: 'over' })
    expect(await cancel(reference, version + 1)).toEqual({ kind: 'over' })
  })

  test('the desk undoes a visit’s state, with its seat and its counts', async () => {
    const { reference } = await book(deps())
    const before = await row()
    await markVisit(deps(at(20)), actor, { reference, to: 'missed', version: 0 })
    expect(await undoLast(deps(at(30)), deskActor({ places: [] }), { reference })).toEqual({ kind: 'not_found' })
    expect(await undoLast(deps(at(30.1)), actor, { reference })).toEqual({ kind: 'over' })
    expect(await undoLast(deps(at(30)), actor, { reference })).toEqual({ kind: 'undone', verb: 'mark' })
    expect(await row()).toEqual({ ...before, version: 2 })
    expect(await living()).toMatchObject([{ seat: 1, starts_at: at(0) }])
    expect(await undoLast(deps(at(30)), actor, { reference })).toEqual({ kind: 'nothing' })
    const [undo, marked] = await events()
    expect(undo).toMatchObject({
      verb: 'mark',
      undoes: marked?.id,
      before: { visit: 'missed' },
      after: { visit: 'expected' },
    })
    expect(marked?.is_undone).toBe(true)
  })

  test('the desk undoes a cancellation before any message goes out', async () => {
    const { reference } = await book(deps())
    await database()
      .writes.updateTable('outbox')
      .set({ sent_at: minutesAfter(1), handed: true })
      .execute()
    await cancel(reference)
    expect(await undoLast(deps(at(5.5)), actor, { reference })).toEqual({ kind: 'undone', verb: 'cancel' })
    expect(await row()).toMatchObject({ status: 'confirmed', cancelled_at: null, cancel_reason: null })
    expect(await living()).toMatchObject([{ starts_at: at(0), nth: 1 }])
    const sent: string[] = []
    const transport = { keepsText: false, send: async ({ text }: { text: string }) => void sent.push(text) }
    const transports = { sms: transport, email: transport }
    for (const minutes of [6, 7])
      await deliverOutbox({ ...deps(at(minutes)), budget: 100, origin: 'https://x.in', transports })
    expect(sent).toEqual([])
  })

  test('the desk can’t undo over a later change, or when all seats are taken', async () => {
    const { reference } = await book(deps(), slot(TODAY, '12:30', '13:00'))
    const now = minutesAfter(5)
    await cancel(reference, 0, now)
    for (const [n, seat] of [1, 101, 102].entries())
      await database()
        .writes.insertInto('seats')
        .values({
          place_id: ONE_CHAIR,
          seat,
          starts_at: minutesAfter(150),
          ends_at: minutesAfter(180),
          state: 'held',
          created_at: now,
          owner: `o${n}`,
          held_until: minutesAfter(60),
          proved: false,
        })
        .execute()
    expect(await undoLast(deps(minutesAfter(6)), actor, { reference })).toEqual({ kind: 'full' })
    expect(await row()).toMatchObject({ status: 'cancelled' })
    await database().script("DELETE FROM seats WHERE state = 'held'")
    await database().script('UPDATE bookings SET proved = proved')
    expect(await undoLast(deps(minutesAfter(6)), actor, { reference })).toMatchObject({
      kind: 'changed',
      version: 2,
      by: null,
    })
  })
})
