import { describe, expect, test } from 'vitest'
import {
  closeOldLead,
  handleLead,
  type LeadInput,
  readFinishedLead,
  upsertLead,
  writeUrgent,
} from '@/lib/db/queries/leads/leads'
import { hitQueries } from '@/lib/db/queries/operations/limit-hits'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

const PHONE = '+919800000001'
const OWN = { phone: PHONE, owner: 'ann' }
const LONG_AGO = minutesAfter(-60)
const lead = (given: Partial<LeadInput> = {}): LeadInput => ({
  language: 'en',
  ...OWN,
  name: null,
  flow: 'ORGANIC',
  step: 'input-phone',
  answers: {},
  questionnaire: null,
  attribution: {},
  waitingCity: null,
  consentVersion: '1',
  finished: false,
  now: NOW,
  openSince: LONG_AGO,
  ...given,
})

describe('the leads', () => {
  const database = useDatabase()
  const BOUNDS = hitQueries([{ key: 'of a network', since: LONG_AGO, most: 4 }])
  const put = (given: Partial<LeadInput> = {}) => upsertLead(database().writes, lead(given), BOUNDS)
  const rows = () => database().reads.selectFrom('leads').selectAll().orderBy('created_at').orderBy('owner').execute()

  test('parallel requests of a phone and a browser make one open lead', async () => {
    const made = await Promise.all([put(), put(), put(), put({ owner: 'bob' })])
    expect(new Set(made.slice(0, 3).map((each) => each.kind === 'saved' && each.id)).size).toBe(1)
    expect((await rows()).map(({ owner }) => owner)).toEqual(['ann', 'bob'])
  })

  test('a lead keeps known facts, adds new ones and takes later answers', async () => {
    const first = { answers: { city: 'a', kept: 'b' }, attribution: { utm_source: 'x' }, questionnaire: null }
    await put({ ...first, name: 'Ann', waitingCity: 'Testpur' })
    const more = { answers: { city: 'c', more: 'd' }, attribution: { utm_source: 'y', gclid: 'g' } }
    await put({
      ...more,
      questionnaire: { q1: 'yes' },
      step: 'review',
      flow: 'PPR',
      consentVersion: '2',
      now: minutesAfter(1),
    })
    await put({ questionnaire: { q2: 'no' }, step: 'review', flow: 'PPR', consentVersion: '2', now: minutesAfter(2) })
    expect(await rows()).toMatchObject([
      {
        personal_name: 'Ann',
        flow: 'PPR',
        step: 'review',
        waiting_city: 'Testpur',
        consent_version: '2',
        answers: { city: 'c', kept: 'b', more: 'd' },
        questionnaire: { q1: 'yes', q2: 'no' },
        // The first campaign is kept, and the latest one is stored beside it.
        attribution: { utm_source: 'x', gclid: 'g' },
        last_attribution: { utm_source: 'y', gclid: 'g' },
        created_at: NOW,
        updated_at: minutesAfter(2),
        finished_at: null,
      },
    ])
    await put({ name: 'Mary', finished: true, now: minutesAfter(3) })
    await put({ finished: true, now: minutesAfter(4) })
    expect(await rows()).toMatchObject([{ personal_name: 'Mary', finished_at: minutesAfter(3) }])
  })

  test('a lead records once whether it is an emergency call', async () => {
    const made = await put()
    if (made.kind !== 'saved') throw new Error(made.kind)
    for (const urgent of [true, false]) await writeUrgent(database().writes, { id: made.id, urgent })
    expect((await rows()).map(({ urgent }) => urgent)).toEqual([true])
  })

  test('a lead that is too old accepts nothing more, and once closed it allows a new one', async () => {
    const old = await put({ now: LONG_AGO })
    expect(await put({ name: 'Ann' })).toEqual({ kind: 'old' })
    await closeOldLead(database().writes, { ...OWN, openSince: minutesAfter(-61) })
    expect(await put()).toEqual({ kind: 'old' })
    await closeOldLead(database().writes, { phone: PHONE, owner: 'bob', openSince: LONG_AGO })
    expect(await put()).toEqual({ kind: 'old' })
    await closeOldLead(database().writes, { ...OWN, openSince: LONG_AGO })
    const young = await put()
    expect([old.kind, young.kind]).toEqual(['saved', 'saved'])
    expect(young).not.toEqual(old)
    expect((await rows()).map(({ is_open, personal_name }) => [is_open, personal_name])).toEqual([
      [false, null],
      [true, null],
    ])
  })

  test('a rate limit bounds new leads, and updates of a lead do not count', async () => {
    for (const owner of ['ann', 'bob', 'ann', 'cid', 'bob', 'dev'])
      expect(await put({ owner })).toMatchObject({ kind: 'saved' })
    expect(await put({ owner: 'eve' })).toEqual({ kind: 'busy' })
    expect(await put({ owner: 'dev', name: 'Dev' })).toMatchObject({ kind: 'saved' })
    expect((await rows()).map(({ owner }) => owner)).toEqual(['ann', 'bob', 'cid', 'dev'])
  })

  test('a booking handles and finishes only the browser’s open lead', async () => {
    await put({ now: LONG_AGO, finished: true })
    await closeOldLead(database().writes, { ...OWN, openSince: LONG_AGO })
    await put()
    await put({ owner: 'bob' })
    await handleLead({ ...OWN, now: minutesAfter(5) }).execute(database().writes)
    await handleLead({ ...OWN, now: minutesAfter(6) }).execute(database().writes)
    expect((await rows()).map(({ owner, finished_at, handled_at }) => [owner, finished_at, handled_at])).toEqual([
      ['ann', LONG_AGO, null],
      ['ann', minutesAfter(5), minutesAfter(6)],
      ['bob', null, null],
    ])
  })

  test('the query finds the browser’s latest lead that was finished since a moment', async () => {
    await put({ now: LONG_AGO, finished: true, step: 'old' })
    await closeOldLead(database().writes, { ...OWN, openSince: LONG_AGO })
    const find = (since: Date, owner = 'ann') => readFinishedLead(database().reads, { phone: PHONE, owner }, since)
    expect(await find(minutesAfter(-61))).toMatchObject({ step: 'old', finished_at: LONG_AGO })
    expect(await find(LONG_AGO)).toBeUndefined()
    await put({ finished: true, step: 'new' })
    expect(await find(minutesAfter(-61))).toMatchObject({ step: 'new', finished_at: NOW })
    expect(await find(minutesAfter(-61), 'bob')).toBeUndefined()
  })
})
