import { describe, expect, test } from 'vitest'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { reportArrival } from '@/lib/use-cases/booking/report-arrival'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { book, minutesAfter, slot, TODAY } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

/** The clock of the tests stands at 10:00, and this visit begins two hours later. */
const NOON = 120

describe('“I’m here”', () => {
  const { database, deps } = useTestPlaces()
  const dayBefore = () => deps(-24 * 60)
  const booked = () => book(dayBefore(), slot(TODAY, '12:00', '12:30'))
  const report = (reference: string, minutes: number, owner = 'ann') =>
    reportArrival(deps(NOON + minutes), { reference, owner })
  const rows = () => database().reads.selectFrom('arrivals').select('reported_at').execute()

  test.each([
    [-61, 'not_now'],
    [-60, 'here'],
    [15, 'here'],
    [16, 'not_now'],
  ])('%i minutes after the start, the answer is %s', async (minutes, kind) => {
    const { reference } = await booked()
    expect(await report(reference, minutes)).toEqual({ kind })
    expect(await rows()).toHaveLength(kind === 'here' ? 1 : 0)
  })

  test('many taps make one report, with the time of the first', async () => {
    const { reference } = await booked()
    await report(reference, -10)
    const taps = [0, 1, 2, 3].map((minute) => report(reference, minute))
    expect(new Set((await Promise.all(taps)).map(({ kind }) => kind))).toEqual(new Set(['here']))
    expect(await rows()).toEqual([{ reported_at: minutesAfter(NOON - 10) }])
    expect(await findBooking(deps(NOON), { reference, owner: 'ann' })).toMatchObject({
      arrivalReportedAt: minutesAfter(NOON - 10),
    })
  })

  test('a stranger reports nothing', async () => {
    const { reference } = await booked()
    expect(await report(reference, 0, 'bob')).toEqual({ kind: 'not_found' })
    expect(await report('CFHJKMNP', 0)).toEqual({ kind: 'not_found' })
    expect(await rows()).toEqual([])
  })

  test('a visit that was cancelled or moved meanwhile has no arrival', async () => {
    const { reference } = await booked()
    await report(reference, -60)
    const network = '192.0.2.1'
    await rescheduleBooking(dayBefore(), { reference, owner: 'ann', ...slot(TODAY, '12:30', '13:00'), network })
    expect(await findBooking(deps(NOON), { reference, owner: 'ann' })).toMatchObject({ arrivalReportedAt: null })
    await cancelBooking(dayBefore(), { reference, owner: 'ann' })
    expect(await report(reference, 0)).toEqual({ kind: 'not_now' })
    await undoCancel(dayBefore(), { reference, owner: 'ann', network })
    expect(await report(reference, 0)).toEqual({ kind: 'here' })
  })

  test('the desk’s marks stay the truth, and its open forms still fit', async () => {
    const { reference } = await booked()
    await report(reference, -10)
    const mark = { reference, to: 'arrived', version: 0 } as const
    expect(await markVisit(deps(NOON - 5), deskActor(), mark)).toMatchObject({ kind: 'marked', version: 1 })
    expect(await report(reference, 0)).toEqual({ kind: 'here' })
    await markVisit(deps(NOON), deskActor(), { reference, to: 'kept', version: 1 })
    expect(await report(reference, 1)).toEqual({ kind: 'not_now' })
  })
})
