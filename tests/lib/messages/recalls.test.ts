import { beforeEach, describe, expect, test } from 'vitest'
import { recallKey } from '@/lib/domain/booking/manage-key'
import { instantOf } from '@/lib/domain/clinic-time'
import { deliverOutbox } from '@/lib/messages/deliver'
import { findBooking } from '@/lib/use-cases/booking/find'
import { listCalls } from '@/lib/use-cases/desk/calls/call-list'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { planReminders } from '@/lib/use-cases/messages/plan-reminders'
import { setReminders } from '@/lib/use-cases/messages/stop-reminders'
import { findRecall, stopRecall, wishRecall } from '@/lib/use-cases/recalls/recall'
import { openRecall, stopByLink } from '@/lib/use-cases/recalls/recall-link'
import { depsWith, ORIGIN, useKept } from '@/tests/lib/messages/kept-transport'
import { book, minutesAfter, SECRET, slot, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

const DAY = '2026-11-24'
const AFTER = instantOf('2026-11-24', '12:00')
const DAYS = 24 * 60
const NEXT_MONTH = 31 * DAYS

describe('the messages of a recall', () => {
  const { database, deps } = useTestPlaces()
  const kept = useKept()
  const patient = { reference: '', id: '', owner: 'ann' }
  const run = async (now: Date) => {
    await planReminders(deps(now))
    while ((await deliverOutbox(depsWith(database(), kept, now))) > 0);
  }
  /** Runs the process each hour of these days. */
  const pass = async (from: Date, days: number) => {
    for (let hour = 0; hour < days * 24; hour += 4) await run(minutesAfter(hour * 60, from))
  }
  const visited = async (given: Parameters<typeof book>[1] = {}) => {
    const { reference, id } = await book(deps(), { placeId: THREE_CHAIRS, ...slot(DAY), ...given })
    await markVisit(deps(AFTER), deskActor({ role: 'manager' }), { reference, to: 'kept', version: null })
    return { reference, id, owner: given.owner ?? 'ann' }
  }
  const recalls = () => kept.texts.filter((text) => text.includes('next dental visit'))
  const dueAt = async () => {
    const row = database().reads.selectFrom('recalls').select('due_at')
    return (await row.executeTakeFirstOrThrow()).due_at
  }

  beforeEach(async () => {
    Object.assign(patient, await visited())
    expect(await wishRecall(deps(AFTER), patient, '1')).toEqual({ kind: 'planned' })
    await pass(AFTER, 2)
    kept.parcels.length = 0
  })

  test('one message in its month, one after 30 days, then the call list', async () => {
    const due = await dueAt()
    await run(minutesAfter(-1, due))
    expect(recalls()).toEqual([])
    await Promise.all([1, 2, 3].map(() => planReminders(deps(due))))
    await pass(due, 2)
    const link = `${ORIGIN}/r?${patient.reference}${recallKey(SECRET, patient.id)}`
    expect(recalls()).toEqual([
      expect.stringMatching(/^Muthu Dental: You asked us to remind you: .* use the same link\. /),
    ])
    expect(recalls()[0]).toContain(`${link} `)
    await pass(minutesAfter(29 * DAYS, due), 1)
    expect(recalls()).toHaveLength(1)
    await pass(minutesAfter(30 * DAYS, due), 3)
    expect(recalls()).toHaveLength(2)
    const calls = (days: number, actor = deskActor()) =>
      listCalls(deps(minutesAfter(days * DAYS, due)), actor, {
        kind: 'recall',
        state: null,
        city: null,
        after: null,
        limit: 9,
      })
    expect(await calls(43)).toEqual([])
    expect(await calls(48)).toMatchObject([
      { phone: '+919800000001', place_id: THREE_CHAIRS, treatment: 'braces', reference: null },
    ])
    expect(await calls(48, deskActor({ places: ['c901'] }))).toEqual([])
    await pass(minutesAfter(60 * DAYS, due), 3)
    expect(recalls()).toHaveLength(2)
  })

  const MOMENTS: [string, number, number][] = [
    ['before it is due', -DAYS, 0],
    ['between the two', DAYS, 1],
  ]
  const ENDS: [string, (now: Date) => Promise<unknown>][] = [
    ['a stop at the booking', (now) => stopRecall(deps(now), patient)],
    ['a stop by the link', (now) => stopByLink(deps(now), { ...patient, key: recallKey(SECRET, patient.id) })],
    ['a stop of all reminders', (now) => setReminders(deps(now), patient, 'stop')],
    [
      'a booking of the number',
      async (now) => {
        const day = new Date(now.getTime() + 5 * 86_400_000).toISOString().slice(0, 10)
        for (const date of [day, new Date(now.getTime() + 6 * 86_400_000).toISOString().slice(0, 10)])
          await book(deps(now), { owner: 'other', placeId: THREE_CHAIRS, ...slot(date) }).catch(() => null)
      },
    ],
  ]
  test.each(MOMENTS.flatMap(([when, at, sent]) => ENDS.map(([what, end]) => ({ what, when, at, sent, end }))))(
    'after $what $when, nothing more is sent',
    async ({ at, sent, end }) => {
      const due = await dueAt()
      if (sent > 0) await pass(due, 1)
      await end(minutesAfter(at, due))
      await pass(minutesAfter(at, due), 3)
      await pass(minutesAfter(30 * DAYS, due), 4)
      expect(recalls()).toHaveLength(sent)
    },
  )

  test('a message that waits at a failing gateway is dropped after a stop', async () => {
    const due = await dueAt()
    kept.fault = new Error('down')
    await run(due)
    await stopByLink(deps(due), { ...patient, key: recallKey(SECRET, patient.id) })
    kept.fault = null
    await pass(due, 2)
    expect(recalls()).toEqual([])
  })

  test('after an outage and a Sunday the first message still comes in its month, once', async () => {
    const due = instantOf('2027-05-06', '15:00')
    await database().writes.updateTable('recalls').set({ due_at: due }).execute()
    kept.fault = new Error('down')
    await run(due)
    // Nothing was tried: the message waited for the budget, and expired.
    await database().writes.updateTable('outbox').set({ handed: false }).where('kind', '=', 'recall_first').execute()
    kept.fault = null
    await pass(minutesAfter(2 * DAYS, due), 3)
    expect(recalls()).toHaveLength(1)
    await pass(minutesAfter(5 * DAYS, due), 3)
    expect(recalls()).toHaveLength(1)
  })

  test('an unproved browser can neither wish nor stop, and a link opens its own recall only', async () => {
    const other = await visited({ proved: false, owner: 'eve', phone: '+919800000044', ...slot(DAY, '11:00', '11:30') })
    const access = { reference: other.reference, owner: 'eve' }
    const booking = await findBooking(deps(AFTER), access)
    expect(booking && (await findRecall(deps(AFTER), booking, access))).toBeNull()
    expect(await wishRecall(deps(AFTER), access, '1')).toEqual({ kind: 'not_found' })
    expect(await wishRecall(deps(AFTER), { reference: patient.reference }, '1')).toEqual({ kind: 'not_found' })
    for (const key of [recallKey(SECRET, other.id), recallKey('another secret', patient.id), ''])
      expect(await openRecall(deps(AFTER), { reference: patient.reference, key })).toBeNull()
    expect(await stopByLink(deps(AFTER), { reference: patient.reference, key: 'x' })).toEqual({ kind: 'not_found' })
    expect(await openRecall(deps(AFTER), { ...patient, key: recallKey(SECRET, patient.id) })).toMatchObject({
      stands: true,
    })
  })

  test('a wish is offered until the booking’s link closes, and refused after reminders were stopped', async () => {
    const state = async (now: Date) => {
      const booking = await findBooking(deps(now), patient)
      return booking && findRecall(deps(now), booking, patient)
    }
    expect(await state(AFTER)).toEqual({ kind: 'planned', month: '2027-05', isAsked: false })
    await stopRecall(deps(AFTER), patient)
    expect(await state(AFTER)).toEqual({ kind: 'offer', months: 6 })
    expect(await state(minutesAfter(NEXT_MONTH, AFTER))).toBeNull()
    await setReminders(deps(AFTER), patient, 'stop')
    expect(await wishRecall(deps(AFTER), patient, '1')).toEqual({ kind: 'stopped' })
    await setReminders(deps(AFTER), patient, 'start')
    expect(await wishRecall(deps(AFTER), patient, '1')).toEqual({ kind: 'planned' })
    expect(await wishRecall(deps(AFTER), patient, '1')).toEqual({ kind: 'planned' })
  })
})
