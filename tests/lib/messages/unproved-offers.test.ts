import { describe, expect, test, vi } from 'vitest'
import { instantOf } from '@/lib/domain/clinic-time'
import { deliverOutbox } from '@/lib/messages/deliver'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { notifyAffected } from '@/lib/use-cases/closures/notify'
import { planReminders } from '@/lib/use-cases/messages/plan-reminders'
import { declineEarlier, readWaitState, waitForEarlier } from '@/lib/use-cases/waitlist/answer'
import { depsWith, useKept } from '@/tests/lib/messages/kept-transport'
import { at, DAYS, phoneOf } from '@/tests/lib/use-cases/booking/unproved-requesters'
import {
  book,
  holdInput,
  minutesAfter,
  slot,
  stranger,
  THREE_CHAIRS,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { AT_DESK, opened, reopen } from '@/tests/support/closures'
import { offerEarlier } from '@/tests/support/offers'

const PATIENT = '+919800000077'
/** The attacker books on these days; the patient's own day is another one. */
const [, ...ELSEWHERE] = DAYS
const ATTACKER = stranger('203.0.113.9')

describe('a network that books, waits for earlier slots and cancels', () => {
  const { database, deps } = useTestPlaces()
  const kept = useKept()
  let budget = 15_000
  const deliver = (minutes: number) => deliverOutbox({ ...depsWith(database(), kept, minutesAfter(minutes)), budget })
  const toPatient = () => kept.parcels.filter(({ to }) => to === PATIENT).map(({ text }) => text)
  const patientBooks = () =>
    book(deps(), { owner: 'patient', phone: PATIENT, placeId: THREE_CHAIRS, ...slot(TOMORROW, '11:30', '12:00') })

  type Waiter = { owner: string; reference: string; id: string }
  let made = 0
  /** Books a late slot of the day for the number and asks for an earlier one. */
  async function waits(phone: string, date: string): Promise<Waiter> {
    made += 1
    const owner = `waits-${made}`
    const late = at(4 + (made % 4), date)
    const visit = await book(deps(), { owner, phone, placeId: THREE_CHAIRS, ...ATTACKER, ...late })
    await waitForEarlier(deps(), { ...visit, owner })
    return { owner, ...visit }
  }
  /** Frees an early slot of each day, and declines every offer of it. */
  async function frees(nth: number, waiters: readonly Waiter[], minutes: number): Promise<void> {
    for (const date of ELSEWHERE) {
      made += 1
      const early = { owner: `early-${made}`, phone: phoneOf(made), placeId: THREE_CHAIRS }
      const { reference } = await book(deps(minutes), { ...early, ...ATTACKER, ...at(nth, date) })
      await cancelBooking(deps(minutes), { reference, owner: early.owner })
    }
    for (let round = 0; round < 4; round += 1) {
      const when = minutes + 1.1 + round / 2
      await offerEarlier(deps(when))
      await deliver(when)
      for (const { owner, reference, id } of waiters) {
        const { offer } = await readWaitState(deps(when), id)
        if (offer) await declineEarlier(deps(when), { reference, owner }, offer.id)
      }
    }
  }
  const attacksNumber = async () => {
    const waiters = []
    for (const date of ELSEWHERE.slice(0, 5)) waiters.push(await waits(PATIENT, date))
    for (const nth of [0, 1, 2]) await frees(nth, waiters, 1 + 4 * nth)
  }
  /** The clinic closes the patient's day and notifies the patient. */
  const closes = async (now: Date) => {
    const { id } = await opened(deps(now))
    expect(await notifyAffected(deps(now), AT_DESK, id)).toMatchObject({ kind: 'told', notified: 1 })
    await deliverOutbox({ ...depsWith(database(), kept, minutesAfter(0.1, now)), budget })
    await reopen(database())
  }

  test('the network sends no offer to a number of its choice, and blocks no closure message or reminder', async () => {
    const { reference } = await patientBooks()
    await attacksNumber()
    expect(toPatient().filter((text) => text.includes('earlier slot'))).toEqual([])
    const morning = instantOf(TOMORROW, '08:31')
    await planReminders(deps(morning))
    await deliverOutbox(depsWith(database(), kept, morning))
    expect(toPatient().at(-1)).toContain(`11:30 am`)
    expect(toPatient().at(-1)).toContain(reference)
    await closes(minutesAfter(1, morning))
    expect(toPatient().at(-1)).toContain('Sorry, we can')
  })

  test('the network uses nothing of the budget for other patients’ messages', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    budget = 10
    await patientBooks()
    const waiters = []
    for (const date of ELSEWHERE)
      for (const nth of [1, 2, 3]) waiters.push(await waits(phoneOf(100 + nth + 10 * ELSEWHERE.indexOf(date)), date))
    await frees(0, waiters, 1)
    expect(kept.texts.filter((text) => text.includes('earlier slot'))).toEqual([])
    await closes(minutesAfter(20))
    expect(toPatient().at(-1)).toContain('Sorry, we can')
    budget = 15_000
    vi.restoreAllMocks()
  })

  test('the network keeps no chair of a freed slot from other patients', async () => {
    const [date = ''] = ELSEWHERE
    for (const n of [1, 2, 3, 4]) await waits(phoneOf(n), date)
    const gone = { owner: 'gone', phone: PATIENT, placeId: THREE_CHAIRS, ...at(0, date) }
    const { reference } = await book(deps(), gone)
    await cancelBooking(deps(1), { reference, owner: 'gone' })
    await offerEarlier(deps(3))
    for (const n of [1, 2, 3]) {
      const other = { owner: `public-${n}`, phone: phoneOf(50 + n), placeId: THREE_CHAIRS, ...at(0, date) }
      expect(await holdSlot(deps(4), holdInput(other))).toMatchObject({ kind: 'held' })
    }
  })
})
