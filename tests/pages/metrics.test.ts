// The numbers for a monitoring system: there for whoever has the key, a 404 for everybody else, and nobody's name in them.
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { NextApiRequest, NextApiResponse } from 'next'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '@/lib/db/schema'
import { bookableDates } from '@/lib/domain/slots'
import { admit } from '@/lib/limits/admit'
import { networkOf } from '@/lib/limits/network'
import { LIMITS } from '@/lib/limits/rules'
import { deliverOutbox } from '@/lib/messages/deliver'
import { runtime, setRuntime } from '@/lib/use-cases/runtime'
import metrics from '@/pages/api/metrics'
import { depsWith, Kept } from '@/tests/lib/messages/kept-transport'
import { serveFrom } from '@/tests/support/page-browser'
import { book, depsOf, minutesAfter, SECRET, slot, THREE_CHAIRS } from '@/tests/support/test-places'
import { useTestPlaces } from '@/tests/support/use-test-places'

const KEY = 'a-key-of-thirty-two-signs-at-least'

describe('the metrics', () => {
  const { database } = useTestPlaces()
  const serve = (METRICS_KEY: string | undefined, db: Database = database()) => {
    serveFrom(db)
    const { env, ...others } = runtime()
    setRuntime({ ...others, db, env: { ...env, METRICS_KEY, SMS_DAILY_BUDGET: 500 } })
  }
  beforeEach(async () => {
    serve(KEY)
  })

  /** Asks as a monitoring system does; a plain request, with what Next adds to an answer. */
  async function ask(authorization?: string, method = 'GET'): Promise<{ status: number; text: string }> {
    const req = Object.assign(new IncomingMessage(new Socket()), { method, url: '/api/metrics' })
    if (authorization !== undefined) req.headers.authorization = authorization
    const res = new ServerResponse(req)
    let text = ''
    const send = (body: unknown) => {
      text = typeof body === 'string' ? body : JSON.stringify(body)
    }
    const answer = Object.assign(res, {
      status(code: number) {
        res.statusCode = code
        return answer
      },
      ...{ send, json: send },
    })
    await metrics(req as unknown as NextApiRequest, answer as unknown as NextApiResponse)
    return { status: res.statusCode, text }
  }
  /** What the process has counted of a name since its start, tests before included. */
  const countOf = (text: string, name: string) => Number(lineOf(text, name)?.slice(name.length) ?? 0)
  const lineOf = (text: string, name: string) => text.split('\n').find((line) => line.startsWith(`${name} `))

  test.each([
    undefined,
    '',
    KEY,
    'Bearer',
    `Bearer ${KEY}x`,
    `Bearer ${KEY.slice(1)}`,
    `bearer ${KEY}`,
    `Basic ${KEY}`,
  ])('are not there for %s', async (authorization) => {
    const { status, text } = await ask(authorization)
    expect(status).toBe(404)
    expect(text).not.toContain('dental_')
  })

  test.each([undefined, 'Bearer ', 'Bearer undefined', `Bearer ${KEY}`])(
    'are not there without a key: %s',
    async (given) => {
      serve(undefined)
      expect((await ask(given)).status).toBe(404)
    },
  )

  test('are read alone', async () => {
    expect((await ask(`Bearer ${KEY}`, 'POST')).status).toBe(405)
  })

  test('tell what is in the database, and what this process refused, and of nobody', async () => {
    const phone = '+919800000007'
    const wish = { placeId: THREE_CHAIRS, phone }
    // In the clock of the answer, which is the process's own.
    const now = new Date()
    const [day = ''] = bookableDates(now)
      .slice(4)
      .filter((date) => new Date(date).getUTCDay() !== 0)
    const sent = await book(depsOf(database(), now), { ...wish, ...slot(day) })
    await book(depsOf(database(), now), { ...wish, ...slot(day, '11:00', '11:30'), owner: 'bob' })
    await database()
      .writes.updateTable('outbox')
      .set({ created_at: new Date(now.getTime() - 90_000) })
      .execute()
    await database().writes.updateTable('bookings').set({ booked_at: now }).execute()
    await database()
      .writes.updateTable('outbox')
      .set({ next_attempt_at: minutesAfter(60, now) })
      .where('subject', '<>', sent.id)
      .execute()
    await deliverOutbox({ ...depsWith(database(), new Kept(), now), budget: 500 })
    const doer = { network: networkOf('192.0.2.77') }
    const asking = { secret: SECRET, now }
    const refused = 'dental_limit_refusals_total{act="lead",by="network",decision="wait"}'
    const before = countOf((await ask(`Bearer ${KEY}`)).text, refused)
    for (let n = 0; n <= LIMITS.lead[0].stop; n += 1) await admit(database(), asking, { act: 'lead', doer })
    const { status, text } = await ask(`Bearer ${KEY}`)
    expect(status).toBe(200)
    // Every line is one of the form's: what a line is about, or a number of it.
    expect(
      text
        .split('\n')
        .filter((line) => !/^(# (HELP|TYPE) dental_\w+ .+|dental_\w+(\{\w+="\w+"(,\w+="\w+")*\})? \d+|)$/.test(line)),
    ).toEqual([])
    expect(text.endsWith('\n')).toBe(true)
    expect(lineOf(text, 'dental_database_up')).toBe('dental_database_up 1')
    expect(lineOf(text, 'dental_sms_budget')).toBe('dental_sms_budget 500')
    expect(lineOf(text, 'dental_sms_used')).toBe('dental_sms_used 1')
    expect(text).toContain('dental_sms_last_day{act="own_notice",kind="booking_confirmed"} 1')
    expect(lineOf(text, 'dental_outbox_waiting')).toBe('dental_outbox_waiting 1')
    expect(lineOf(text, 'dental_outbox_oldest_seconds')).toMatch(/ (9\d|1\d\d)$/)
    expect(lineOf(text, 'dental_bookings_last_day')).toBe('dental_bookings_last_day 2')
    expect(countOf(text, refused)).toBe(before + 1)
    for (const personal of [phone.slice(3), '192.0.2', 'Ann', sent.reference, sent.id, 'bob'])
      expect(text).not.toContain(personal)
  })

  test('say that the database is away, and what the process knows by itself', async () => {
    const away = new Proxy(database(), {
      get(db, name) {
        if (name === 'reads') throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
        return Reflect.get(db, name)
      },
    })
    serve(KEY, away)
    const { status, text } = await ask(`Bearer ${KEY}`)
    expect(status).toBe(200)
    expect(lineOf(text, 'dental_database_up')).toBe('dental_database_up 0')
    expect(text).not.toContain('dental_sms_used')
    expect(text).toContain('dental_unavailable_total')
  })
})
