import { describe, expect, test } from 'vitest'
import { readCorrections } from '@/lib/db/queries/desk/corrections'
import { readDeskEvents } from '@/lib/db/queries/desk/events'
import { sweepVisits } from '@/lib/db/queries/operations/retention'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { addCompanions } from '@/lib/use-cases/companions/add-companions'
import { correctBooking } from '@/lib/use-cases/desk/correct'
import { planReminders } from '@/lib/use-cases/messages/plan-reminders'
import { book, minutesAfter, SECRET, slot, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { familyInput, some } from '@/tests/support/companions'
import { deskActor } from '@/tests/support/desk/desk'
import { swept } from '@/tests/support/swept'

const WRONG = '+919800000001'
const RIGHT = '+919800000009'

describe('the correction of a booking', () => {
  const { database, deps } = useTestPlaces()
  const actor = deskActor()
  const row = (id: string) =>
    database().reads.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const waiting = () =>
    database().reads.selectFrom('outbox').selectAll().where('dropped', 'is', null).orderBy('created_at').execute()
  const send = () =>
    database()
      .writes.updateTable('outbox')
      .set({ sent_at: minutesAfter(1), handed: true })
      .execute()
  const booked = () => book(deps(), { placeId: THREE_CHAIRS, ...slot('2026-11-26') })
  const correct = async (
    { reference, id }: { reference: string; id: string },
    given: Partial<Parameters<typeof correctBooking>[2]> = {},
    by = actor,
  ) => {
    const { personal_name: name, personal_phone: phone, treatment, version } = await row(id)
    return correctBooking(deps(2), by, { reference, version, name, phone, treatment, ...given })
  }

  test('a new number closes the old link, gets a message and is not proved', async () => {
    const booking = await booked()
    await send()
    expect(await correct(booking, { phone: RIGHT })).toEqual({ kind: 'corrected' })
    expect(await row(booking.id)).toMatchObject({ personal_phone: RIGHT, proved: false, link_version: 1 })
    const { reference, id } = booking
    const opens = async (version: number) =>
      (await findBooking(deps(3), { reference, key: manageKey(SECRET, id, version) })) !== null
    expect([await opens(0), await opens(1)]).toEqual([false, true])
    const [told] = (await waiting()).filter(({ sent_at }) => sent_at === null)
    expect(told).toMatchObject({
      kind: 'booking_link',
      personal_to: RIGHT,
      next_attempt_at: minutesAfter(3),
      personal_payload: { reference, manage: `/manage/${reference}?key=${manageKey(SECRET, id, 1)}` },
    })
    await planReminders(deps(60 * 48 + 10))
    const reminders = (await waiting()).filter(({ kind }) => kind.startsWith('reminder'))
    expect(reminders.map(({ personal_to }) => personal_to)).toEqual([RIGHT])
  })

  test('a new number that is proved elsewhere counts as proved', async () => {
    await book(deps(), { owner: 'dev', phone: RIGHT, placeId: THREE_CHAIRS, ...slot('2026-11-27') })
    const booking = await booked()
    await correct(booking, { phone: RIGHT })
    expect(await row(booking.id)).toMatchObject({ personal_phone: RIGHT, proved: true })
  })

  test('waiting messages go to the right number alone, without the wrong name, with the new link', async () => {
    const booking = await booked()
    await correct(booking, { phone: RIGHT, name: 'Annie Mary' })
    const told = await waiting()
    expect(told).toMatchObject([
      {
        kind: 'booking_confirmed',
        personal_to: RIGHT,
        personal_payload: { manage: expect.stringContaining(manageKey(SECRET, booking.id, 1)) },
      },
    ])
    expect(JSON.stringify(told)).not.toContain(WRONG)
    expect(JSON.stringify(told)).not.toMatch(/Mary/)
  })

  test('a new name or treatment sends no message, and the price follows the treatment', async () => {
    const booking = await booked()
    await send()
    expect(await correct(booking, { name: 'Anne Mary', treatment: 'root_canal' })).toEqual({ kind: 'corrected' })
    expect(await row(booking.id)).toMatchObject({
      personal_name: 'Anne Mary',
      personal_phone: WRONG,
      treatment: 'root_canal',
      link_version: 0,
      proved: true,
    })
    expect((await waiting()).filter(({ sent_at }) => sent_at === null)).toEqual([])
    expect(await correct(booking)).toEqual({ kind: 'corrected' })
    const events = await readDeskEvents(database().reads, { placeIds: null, subject: booking.id, limit: 5 })
    expect(events).toMatchObject([{ verb: 'correct' }])
    expect(JSON.stringify(events)).not.toMatch(/Mary|9800/)
    const [correction] = (await readCorrections(database().reads, booking.id)).values()
    expect(correction).toEqual({
      before: { name: 'Ann Mary', phone: WRONG, treatment: 'braces' },
      after: { name: 'Anne Mary', phone: WRONG, treatment: 'root_canal' },
    })
  })

  test('a new number is corrected for the family’s bookings too', async () => {
    const booking = await booked()
    await addCompanions(
      deps(1),
      familyInput(booking.reference, { people: some(1), at: { date: '2026-11-26', start: '10:00' } }),
    )
    await send()
    await correct(booking, { phone: RIGHT })
    const rows = await database().reads.selectFrom('bookings').select(['personal_phone', 'link_version']).execute()
    expect(rows).toEqual(Array(2).fill({ personal_phone: RIGHT, link_version: 1 }))
    expect((await waiting()).filter(({ sent_at }) => sent_at === null)).toHaveLength(1)
  })

  test('the correction is refused at another clinic, over a later change, after a cancellation or for an unavailable treatment', async () => {
    const booking = await booked()
    const given = { name: 'Anne' }
    expect(await correct(booking, given, deskActor({ places: ['c101'] }))).toEqual({ kind: 'not_found' })
    expect(await correct(booking, { ...given, version: 7 })).toMatchObject({ kind: 'changed' })
    await database().writes.updateTable('bookings').set({ appointment_type: 'at_home' }).execute()
    expect(await correct(booking, { treatment: 'implant' })).toEqual({ kind: 'not_served' })
    await cancelBooking(deps(), { reference: booking.reference, owner: 'ann' })
    expect(await correct(booking, given)).toEqual({ kind: 'already' })
    expect(await row(booking.id)).toMatchObject({ personal_name: 'Ann Mary', treatment: 'braces' })
  })

  test('the old values are erased with the patient', async () => {
    const booking = await booked()
    await correct(booking, { name: 'Anne Mary' })
    await swept(sweepVisits(database().writes, new Date('2027-11-26')))
    expect(await readCorrections(database().reads, booking.id)).toEqual(new Map())
  })
})
