import { describe, expect, test } from 'vitest'
import { writeArrival } from '@/lib/db/queries/booking/arrivals'
import { readBooking } from '@/lib/db/queries/booking/bookings'
import {
  delaySubject,
  readDelays,
  readNextVisitsOfChair,
  readToldDelays,
  readTrueDelays,
  withdrawDelayMessages,
  writeDelay,
} from '@/lib/db/queries/calendar/chair-delays'
import { instantOf } from '@/lib/domain/clinic-time'
import { book, minutesAfter, NOW, ONE_CHAIR, slot, THREE_CHAIRS, TODAY } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the delay of a chair', () => {
  const { database, deps } = useTestPlaces()
  const at = (time: string) => instantOf(TODAY, time)
  const write = (minutes: number, { placeId = ONE_CHAIR, seat = 1, now = NOW } = {}) =>
    database().transaction((tx) => writeDelay(tx, { placeId, seat, minutes, now }))
  const bookAt = (start: string, end: string, owner: string) =>
    book(deps(-24 * 60), { owner, phone: '+919800000002', ...slot(TODAY, start, end) })
  const next = (until = '12:30') =>
    database().transaction((tx) =>
      readNextVisitsOfChair(tx, { placeId: ONE_CHAIR, seat: 1, after: at('10:30'), until: at(until) }),
    )

  test('a chair has one delay, the last one, and the bookings of the chair show it', async () => {
    const { reference } = await bookAt('11:00', '11:30', 'ann')
    expect(await write(20)).toBe(true)
    expect(await write(30, { now: minutesAfter(5) })).toBe(true)
    expect(await write(15, { placeId: THREE_CHAIRS, seat: 2 })).toBe(true)
    expect(await readDelays(database().reads, ONE_CHAIR)).toEqual([
      { seat: 1, minutes: 30, reported_at: minutesAfter(5) },
    ])
    expect(await readBooking(database().reads, reference)).toMatchObject({
      delay_minutes: 30,
      delay_reported_at: minutesAfter(5),
    })
  })

  test('no place has a delay of a chair that it lacks', async () => {
    for (const seat of [0, -1, 2, 101]) expect(await write(20, { seat })).toBe(false)
    expect(await write(20, { placeId: 'c000' })).toBe(false)
    await expect(write(61)).rejects.toThrow()
  })

  test('the next visits of the chair are those to come whose patients are not there yet', async () => {
    await bookAt('10:30', '11:00', 'begun')
    const first = await bookAt('11:00', '11:30', 'first')
    const there = await bookAt('11:30', '12:00', 'there')
    const gone = await bookAt('12:00', '12:30', 'gone')
    const last = await bookAt('12:30', '13:00', 'last')
    await writeArrival(database().writes, { id: there.id, startsAt: at('11:30'), now: NOW })
    await database().writes.updateTable('bookings').set({ visit: 'arrived' }).where('id', '=', gone.id).execute()
    expect((await next()).map(({ id }) => id)).toEqual([first.id, last.id])
    expect((await next('12:00')).map(({ id }) => id)).toEqual([first.id])
    await database().writes.updateTable('bookings').set({ unlinked: true }).where('id', '=', first.id).execute()
    expect((await next()).map(({ id }) => id)).toEqual([last.id])
  })

  const message = async (kind: 'running_late' | 'on_time_again', subject: string, given: object = {}) =>
    await database()
      .writes.insertInto('outbox')
      .values({ kind, subject, personal_to: '', personal_payload: '{}', created_at: NOW, ...given })
      .returning(['id', 'kind', 'subject'])
      .executeTakeFirstOrThrow()

  test('what a patient was told last counts once a transport has it, and what none has is withdrawn', async () => {
    const [ann, bob, eve] = [
      (await bookAt('11:00', '11:30', 'ann')).id,
      (await bookAt('11:30', '12:00', 'bob')).id,
      (await bookAt('12:00', '12:30', 'eve')).id,
    ]
    await message('running_late', delaySubject(ann, 20), { sent_at: NOW })
    await message('running_late', delaySubject(ann, 45), { created_at: minutesAfter(5) })
    await message('running_late', delaySubject(bob, 30), { handed: true })
    await message('on_time_again', delaySubject(bob, 30), { sent_at: NOW, created_at: minutesAfter(1) })
    await message('running_late', delaySubject(eve, 15))
    await message('running_late', delaySubject(ann, 20, 45), { created_at: minutesAfter(6) })
    const told = () => readToldDelays(database().reads, [ann, bob, eve])
    expect(await told()).toEqual(
      new Map([
        [ann, 20],
        [bob, 0],
      ]),
    )
    await database().transaction((tx) => withdrawDelayMessages(tx, [ann, bob]))
    const left = await database()
      .reads.selectFrom('outbox')
      .where('kind', '=', 'running_late')
      .select('subject')
      .execute()
    expect(left.map(({ subject }) => subject).sort()).toEqual(
      [delaySubject(ann, 20), delaySubject(bob, 30), delaySubject(eve, 15)].sort(),
    )
    expect(await told()).toEqual(
      new Map([
        [ann, 20],
        [bob, 0],
      ]),
    )
  })

  test('a message is true while the chair has that delay and the patient is to come', async () => {
    const { id } = await bookAt('11:00', '11:30', 'ann')
    const late = await message('running_late', delaySubject(id, 20))
    const over = await message('on_time_again', delaySubject(id, 20))
    const which = async (now = NOW) => readTrueDelays(database().reads, [late, over], now)
    expect(await which()).toEqual([])
    await write(20)
    expect(await which()).toEqual([late.id])
    expect(await which(at('11:00'))).toEqual([])
    const shrunk = await message('running_late', delaySubject(id, 20, 45))
    expect(await readTrueDelays(database().reads, [shrunk], at('11:44'))).toEqual([shrunk.id])
    expect(await readTrueDelays(database().reads, [shrunk], at('11:45'))).toEqual([])
    await write(30)
    expect(await which()).toEqual([])
    await write(0)
    expect(await which()).toEqual([over.id])
    await writeArrival(database().writes, { id, startsAt: at('11:00'), now: NOW })
    expect(await which()).toEqual([])
    expect(await readTrueDelays(database().reads, [], NOW)).toEqual([])
  })
})
