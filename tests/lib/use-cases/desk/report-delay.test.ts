import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readDeskEvents } from '@/lib/db/queries/desk/events'
import { deliverOutbox } from '@/lib/messages/deliver'
import { findBooking } from '@/lib/use-cases/booking/find'
import { reportArrival } from '@/lib/use-cases/booking/report-arrival'
import { cancelAtDesk } from '@/lib/use-cases/desk/cancel'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { moveAtDesk } from '@/lib/use-cases/desk/move'
import { dayVersion, readDay } from '@/lib/use-cases/desk/read-day'
import { reportDelay } from '@/lib/use-cases/desk/report-delay'
import { depsWith, useKept } from '@/tests/lib/messages/kept-transport'
import { book, minutesAfter, ONE_CHAIR, slot, THREE_CHAIRS, TODAY, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

const actor = deskActor()

describe('a chair that runs late', () => {
  const { database, deps } = useTestPlaces()
  const kept = useKept()
  const bookAt = (start: string, end: string, given: object = {}) =>
    book(deps(-24 * 60), { ...slot(TODAY, start, end), ...given })
  const late = (minutes: number, at = 0) => reportDelay(deps(at), actor, { placeId: ONE_CHAIR, chair: 1, minutes })
  const texts = () => kept.texts.filter((text) => /minutes late|on time/.test(text))
  /** Sends all that is due at this minute. */
  const send = async (minute: number) => {
    while ((await deliverOutbox(depsWith(database(), kept, minutesAfter(minute)))) > 0);
    return texts()
  }
  const view = async (reference: string, at = 0) => (await findBooking(deps(at), { reference, owner: 'ann' }))?.late
  const events = () => readDeskEvents(database().reads, { placeIds: null, subject: ONE_CHAIR, limit: 9 })

  test('the next patients see it at once, and read a message after a minute', async () => {
    const { reference } = await bookAt('11:00', '11:30')
    expect(await late(20)).toEqual({ kind: 'reported' })
    expect(await view(reference)).toEqual({ minutes: 20, begins: '11:20' })
    expect(await send(0.5)).toEqual([])
    const [text] = await send(1.1)
    expect(text).toMatch(/about 20 minutes late\. Your appointment will begin at about 11:20 am\./)
    expect(text).toContain(`/m?${reference}`)
    expect(await events()).toMatchObject([
      { verb: 'delay', before: { minutes: 0 }, after: { seat: 1, minutes: 20 }, staff_id: actor.staffId },
    ])
  })

  test('ten minutes are on the page only', async () => {
    const { reference } = await bookAt('11:00', '11:30')
    await late(10)
    expect(await view(reference)).toEqual({ minutes: 10, begins: '11:10' })
    expect(await send(2)).toEqual([])
  })

  test('a second message goes out only when the delay grows or shrinks by 15 minutes or is over', async () => {
    await bookAt('12:00', '12:30')
    await late(20)
    expect(await send(2)).toHaveLength(1)
    await late(20, 3)
    await late(30, 4)
    expect(await send(6)).toHaveLength(1)
    await late(45, 7)
    expect(await send(9)).toHaveLength(2)
    await late(45, 10)
    expect(await send(12)).toHaveLength(2)
    await late(0, 13)
    expect((await send(15))[2]).toMatch(/on time again\. Your appointment begins at 12:00 pm/)
    await late(0, 16)
    // The patient has read of 20 and 45 minutes before.
    await late(20, 17)
    expect(await send(20)).toHaveLength(3)
    await late(60, 21)
    expect(await send(23)).toHaveLength(4)
    await late(0, 24)
    expect(await send(26)).toHaveLength(5)
  })

  test('a delay that shrinks is sent, so that nobody comes too late', async () => {
    await bookAt('12:00', '12:30')
    await late(20)
    await send(2)
    await late(60, 3)
    await send(5)
    await late(45, 6)
    // The patient has read of 20 minutes before, but believes in 45 now.
    await send(8)
    await late(20, 9)
    const all = await send(11)
    expect(all.map((text) => /about (\d+) minutes/.exec(text)?.[1])).toEqual(['20', '60', '45', '20'])
    expect(all[3]).toMatch(/at about 12:20 pm/)
    for (const minute of [12, 15]) {
      await late(45, minute)
      await late(20, minute + 1)
    }
    expect(await send(20)).toHaveLength(4)
  })

  test('a patient of a visit that has begun hears only of an end before the time they know', async () => {
    const told = await bookAt('11:00', '11:30')
    await late(60)
    expect(await send(2)).toHaveLength(1)
    await late(45, 61)
    expect((await send(63))[1]).toMatch(/about 45 minutes late\. Your appointment will begin at about 11:45 am/)
    await late(60, 64)
    expect(await send(66)).toHaveLength(2)
    await reportArrival(deps(67), { reference: told.reference, owner: 'ann' })
    await late(10, 68)
    expect(await send(70)).toHaveLength(2)
  })

  test('a slip of the hand is never sent, and the right number is', async () => {
    await bookAt('11:00', '11:30')
    await late(60)
    await late(15, 0.2)
    await late(60, 0.4)
    await late(15, 0.6)
    const [text, ...more] = await send(3)
    expect(text).toMatch(/about 15 minutes/)
    expect(more).toEqual([])
    await late(0, 4)
    await late(15, 4.5)
    expect(await send(7)).toHaveLength(1)
  })

  test('two desks at once leave one delay and one message', async () => {
    await bookAt('11:00', '11:30')
    await Promise.all([late(30), late(30), late(30), late(30)])
    expect(await send(2)).toHaveLength(1)
    expect(await events()).toHaveLength(1)
  })

  test('a message goes to no patient who is there, who cancelled, moved or has begun', async () => {
    const phone = (n: number) => ({ owner: `o${n}`, phone: `+91980000001${n}` })
    const begun = await bookAt('10:30', '11:00', phone(1))
    const here = await bookAt('11:00', '11:30', phone(2))
    const gone = await bookAt('11:30', '12:00', phone(3))
    const moved = await bookAt('12:00', '12:30', phone(4))
    const arrived = await bookAt('12:30', '13:00', phone(5))
    await reportArrival(deps(31), { reference: here.reference, owner: 'o2' })
    await markVisit(deps(31), actor, { reference: begun.reference, to: 'arrived', version: null })
    await late(30, 31)
    const desk = { actor, version: 0 }
    await cancelAtDesk(deps(31), { reference: gone.reference, desk })
    await moveAtDesk(deps(31), { reference: moved.reference, ...slot(TOMORROW), desk })
    await markVisit(deps(31), actor, { reference: arrived.reference, to: 'arrived', version: null })
    expect(await send(33)).toEqual([])
    // Patients in the waiting room read it on their page.
    expect((await findBooking(deps(33), { reference: here.reference, owner: 'o2' }))?.late?.begins).toBe('11:30')
    expect((await findBooking(deps(33), { reference: arrived.reference, owner: 'o5' }))?.late?.begins).toBe('13:00')
    expect((await findBooking(deps(33), { reference: gone.reference, owner: 'o3' }))?.late).toBeNull()
    expect((await findBooking(deps(33), { reference: moved.reference, owner: 'o4' }))?.late).toBeNull()
  })

  test('other chairs and later visits are not late, and a repeated report reaches those who are next by then', async () => {
    // At half past eight, half past twelve is too far ahead.
    const { reference } = await bookAt('12:30', '13:00')
    const other = await bookAt('11:00', '11:30', { placeId: THREE_CHAIRS })
    await late(30, -90)
    expect(await view(reference, -90)).toBeNull()
    expect(await view(other.reference)).toBeNull()
    expect(await send(-88)).toEqual([])
    await late(30, 0)
    expect(await view(reference)).toEqual({ minutes: 30, begins: '13:00' })
    expect(await send(2)).toHaveLength(1)
    expect(await events()).toHaveLength(1)
  })

  test('the message reads the language of the booking, and names another patient only as the house allows', async () => {
    await bookAt('11:00', '11:30', { selfBooked: false, name: 'Asha Rao', age: 8 })
    await late(30)
    expect((await send(2))[0]).toMatch(/for Asha \(8\): Sorry, .* The appointment will begin/)
  })

  test('only staff of the place report, and only for a chair that it has', async () => {
    const elsewhere = deskActor({ places: [THREE_CHAIRS] })
    const input = { placeId: ONE_CHAIR, chair: 1, minutes: 20 }
    expect(await reportDelay(deps(), elsewhere, input)).toEqual({ kind: 'not_found' })
    expect(await reportDelay(deps(), actor, { ...input, chair: 2 })).toEqual({ kind: 'not_found' })
    expect(await reportDelay(deps(), actor, { ...input, placeId: 'c000' })).toEqual({ kind: 'not_found' })
    expect(await database().reads.selectFrom('chair_delays').selectAll().execute()).toEqual([])
    expect(await events()).toEqual([])
  })

  test('a report that breaks off leaves no delay and no message', async () => {
    await bookAt('11:00', '11:30')
    await database().script(`
      CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken off'; END $$;
      CREATE TRIGGER break_off BEFORE INSERT ON desk_events FOR EACH ROW EXECUTE FUNCTION break_off();`)
    onTestFinished(() => database().script('DROP FUNCTION break_off CASCADE'))
    await expect(late(30)).rejects.toThrow('broken off')
    expect(await database().reads.selectFrom('chair_delays').selectAll().execute()).toEqual([])
    const { rows } = await sql`SELECT 1 FROM outbox WHERE kind = 'running_late'`.execute(database().reads)
    expect(rows).toEqual([])
  })

  test('the desk’s day shows the delay and an arrival, and its version changes with both', async () => {
    const { reference } = await bookAt('11:00', '11:30')
    const day = { placeId: ONE_CHAIR, date: TODAY }
    const versions = [await dayVersion(deps(), actor, day)]
    await late(20)
    versions.push(await dayVersion(deps(), actor, day))
    await reportArrival(deps(5), { reference, owner: 'ann' })
    versions.push(await dayVersion(deps(), actor, day))
    expect(new Set(versions).size).toBe(3)
    expect(await readDay(deps(6), actor, day)).toMatchObject({
      delays: [{ seat: 1, minutes: 20, since: '10:00' }],
      visits: [{ reference, visit: 'expected', arrivalReportedAt: minutesAfter(5).toISOString() }],
    })
    expect((await readDay(deps(181), actor, day))?.delays).toEqual([])
    expect((await readDay(deps(), actor, { ...day, date: TOMORROW }))?.delays).toEqual([])
  })
})
