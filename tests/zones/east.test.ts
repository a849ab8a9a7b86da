// The process runs a day ahead of the other tests (vitest.config.ts) and of the database server. From 15:30 in the
// clinics on, it is already tomorrow here.
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { parseParam } from '@/flows/params'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { canChange } from '@/lib/domain/booking/cancellation'
import { openingOf } from '@/lib/domain/calendar/opening'
import { bookableDates, offeredSlots } from '@/lib/domain/calendar/slots'
import { addYears, instantOf, localOf, weekdayOf } from '@/lib/domain/clinic-time'
import { RETENTION } from '@/lib/domain/retention'
import { deliverOutbox } from '@/lib/messages/deliver'
import { whenText } from '@/lib/page-handlers/account/proof'
import { clinicDay, formatDay, formatLongDay, formatTime } from '@/lib/texts/format'
import { textsIn } from '@/lib/texts/languages'
import { findBooking } from '@/lib/use-cases/booking/find'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { searchClinics } from '@/lib/use-cases/clinics/search'
import { trackEvent } from '@/lib/use-cases/leads/track-event'
import { activateMembership } from '@/lib/use-cases/membership/activate'
import { sweepRecords } from '@/lib/use-cases/operations/sweep-records'
import { depsWith, Kept } from '@/tests/lib/messages/kept-transport'
import { openAccount } from '@/tests/support/account/accounts'
import { book, CITY, holdInput, ONE_CHAIR, slot, TODAY, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { swept } from '@/tests/support/swept'

const WORDS = textsIn(DEFAULT_LANGUAGE)

const at = (time: string, date = TODAY): Date => new Date(`${date}T${time}:00+05:30`)
/** Tomorrow here; today in the clinics and in UTC. */
const AFTERNOON = at('16:00')
/** Today here and in the clinics; yesterday in UTC and on the database server. */
const NIGHT = at('00:10')

test('the process is in the east', () => {
  expect(AFTERNOON.getTimezoneOffset()).toBe(-840)
  expect([NIGHT, AFTERNOON].map((now) => now.getDate())).toEqual([23, 24])
})

describe.each([
  ['at night', NIGHT, '00:10', '12:40 am', ['03:00', '04:00']],
  ['in the afternoon', AFTERNOON, '16:00', '4:30 pm', ['18:00', '19:00']],
])('%s', (_, now, time, soon, [first, next]) => {
  const hours = Array.from({ length: 7 }, (_each, day) => (day === 0 ? { opens: '00:00', closes: '24:00' } : null))

  test('it is Monday’s date and time', () => {
    expect(localOf(now)).toEqual({ date: TODAY, time })
    expect(instantOf(TODAY, time)).toEqual(now)
    expect(weekdayOf(localOf(now).date)).toBe(0)
  })

  test('the booking window begins today', () => {
    expect([bookableDates(now)[0], bookableDates(now).at(-1)]).toEqual([TODAY, '2026-12-22'])
  })

  test('a place is open by today’s hours and closures', () => {
    expect(openingOf({ hours, closed: [] }, now)).toMatchObject({ kind: 'open' })
    expect(openingOf({ hours, closed: [TODAY] }, now)).toMatchObject({ kind: 'closed', isHoliday: true })
    expect(openingOf({ hours, closed: [TOMORROW, '2026-11-22'] }, now)).toMatchObject({ kind: 'open' })
  })

  test('times are offered today from two hours ahead', () => {
    const place = { hours, slotMinutes: 60, closed: new Set<string>() }
    expect(offeredSlots(place, [TODAY, TOMORROW], now)[0]).toEqual(slot(TODAY, first, next))
  })

  test('a wait until later today is told by its time alone', () => {
    expect(whenText(WORDS, new Date(now.getTime() + 30 * 60_000), now)).toBe(soon)
  })

  test('a year on is the same day', () => {
    expect(localOf(addYears(now, 1))).toEqual({ date: '2027-11-23', time })
  })
})

test('days and times are read as they are written', () => {
  expect([formatDay(WORDS, TODAY), formatLongDay(WORDS, TODAY)]).toEqual(['Mon 23 Nov', 'Monday 23 November 2026'])
  expect([formatTime(WORDS, '00:10'), formatTime(WORDS, '16:00'), formatTime(WORDS, '24:00')]).toEqual([
    '12:10 am',
    '4:00 pm',
    '12:00 am',
  ])
  expect([NIGHT, AFTERNOON, at('24:00')].map((moment) => clinicDay(moment.toISOString()))).toEqual([
    TODAY,
    TODAY,
    TOMORROW,
  ])
})

test('a date of a link is a day that exists', () => {
  expect(parseParam('date', '2028-02-29', 'ORGANIC')).toEqual({ value: '2028-02-29' })
  expect(parseParam('date', '2027-02-29', 'ORGANIC')).toEqual({ cause: 'unknown' })
})

test('a visit can be changed until two hours before', () => {
  expect([at('14:00'), at('14:01')].map((now) => canChange({ starts_at: AFTERNOON, visit: 'expected' }, now))).toEqual([
    true,
    false,
  ])
})

describe('a database', () => {
  const { database, deps } = useTestPlaces()
  beforeEach(() => database().writes.deleteFrom('closed_days').where('place_id', '=', ONE_CHAIR).execute())
  const close = (day: string) =>
    database().writes.insertInto('closed_days').values({ place_id: ONE_CHAIR, day, reason: 'Works' }).execute()

  test('a day is a day and a moment a moment', async () => {
    const { rows } = await sql<{ day: string; moment: Date; epoch: number }>`
      SELECT ${TODAY}::date AS day, ${NIGHT}::timestamptz AS moment,
        extract(epoch FROM ${NIGHT}::timestamptz)::float8 AS epoch`.execute(database().reads)
    expect(rows).toEqual([{ day: TODAY, moment: NIGHT, epoch: NIGHT.getTime() / 1000 }])
  })

  test.each([
    ['at night', NIGHT],
    ['in the afternoon', AFTERNOON],
  ])('the day that is closed is closed, %s', async (_, now) => {
    const free = async (day: string) =>
      (await listSlots(deps(now), { placeId: ONE_CHAIR, owner: 'ann', day }))?.slots.length
    await close(TOMORROW)
    expect([await free(TOMORROW), await free('2026-11-25')]).toEqual([0, 8])
    expect(await holdSlot(deps(now), holdInput())).toMatchObject({ kind: 'closed' })
    expect(await holdSlot(deps(now), holdInput(slot('2026-11-25')))).toMatchObject({ kind: 'held' })
  })

  test.each([
    ['at night', NIGHT],
    ['in the afternoon', AFTERNOON],
  ])('a booking is found, listed and told at its time, made %s', async (_, now) => {
    const { reference } = await book(deps(now))
    expect(await findBooking(deps(now), { reference, owner: 'ann' })).toMatchObject(slot())
    const [row] = await database().reads.selectFrom('outbox').select('personal_payload').execute()
    expect(row?.personal_payload).toMatchObject({ date: TOMORROW, start: '10:00' })
    const kept = new Kept()
    await deliverOutbox(depsWith(database(), kept, new Date(now.getTime() + 60_000)))
    expect(kept.texts).toEqual([expect.stringContaining('Tue 24 Nov, 10:00 am')])
    const days = (await listSlots(deps(now), { placeId: ONE_CHAIR, owner: 'bob', day: TOMORROW }))?.slots
    expect(days?.map(({ start }) => start)).not.toContain('10:00')
  })

  test('a clinic is found with the next times of today', async () => {
    const { clinics } = await searchClinics(deps(at('10:00')), { cityId: CITY, owner: 'ann' })
    expect(clinics.map(({ next }) => next[0])).toMatchObject([
      slot(TODAY, '12:00', '12:30'),
      slot(TODAY, '12:00', '12:30'),
    ])
  })

  test('a membership ends a year later to the minute', async () => {
    const { uid } = await openAccount(deps(NIGHT), { phone: '+919800000001' })
    const outcome = await activateMembership(deps(NIGHT), { uid, language: 'en' })
    expect(outcome).toMatchObject({ membership: { validUntil: at('00:10', '2027-11-23') } })
    const [row] = await database().reads.selectFrom('outbox').select('personal_payload').execute()
    expect(row?.personal_payload).toMatchObject({ validUntil: '2027-11-23' })
  })

  test('old events are counted by the clinics’ day', async () => {
    for (const now of [NIGHT, AFTERNOON, at('23:59'), at('24:00')])
      await trackEvent(deps(now), '192.0.2.1', { name: 'Page View', path: '/' })
    await swept(sweepRecords(deps(new Date(AFTERNOON.getTime() + (RETENTION.eventDays + 2) * 86_400_000))))
    const days = await database()
      .reads.selectFrom('event_days')
      .select((eb) => [eb.cast<string>('day', 'text').as('day'), 'n'])
      .orderBy('day')
      .execute()
    expect(days.map(({ day, n }) => [day, n])).toEqual([
      [TODAY, 3],
      [TOMORROW, 1],
    ])
  })
})
