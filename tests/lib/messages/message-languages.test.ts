// The sample chain has registered each text in each language.
import { describe, expect, test } from 'vitest'
import type { Language } from '@/lib/catalogue/languages'
import { instantOf } from '@/lib/domain/clinic-time'
import { deliverOutbox } from '@/lib/messages/deliver'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { bookAtDesk } from '@/lib/use-cases/desk/book'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { saveLead } from '@/lib/use-cases/leads/save'
import { planReminders } from '@/lib/use-cases/messages/plan-reminders'
import { depsWith, outboxOf, useKept } from '@/tests/lib/messages/kept-transport'
import { book, minutesAfter, slot, THREE_CHAIRS, TODAY } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

/** A Friday; the tests' clock stands at Monday, 10:00. */
const DAY = '2026-11-27'
const at = (time: string, date = DAY) => instantOf(date, time)
const TAMIL = /[\u0B80-\u0BFF]/

describe('the language of messages', () => {
  const { database, deps } = useTestPlaces()
  const kept = useKept()
  const deliver = (now: Date) => deliverOutbox(depsWith(database(), kept, now))
  const languages = async () => (await outboxOf(database())).map(({ kind, language }) => `${kind} ${language}`)

  test('each message about a booking comes in the language of its booking, with links to that language', async () => {
    const { reference } = await book(deps(), { ...slot(DAY, '12:00', '12:30'), language: 'ta' })
    await deliver(minutesAfter(1))
    await rescheduleBooking(deps(2), { reference, owner: 'ann', ...slot(DAY, '11:00', '11:30') })
    await deliver(minutesAfter(3))
    for (const time of ['10:59', '11:01']) {
      await planReminders(deps(at(time, '2026-11-26')))
      await deliver(at(time, '2026-11-26'))
    }
    await markVisit(deps(at('12:40')), deskActor({ role: 'manager' }), { reference, to: 'kept', version: null })
    await planReminders(deps(at('10:00', '2026-11-28')))
    await deliver(at('10:01', '2026-11-28'))
    expect(await languages()).toEqual(['booking_confirmed ta', 'booking_moved ta', 'reminder_day ta', 'how_was_it ta'])
    expect(kept.texts).toHaveLength(4)
    for (const text of kept.texts) {
      expect(text).toMatch(TAMIL)
      expect(text).toMatch(/https:\/\/\S+\/ta\/[mv]\?[0-9A-Z]{8}\w{22}$/)
    }
  })

  test('a promised call is confirmed in the language of the page', async () => {
    const lead = { phone: '+919800000009', owner: 'ann', network: '192.0.2.1', flow: 'PPR', step: 'end' }
    const call = { date: TODAY, from: '17:00', until: '20:00' }
    const more = { answers: {}, attribution: {}, consentVersion: '1', finished: true, call }
    await saveLead(deps(), { ...lead, ...more, language: 'te' })
    await deliver(minutesAfter(1))
    expect(await languages()).toEqual(['call_asked te'])
    expect(kept.texts[0]).toMatch(/[\u0C00-\u0C7F]/)
  })

  describe('a booking at the desk', () => {
    const atDesk = async (language?: Language) => {
      const person = {
        phone: '+919800000009',
        name: 'Ravi Sample',
        treatment: 'braces',
        appointmentType: 'clinic' as const,
      }
      const input = {
        key: crypto.randomUUID(),
        placeId: THREE_CHAIRS,
        source: 'phone' as const,
        ...person,
        near: 'keep' as const,
      }
      const outcome = await bookAtDesk(deps(), deskActor({ role: 'manager' }), {
        ...input,
        ...slot(),
        ...(language && { language }),
      })
      if (outcome.kind !== 'booked') throw new Error(outcome.kind)
      const { reference } = outcome
      const row = database().reads.selectFrom('bookings').where('reference', '=', reference).select('language')
      return (await row.executeTakeFirstOrThrow()).language
    }

    test('the desk’s choice counts, then the number’s latest proved booking or lead, then English', async () => {
      expect(await atDesk()).toBe('en')
      const lead = { owner: 'ann', network: '192.0.2.1', flow: 'PPR', step: 'end', answers: {}, attribution: {} }
      await saveLead(deps(1), { ...lead, phone: '+919800000009', consentVersion: '1', language: 'kn' })
      expect(await atDesk()).toBe('kn')
      await book(deps(2), { phone: '+919800000009', language: 'mr', proved: false, ...slot(DAY) })
      expect(await atDesk('hi')).toBe('hi')
    })
  })

  test('a cancellation after a change of the language comes in the new one', async () => {
    const { reference, id } = await book(deps(), { ...slot(DAY, '12:00', '12:30'), language: 'ta' })
    await deliver(minutesAfter(1))
    await database().writes.updateTable('bookings').set({ language: 'hi' }).where('id', '=', id).execute()
    await cancelBooking(deps(2), { reference, owner: 'ann' })
    await deliver(minutesAfter(3))
    expect(kept.texts.at(-1)).toMatch(/[\u0900-\u097F]/)
  })
})
