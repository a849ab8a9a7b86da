import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookableDates } from '@/lib/domain/calendar/slots'
import { consumeLimit } from '@/lib/limits/check'
import { networkOf } from '@/lib/limits/network'
import { LIMITS } from '@/lib/limits/rules'
import { deliverOutbox } from '@/lib/messages/deliver'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { sweepHolds } from '@/lib/use-cases/booking/sweep-holds'
import { addCompanions } from '@/lib/use-cases/companions/add-companions'
import { bookAtDesk } from '@/lib/use-cases/desk/book'
import { runtime, setRuntime } from '@/lib/use-cases/runtime'
import { recordAnswers } from '@/server/answers'
import { depsWith, Kept } from '@/tests/lib/messages/kept-transport'
import { book, depsOf, minutesAfter, ONE_CHAIR, SECRET, slot, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { familyInput } from '@/tests/support/companions'
import { deskActor } from '@/tests/support/desk/desk'
import { putRefund } from '@/tests/support/payments/money-rows'
import { countOf, KEY, lineOf, linesOfNoForm, scrape, serveMetrics } from '@/tests/support/servers/scrape'
import { swept } from '@/tests/support/swept'

describe('the metrics endpoint', () => {
  const { database } = useTestPlaces()
  beforeEach(() => serveMetrics(database()))

  test.each(['', KEY, 'Bearer', `Bearer ${KEY}x`, `Bearer ${KEY.slice(1)}`, `bearer ${KEY}`, `Basic ${KEY}`])(
    'the endpoint answers 404 for %s',
    async (authorization) => {
      const { status, text } = await scrape(authorization)
      expect(status).toBe(404)
      expect(text).not.toContain('dental_')
    },
  )

  test.each(['', 'Bearer ', 'Bearer undefined', `Bearer ${KEY}`])('no configured key means 404: %s', async (given) => {
    setRuntime({ ...runtime(), env: { ...runtime().env, METRICS_KEY: undefined } })
    expect((await scrape(given)).status).toBe(404)
  })

  test('the endpoint answers GET requests only', async () => {
    expect((await scrape(undefined, 'POST')).status).toBe(405)
  })

  test('the metrics show database counts and refusals, and nothing about a person', async () => {
    const phone = '+919800000007'
    const wish = { placeId: THREE_CHAIRS, phone }
    // The answer uses the process's own clock.
    const now = new Date()
    const [day = ''] = bookableDates(now)
      .slice(4)
      .filter((date) => new Date(date).getUTCDay() !== 0)
    const sent = await book(depsOf(database(), now), { ...wish, ...slot(day) })
    await book(depsOf(database(), now), { ...wish, ...slot(day, '11:00', '11:30'), owner: 'bob' })
    await database()
      .writes.updateTable('outbox')
      .set({ created_at: minutesAfter(-2, now) })
      .execute()
    await database().writes.updateTable('bookings').set({ booked_at: now }).execute()
    await database()
      .writes.updateTable('outbox')
      .set({ next_attempt_at: minutesAfter(60, now) })
      .where('subject', '<>', sent.id)
      .execute()
    await deliverOutbox({ ...depsWith(database(), new Kept(), now), budget: 500 })
    const requester = { network: networkOf('192.0.2.77') }
    const asking = { secret: SECRET, now }
    const refused = 'dental_limit_decisions_total{act="lead",by="network",decision="wait"}'
    const passed = 'dental_limit_decisions_total{act="lead",by="none",decision="pass"}'
    const before = (await scrape()).text
    for (let n = 0; n <= LIMITS.lead[0].stop; n += 1) await consumeLimit(database(), asking, { act: 'lead', requester })
    const { status, text } = await scrape()
    expect(status).toBe(200)
    expect(linesOfNoForm(text)).toEqual([])
    expect(text.endsWith('\n')).toBe(true)
    expect(lineOf(text, 'dental_database_up')).toBe('dental_database_up 1')
    expect(countOf(text, 'dental_database_answer_seconds')).toBeGreaterThan(0)
    expect(countOf(text, `dental_database_connections{engine="${database().kind}",state="total"}`)).toBeGreaterThan(0)
    expect(lineOf(text, 'dental_sms_budget')).toBe('dental_sms_budget 500')
    expect(lineOf(text, 'dental_sms_used')).toBe('dental_sms_used 1')
    expect(text).toContain('dental_sms_last_day{act="own_notice",kind="booking_confirmed"} 1')
    expect(lineOf(text, 'dental_bookings_last_day')).toBe('dental_bookings_last_day 2')
    expect(lineOf(text, 'dental_payments_late_seconds')).toBe('dental_payments_late_seconds 0')
    expect(countOf(text, refused)).toBe(countOf(before, refused) + 1)
    expect(countOf(text, passed)).toBe(countOf(before, passed) + LIMITS.lead[0].stop)
    for (const personal of [phone.slice(3), '192.0.2', 'Ann', sent.reference, sent.id, 'bob'])
      expect(text).not.toContain(personal)
  })

  test('the metrics show waiting messages by kind, reason and age', async () => {
    const now = new Date()
    const write = (kind: string, minutes: number, rest: { attempts?: number; next_attempt_at?: Date | null } = {}) =>
      database()
        .writes.insertInto('outbox')
        .values({
          kind,
          subject: randomUUID(),
          personal_to: '+919800000007',
          personal_payload: '{}',
          created_at: minutesAfter(-minutes, now),
          sent_at: null,
          expires_at: null,
          next_attempt_at: null,
          dropped: null,
          summary_id: null,
          network: null,
          ...rest,
        })
        .execute()
    await write('code', 3)
    await write('reminder_day', 700, { next_attempt_at: minutesAfter(-5, now) })
    await write('reminder_day', 700, { next_attempt_at: minutesAfter(60, now) })
    await write('booking_moved', 40, { next_attempt_at: minutesAfter(10, now), attempts: 7 })
    const { text } = await scrape()
    for (const line of [
      'dental_outbox_waiting{kind="code",state="due"} 1',
      'dental_outbox_waiting{kind="reminder_day",state="due"} 1',
      'dental_outbox_waiting{kind="reminder_day",state="later"} 1',
      'dental_outbox_waiting{kind="booking_moved",state="tried"} 1',
    ])
      expect(text).toContain(line)
    // Ages are in minutes. The night that a reminder waited through does not count.
    const oldest = (state: string) => Math.floor(countOf(text, `dental_outbox_oldest_seconds{state="${state}"}`) / 60)
    expect([oldest('due'), oldest('tried')]).toEqual([5, 40])
  })

  test('the metrics show how long nobody has asked the payment gateway', async () => {
    await putRefund(database())
    await database()
      .writes.updateTable('refunds')
      .set({ due_at: minutesAfter(-10, new Date()) })
      .execute()
    expect(Math.floor(countOf((await scrape()).text, 'dental_payments_late_seconds') / 60)).toBe(10)
  })

  test('the metrics count the outcomes of holds, and bookings', async () => {
    const told = async () => {
      const { text } = await scrape()
      const names = ['held', 'taken', 'lapsed'].map((outcome) => `dental_holds_total{outcome="${outcome}"}`)
      const booked = 'dental_bookings_total{source="web",flow="ORGANIC"}'
      return [...names, booked, 'dental_confirmations_total{outcome="confirmed"}'].map((name) => countOf(text, name))
    }
    const before = await told()
    const now = new Date()
    const [day = ''] = bookableDates(now)
      .slice(4)
      .filter((date) => new Date(date).getUTCDay() !== 0)
    await book(depsOf(database(), now), { ...slot(day, '11:00', '11:30'), owner: 'ann' })
    const wish = { ...slot(day), placeId: ONE_CHAIR, network: '192.0.2.9', proved: false, phone: '+919800000003' }
    for (const owner of ['bob', 'carol']) await holdSlot(depsOf(database(), now), { ...wish, owner })
    await swept(sweepHolds({ db: database(), now: minutesAfter(90, now) }))
    const after = await told()
    expect(after.map((n, at) => n - (before[at] ?? 0))).toEqual([2, 1, 1, 1, 1])
  })

  test('the metrics count bookings from the site and the desk, and each companion', async () => {
    const sources = ['web', 'phone', 'walk_in'] as const
    const told = async () => {
      const { text } = await scrape()
      return sources.map((source) => countOf(text, `dental_bookings_total{source="${source}",flow="ORGANIC"}`))
    }
    const before = await told()
    const deps = depsOf(database())
    const { reference } = await book(deps)
    await addCompanions(deps, familyInput(reference))
    const patient = { name: 'Devi R', phone: '+919800000007', appointmentType: 'clinic' } as const
    const asked = { placeId: THREE_CHAIRS, ...patient, treatment: 'braces' }
    await bookAtDesk(deps, deskActor(), { ...asked, key: 'one', near: 'keep', source: 'phone', ...slot() })
    await bookAtDesk(deps, deskActor(), { ...asked, key: 'two', near: 'keep', source: 'walk_in' })
    const after = await told()
    expect(after.map((n, at) => n - (before[at] ?? 0))).toEqual([3, 1, 1])
  })

  test('the metrics show answer times by route and kind, without paths of requests', async () => {
    const keep = recordAnswers({ ACCESS_LOG: 'off', METRICS_KEY: KEY })
    const answer = { status: 200, bytes: 900, ms: 20, isWhole: true }
    keep({ ...answer, method: 'GET', path: '/manage/K7PW3MXQ' })
    keep({ ...answer, method: 'POST', path: '/manage/K7PW3MXQ/cancel', status: 303, ms: 2000 })
    keep({ ...answer, method: 'GET', path: '/manage/K7PW3MXR', isWhole: false })
    keep({ ...answer, method: 'PROPFIND', path: '/9800000007', status: 405 })
    const { text } = await scrape()
    const counted = (method: string, route: string, status: string) =>
      countOf(text, `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`)
    expect(counted('GET', '/manage/[reference]', '2xx')).toBe(1)
    expect(counted('GET', '/manage/[reference]', 'aborted')).toBe(1)
    expect(counted('POST', '/manage/[reference]/cancel', '3xx')).toBe(1)
    expect(counted('other', '*', '4xx')).toBe(1)
    expect(text).toMatch(/_bucket\{le="0.03",method="GET",route="\/manage\/\[reference\]",status="2xx"\} 1/)
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
    expect(linesOfNoForm(text)).toEqual([])
    for (const asked of ['K7PW3MX', '9800000007', 'PROPFIND']) expect(text).not.toContain(asked)
  })

  test('the metrics report an unavailable database, and the values of the process', async () => {
    const away = new Proxy(database(), {
      get(db, name) {
        if (name === 'reads') throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
        return Reflect.get(db, name)
      },
    })
    serveMetrics(away)
    const { status, text } = await scrape()
    expect(status).toBe(200)
    expect(lineOf(text, 'dental_database_up')).toBe('dental_database_up 0')
    expect(text).not.toContain('dental_sms_used')
    expect(text).toContain('dental_unavailable_total')
  })
})
