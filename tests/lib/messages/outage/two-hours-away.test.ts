// Each kind of message alone; tests/lib/messages/outage/random-days.test.ts mixes them.
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { MessageKind } from '@/lib/db/message-kinds'
import { instantOf } from '@/lib/domain/clinic-time'
import { TERMS } from '@/lib/messages/terms'
import { notifyAffected } from '@/lib/use-cases/closures/notify'
import { bookedAt, comes, OUTAGE_ROWS, type OutageRow } from '@/tests/lib/messages/outage/outage-kinds'
import { OutageWorld } from '@/tests/lib/messages/outage/outage-world'
import { changeTimes, minutesAfter, NOW, THREE_CHAIRS, TODAY } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { AT_DESK, opened, reopen } from '@/tests/support/closures'
import { type LocalServer, startLocalServer } from '@/tests/support/servers/local-server'
import { truncate } from '@/tests/support/servers/truncate'

const ROWS = Object.entries(OUTAGE_ROWS)
const UNTRUE = ROWS.flatMap(([kind, row]) =>
  Object.entries(row.untrue).map(([what, act]) => ({ kind, row, what, act })),
)
/** Minutes after the outage began. A change's message waits 20 s, so these are at least half a minute apart. */
const AWAY = [11, 12, 20, 40, 60, 80, 100]
const BACK = [120, 120.5, 121, 122, 123, 125, 130, 150, 180]

describe('two hours without the gateway', () => {
  const { database } = useTestPlaces()
  let gateway: LocalServer
  let world: OutageWorld
  beforeEach(async () => {
    gateway = await startLocalServer()
    world = new OutageWorld(database(), gateway)
  })
  afterEach(async () => {
    await gateway.stop()
    await reopen(database())
  })
  const of = (kind: string) => world.arrivals.filter((each) => each.kind === kind)

  /** Runs the two hours and the time until the day after next. */
  async function outage(
    { before, due, after = 10 }: OutageRow,
    { away, state = 'away', untrue }: { away: Date; state?: 'away' | 'lost'; untrue?: OutageRow['due'] },
  ): Promise<void> {
    await world.at(NOW, before)
    await world.at(minutesAfter(1))
    world.state = state
    await world.pass(
      away,
      AWAY.filter((minute) => minute < after),
    )
    await world.at(minutesAfter(after, away), due)
    await world.at(minutesAfter(after + 1, away))
    if (untrue) await world.at(minutesAfter(after + 1.1, away), untrue)
    await world.pass(
      away,
      AWAY.filter((minute) => minute > after + 2),
    )
    world.state = 'up'
    await world.pass(away, [...BACK, 11 * 60, 12 * 60, 15 * 60, 24 * 60, 36 * 60])
    expect(await world.waiting()).toEqual([])
    expect(world.refused).toEqual([])
  }
  const at = (when: string) => instantOf(when.slice(0, 10), when.slice(11))

  test.each(ROWS)('the message %s goes out once when the gateway is back', async (kind, row) => {
    await outage(row, { away: at(row.away) })
    expect(of(kind)).toHaveLength(1)
  })

  test.each(UNTRUE)('the message $kind does not go out when it is $what by then', async ({ kind, row, act }) => {
    await outage(row, { away: at(row.away), untrue: act })
    // A newer code is a message of its own.
    expect(of(kind)).toHaveLength(kind === 'code' ? 1 : 0)
  })

  test.each(ROWS)('the message %s is accepted once although its answer was lost', async (kind, row) => {
    await outage(row, { away: at(row.away), state: 'lost' })
    expect(of(kind)).toHaveLength(1)
  })

  test('a reminder that arrived is sent again in the same words, whatever the patient answered', async () => {
    const row = OUTAGE_ROWS.reminder_day
    await outage(row, { away: at(row.away), state: 'lost', untrue: comes })
    expect(of('reminder_day')).toHaveLength(1)
  })

  test('an expired code or offer, or a reminder of a visit that has begun, does not go out', async () => {
    const { code, earlier_time, reminder_hours } = OUTAGE_ROWS
    await outage({ ...code, after: 20 }, { away: at(code.away) })
    await truncate(database())
    await outage({ ...earlier_time, after: 20 }, { away: at(earlier_time.away) })
    await truncate(database())
    await outage({ ...reminder_hours, before: bookedAt('09:30', '10:00') }, { away: at('2026-11-26T07:40') })
    expect([...of('code'), ...of('earlier_time'), ...of('reminder_hours')]).toEqual([])
  })

  test('a slot that has passed by then is not offered', async () => {
    await world.at('2026-11-23T08:00', bookedAt('12:30', '13:00', TODAY))
    world.state = 'away'
    const last = { day: TODAY, from: '12:30', until: '13:00' }
    await world.at('2026-11-23T09:30', async ({ deps }) => notifyAffected(deps, AT_DESK, (await opened(deps, last)).id))
    world.state = 'up'
    await world.at('2026-11-23T11:40')
    // At 9:30 the offer also had 11:30.
    expect(of('new_times')).toEqual([
      expect.objectContaining({
        text: expect.stringMatching(/Other times: Mon 23 Nov, 12:00 pm; Tue 24 Nov, [^;]*\. Choose/),
      }),
    ])
  })

  test('an evening’s reminder waits for the morning when no other time is left', async () => {
    const openAt = (opens: string) => changeTimes(database(), THREE_CHAIRS, { slotMinutes: 30, opens })
    onTestFinished(() => openAt('09:00'))
    await openAt('08:00')
    const row = { ...OUTAGE_ROWS.reminder_hours, before: bookedAt('08:30', '09:00') }
    await outage(row, { away: at('2026-11-25T20:00') })
    expect(of('reminder_hours')).toMatchObject([{ date: '2026-11-26', time: '08:00' }])
  })

  test.each(ROWS.filter(([, { due, isShort }]) => due && !isShort))(
    'the message %s of an evening waits for the morning, unless it answers the patient',
    async (kind, row) => {
      await outage(row, { away: at(`${row.away.slice(0, 10)}T20:00`) })
      const [arrival] = of(kind)
      if (TERMS[kind as MessageKind].atNight === true) expect(arrival?.time).toMatch(/^22:/)
      // A recall is written from ten o’clock.
      else expect(arrival?.time).toBe(kind.startsWith('recall_') ? '11:00' : '08:00')
    },
  )
})
