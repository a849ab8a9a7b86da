import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { setWebhookTarget } from '@/lib/db/queries/chain/webhooks'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { findBooking } from '@/lib/use-cases/booking/find'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { addCompanions } from '@/lib/use-cases/companions/add-companions'
import { findCompanionTimes } from '@/lib/use-cases/companions/companion-times'
import {
  book,
  confirmInput,
  type depsOf,
  holdInput,
  ONE_CHAIR,
  rowsOf,
  SECRET,
  slot,
  stranger,
  THREE_CHAIRS,
  TOMORROW,
  ZONE,
  ZONE_PINCODE,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { at, FOUR, familyInput, some } from '@/tests/support/companions'

const timesOf = async (deps: ReturnType<typeof depsOf>, reference: string, more: number) => {
  const booking = await findBooking(deps, { reference, owner: 'ann' })
  if (!booking) throw new Error('No booking')
  const runs = await findCompanionTimes(deps, booking, more)
  return runs.map(({ ownSlot: own, others }) => [own?.start ?? 'stays', ...others.map(({ start }) => start)].join(' '))
}

describe('the booking of companions', () => {
  const { database, deps } = useTestPlaces()
  const standing = async (placeId = ONE_CHAIR) => {
    const rows = await rowsOf(database(), placeId)
    const taken = rows.filter(({ state }) => state === 'taken')
    return taken
      .map(
        (row) => `${new Date(row.starts_at.getTime() + 19_800_000).toISOString().slice(11, 16)} ${row.personal_name}`,
      )
      .sort()
  }

  test('the site offers slots around the first booking, or else the nearest that fit all', async () => {
    const { reference } = await book(deps())
    expect(await timesOf(deps(), reference, 1)).toEqual([
      'stays 10:30',
      'stays 09:30',
      '10:30 11:00',
      '09:00 09:30',
      '11:00 11:30',
    ])
    // Nothing is free from 11:00 on. Two companions fit around the first booking; four leave no slot to spare.
    await book(deps(), { owner: 'bob', phone: '+919800000002', ...slot(TOMORROW, '11:00', '11:30') })
    expect((await timesOf(deps(), reference, 2))[0]).toBe('stays 09:30 10:30')
    expect((await timesOf(deps(), reference, 4))[0]).toBe('09:00 09:30 10:00 10:30 11:00')
  })

  test('each companion gets a booking with its own reference, the same number and the same account', async () => {
    const first = await book(deps())
    expect(await addCompanions(deps(1), familyInput(first.reference))).toEqual({ kind: 'brought' })
    expect(await standing()).toEqual(['10:00 Ann Mary', '10:30 Asha', '11:00 Bala'])
    const rows = await database()
      .reads.selectFrom('bookings')
      .selectAll()
      .orderBy('booked_at')
      .orderBy('personal_age')
      .execute()
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(3)
    expect(rows.map(({ companion_group }) => companion_group)).toEqual([first.id, first.id, first.id])
    for (const row of rows.slice(1))
      expect(row).toMatchObject({
        owner: 'ann',
        personal_phone: '+919800000001',
        self_booked: false,
        status: 'confirmed',
        proved: true,
        treatment: 'braces',
        price_paise: rows[0]?.price_paise,
        flow: 'ORGANIC',
        personal_age: expect.any(Number),
      })
    // Each booking has its own link.
    for (const { id, reference } of rows)
      expect(await findBooking(deps(), { reference, key: manageKey(SECRET, id) })).toMatchObject({ reference })
  })

  test('the first booking moves along to other chosen slots, and webhooks get each booking', async () => {
    await setWebhookTarget(database().writes, 'https://chain.example/hook')
    const { reference } = await book(deps())
    expect(await addCompanions(deps(1), familyInput(reference, { people: FOUR, at: at('10:30') }))).toEqual({
      kind: 'brought',
    })
    expect(await standing()).toEqual(['10:30 Ann Mary', '11:00 Asha', '11:30 Bala', '12:00 Chitra', '12:30 Devi'])
    expect(await holdSlot(deps(2), holdInput({ owner: 'bob' }))).toMatchObject({ kind: 'held' })
    const { rows } = await sql<{ kind: string }>`SELECT kind FROM webhook_events ORDER BY kind`.execute(
      database().reads,
    )
    expect(rows.map(({ kind }) => kind)).toEqual([...Array(5).fill('confirmed'), 'moved'])
    await setWebhookTarget(database().writes, null)
  })

  test('a form sent twice books one family of five people at most', async () => {
    const { reference } = await book(deps(), { placeId: THREE_CHAIRS })
    await Promise.all([1, 2, 3].map(() => addCompanions(deps(1), familyInput(reference))))
    expect(await addCompanions(deps(2), familyInput(reference))).toEqual({ kind: 'brought' })
    expect(await standing(THREE_CHAIRS)).toEqual(['10:00 Ann Mary', '10:30 Asha', '11:00 Bala'])
    const again = (people: typeof FOUR) => familyInput(reference, { form: 'another form', people, at: at('09:00') })
    const more = [...FOUR.slice(2), { name: 'Esha', age: 9 }]
    expect(await addCompanions(deps(3), again(more))).toEqual({ kind: 'too_many' })
    expect(await addCompanions(deps(3), again(more.slice(1)))).toEqual({ kind: 'brought' })
    expect((await standing(THREE_CHAIRS))[0]).toBe('09:00 Devi')
  })

  test('a form sent again with another person names the companion already booked, and then books the other', async () => {
    const { reference } = await book(deps(), { placeId: THREE_CHAIRS })
    const form = (people: typeof FOUR) => familyInput(reference, { people, at: at('10:00') })
    expect(await addCompanions(deps(1), form(some(1)))).toEqual({ kind: 'brought' })
    expect(await addCompanions(deps(2), form(some(2)))).toEqual({ kind: 'along', name: 'Asha' })
    expect(await addCompanions(deps(2), form(FOUR.slice(1, 2)))).toEqual({ kind: 'brought' })
    expect(await standing(THREE_CHAIRS)).toEqual(['10:00 Ann Mary', '10:30 Asha', '11:00 Bala'])
  })

  test('nothing changes when one of the slots is gone', async () => {
    const { reference } = await book(deps())
    await holdSlot(deps(), holdInput({ owner: 'bob', phone: '+919800000002', ...slot(TOMORROW, '11:00', '11:30') }))
    for (const start of ['10:00', '10:30', '08:00'])
      expect(await addCompanions(deps(1), familyInput(reference, { at: at(start) }))).toEqual({ kind: 'taken' })
    expect(await standing()).toEqual(['10:00 Ann Mary'])
    expect(await database().reads.selectFrom('outbox').select('kind').execute()).toHaveLength(1)
  })

  test('only a patient who may change the booking in time may add companions, and not to a call', async () => {
    const { reference } = await book(deps())
    expect(await addCompanions(deps(), familyInput(reference, { owner: 'bob' }))).toEqual({ kind: 'not_found' })
    expect(await addCompanions(deps(), familyInput(reference, { owner: 'bob', key: manageKey(SECRET, 'x') }))).toEqual({
      kind: 'not_found',
    })
    expect(await addCompanions(deps(22 * 60 + 1), familyInput(reference))).toEqual({ kind: 'too_late' })
    await cancelBooking(deps(), { reference, owner: 'ann' })
    expect(await addCompanions(deps(), familyInput(reference))).toEqual({ kind: 'not_found' })
    const call = await book(deps(), { appointmentType: 'video', ...slot(TOMORROW, '11:00', '11:30') })
    expect(await addCompanions(deps(), familyInput(call.reference, { at: at('11:00') }))).toEqual({ kind: 'video' })
    await database().writes.updateTable('bookings').set({ unlinked: true }).execute()
    const other = await book(deps(), slot(TOMORROW, '12:00', '12:30'))
    await database().writes.updateTable('bookings').set({ unlinked: true }).execute()
    expect(await addCompanions(deps(), familyInput(other.reference, { at: at('12:00') }))).toEqual({
      kind: 'not_found',
    })
  })

  test('a home visit serves all companions at the same address', async () => {
    const address = { pincode: ZONE_PINCODE, address: '5 Lake View' }
    const { reference } = await book(deps(), { placeId: ZONE, address })
    expect(await addCompanions(deps(1), familyInput(reference))).toEqual({ kind: 'brought' })
    const rows = await database()
      .reads.selectFrom('bookings')
      .select(['personal_address', 'appointment_type'])
      .execute()
    expect(rows).toEqual(Array(3).fill({ personal_address: address, appointment_type: 'at_home' }))
  })

  test('an unproved number’s companions count like single bookings, and all or none are booked', async () => {
    const phone = '+919800000002'
    const mine = { owner: 'bob', phone, ...stranger(), placeId: THREE_CHAIRS }
    const { reference } = await book(deps(), mine)
    const asked = { owner: 'bob', network: '192.0.2.2', at: at('10:00') }
    // A network without a proved number gets a fifth of a place's day: four of its 24 seats.
    expect(await addCompanions(deps(), familyInput(reference, { ...asked, people: FOUR }))).toEqual({ kind: 'prove' })
    expect(await standing(THREE_CHAIRS)).toEqual(['10:00 Ann Mary'])
    expect(await addCompanions(deps(), familyInput(reference, { ...asked, people: some(3) }))).toEqual({
      kind: 'brought',
    })
    const one = { ...mine, ...slot(TOMORROW, '12:00', '12:30') }
    expect((await confirmBooking(deps(), confirmInput({ ...one, phone: '+919800000003', owner: 'cid' }))).kind).toBe(
      'prove',
    )
  })

  test('an unproved number has at most five bookings, companions included', async () => {
    const phone = '+919800000002'
    const mine = { owner: 'bob', phone, ...stranger(), placeId: THREE_CHAIRS }
    const { reference } = await book(deps(), mine)
    const days = ['2026-11-25', '2026-11-26']
    for (const day of days) await book(deps(), { ...mine, ...slot(day) })
    const bring = (count: number) =>
      addCompanions(deps(), familyInput(reference, { owner: 'bob', network: '192.0.2.9', people: some(count) }))
    expect(await bring(3)).toEqual({ kind: 'prove' })
    expect(await bring(2)).toEqual({ kind: 'brought' })
  })
})
