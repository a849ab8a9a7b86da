// Records go when their period ends and not a day earlier; the privacy notice states the same periods.
import { describe, expect, test } from 'vitest'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { addYears } from '@/lib/domain/clinic-time'
import { RETENTION } from '@/lib/domain/retention'
import { textsIn } from '@/lib/texts/languages'
import { saveLead } from '@/lib/use-cases/leads/save'
import { trackEvent } from '@/lib/use-cases/leads/track-event'
import { sweepRecords } from '@/lib/use-cases/operations/sweep-records'
import { book, minutesAfter, NOW, ONE_CHAIR, rowsOf } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { swept } from '@/tests/support/swept'

const { PRIVACY } = textsIn(DEFAULT_LANGUAGE).privacy

const DAY = 24 * 60

describe('the sweep of old records', () => {
  const { database, deps } = useTestPlaces()
  const sweep = (days: number, minutes = 0) => swept(sweepRecords(deps(days * DAY + minutes)))
  const lead = (owner: string, minutes = 0) =>
    saveLead(deps(minutes), {
      language: 'en',
      phone: '+919800000001',
      owner,
      network: '192.0.2.1',
      flow: 'ORGANIC',
      step: 'input-phone',
      answers: {},
      attribution: {},
      consentVersion: '1',
    })
  const owners = async () => {
    const rows = await database().reads.selectFrom('leads').select('owner').orderBy('owner').execute()
    return rows.map(({ owner }) => owner)
  }

  test('the sweep deletes handled leads and leads that did not change', async () => {
    await lead('ann')
    await lead('other')
    await book(deps())
    await sweep(RETENTION.handledLeadDays, -1)
    expect(await owners()).toEqual(['ann', 'other'])
    await sweep(RETENTION.handledLeadDays, 1)
    expect(await owners()).toEqual(['other'])
    await sweep(RETENTION.leadDays, -1)
    expect(await owners()).toEqual(['other'])
    await sweep(RETENTION.leadDays, 1)
    expect(await owners()).toEqual([])
  })

  test('the sweep turns old events into daily counts of the clinics’ days, however often it runs', async () => {
    // 00:30 in the clinics, which is the day before in UTC.
    const at = -9 * 60 - 30
    const view = { name: 'Page View', path: '/treatments/braces', treatment: 'Braces' }
    for (const minutes of [at, at + 1, at + DAY])
      await trackEvent(deps(minutes), '192.0.2.1', minutes === at + 1 ? { name: 'Page View', path: '/' } : view)
    await trackEvent(deps(at + 2), '192.0.2.1', view)
    await sweep(RETENTION.eventDays, at + 2 * DAY)
    await sweep(RETENTION.eventDays, at + 2 * DAY)
    await trackEvent(deps(at + 3), '192.0.2.1', view)
    await sweep(RETENTION.eventDays, at + 2 * DAY)
    const days = await database()
      .reads.selectFrom('event_days')
      .select(['path', 'treatment', 'n'])
      .select((eb) => eb.cast<string>('day', 'text').as('day'))
      .orderBy('day')
      .orderBy('path')
      .execute()
    expect(days.map(({ day, path, treatment, n }) => [day, path, treatment, n])).toEqual([
      ['2026-11-23', '/', '', 1],
      ['2026-11-23', '/treatments/braces', 'Braces', 3],
      ['2026-11-24', '/treatments/braces', 'Braces', 1],
    ])
    expect(await database().reads.selectFrom('events').selectAll().execute()).toEqual([])
  })

  test('the sweep keeps young events', async () => {
    await trackEvent(deps(), '192.0.2.1', { name: 'Page View', path: '/' })
    await sweep(RETENTION.eventDays, -1)
    expect(await database().reads.selectFrom('events').selectAll().execute()).toHaveLength(1)
  })

  test('the sweep erases the patient of an old visit and keeps the visit', async () => {
    await book(deps())
    const [visit] = await rowsOf(database(), ONE_CHAIR)
    const over = addYears(visit?.ends_at as Date, RETENTION.visitYears)
    await swept(sweepRecords(deps(minutesAfter(-1, over))))
    expect((await rowsOf(database(), ONE_CHAIR))[0]).toEqual(visit)
    await swept(sweepRecords(deps(minutesAfter(1, over))))
    expect((await rowsOf(database(), ONE_CHAIR))[0]).toEqual({
      ...visit,
      personal_name: '',
      personal_phone: '',
      personal_address: null,
      owner: '',
      uid: null,
      unlinked: true,
    })
  })

  test('the sweep deletes old messages, and keeps a waiting one and the messages that a summary replaced', async () => {
    const row = (subject: string, given: object = {}) => ({
      kind: 'booking_confirmed',
      subject,
      personal_to: '',
      personal_payload: '{}',
      created_at: NOW,
      ...given,
    })
    const { writes, reads } = database()
    const summary = await writes
      .insertInto('outbox')
      .values(row('summary', { kind: 'booking_summary', sent_at: NOW }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await writes
      .insertInto('outbox')
      .values([
        row('sent', { sent_at: NOW }),
        row('dropped', { dropped: 'superseded' }),
        row('waiting', { kind: 'booking_summary', personal_to: '+919800000001' }),
        row('summarised', { dropped: 'summarised', summary_id: summary.id, created_at: minutesAfter(10) }),
      ])
      .execute()
    const subjects = async () =>
      (await reads.selectFrom('outbox').select('subject').orderBy('subject').execute()).map(({ subject }) => subject)
    await sweep(RETENTION.messageDays, -1)
    expect(await subjects()).toHaveLength(5)
    await sweep(RETENTION.messageDays, 1)
    expect(await subjects()).toEqual(['summarised', 'waiting'])
    await sweep(RETENTION.messageDays, 11)
    expect(await subjects()).toEqual(['waiting'])
  })

  test('the sweep deletes what was said for one day', async () => {
    const { id } = await book(deps())
    const { writes, reads } = database()
    await writes.insertInto('arrivals').values({ seat_id: id, reported_at: NOW }).execute()
    const delay = { place_id: ONE_CHAIR, seat: 1, minutes: 20, reported_at: NOW }
    await writes.insertInto('chair_delays').values(delay).execute()
    const left = async () => [
      ...(await reads.selectFrom('arrivals').selectAll().execute()),
      ...(await reads.selectFrom('chair_delays').selectAll().execute()),
    ]
    await sweep(RETENTION.arrivalDays, -1)
    expect(await left()).toHaveLength(2)
    await sweep(RETENTION.arrivalDays, 1)
    expect(await left()).toEqual([])
  })

  test('the sweep deletes expired sessions', async () => {
    const { writes } = database()
    await writes
      .insertInto('users')
      .values({ uid: 'u:1', personal_phone: '+919800000009', created_at: NOW })
      .onConflict((row) => row.doNothing())
      .execute()
    for (const minutes of [1, 3])
      await writes
        .insertInto('sessions')
        .values({ token_hash: `${minutes}`, uid: 'u:1', created_at: NOW, expires_at: minutesAfter(minutes) })
        .execute()
    await swept(sweepRecords(deps(2)))
    expect(await database().reads.selectFrom('sessions').select('token_hash').execute()).toEqual([{ token_hash: '3' }])
  })
})

describe('the privacy notice', () => {
  const said = PRIVACY.sections.find(({ id }) => id === 'how-long')?.list?.join('\n') ?? ''
  const words: [keyof typeof RETENTION, RegExp][] = [
    ['leadDays', /did not become an appointment: (\d+) days/],
    ['handledLeadDays', /that became an appointment: (\d+) days/],
    ['photoDays', /Photos that you add: (\d+) days/],
    ['draftPhotoHours', /no appointment and no request: (\d+) hours/],
    ['eventDays', /each page view for (\d+) days/],
    ['messageDays', /there was a message, and its time: (\d+) days/],
    ['recallDays', /until (\d+) days after the reminder is due/],
    ['arrivalDays', /“I’m here” before a visit: (\d+) days/],
    ['visitYears', /keep them for (\d+) years/],
  ]

  test.each(words)('the privacy notice gives %s as the sweep uses it', (name, pattern) => {
    expect(pattern.exec(said)?.[1]).toBe(String(RETENTION[name]))
  })

  test('the privacy notice gives every retention period', () => {
    expect(words.map(([name]) => name).sort()).toEqual(Object.keys(RETENTION).sort())
  })
})
