import { describe, expect, test } from 'vitest'
import { callCounts, type listCalls, rankOf } from '@/lib/use-cases/desk/calls/call-list'
import { answers, at, everywhere, HOUR, phone, useCalls } from '@/tests/lib/use-cases/desk/use-calls'
import { CITY, minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { PHONE, putBooking, TEN } from '@/tests/support/put-rows'

describe('the call list', () => {
  const { database, deps, lead, list, subjects, claim, end } = useCalls()

  test('the list has emergencies first, then the patients who waited longest', async () => {
    const [second, third] = [await lead(120), await lead(60)]
    const pain = await lead(40, { questionnaire: answers({ pain_now: 'strong' }) })
    const emergency = await lead(50, { answers: answers({ concern_category: 'emergency' }) })
    expect(await subjects()).toEqual([emergency, pain, second, third])
  })

  test('the list leaves out unfinished, handled and old leads, and numbers that have booked since', async () => {
    const left = await lead(31, { finished_at: null })
    await lead(29, { finished_at: null })
    await lead(60, { handled_at: NOW })
    await lead(30 * 24 * HOUR + 1)
    await lead(60, { personal_phone: PHONE, owner: 'ann' })
    await putBooking(database(), { owner: 'ann' })
    expect(await subjects()).toEqual([left])
  })

  test('the list has emergencies of known numbers before those of unknown numbers', async () => {
    const pain = (n: number) => ({ personal_phone: phone(n), questionnaire: answers({ pain_now: 'strong' }) })
    const [stranger, known] = [await lead(50, pain(1)), await lead(40, pain(2))]
    const tooMany = await lead(60, { ...pain(3), urgent: false })
    expect(await subjects()).toEqual([stranger, known, tooMany])
    const before = { booked_at: minutesAfter(-9000) }
    await putBooking(database(), { personal_phone: phone(2), proved: true, ...before })
    expect(await subjects()).toEqual([known, stranger, tooMany])
    await putBooking(database(), { personal_phone: phone(3), kept_at: NOW, ...before }, { seat: 2 })
    expect(await subjects()).toEqual([tooMany, known, stranger])
  })

  test('a lead stays on the list whatever a stranger does under its number', async () => {
    const own = { personal_phone: PHONE, owner: 'patient', questionnaire: answers({ pain_now: 'strong' }) }
    const mine = await lead(60, own)
    await putBooking(database(), { owner: 'a stranger' })
    expect(await subjects()).toEqual([mine])
    const same = { personal_phone: PHONE, owner: 'a stranger' }
    await lead(50, same)
    await lead(1, { ...same, finished_at: null, is_open: false, questionnaire: own.questionnaire })
    expect(await subjects()).toEqual([mine])
    await putBooking(database(), { owner: 'desk', proved: true }, { seat: 2 })
    expect(await subjects()).toEqual([])
  })

  test('the list has each number once, with its latest lead', async () => {
    await lead(90, { personal_phone: PHONE, owner: 'ann' })
    const latest = await lead(60, { personal_phone: PHONE, owner: 'bob' })
    expect(await subjects()).toEqual([latest])
  })

  test('the list of a desk has its own cities, leads without a city and patients who wait for a city', async () => {
    const here = await lead(90, { answers: answers({ city: CITY }) })
    const elsewhere = await lead(80, { answers: answers({ city: 'chennai' }) })
    const nowhere = await lead(70)
    const waiting = await lead(60, { waiting_city: 'Agra' })
    expect(await subjects()).toEqual([here, elsewhere, nowhere])
    expect(await subjects(at(ONE_CHAIR))).toEqual([here, nowhere])
    expect(await subjects(everywhere, { city: CITY })).toEqual([here])
    expect(await subjects(at(ONE_CHAIR), { kind: 'waiting' })).toEqual([waiting])
    expect(await claim(elsewhere, at(ONE_CHAIR))).toEqual({ kind: 'not_found' })
    expect(await end(elsewhere, { outcome: 'dont_call' }, at(ONE_CHAIR))).toEqual({ kind: 'lost' })
  })

  test('the list has unproved numbers’ visits of the next two days at the desk’s places', async () => {
    const soon = await putBooking(database(), { personal_phone: phone(1) })
    await putBooking(database(), { personal_phone: phone(2), proved: true }, { seat: 2 })
    await putBooking(database(), { personal_phone: phone(5), attendance_confirmed_at: NOW }, { place_id: ONE_CHAIR })
    await putBooking(database(), { personal_phone: phone(3) }, { starts_at: minutesAfter(3 * 24 * HOUR) })
    await putBooking(database(), { personal_phone: phone(4), kept_at: NOW }, { starts_at: minutesAfter(-2 * HOUR) })
    await putBooking(database(), { personal_phone: phone(4) }, { seat: 3 })
    const [row] = await list(everywhere, { kind: 'unproved' })
    expect(await subjects(everywhere, { kind: 'unproved' })).toEqual([soon])
    expect(row).toMatchObject({ place_id: THREE_CHAIRS, starts_at: TEN, city: CITY, reference: soon })
    expect(await subjects(at(THREE_CHAIRS), { kind: 'unproved' })).toEqual([soon])
    expect(await subjects(at(ONE_CHAIR), { kind: 'unproved' })).toEqual([])
    expect(await callCounts(deps(), at(ONE_CHAIR))).toMatchObject({ lead: 0, waiting: 0, unproved: 0 })
    expect(await callCounts(deps(), everywhere)).toMatchObject({ lead: 0, waiting: 0, unproved: 0 })
  })

  test('of unproved numbers come first a long visit and a number that missed one, and only they are counted', async () => {
    const account = { uid: 'u:1', personal_phone: phone(2), created_at: NOW }
    await database().writes.insertInto('users').values(account).execute()
    const usual = await putBooking(database(), { personal_phone: phone(1) })
    const long = await putBooking(
      database(),
      { personal_phone: phone(2) },
      { seat: 2, starts_at: minutesAfter(60, TEN), ends_at: minutesAfter(120, TEN), visit_minutes: 60 },
    )
    const missed = minutesAfter(-24 * HOUR)
    await putBooking(
      database(),
      { personal_phone: phone(3), visit: 'missed', missed_at: missed },
      { starts_at: missed },
    )
    const again = await putBooking(database(), { personal_phone: phone(3) }, { seat: 3 })
    const calls = await list(everywhere, { kind: 'unproved' })
    expect(calls.map(({ subject, urgent }) => [subject, urgent])).toEqual([
      [again, true],
      [long, true],
      [usual, false],
    ])
    expect(calls.some((call) => call.is_known_urgent)).toBe(false)
    expect(await callCounts(deps(), everywhere)).toMatchObject({ unproved: 2 })
  })

  test('the list’s next page begins where the last one ended', async () => {
    const others = [await lead(90), await lead(80), await lead(70)]
    const urgent = await lead(60, { questionnaire: answers({ pain_now: 'strong' }) })
    const all = [urgent, ...others]
    let after: Parameters<typeof listCalls>[2]['after'] = null
    for (const subject of all) {
      const [row] = await list(everywhere, { limit: 1, after })
      expect(row?.subject).toBe(subject)
      after = row ? { rank: rankOf(row), dueAt: row.due_at.toISOString(), subject: row.subject } : null
    }
    expect(await list(everywhere, { after })).toEqual([])
  })

  test('the list says who may be called now, who later and who is being called', async () => {
    const evening = await lead(90, { questionnaire: answers({ best_time: 'evening' }) })
    const morning = await lead(80, { questionnaire: answers({ best_time: 'morning' }) })
    const taken = await lead(70)
    await claim(taken)
    const states = async (when = 0) =>
      Promise.all((['due', 'later', 'claimed'] as const).map((state) => subjects(everywhere, { state }, when)))
    expect(await states()).toEqual([[morning], [evening], [taken]])
    expect(await states(15)).toEqual([[morning, taken], [evening], []])
    expect(await states(8 * HOUR)).toEqual([[evening, taken], [morning], []])
  })
})
