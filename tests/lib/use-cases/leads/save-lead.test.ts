import { describe, expect, test } from 'vitest'
import { findFinishedLead } from '@/lib/use-cases/leads/find-finished'
import { type LeadDetails, saveLead } from '@/lib/use-cases/leads/save'
import { depsOf, minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

const PHONE = '+919800000001'
const OWNER = 'the browser that left it'
const DAY = 24 * 60

describe('the storage of leads', () => {
  const database = useDatabase()
  const attempt = (given: Partial<LeadDetails> = {}, minutes = 0) =>
    saveLead(depsOf(database(), minutesAfter(minutes)), {
      language: 'en',
      phone: PHONE,
      owner: OWNER,
      network: '192.0.2.1',
      flow: 'PPR',
      step: 'input-phone',
      answers: {},
      attribution: {},
      consentVersion: '2026-01',
      ...given,
    })
  const save = async (given: Partial<LeadDetails> = {}, minutes = 0) => {
    const saved = await attempt(given, minutes)
    if (saved.kind !== 'saved') throw new Error('Too many leads')
    return saved
  }
  const leads = () => database().writes.selectFrom('leads').selectAll().orderBy('created_at').execute()
  const finished = (minutes: number) =>
    findFinishedLead(depsOf(database(), minutesAfter(minutes)), { phone: PHONE, owner: OWNER })

  test('a lead stores the answers without the personal ones', async () => {
    const answers = {
      city: 'chennai',
      name: 'Ann',
      phone: PHONE,
      pincode: '600017',
      latLng: '1,2',
      address: 'x',
      landmark: 'y',
      apartmentNumber: 'z',
    }
    const saved = await save({ answers, attribution: { utm_source: 'a' } })
    expect(await leads()).toEqual([
      {
        id: saved.id,
        personal_phone: PHONE,
        personal_name: null,
        language: 'en',
        flow: 'PPR',
        step: 'input-phone',
        answers: { city: 'chennai' },
        questionnaire: null,
        attribution: { utm_source: 'a' },
        last_attribution: { utm_source: 'a' },
        waiting_city: null,
        urgent: null,
        consent_version: '2026-01',
        is_open: true,
        created_at: NOW,
        updated_at: NOW,
        finished_at: null,
        uid: null,
        owner: OWNER,
        handled_at: null,
      },
    ])
  })

  test('a lead without a treatment gets the treatment of its purpose', async () => {
    await save({ answers: { purpose: 'missing_teeth' } })
    expect((await leads())[0]?.answers).toEqual({ purpose: 'missing_teeth', treatment: 'implant_scan' })
    await save({ answers: { purpose: 'missing_teeth', treatment: 'braces' } })
    expect((await leads())[0]?.answers).toMatchObject({ treatment: 'braces' })
  })

  test('a lead takes later answers and keeps the first campaign', async () => {
    const first = await save({
      answers: { city: 'chennai', purpose: 'gaps' },
      attribution: { utm_source: 'a' },
      name: 'Ann',
    })
    await save(
      {
        step: 'select-city',
        answers: { city: 'kochi' },
        attribution: { utm_source: 'b', gclid: 'g' },
        waitingCity: 'Goa',
      },
      1,
    )
    await save({ step: 'questionnaire', questionnaire: { pain: 'no' }, consentVersion: '2026-02' }, 2)
    await save({ step: 'questionnaire', questionnaire: { since: 'years' }, name: 'Ann Mary' }, 3)
    expect(await leads()).toMatchObject([
      {
        id: first.id,
        personal_name: 'Ann Mary',
        step: 'questionnaire',
        answers: { city: 'kochi', purpose: 'gaps' },
        waiting_city: 'Goa',
        attribution: { utm_source: 'a', gclid: 'g' },
        questionnaire: { pain: 'no', since: 'years' },
        consent_version: '2026-01',
        created_at: NOW,
        updated_at: minutesAfter(3),
        finished_at: null,
      },
    ])
  })

  test('a phone has one lead for 24 hours and a new one after that', async () => {
    const first = await save()
    expect(await save({}, DAY - 1)).toEqual(first)
    const second = await save({ step: 'select-city' }, DAY)
    expect(second.id).not.toBe(first.id)
    expect(await save({}, 2 * DAY - 1)).toEqual(second)
    expect((await leads()).map(({ id, is_open }) => [id, is_open])).toEqual([
      [first.id, false],
      [second.id, true],
    ])
  })

  test('another browser can’t change, finish or read the lead', async () => {
    await save({ name: 'Ann', answers: { city: 'chennai' }, attribution: { ref: 'ANN' } })
    await save({ finished: true, questionnaire: { pain_now: 'strong' } }, 1)
    const stranger = {
      owner: 'another browser',
      name: 'Fooled You',
      consentVersion: 'forged',
      answers: { city: 'goa' },
    }
    await save({ ...stranger, attribution: { ref: 'THIEF' }, questionnaire: { pain_now: 'none' } }, 2)
    expect(await leads()).toMatchObject([
      {
        personal_name: 'Ann',
        consent_version: '2026-01',
        answers: { city: 'chennai' },
        attribution: { ref: 'ANN' },
        questionnaire: { pain_now: 'strong' },
        updated_at: minutesAfter(1),
      },
      { personal_name: 'Fooled You', owner: 'another browser', finished_at: null },
    ])
    const deps = depsOf(database(), minutesAfter(3))
    expect(await findFinishedLead(deps, { phone: PHONE, owner: 'another browser' })).toBeNull()
    expect(await finished(3)).toMatchObject({ questionnaire: { pain_now: 'strong' } })
  })

  test('different phones have different leads', async () => {
    expect((await save()).id).not.toBe((await save({ phone: '+919800000002' })).id)
  })

  test('twelve parallel requests make one lead, on the first day and on the next', async () => {
    for (const minutes of [0, DAY]) {
      const saved = await Promise.all(
        Array.from({ length: 12 }, (_, n) => save({ answers: { [`a${n}`]: 'x' } }, minutes)),
      )
      expect(new Set(saved.map((lead) => lead.id)).size).toBe(1)
    }
    const rows = await leads()
    expect(rows.map((row) => [row.is_open, Object.keys(row.answers).length])).toEqual([
      [false, 12],
      [true, 12],
    ])
  })

  test('a finished lead is found for 24 hours', async () => {
    expect(await finished(0)).toBeNull()
    await save()
    expect(await finished(1)).toBeNull()
    const { id } = await save({ finished: true, name: 'Ann', step: 'questionnaire', questionnaire: { pain: 'no' } }, 2)
    await save({ finished: true }, 5)
    expect(await finished(6)).toEqual({
      id,
      name: 'Ann',
      flow: 'PPR',
      step: 'input-phone',
      answers: {},
      questionnaire: { pain: 'no' },
      finishedAt: minutesAfter(2),
      askedAt: minutesAfter(5),
    })
    expect(await finished(DAY + 1)).toMatchObject({ id })
    expect(await finished(DAY + 2)).toBeNull()
  })
})
