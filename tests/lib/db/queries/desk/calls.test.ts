import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { FUNNEL_BY } from '@/lib/catalogue/funnel'
import { type CallFilter, countCalls, readCalls, readPlaceCities } from '@/lib/db/queries/desk/call-list'
import { type CallScope, closureOfCall, readClosureCalls } from '@/lib/db/queries/desk/call-sources'
import { claimCall, endCall, insertDoNotCall, proveBooking, putBackCall, readClaims } from '@/lib/db/queries/desk/calls'
import { readFunnel } from '@/lib/db/queries/leads/funnel'
import { sweepCalls } from '@/lib/db/queries/operations/retention'
import type { Tx } from '@/lib/db/schema'
import { instantOf } from '@/lib/domain/clinic-time'
import { callTimes } from '@/lib/use-cases/desk/calls/call-list'
import { CITY, minutesAfter, NOW, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, putLead, TEN } from '@/tests/support/put-rows'

import { swept } from '@/tests/support/swept'

const ALL: CallScope = { cities: null, placeIds: null }
const HERE: CallScope = { cities: [CITY], placeIds: [THREE_CHAIRS] }
const [staffId, other, subject] = [randomUUID(), randomUUID(), randomUUID()]
const which = { kind: 'lead', subject } as const

describe('the call list', () => {
  const { database } = useTestPlaces()
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => database().transaction(work)
  const read = (given: Partial<CallFilter> = {}, scope = HERE) =>
    readCalls(database().reads, scope, callTimes(NOW), {
      kind: 'lead',
      state: null,
      city: null,
      after: null,
      limit: 9,
      ...given,
    })
  const then = minutesAfter(-60)
  const lead = () =>
    putLead(database(), {
      id: subject,
      answers: `{"city":"${CITY}","treatment":"braces"}`,
      questionnaire: '{"best_time":"evening"}',
      created_at: then,
      updated_at: then,
      finished_at: then,
    })

  test('are read with what is known of them, and what was done', async () => {
    await lead()
    const row = {
      subject,
      phone: PHONE,
      name: null,
      asked_at: then,
      due_at: then,
      urgent: false,
      is_known_urgent: false,
      language: 'en',
      city: CITY,
      place_id: null,
      treatment: 'braces',
      purpose: null,
      best: 'evening',
      reference: null,
      starts_at: null,
      suits: false,
      score: null,
      answer: null,
      tries: 0,
      outcome: null,
      claimed_by: null,
      claimed_until: null,
    }
    expect(await read()).toEqual([row])
    const until = minutesAfter(15)
    await inTx((tx) => claimCall(tx, { ...which, staffId, now: NOW, until }))
    expect(await read({ state: 'claimed' })).toEqual([{ ...row, claimed_by: staffId, claimed_until: until }])
    const dueAt = minutesAfter(120)
    const ended = { ...which, staffId, outcome: 'no_answer', tries: 1, dueAt, now: NOW } as const
    expect(await inTx((tx) => endCall(tx, ended))).toBe(true)
    const tried = { ...row, due_at: dueAt, tries: 1, outcome: 'no_answer', suits: true }
    expect(await read({ state: 'later' })).toEqual([tried])
    const after = { rank: 2, dueAt: minutesAfter(119).toISOString(), subject: '' }
    expect([await read({ after }), await read({ city: 'x' }), await read({ knownUrgentOnly: true })]).toEqual([
      [tried],
      [],
      [],
    ])
  })

  test('of a closure are known by the closure and the booking', async () => {
    const bookingId = await putBooking(database())
    const id = randomUUID()
    const closure = {
      ...({ id, place_id: THREE_CHAIRS, kind: 'import', reason: 'new_hours' } as const),
      staff_id: staffId,
      created_at: NOW,
    }
    await database().writes.insertInto('closures').values(closure).execute()
    const item = { closure_id: id, booking_id: bookingId, state: 'open' } as const
    await database().writes.insertInto('affected_bookings').values(item).execute()
    const [call] = await read({ kind: 'closure' })
    expect(call).toMatchObject({ reference: bookingId, starts_at: TEN, place_id: THREE_CHAIRS, due_at: NOW })
    const found = (of: string) => inTx((tx) => closureOfCall(tx, call?.subject ?? '', of))
    expect([await found(bookingId), await found('x')]).toEqual([{ id, bookingId }, undefined])
    const ofClosure = { booking_id: bookingId, subject: call?.subject, is_closed: false, staff_id: null, caller: null }
    expect(await readClosureCalls(database().reads, id, NOW)).toEqual([ofClosure])
    expect([await read({ kind: 'earlier' }), await read({ kind: 'unproved' })]).toEqual([[], []])
  })

  test('are counted by kind', async () => {
    await lead()
    const id = await putBooking(database(), { personal_phone: '+919800000002' }, { visit_minutes: 60 })
    expect(await countCalls(database().reads, HERE, callTimes(NOW), 9)).toEqual({
      lead: 1,
      unproved: 1,
      closure: 0,
      earlier: 0,
      recall: 0,
      waiting: 0,
      unhappy: 0,
    })
    expect(await read({ kind: 'unproved' }, ALL)).toMatchObject([
      { subject: id, starts_at: TEN, place_id: THREE_CHAIRS },
    ])
    await inTx((tx) => proveBooking(tx, id))
    await inTx((tx) => insertDoNotCall(tx, { phone: PHONE, staffId, now: NOW }))
    await inTx((tx) => insertDoNotCall(tx, { phone: PHONE, staffId: other, now: NOW }))
    expect(await countCalls(database().reads, ALL, callTimes(NOW), 9)).toEqual({
      lead: 0,
      unproved: 0,
      closure: 0,
      earlier: 0,
      recall: 0,
      waiting: 0,
      unhappy: 0,
    })
  })

  test('are one caller’s until they are put back, ended or run out', async () => {
    const claim = (who: string, minutes: number) =>
      inTx((tx) => {
        const [now, until] = [minutesAfter(minutes), minutesAfter(minutes + 15)]
        return claimCall(tx, { ...which, staffId: who, now, until })
      })
    const putBack = (who: string) => inTx((tx) => putBackCall(tx, { ...which, staffId: who, now: NOW }))
    expect([await claim(staffId, 0), await claim(other, 14), await claim(other, 15)]).toEqual([
      { tries: 0 },
      null,
      { tries: 0 },
    ])
    const claims = (who: string, minutes: number) => readClaims(database().reads, who, minutesAfter(minutes))
    expect([await claims(other, 29), await claims(other, 30), await claims(staffId, 15)]).toEqual([[which], [], []])
    expect([await putBack(staffId), await putBack(other), await putBack(other)]).toEqual([false, true, false])
    const end = (who: string) =>
      inTx((tx) => endCall(tx, { ...which, staffId: who, outcome: 'settled', tries: 0, dueAt: null, now: NOW }))
    await claim(staffId, 40)
    expect([await end(other), await end(staffId), await end(staffId), await claim(staffId, 60)]).toEqual([
      false,
      true,
      false,
      null,
    ])
    await swept(sweepCalls(database().writes, NOW))
    expect(await database().reads.selectFrom('calls').select('subject').execute()).toHaveLength(1)
    await swept(sweepCalls(database().writes, minutesAfter(0.01)))
    expect(await database().reads.selectFrom('calls').select('subject').execute()).toEqual([])
  })

  test('are of places in cities', async () => {
    const places = await readPlaceCities(database().reads)
    expect(places).toContainEqual({ id: THREE_CHAIRS, city_id: CITY, city: 'Testpur' })
  })

  test.each(FUNNEL_BY)('the funnel is counted by %s', async (by) => {
    await putBooking(database(), { proved: true })
    await database()
      .writes.insertInto('events')
      .values({ name: 'Page View', path: '/', arrived: true, created_at: NOW })
      .execute()
    await database()
      .writes.insertInto('event_days')
      .values({ day: '2026-11-23', name: 'Page View', path: '/', treatment: '', variant: '', n: 3, arrivals: 2 })
      .execute()
    const [from, until] = [instantOf('2026-11-23', '00:00'), instantOf('2026-11-30', '00:00')]
    const query = { by, fromDay: '2026-11-23', untilDay: '2026-11-30', from, until }
    const rows = await readFunnel(database().reads, { ...query, placeIds: null })
    const sum = (step: 'looked' | 'phone' | 'booked' | 'proved' | 'kept') =>
      rows.reduce((total, row) => total + (row[step] ?? 0), 0)
    expect([sum('looked'), sum('phone'), sum('booked'), sum('proved'), sum('kept')]).toEqual([
      by === 'clinic' ? 0 : 3,
      0,
      1,
      1,
      0,
    ])
    expect(await readFunnel(database().reads, { ...query, placeIds: [] })).toEqual([])
  })
})
