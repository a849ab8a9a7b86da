import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { instantOf } from '@/lib/domain/clinic-time'
import { LIMITS, type Rules } from '@/lib/limits/rules'
import { APART, SENDING, type SendingAct, spend } from '@/lib/messages/budget'
import { deliverOutbox } from '@/lib/messages/deliver'
import { actOf, type Cause, TERMS } from '@/lib/messages/terms'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { cancelAtDesk } from '@/lib/use-cases/desk/cancel'
import { planReminders } from '@/lib/use-cases/messages/plan-reminders'
import { depsWith, useKept } from '@/tests/lib/messages/kept-transport'
import { at, phoneOf } from '@/tests/lib/use-cases/booking/unproved-requesters'
import { book, minutesAfter, SECRET, slot, stranger, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

const rules: Rules = LIMITS
/** The rate limits that count the messages of a cause, whatever their kinds. */
const paidBy = (cause: Cause): SendingAct[] => [
  ...new Set(Object.values(TERMS).flatMap((terms) => terms.paidBy[cause] ?? [])),
]

describe('the table of messages', () => {
  test('the table limits messages that anybody can cause by number, by network and in all', () => {
    for (const act of [...paidBy('anybody'), 'booking_code'] as const) {
      const by = rules[act].filter(({ stop }) => stop !== undefined).map((rule) => rule.by)
      expect([act, ...new Set(by)]).toEqual([act, ...new Set([...by, 'number', 'network', 'site'])])
    }
  })

  test('the table limits the owner’s messages in the same way, apart from strangers’ messages', () => {
    for (const act of paidBy('owner')) {
      const by = rules[act].map((rule) => rule.by)
      expect([act, ...new Set(by)]).toEqual([act, ...new Set([...by, 'number', 'network', 'site'])])
      expect(paidBy('anybody')).not.toContain(act)
    }
  })

  test('the table never delays a clinic’s messages, and only the clinic uses their budget', () => {
    expect(rules[actOf('new_times', 'owner')]).toEqual([])
    for (const kind of ['booking_confirmed', 'booking_moved', 'booking_cancelled', 'time_stands'] as const)
      expect(actOf(kind, 'clinic')).toBe('clinic_notice')
    for (const cause of ['anybody', 'owner'] as const) expect(paidBy(cause)).not.toContain('clinic_notice')
  })

  test('the table names every rate limit that sends and every separate budget', () => {
    const named = (['anybody', 'owner', 'clinic'] as const).flatMap(paidBy)
    expect([...new Set([...named, 'booking_code'])].sort()).toEqual([...SENDING].sort())
    expect([...APART].sort()).toEqual(['clinic_notice', 'offer', 'own_reminder', 'question', 'recall', 'reminder'])
  })
})

describe('the use of the SMS budget', () => {
  const { database, deps } = useTestPlaces()
  const kept = useKept()
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => vi.restoreAllMocks())
  const BUDGET = 3
  const deliver = (now: Date) => deliverOutbox({ ...depsWith(database(), kept, now), budget: BUDGET })
  const PATIENT = '+919800000077'
  const use = (act: SendingAct, number: string) =>
    spend(
      database(),
      { secret: SECRET, now: minutesAfter(0), budget: BUDGET },
      { act, requester: { number }, kind: 'test' },
      async () => undefined,
    )
  const DAY = '2026-11-27'

  test('an exhausted budget does not delay the desk’s changes', async () => {
    const visit = { placeId: THREE_CHAIRS, owner: 'patient', phone: PATIENT, ...slot(DAY) }
    const { reference } = await book(deps(), visit)
    await deliver(minutesAfter(1))
    for (let n = 0; n < 24; n += 1) await use('own_notice', n < 3 ? phoneOf(n) : PATIENT)
    const access = { reference, owner: 'patient' }
    await rescheduleBooking(deps(2), { ...access, ...slot(DAY, '11:00', '11:30') })
    await deliver(minutesAfter(3))
    expect(kept.texts).toHaveLength(1)
    const [{ version } = { version: 0 }] = await database().reads.selectFrom('bookings').select('version').execute()
    const desk = { actor: deskActor(), version, reason: 'dentist_away' as const }
    expect(await cancelAtDesk(deps(4), { reference, desk })).toEqual({ kind: 'cancelled' })
    await deliver(minutesAfter(6))
    expect(kept.texts.slice(1)).toEqual([expect.stringContaining('is cancelled')])
  })

  test('the log reports when clinics’ messages reach a day’s budget', async () => {
    for (const n of [1, 2, 3, 4]) await use('clinic_notice', phoneOf(n))
    expect(vi.mocked(console.error).mock.calls.map(([line]) => String(line))).toEqual([
      expect.stringContaining('3 notices about clinic changes sent in a day'),
    ])
  })

  test('the strangers’ reminders leave the budget of proved numbers alone', async () => {
    for (const n of [1, 2, 3, 4]) {
      const booked = { owner: `s${n}`, phone: phoneOf(n), placeId: THREE_CHAIRS, ...at(n, DAY) }
      await book(deps(), { ...booked, ...stranger(`192.0.2.${n}`) })
    }
    await book(deps(), { owner: 'patient', phone: PATIENT, placeId: THREE_CHAIRS, ...slot(DAY, '12:00', '12:30') })
    const now = instantOf('2026-11-26', '12:01')
    await planReminders(deps(now))
    await deliver(now)
    const reminded = kept.parcels.filter(({ text }) => text.includes('Your visit is on'))
    expect(reminded.map(({ to }) => to)).toContain(PATIENT)
    expect(reminded).toHaveLength(1 + BUDGET)
  })
})
