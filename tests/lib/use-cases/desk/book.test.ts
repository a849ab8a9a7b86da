import { afterEach, describe, expect, test } from 'vitest'
import { readDeskEvents } from '@/lib/db/queries/desk/events'
import { deliverOutbox } from '@/lib/messages/deliver'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { bookAtDesk, type DeskBookingInput } from '@/lib/use-cases/desk/book'
import { undoLast } from '@/lib/use-cases/desk/undo-last'
import { saveLead } from '@/lib/use-cases/leads/save'
import {
  holdInput,
  minutesAfter,
  ONE_CHAIR,
  rowsOf,
  slot,
  TODAY,
  TOMORROW,
  ZONE,
  ZONE_PINCODE,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor, STAFF } from '@/tests/support/desk/desk'

const actor = deskActor()
const PHONE = '+919800000007'
const patient = { name: 'Devi R', phone: PHONE, appointmentType: 'clinic', treatment: 'braces' } as const
// All calls are of one number, so the desk keeps the number's other bookings.
const call = (given: Partial<DeskBookingInput> & object = {}): DeskBookingInput => ({
  key: 'form-1',
  placeId: ONE_CHAIR,
  source: 'phone',
  near: 'keep',
  ...slot(),
  ...patient,
  ...given,
})
const walkIn = (given: object = {}): DeskBookingInput => ({
  key: 'form-1',
  placeId: ONE_CHAIR,
  source: 'walk_in',
  near: 'keep',
  ...patient,
  ...given,
})

