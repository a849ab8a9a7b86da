import { describe, expect, test } from 'vitest'
import { instantOf } from '@/lib/domain/clinic-time'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { bookAtDesk } from '@/lib/use-cases/desk/book'
import { claimNext, putBack } from '@/lib/use-cases/desk/calls/claim-call'
import { answers, at, everywhere, HOUR, useCalls } from '@/tests/lib/use-cases/desk/use-calls'
import { openAccount } from '@/tests/support/account/accounts'
import { minutesAfter, NOW, ONE_CHAIR, slot, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { PHONE, putBooking } from '@/tests/support/put-rows'

describe('the end of a call', () => {
  const { database, deps, lead, subjects, which, claim, end, events } = useCalls()

  test('a call belongs to one caller for 15 minutes, who may put it back', async () => {
    const [ann, bob] = [at(ONE_CHAIR), at(THREE_CHAIRS)]
    const id = await lead(60)
    expect(await claim(id, ann)).toMatchObject({ kind: 'claimed', until: minutesAfter(15) })
    expect(await claim(id, bob, 14)).toEqual({ kind: 'taken' })
    expect(await claim(id, ann, 14)).toMatchObject({ kind: 'claimed', until: minutesAfter(29) })
    expect(await end(id, { outcome: 'settled' }, bob, 20)).toEqual({ kind: 'lost' })
    expect(await putBack(deps(20), bob, which(id))).toEqual({ kind: 'lost' })
    expect(await putBack(deps(20), ann, which(id))).toEqual({ kind: 'put_back' })
    expect(await claim(id, bob, 20)).toMatchObject({ kind: 'claimed' })
    expect(await end(id, { outcome: 'settled' }, bob, 50)).toEqual({ kind: 'ended', dueAt: null })
    expect(await subjects()).toEqual([])
    expect((await events()).map(({ verb, subject, place_id }) => [verb, subject, place_id])).toEqual(
      ['call_claim', 'call_claim', 'call_put_back', 'call_claim', 'call_end'].map((verb) => [verb, id, ONE_CHAIR]),
    )
  })

  test('the next call is the first that is due, and a caller with a call gets the same one', async () => {
    const [first, second] = [await lead(90), await lead(80)]
    const next = async (actor: DeskActor, when: number | Date = 0) => {
      const taken = await claimNext(deps(when), actor, { kind: 'lead', at: ONE_CHAIR })
      return taken.kind === 'claimed' ? taken.call.subject : taken.kind
    }
    const [ann, bob] = [at(ONE_CHAIR), at(THREE_CHAIRS)]
    expect([await next(ann), await next(bob), await next(ann), await next(everywhere)]).toEqual([
      first,
      second,
      first,
      'none',
    ])
  })

  test('nobody is called at night, except a known number in an emergency', async () => {
    const night = instantOf('2026-11-23', '21:00')
    const id = await lead(60)
    const next = () => claimNext(deps(night), everywhere, { kind: 'lead', at: ONE_CHAIR })
    expect([await claim(id, everywhere, night), await next()]).toEqual([
      { kind: 'outside_hours' },
      { kind: 'outside_hours' },
    ])
    expect(await database().reads.selectFrom('calls').selectAll().execute()).toEqual([])
    const emergency = { answers: answers({ concern_category: 'emergency' }) }
    const unknown = await lead(40, emergency)
    expect([await claim(unknown, everywhere, night), await next()]).toEqual([
      { kind: 'outside_hours' },
      { kind: 'outside_hours' },
    ])
    await openAccount(deps(), { phone: '+919800000066', name: 'Ann' })
    const urgent = await lead(30, { ...emergency, personal_phone: '+919800000066' })
    expect(await next()).toMatchObject({ kind: 'claimed', call: { subject: urgent } })
    expect(await claim(urgent, everywhere, night)).toMatchObject({ kind: 'claimed' })
  })

  test('an unanswered call is due in two hours, then on the next mornings, five times in all', async () => {
    const id = await lead(60)
    const dues: unknown[] = []
    for (const when of [0, 120, 23 * HOUR, 47 * HOUR, 71 * HOUR]) {
      await claim(id, everywhere, when)
      dues.push(await end(id, { outcome: 'no_answer' }, everywhere, when))
    }
    const due = (dueAt: Date | null) => ({ kind: 'ended', dueAt })
    const mornings = [24, 25, 26].map((day) => due(instantOf(`2026-11-${day}`, '09:00')))
    expect(dues).toEqual([due(minutesAfter(120)), ...mornings, due(null)])
    expect(await subjects(everywhere, {}, 96 * HOUR)).toEqual([])
  })

  test('a call is postponed to a chosen time, but not to the night', async () => {
    const id = await lead(60, { questionnaire: answers({ best_time: 'morning' }) })
    await claim(id)
    expect(await end(id, { outcome: 'later', date: '2026-11-23', time: '22:00' })).toEqual({ kind: 'when' })
    const dueAt = instantOf('2026-11-23', '18:00')
    expect(await end(id, { outcome: 'later', date: '2026-11-23', time: '18:00' })).toEqual({ kind: 'ended', dueAt })
    expect(await subjects(everywhere, { state: 'due' }, 7 * HOUR)).toEqual([])
    expect(await subjects(everywhere, { state: 'due' }, 8 * HOUR)).toEqual([id])
  })

  test('a number that asked not to be called is never called again', async () => {
    const id = await lead(60, { personal_phone: PHONE })
    await claim(id)
    await end(id, { outcome: 'dont_call' })
    await lead(0, { personal_phone: PHONE, waiting_city: 'Agra', owner: 'bob' })
    await putBooking(database(), { personal_phone: PHONE })
    for (const kind of ['lead', 'waiting', 'unproved'] as const)
      expect(await subjects(everywhere, { kind })).toEqual([])
    expect(await database().reads.selectFrom('do_not_call').selectAll().execute()).toEqual([
      { personal_phone: PHONE, asked_at: NOW, noted_by: everywhere.staffId },
    ])
  })

  test('a call that was answered proves the number of its visit', async () => {
    const id = await putBooking(database())
    await claim(id, everywhere, 0, 'unproved')
    expect(await end(id, { outcome: 'settled' }, everywhere, 0, 'unproved')).toMatchObject({ kind: 'ended' })
    const { proved } = await database().reads.selectFrom('bookings').select('proved').executeTakeFirstOrThrow()
    expect(proved).toBe(true)
  })

  test('a call is closed by the booking that it led to', async () => {
    const id = await lead(60, { personal_phone: PHONE })
    await claim(id)
    const patient = { name: 'Asha', phone: PHONE, appointmentType: 'clinic', treatment: 'braces' } as const
    const call = { kind: 'lead', subject: id } as const
    const input = { key: 'a form', placeId: ONE_CHAIR, source: 'phone', ...slot(), ...patient, call } as const
    expect(await bookAtDesk(deps(), everywhere, input)).toMatchObject({ kind: 'booked' })
    expect(await database().reads.selectFrom('calls').select(['outcome', 'closed_at', 'claimed_by']).execute()).toEqual(
      [{ outcome: 'booked', closed_at: NOW, claimed_by: null }],
    )
    expect(await subjects()).toEqual([])
    expect((await events()).at(-2)).toMatchObject({ verb: 'call_end', subject: id, after: { outcome: 'booked' } })
  })

  test('the events of a call contain no name and no number', async () => {
    const id = await lead(60, { personal_phone: PHONE, personal_name: 'Asha Rao' })
    await claim(id)
    await end(id, { outcome: 'dont_call' })
    expect(JSON.stringify(await events())).not.toMatch(/98000|Asha/)
  })
})
