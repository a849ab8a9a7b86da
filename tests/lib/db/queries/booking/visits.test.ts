import { describe, expect, test } from 'vitest'
import {
  convertHold,
  countMissed,
  lockVisit,
  readBookedBy,
  readLastDentist,
  releaseSeat,
  writeDeskBooking,
  writeNote,
  writeVisit,
} from '@/lib/db/queries/booking/visits'
import { type DeskSeat, holdOneOf } from '@/lib/db/queries/desk/seats'
import { handleLeadsOf } from '@/lib/db/queries/leads/leads'
import { withdrawMessage } from '@/lib/db/queries/messages/outbox'
import { creditReferral, insertReferral, withdrawCredit } from '@/lib/db/queries/referral/referrals'
import type { Tx } from '@/lib/db/schema'
import { minutesAfter, NOW, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, putHold, putLead, putMessage, putMove, putUser, TEN } from '@/tests/support/put-rows'

const ELEVEN = minutesAfter(60, TEN)

describe('the visits', () => {
  const { database } = useTestPlaces()
  const change = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => database().transaction(work)
  const seats = () => database().reads.selectFrom('seats').selectAll().orderBy('nth').execute()

  test('are read at the last seat, whatever became of it', async () => {
    const id = await putBooking(database(), { reference: 'R1', network: 'n' })
    const moved = await putMove(database(), id, { starts_at: ELEVEN, seat: 2 })
    expect(await change((tx) => lockVisit(tx, 'R1'))).toEqual({
      id,
      reference: 'R1',
      status: 'confirmed',
      price_paise: 0,
      visit: 'expected',
      arrived_at: null,
      seated_at: null,
      kept_at: null,
      missed_at: null,
      left_at: null,
      version: 0,
      personal_phone: PHONE,
      network: 'n',
      proved: false,
      seat_id: moved,
      seat_state: 'taken',
      place_id: THREE_CHAIRS,
      seat: 2,
      starts_at: ELEVEN,
      ends_at: minutesAfter(30, ELEVEN),
      visit_minutes: null,
    })
    await change((tx) => releaseSeat(tx, id))
    expect(await change((tx) => lockVisit(tx, 'R1'))).toMatchObject({ seat_id: moved, seat_state: 'left' })
    expect(await change((tx) => lockVisit(tx, 'R2'))).toBeUndefined()
  })

  test('are written with their moments, and raise the version of their row alone', async () => {
    const [id, other] = [await putBooking(database()), await putBooking(database(), {}, { seat: 2 })]
    const none = { seated_at: null, kept_at: null, missed_at: null, left_at: null }
    const mark = () => change((tx) => writeVisit(tx, { id, visit: 'arrived', arrived_at: TEN, ...none }))
    expect([await mark(), await mark()]).toEqual([1, 2])
    const rows = await database()
      .reads.selectFrom('bookings')
      .select(['id', 'visit', 'arrived_at', 'version'])
      .execute()
    expect(rows).toContainEqual({ id, visit: 'arrived', arrived_at: TEN, version: 2 })
    expect(rows).toContainEqual({ id: other, visit: 'expected', arrived_at: null, version: 0 })
  })

  test('leave their seat and take a live hold, as the booking’s next', async () => {
    const id = await putBooking(database())
    await change((tx) => releaseSeat(tx, id))
    const over = await putHold(database(), { seat: 2, held_until: NOW })
    expect(await change((tx) => convertHold(tx, { bookingId: id, sid: over, now: NOW }))).toBe(false)
    const sid = await putHold(database(), { seat: 3 })
    expect(await change((tx) => convertHold(tx, { bookingId: id, sid, now: NOW }))).toBe(true)
    expect(await seats()).toMatchObject([
      { id, state: 'left', nth: 0 },
      { id: sid, state: 'taken', nth: 1, booking_id: id, taken_at: NOW, owner: null, held_until: null },
      { id: over, state: 'held' },
    ])
  })

  test('get the first seat of a list that is free for the whole time', async () => {
    const half = minutesAfter(15, TEN)
    await putHold(database(), { seat: 1, starts_at: half })
    const want: DeskSeat = {
      owner: 'desk',
      placeId: THREE_CHAIRS,
      startsAt: TEN,
      endsAt: minutesAfter(30, TEN),
      network: null,
      proved: true,
      visitMinutes: null,
      now: NOW,
      heldUntil: minutesAfter(1),
    }
    const hold = (list: number[]) => change((tx) => holdOneOf(tx, want, list))
    expect(await hold([1])).toEqual({ sid: null, free: 0 })
    const { sid, free } = await hold([3, 1, 2])
    expect(free).toBe(2)
    expect((await seats()).find(({ id }) => id === sid)).toMatchObject({ seat: 3, state: 'held', owner: 'desk' })
    expect(await hold([1, 101])).toMatchObject({ sid: expect.any(String), free: 1 })
    expect(await hold([1, 3, 101])).toEqual({ sid: null, free: 0 })
  })

  test('count an invitation no more by the visit that counted it, and take back what nobody has had', async () => {
    const referrer = await putUser(database(), 'test:1')
    const bookingId = await putBooking(database(), { personal_phone: '+919800000002' })
    const phone = '+919800000002'
    await change((tx) => insertReferral(tx, { referrer, phone, uid: null, bookingId, now: NOW }))
    const uncount = (keptAt: Date) => change((tx) => withdrawCredit(tx, { bookingId, keptAt }))
    await change((tx) => creditReferral(tx, { phone, bookingId, now: TEN }))
    expect([await uncount(NOW), await uncount(TEN), await uncount(TEN)]).toEqual([false, true, false])
    const rewarded = { kind: 'referral_rewarded' } as const
    await putMessage(database(), { ...rewarded, subject: 'a' })
    await putMessage(database(), { ...rewarded, subject: 'b', handed: true })
    for (const subject of ['a', 'b']) await change((tx) => withdrawMessage(tx, { ...rewarded, subject }))
    expect(await database().reads.selectFrom('outbox').select('subject').execute()).toEqual([{ subject: 'b' }])
  })
  test('are written down by the desk, under a form’s key, and close what its number had left', async () => {
    const id = await putBooking(database(), { owner: 'desk:key', reference: 'R1' })
    const given = { id, source: 'walk_in', bookedBy: '6f2d4e1c-0000-4000-8000-000000000001', note: 'n' } as const
    await change((tx) => writeDeskBooking(tx, { ...given, arrivedAt: TEN }))
    const read = () => database().reads.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
    const written = {
      source: 'walk_in',
      booked_by: given.bookedBy,
      personal_note: 'n',
      visit: 'arrived',
      arrived_at: TEN,
    }
    expect(await read()).toMatchObject(written)
    await change((tx) => writeDeskBooking(tx, { ...given, source: 'phone', arrivedAt: null }))
    expect(await read()).toMatchObject({ source: 'phone', visit: 'expected', arrived_at: null })
    await change((tx) => writeNote(tx, { id, note: null }))
    expect(await read()).toMatchObject({ personal_note: null, version: 3 })
    expect(await readBookedBy(database().reads, 'desk:key')).toEqual({ id, reference: 'R1' })
    expect(await readBookedBy(database().reads, 'desk:other')).toBeUndefined()
    await putLead(database())
    await putLead(database(), { owner: 'bob' })
    await putLead(database(), { personal_phone: '+919800000002' })
    await change((tx) => handleLeadsOf(tx, { phone: PHONE, now: TEN }))
    const leads = await database().reads.selectFrom('leads').select(['personal_phone', 'handled_at']).execute()
    expect(leads.filter(({ handled_at }) => handled_at === null).map((lead) => lead.personal_phone)).toEqual([
      '+919800000002',
    ])
  })

  test('the last dentist is of the latest kept visit at the place, of this browser or number', async () => {
    const last = (more: object = {}) =>
      readLastDentist(database().reads, { placeId: THREE_CHAIRS, owner: 'ann', phone: null, ...more })
    const kept = { visit: 'kept', kept_at: TEN, planned_dentist: 'Dr Asha' } as const
    const asha = { placeId: THREE_CHAIRS, name: 'Dr Asha' }
    await putBooking(database(), kept)
    await putBooking(database(), { planned_dentist: 'Dr Nobody' }, { starts_at: ELEVEN })
    expect(await last()).toEqual(asha)
    expect([await last({ placeId: 'other' }), await last({ owner: 'bob' })]).toEqual([null, null])
    expect(await last({ owner: 'bob', phone: PHONE, placeId: undefined })).toEqual(asha)
    await putBooking(database(), { ...kept, kept_at: ELEVEN, planned_dentist: null }, { seat: 2, starts_at: ELEVEN })
    expect(await last()).toBeNull()
    await database().writes.updateTable('bookings').set({ unlinked: true }).execute()
    expect(await last({ phone: PHONE })).toBeNull()
  })

  test('no-shows of a number count since a day, once for people who were booked together', async () => {
    const count = (phone = PHONE) => countMissed(database().reads, phone, NOW)
    const missed = { visit: 'missed', missed_at: TEN, proved: true } as const
    const companion_group = '6f2d4e1c-0000-4000-8000-000000000002'
    await putBooking(database(), { ...missed, companion_group })
    await putBooking(database(), { ...missed, companion_group }, { seat: 2 })
    await putBooking(database(), { ...missed, proved: false }, { seat: 3 })
    expect([await count(), await count('+919800000002')]).toEqual([1, 0])
    await putBooking(database(), missed, { starts_at: ELEVEN })
    await putBooking(database(), { ...missed, missed_at: minutesAfter(-1) }, { seat: 2, starts_at: ELEVEN })
    expect(await count()).toBe(2)
  })
})
