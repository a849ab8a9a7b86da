import { describe, expect, test } from 'vitest'
import { closeCompanionLinks } from '@/lib/db/queries/booking/manage-links'
import {
  joinHost,
  lockHost,
  mergeNotifications,
  notifyCancelled,
  readCompanions,
  readMade,
  readNotifiedCompanions,
} from '@/lib/db/queries/companions/parties'
import { minutesAfter, NOW, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, putMessage, putMove, TEN } from '@/tests/support/put-rows'

describe('the companions', () => {
  const { database } = useTestPlaces()
  const at = (n: number) => ({ starts_at: minutesAfter(30 * n, TEN) })
  const companions = async (id: string) => (await readCompanions(database().reads, id)).map((row) => row.id)

  test('companions come from one browser, and each booking lists the others that stand', async () => {
    const own = await putBooking(database())
    const others = [
      await putBooking(database(), { owner: 'family', personal_name: 'Asha', personal_age: 8 }, at(1)),
      await putBooking(database(), { owner: 'family' }, at(2)),
    ]
    const stranger = await putBooking(database(), {}, at(3))
    expect(await companions(own)).toEqual([])
    await database().transaction((tx) => joinHost(tx, own, others))
    // A booking that joins through any one of them joins the whole group.
    await database().transaction((tx) => joinHost(tx, others[0] ?? '', [stranger]))
    expect(await companions(own)).toEqual([...others, stranger])
    expect((await readCompanions(database().reads, own))[0]).toMatchObject({
      personal_name: 'Asha',
      personal_age: 8,
      link_version: 0,
      place_id: THREE_CHAIRS,
      ...at(1),
    })
    await putMove(database(), stranger, at(-1))
    expect(await companions(own)).toEqual([stranger, ...others])
    await database().writes.updateTable('seats').set({ state: 'left' }).where('booking_id', '=', stranger).execute()
    await database()
      .writes.updateTable('bookings')
      .set({ unlinked: true })
      .where('id', '=', others[1] ?? '')
      .execute()
    expect(await companions(own)).toEqual([others[0]])
    const told = await readNotifiedCompanions(database().reads, others[0] ?? '')
    expect(told.map(({ id, type, place }) => [id, type, place])).toEqual(
      [own, others[0]].map((id) => [id, 'clinic', 'Test Dental T. Market']),
    )
    const owners = await database().reads.selectFrom('bookings').select('owner').execute()
    expect(owners.map(({ owner }) => owner)).toEqual(['ann', 'ann', 'ann', 'ann'])
    await database().transaction((tx) => closeCompanionLinks(tx, own))
    const links = await database().reads.selectFrom('bookings').select(['id', 'link_version']).execute()
    const closed = links.filter(({ link_version }) => link_version === 1).map(({ id }) => id)
    expect(closed.sort()).toEqual([...others, stranger].sort())
    expect(await readMade(database().reads, [own, '00000000-0000-4000-8000-000000000000'])).toEqual([own])
  })

  test('a companion can join a booking that stands and still has its patient', async () => {
    const [own, gone, left] = [
      await putBooking(database()),
      await putBooking(database(), { unlinked: true }, at(1)),
      await putBooking(database(), {}, at(2)),
    ]
    await database().writes.updateTable('seats').set({ state: 'left' }).where('booking_id', '=', left).execute()
    // A booking inserted by hand has its id as its reference.
    const lock = (id: string) => database().transaction((tx) => lockHost(tx, id))
    expect(await lock(own)).toMatchObject({
      id: own,
      seat_id: own,
      proved: false,
      network: null,
      uid: null,
      visit: 'expected',
      starts_at: TEN,
    })
    expect([await lock(gone), await lock(left)]).toEqual([undefined, undefined])
  })

  test('one message confirms all companions and replaces the unsent messages', async () => {
    const seats = [
      await putBooking(database()),
      await putBooking(database(), {}, at(1)),
      await putBooking(database(), {}, at(2)),
    ]
    const [first = '', second = '', third = ''] = seats
    const told = { kind: 'booking_confirmed' }
    await putMessage(database(), { ...told, subject: first, sent_at: NOW })
    await putMessage(database(), { ...told, subject: second })
    await putMessage(database(), { ...told, subject: third, kind: 'mail_confirmed' })
    await database().transaction((tx) =>
      mergeNotifications(tx, { seats, subject: second, to: PHONE, language: 'en', network: 'n', now: NOW }),
    )
    const rows = await database().reads.selectFrom('outbox').selectAll().execute()
    const one = rows.find(({ kind }) => kind === 'booking_companions')
    expect(one).toMatchObject({ subject: second, personal_to: PHONE, network: 'n', created_at: NOW, dropped: null })
    expect(rows.filter(({ summary_id }) => summary_id !== null)).toMatchObject([
      { subject: second, dropped: 'summarised', personal_to: '', network: null, summary_id: one?.id },
    ])
  })

  test('the number’s summary reports cancelled companions, and a waiting summary is used again', async () => {
    const seats = [await putBooking(database()), await putBooking(database(), {}, at(1))]
    for (const subject of seats) await putMessage(database(), { kind: 'booking_cancelled', subject })
    const tell = (given: string[]) =>
      database().transaction((tx) =>
        notifyCancelled(tx, {
          seats: given,
          to: PHONE,
          language: 'en',
          network: 'n',
          now: NOW,
          until: minutesAfter(1),
        }),
      )
    for (const subject of seats) await tell([subject])
    const rows = await database().reads.selectFrom('outbox').selectAll().execute()
    const [one, ...more] = rows.filter(({ kind }) => kind === 'booking_summary')
    expect([one?.next_attempt_at, one?.personal_to, more]).toEqual([minutesAfter(1), PHONE, []])
    const told = rows.filter(({ kind }) => kind === 'booking_cancelled')
    expect(told.map(({ dropped, summary_id }) => [dropped, summary_id])).toEqual(Array(2).fill(['summarised', one?.id]))
  })
})
