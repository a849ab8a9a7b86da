import { describe, expect, test, vi } from 'vitest'
import { instantOf } from '@/lib/domain/clinic-time'
import { spend } from '@/lib/messages/budget'
import { deliverOutbox } from '@/lib/messages/deliver'
import { sendCodeMessage } from '@/lib/messages/write-code'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmAttendance } from '@/lib/use-cases/booking/confirm-attendance'
import { renewLink } from '@/lib/use-cases/booking/renew-link'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { planReminders } from '@/lib/use-cases/messages/plan-reminders'
import { code, depsWith, ORIGIN, outboxOf, PHONE, useKept } from '@/tests/lib/messages/kept-transport'
import { book, minutesAfter, SECRET, slot, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

/** A Friday; the tests' clock stands at Monday, 10:00. */
const DAY = '2026-11-27'
const at = (time: string, date = DAY) => instantOf(date, time)
const BEFORE = '2026-11-26'

describe('reminders', () => {
  const { database, deps } = useTestPlaces()
  const kept = useKept()
  const access = (reference: string) => ({ reference, owner: 'ann' })
  const deliver = (now: Date) => deliverOutbox(depsWith(database(), kept, now))
  const remind = async (now: Date) => {
    await planReminders(deps(now))
    await deliver(now)
  }
  /** Booked on Monday, and the confirmation was sent. */
  const booked = async (given: Parameters<typeof book>[1] = {}) => {
    const { reference } = await book(deps(), { ...slot(DAY, '12:00', '12:30'), ...given })
    await deliver(minutesAfter(1))
    kept.parcels.length = 0
    return reference
  }
  const minutes = async (from: Date, until: Date, step = 1) => {
    for (let now = from.getTime(); now <= until.getTime(); now += step * 60_000) await remind(new Date(now))
  }
  const reminders = async () =>
    (await outboxOf(database())).filter(({ kind }) => kind.startsWith('reminder')).map(({ dropped }) => dropped)

  test('the reminders go out a day and three hours before, once each, however often they are planned', async () => {
    const reference = await booked()
    await minutes(at('11:58', BEFORE), at('12:05', BEFORE))
    expect(kept.texts).toEqual([
      expect.stringMatching(/^Muthu Dental: Your visit is on Fri 27 Nov, 12:00 pm, at Test Dental Fort\. Ref /),
    ])
    expect(kept.texts[0]).toContain(`${ORIGIN}/m?${reference}`)
    await Promise.all([1, 2, 3, 4].map(() => planReminders(deps(at('09:01')))))
    await Promise.all([1, 2, 3, 4].map(() => deliver(at('09:01'))))
    await minutes(at('09:02'), at('12:10'), 10)
    expect(kept.texts).toHaveLength(2)
    expect(await reminders()).toEqual([null, null])
  })

  test('a reminder delayed by an outage goes out later, unless it no longer helps', async () => {
    await booked()
    await booked({ owner: 'bob', phone: PHONE, ...slot(DAY, '10:00', '10:30') })
    await remind(at('16:00', BEFORE))
    expect(kept.texts).toHaveLength(2)
    // From here nothing ran until a quarter of an hour before the first visit.
    await remind(at('09:45'))
    expect(kept.texts.slice(2)).toEqual([expect.stringContaining('12:00 pm')])
  })

  test('a reminder is left out when the booking was made shortly before', async () => {
    // Booked on Thursday at 9:00: the day's reminder about Friday would tell the patient nothing new.
    await book(deps(at('09:00', BEFORE)), slot(DAY, '12:00', '12:30'))
    await remind(at('12:01', BEFORE))
    expect(await reminders()).toEqual([])
    await remind(at('09:01'))
    expect(await reminders()).toHaveLength(1)
    // Booked after 6:30 on the day itself: the hours' reminder would tell nothing new either.
    await book(deps(at('06:31')), { ...slot(DAY, '12:30', '13:00'), placeId: THREE_CHAIRS })
    await minutes(at('09:02'), at('12:30'), 10)
    expect(await reminders()).toHaveLength(1)
  })

  test('a reminder never says anything that is no longer true', async () => {
    const [moved, cancelled, there] = [
      await booked(),
      await booked({ owner: 'ann', ...slot(DAY, '11:00', '11:30') }),
      await booked({ owner: 'ann', ...slot(DAY, '09:30', '10:00') }),
    ]
    await planReminders(deps(at('12:01', BEFORE)))
    expect(await reminders()).toHaveLength(3)
    const later = slot('2026-11-28', '12:00', '12:30')
    await rescheduleBooking(deps(at('12:02', BEFORE)), { ...access(moved), ...later, network: '192.0.2.9' })
    await cancelBooking(deps(at('12:02', BEFORE)), access(cancelled))
    await deliver(at('12:03', BEFORE))
    expect(kept.texts.filter((text) => text.includes('Your visit is'))).toEqual([expect.stringContaining('9:30 am')])
    kept.parcels.length = 0
    await planReminders(deps(at('08:00')))
    await markVisit(deps(at('08:10')), deskActor(), { reference: there, to: 'arrived', version: null })
    await deliver(at('08:11'))
    expect(kept.texts).toEqual([])
  })

  test('a reminder no longer asks a patient who confirmed attendance, until a reschedule', async () => {
    const reference = await booked()
    await remind(at('12:01', BEFORE))
    expect(await confirmAttendance(deps(at('12:30', BEFORE)), access(reference))).toEqual({ kind: 'comes' })
    await remind(at('09:01'))
    expect(kept.texts[1]).toContain('Your visit is on Fri 27 Nov, 12:00 pm, at Test Dental Fort')
    const row = () => database().reads.selectFrom('bookings').select('attendance_confirmed_at').executeTakeFirst()
    expect(await row()).toEqual({ attendance_confirmed_at: at('12:30', BEFORE) })
    await confirmAttendance(deps(at('12:40', BEFORE)), access(reference))
    expect(await row()).toEqual({ attendance_confirmed_at: at('12:30', BEFORE) })
    await rescheduleBooking(deps(at('09:30')), { ...access(reference), ...slot('2026-11-28'), network: '192.0.2.9' })
    expect(await row()).toEqual({ attendance_confirmed_at: null })
  })

  test('a reminder waits for the morning like other messages, and codes do not wait', async () => {
    await booked({ ...slot(DAY, '09:00', '09:30') })
    kept.fault = new Error('down')
    await minutes(at('20:50', BEFORE), at('21:02', BEFORE))
    await planReminders(deps(at('08:00')))
    kept.fault = null
    await deliver(at('22:00', BEFORE))
    const { sending } = await sendCodeMessage(
      depsWith(database(), kept, at('22:00', BEFORE)),
      code(at('22:05', BEFORE)),
    )
    await sending
    expect(kept.texts).toEqual([expect.stringContaining('is your code')])
    await deliver(at('07:59'))
    expect(kept.texts).toHaveLength(1)
    await deliver(at('08:00'))
    expect(kept.texts.slice(1)).toEqual([expect.stringContaining('9:00 am')])
  })

  test('a reminder has the newest link to the booking', async () => {
    const reference = await booked()
    await planReminders(deps(at('12:01', BEFORE)))
    await renewLink(deps(at('12:01', BEFORE)), access(reference), 0)
    await deliver(at('12:02', BEFORE))
    const [one, other] = kept.texts.map((text) => /https:\S+/.exec(text)?.[0])
    expect(one).toBe(other)
    expect(kept.texts).toHaveLength(2)
  })

  test('the reminders use nothing of the budget for codes', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await booked()
    await booked({ phone: PHONE, ...slot(DAY, '11:00', '11:30') })
    const now = at('12:01', BEFORE)
    await planReminders(deps(now))
    await deliverOutbox({ ...depsWith(database(), kept, now), budget: 1 })
    expect(kept.texts).toHaveLength(1)
    const asking = { secret: SECRET, now, budget: 1 }
    const ask = (act: 'own_code' | 'own_reminder') =>
      spend(database(), asking, { act, requester: { number: '+919800000099' }, kind: 'code' }, async () => undefined)
    expect((await ask('own_reminder')).decision.kind).toBe('wait')
    expect((await ask('own_code')).decision.kind).toBe('pass')
    vi.restoreAllMocks()
  })
})
