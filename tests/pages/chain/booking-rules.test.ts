// A chain with booking rules of its own: the site follows them, and each language says them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setChain } from '@/lib/catalogue/chain'
import { TAGS } from '@/lib/catalogue/languages'
import { canChange } from '@/lib/domain/booking/cancellation'
import { bookableDates } from '@/lib/domain/calendar/slots'
import { reminderWindows } from '@/lib/domain/messages/reminders'
import { textsIn } from '@/lib/texts/languages'
import { extendHold } from '@/lib/use-cases/booking/extend-hold'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { toChainFacts } from '@/lib/use-cases/chain/rows'
import { SAMPLE } from '@/tests/support/chain/sample-chain'
import { holdInput, minutesAfter, NOW, TODAY } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

const SERVED = { ...toChainFacts(SAMPLE), cities: SAMPLE.cities, homeVisits: true }

describe('a chain with rules of its own', () => {
  const { deps } = useTestPlaces()
  beforeAll(() =>
    setChain({
      ...SERVED,
      booking: { leadMinutes: 45, windowDays: 14, holdMinutes: 25, changeHours: 6, remindHours: 9 },
    }),
  )
  afterAll(() => setChain(SERVED))

  test('a slot is offered from the lead time on, and for the days of the window', async () => {
    const held = (given: object) => holdSlot(deps(), holdInput({ owner: 'kind', ...given }))
    expect(await held({ date: TODAY, start: '10:30', end: '11:00' })).toMatchObject({ kind: 'closed' })
    expect(await held({ date: TODAY, start: '11:00', end: '11:30' })).toMatchObject({ kind: 'held' })
    expect([bookableDates(NOW).at(0), bookableDates(NOW).at(-1)]).toEqual([TODAY, '2026-12-06'])
    expect(await held({ date: '2026-12-07' })).toMatchObject({ kind: 'closed' })
  })

  test('a hold lasts for its minutes, and twice as long after “more time”', async () => {
    const hold = await holdSlot(deps(), holdInput())
    if (hold.kind !== 'held') throw new Error(`The slot is ${hold.kind}`)
    expect(hold.heldUntil).toEqual(minutesAfter(25))
    expect(await extendHold(deps(), { owner: 'ann', sid: hold.sid })).toMatchObject({ heldUntil: minutesAfter(50) })
  })

  test('changes end and reminders begin at its hours', () => {
    const visit = { starts_at: minutesAfter(6 * 60), visit: 'expected' as const }
    expect([canChange(visit, NOW), canChange(visit, minutesAfter(1))]).toEqual([true, false])
    expect(reminderWindows(NOW)[0]).toMatchObject({ kind: 'reminder_hours', until: minutesAfter(9 * 60) })
  })

  test.each(TAGS)('the texts in %s say its numbers', (tag) => {
    const { booking, clinics, reminders, privacy } = textsIn(tag)
    expect(booking.REVIEW.cancel).toMatch(/\b6\b/)
    expect(clinics.CLINIC.full).toMatch(/\b14\b/)
    expect(reminders.REMINDERS.on).toMatch(/\b9\b/)
    expect(JSON.stringify(privacy)).toMatch(/\b25\b.*\b50\b/)
  })
})
