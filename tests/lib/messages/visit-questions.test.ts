import { describe, expect, test } from 'vitest'
import { instantOf } from '@/lib/domain/clinic-time'
import { deliverOutbox } from '@/lib/messages/deliver'
import { answerVisit, findQuestion, withdrawVisitAnswer } from '@/lib/use-cases/booking/answer-visit'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { planReminders } from '@/lib/use-cases/messages/plan-reminders'
import { setReminders } from '@/lib/use-cases/messages/stop-reminders'
import { depsWith, ORIGIN, outboxOf, useKept } from '@/tests/lib/messages/kept-transport'
import { book, minutesAfter, slot } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

/** A Friday; the tests' clock stands at Monday, 10:00. */
const DAY = '2026-11-27'
const NEXT = '2026-11-28'
const at = (time: string, date = NEXT) => instantOf(date, time)

describe('the question after a visit', () => {
  const { database, deps } = useTestPlaces()
  const kept = useKept()
  const run = async (now: Date) => {
    await planReminders(deps(now))
    await deliverOutbox(depsWith(database(), kept, now))
  }
  const booked = async (given: Parameters<typeof book>[1] = {}) => {
    const booking = await book(deps(), { ...slot(DAY, '12:00', '12:30'), ...given })
    await deliverOutbox(depsWith(database(), kept, minutesAfter(1)))
    kept.parcels.length = 0
    return booking
  }
  const mark = (reference: string, to: 'kept' | 'missed' | 'in_chair' | 'arrived' | 'left', now = at('12:40', DAY)) =>
    markVisit(deps(now), deskActor({ role: 'manager' }), { reference, to, version: null })
  const asked = () => kept.texts.filter((text) => text.includes('How was your visit'))

  test('a patient gets the question once, the day after, from ten o’clock, with a link to its page', async () => {
    const { reference } = await booked()
    await mark(reference, 'kept')
    for (const early of [at('13:00', DAY), at('20:59', DAY), at('08:01'), at('09:59')]) await run(early)
    expect(asked()).toEqual([])
    await Promise.all([1, 2, 3].map(() => planReminders(deps(at('10:00')))))
    for (const time of ['10:00', '10:01', '20:59']) await run(at(time))
    await run(at('12:00', '2026-11-29'))
    expect(asked()).toEqual([expect.stringMatching(/^Muthu Dental: How was your visit on Fri 27 Nov\? /)])
    expect(asked()[0]).toContain(`${ORIGIN}/v?${reference}`)
  })

  test('a no-show gets no question, nor does a patient whose visit was corrected before the sending', async () => {
    const [missed, mistaken] = [
      await booked(),
      await booked({ ...slot(DAY, '11:00', '11:30'), phone: '+919800000012' }),
    ]
    await mark(missed.reference, 'missed')
    await mark(mistaken.reference, 'kept')
    await planReminders(deps(at('10:00')))
    expect(await outboxOf(database()).then((rows) => rows.filter(({ kind }) => kind === 'how_was_it'))).toHaveLength(1)
    await mark(mistaken.reference, 'in_chair', at('10:00'))
    await run(at('10:01'))
    expect(asked()).toEqual([])
  })

  test('a patient who left early gets a text that says so', async () => {
    const { reference } = await booked()
    await mark(reference, 'arrived')
    await mark(reference, 'left')
    for (const time of ['10:00', '10:01']) await run(at(time))
    expect(kept.texts).toEqual([
      expect.stringContaining('You came on Fri 27 Nov and left early. How was it? Tell us: '),
    ])
    expect(kept.texts[0]).toContain(`${ORIGIN}/v?${reference}`)
  })

  test('the desk can’t change a visit that its patient has rated', async () => {
    const { reference } = await booked()
    await mark(reference, 'kept')
    await run(at('10:00'))
    const answer = { score: 1, words: 'Rude', mayShow: false }
    const access = { reference, owner: 'ann' }
    expect(await answerVisit(deps(at('10:05')), access, answer)).toMatchObject({ kind: 'answered', score: 1 })
    for (const to of ['in_chair', 'arrived'] as const)
      expect(await mark(reference, to, at('10:06'))).toEqual({ kind: 'rated' })
    expect(await withdrawVisitAnswer(deps(at('10:07')), access)).toMatchObject({ kind: 'withdrawn', score: null })
    expect(await mark(reference, 'in_chair', at('10:08'))).toMatchObject({ kind: 'marked' })
    expect(await findQuestion(deps(at('10:09')), access)).toEqual({ kind: 'none' })
  })

  test('the desk and the patient at the same moment: either the visit changes or the answer counts', async () => {
    const starts = ['10:00', '10:30', '11:00', '11:30', '12:00']
    for (const [n, start] of starts.entries()) {
      const time = slot(DAY, start, starts[n + 1] ?? '12:30')
      const { reference, id } = await booked({ ...time, phone: `+91980000002${n}` })
      await mark(reference, 'kept')
      await database()
        .writes.insertInto('visit_questions')
        .values({ booking_id: id, asked_at: at('10:00') })
        .execute()
      const [answered, marked] = await Promise.all([
        answerVisit(deps(at('10:05')), { reference, owner: 'ann' }, { score: 2, words: '', mayShow: false }),
        mark(reference, 'in_chair', at('10:05')),
      ])
      const either = marked.kind === 'marked' ? ['none', 'marked'] : ['answered', 'rated']
      expect([answered.kind, marked.kind]).toEqual(either)
    }
  })

  test('a number gets the question once in 30 days, whichever patient visited', async () => {
    const [first, child] = [await booked(), await booked({ ...slot(DAY, '11:00', '11:30') })]
    const later = await booked(slot('2026-12-08', '12:00', '12:30'))
    for (const { reference } of [first, child]) await mark(reference, 'kept')
    await run(at('10:00'))
    await run(at('11:00'))
    expect(asked()).toHaveLength(1)
    await mark(later.reference, 'kept', at('12:40', '2026-12-08'))
    await run(at('10:00', '2026-12-09'))
    expect(asked()).toHaveLength(1)
  })

  test('the question waits while the gateway is unavailable and is sent once afterwards', async () => {
    const { reference } = await booked()
    await mark(reference, 'kept')
    kept.fault = new Error('down')
    for (let minute = 0; minute <= 120; minute += 10) await run(new Date(at('10:00').getTime() + minute * 60_000))
    kept.fault = null
    await run(at('12:40'))
    await run(at('13:40'))
    expect(asked()).toHaveLength(1)
  })

  test('a number that stopped reminders gets no question, but still gets messages about its booking', async () => {
    const { reference } = await booked()
    const access = { reference, owner: 'ann' }
    await planReminders(deps(at('12:01', '2026-11-26')))
    expect(await setReminders(deps(at('12:01', '2026-11-26')), access, 'stop')).toMatchObject({ isStopped: true })
    await run(at('12:02', '2026-11-26'))
    await run(at('09:01', DAY))
    expect(kept.texts).toEqual([])
    await mark(reference, 'kept')
    await run(at('10:00'))
    expect(kept.texts).toEqual([])
    const other = await booked(slot('2026-12-01', '12:00', '12:30'))
    await cancelBooking(deps(at('11:00')), { reference: other.reference, owner: 'ann' })
    await run(at('11:01'))
    expect(kept.texts).toEqual([expect.stringContaining('is cancelled')])
    // Reminders are on again, so the next visit gets one.
    await setReminders(deps(at('11:02')), access, 'start')
    await booked(slot('2026-12-02', '12:00', '12:30'))
    await run(at('12:01', '2026-12-01'))
    expect(kept.texts).toEqual([expect.stringContaining('Your visit is on Wed 2 Dec')])
  })

  test('a patient who only booked for a number can’t stop its messages', async () => {
    const { reference, id } = await booked({ proved: false })
    const access = { reference, owner: 'ann' }
    expect(await setReminders(deps(), access, 'stop')).toMatchObject({ mayChange: false, isStopped: false })
    expect(await setReminders(deps(), { reference }, 'stop')).toBeNull()
    expect(await database().reads.selectFrom('do_not_remind').selectAll().execute()).toEqual([])
    expect(id).not.toBe('')
  })
})