describe('the desk’s booking', () => {
  const { database, deps } = useTestPlaces()
  const row = () => database().reads.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
  afterEach(() => database().writes.deleteFrom('closed_days').where('place_id', '=', ONE_CHAIR).execute())

  test('the desk books a caller like the site, and the message goes out a minute later', async () => {
    const booked = await bookAtDesk(deps(), actor, call({ note: 'Calls from Hosur' }))
    expect(booked).toMatchObject({ kind: 'booked', isOverbooked: false })
    const kept = await row()
    expect(kept).toMatchObject({
      source: 'phone',
      booked_by: STAFF,
      visit: 'expected',
      personal_note: 'Calls from Hosur',
      personal_phone: PHONE,
      proved: true,
      network: null,
      flow: 'ORGANIC',
      treatment: 'braces',
      service: 'consultation',
      price_paise: 0,
      uid: null,
    })
    expect(kept.owner).not.toContain('form-1')
    expect(await rowsOf(database(), ONE_CHAIR)).toMatchObject([
      { state: 'taken', seat: 1, starts_at: minutesAfter(24 * 60) },
    ])
    expect(await database().reads.selectFrom('outbox').selectAll().execute()).toMatchObject([
      { kind: 'booking_confirmed', personal_to: PHONE, network: null, next_attempt_at: minutesAfter(1) },
    ])
    const sent: string[] = []
    const transport = { keepsText: false, send: async ({ to }: { to: string }) => void sent.push(to) }
    const deliver = (now: Date) =>
      deliverOutbox({
        ...deps(now),
        budget: 100,
        origin: 'https://x.in',
        transports: { sms: transport, email: transport },
      })
    await deliver(minutesAfter(0.99))
    expect(sent).toEqual([])
    await deliver(minutesAfter(1))
    expect(sent).toEqual([PHONE])
    const [event] = await readDeskEvents(database().reads, { placeIds: [ONE_CHAIR], limit: 5 })
    expect(event).toMatchObject({
      verb: 'book',
      subject: kept.id,
      before: {},
      after: { visit: 'expected', seat: 1, version: kept.version },
    })
  })

  test('the desk books up to a year ahead, unlike a patient', async () => {
    const far = slot('2027-11-22')
    expect(await bookAtDesk(deps(), actor, call(far))).toMatchObject({ kind: 'booked' })
    expect(await holdSlot(deps(), holdInput({ ...far, ...slot('2027-11-20') }))).toEqual({ kind: 'closed' })
    const full = await bookAtDesk(deps(), actor, call({ ...far, key: 'form-2' }))
    expect(full.kind === 'taken' && full.nearest[0]).toEqual(slot('2027-11-22', '09:30', '10:00'))
  })

  test('the desk needs no lead time, but the slot must not have begun', async () => {
    const now = minutesAfter(29)
    expect(await bookAtDesk(deps(now), actor, call(slot(TODAY, '10:30', '11:00')))).toMatchObject({ kind: 'booked' })
    const begun = slot(TODAY, '10:00', '10:30')
    expect(await bookAtDesk(deps(now), actor, call({ ...begun, key: 'form-2' }))).toEqual({ kind: 'closed' })
    const odd = [slot(TODAY, '10:15', '10:45'), slot(TODAY, '13:00', '13:30'), slot('2027-11-23'), slot('2026-11-29')]
    for (const time of odd)
      expect(await bookAtDesk(deps(now), actor, call({ ...time, key: 'form-3' }))).toEqual({ kind: 'closed' })
  })

  test('a walk-in gets the running or the next slot and counts as arrived', async () => {
    const now = minutesAfter(10)
    expect(await bookAtDesk(deps(now), actor, walkIn())).toMatchObject({ kind: 'booked' })
    expect(await row()).toMatchObject({ source: 'walk_in', visit: 'arrived', arrived_at: now })
    expect(await bookAtDesk(deps(now), actor, walkIn({ key: 'form-2' }))).toMatchObject({ kind: 'booked' })
    const starts = (await rowsOf(database(), ONE_CHAIR)).map(({ starts_at }) => starts_at)
    expect(starts).toEqual([minutesAfter(0), minutesAfter(30)])
    // Both slots are full. An extra seat needs a reason, and there are two of them.
    const more = (key: string, overbook?: 'in_pain') => bookAtDesk(deps(now), actor, walkIn({ key, overbook }))
    const full = await more('form-3')
    expect(full).toMatchObject({ kind: 'taken' })
    expect(full.kind === 'taken' && full.nearest[0]).toEqual(slot(TODAY, '11:00', '11:30'))
    expect(await more('form-3', 'in_pain')).toMatchObject({ kind: 'booked', isOverbooked: true })
    expect(await more('form-4', 'in_pain')).toMatchObject({ kind: 'booked', isOverbooked: true })
    expect(await more('form-5', 'in_pain')).toMatchObject({ kind: 'taken' })
    const [event] = await readDeskEvents(database().reads, { placeIds: [ONE_CHAIR], limit: 1 })
    expect(event).toMatchObject({ reason: 'in_pain', after: { seat: 102, visit: 'arrived' } })
  })

  test('the desk can’t book on a closed day, after hours or without a right at the place', async () => {
    expect(await bookAtDesk(deps(minutesAfter(3 * 60)), actor, walkIn())).toEqual({ kind: 'closed' })
    expect(await bookAtDesk(deps(), deskActor({ places: ['c101'] }), call())).toEqual({ kind: 'not_found' })
    expect(await bookAtDesk(deps(), actor, call({ placeId: 'nowhere' }))).toEqual({ kind: 'not_found' })
    const closures = [TODAY, TOMORROW].map((day) => ({ place_id: ONE_CHAIR, day, reason: 'r' }))
    await database().writes.insertInto('closed_days').values(closures).execute()
    for (const input of [walkIn({ overbook: 'in_pain' }), call({ overbook: 'in_pain' })])
      expect(await bookAtDesk(deps(), actor, input)).toEqual({ kind: 'closed' })
    expect(await rowsOf(database(), ONE_CHAIR)).toEqual([])
  })

  test('the desk books a home visit only in the zone, for a treatment done at home', async () => {
    const home = { placeId: ZONE, treatment: 'aligner_scan' as const }
    const address = { pincode: ZONE_PINCODE, address: '5 Lake View' }
    expect(await bookAtDesk(deps(), actor, call({ ...home, address: { ...address, pincode: '560001' } }))).toEqual({
      kind: 'not_served',
    })
    expect(await bookAtDesk(deps(), actor, call({ ...home, address, treatment: 'braces' }))).toEqual({
      kind: 'not_served',
    })
    expect(await bookAtDesk(deps(), actor, call({ ...home, address }))).toMatchObject({ kind: 'booked' })
    expect(await row()).toMatchObject({ appointment_type: 'at_home', personal_address: address })
  })

  test('the desk’s booking closes the number’s lead and does not count against unproved numbers', async () => {
    const lead = { phone: PHONE, owner: 'ann', flow: 'PPR', step: 's', answers: {}, consentVersion: '1' }
    await saveLead(deps(), { language: 'en', ...lead, network: '', attribution: {} })
    for (let n = 0; n < 6; n += 1)
      await bookAtDesk(
        deps(),
        actor,
        call({ ...slot(TOMORROW, `${n < 2 ? '0' : ''}${8 + n}:30`, `${n < 1 ? '0' : ''}${9 + n}:00`), key: `f${n}` }),
      )
    expect(await database().reads.selectFrom('leads').where('handled_at', 'is', null).execute()).toEqual([])
    const want = holdInput({
      start: '12:00',
      end: '12:30',
      network: '192.0.2.9',
      proved: false,
      phone: '+919800000008',
    })
    expect(await holdSlot(deps(), want)).toMatchObject({ kind: 'held' })
  })

  test('the desk undoes its booking within ten minutes, the seat is free, and no message goes out', async () => {
    const booked = await bookAtDesk(deps(), actor, call())
    const reference = 'reference' in booked ? booked.reference : ''
    expect(await undoLast(deps(minutesAfter(0.5)), actor, { reference })).toEqual({ kind: 'undone', verb: 'book' })
    expect(await row()).toMatchObject({ status: 'cancelled', cancel_reason: 'mistake' })
    expect(await rowsOf(database(), ONE_CHAIR)).toMatchObject([{ state: 'left' }])
  })
})
