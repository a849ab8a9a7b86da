import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBooking } from '@/lib/use-cases/booking/find'
import { bookAtDesk, type DeskBookingInput } from '@/lib/use-cases/desk/book'
import { changeChairAtDesk } from '@/lib/use-cases/desk/change-chair'
import { listDeskTimes } from '@/lib/use-cases/desk/list-times'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { moveAtDesk } from '@/lib/use-cases/desk/move'
import { readDeskBooking } from '@/lib/use-cases/desk/read-booking'
import { readDay } from '@/lib/use-cases/desk/read-day'
import { undoLast } from '@/lib/use-cases/desk/undo-last'
import { serveLengths } from '@/tests/support/chain/sample-chain'
import { book, minutesAfter, ONE_CHAIR, slot, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

const actor = deskActor()
const patient = { name: 'Devi R', phone: '+919800000007', appointmentType: 'clinic', near: 'keep' } as const
const call = (given: object = {}): DeskBookingInput => ({
  key: 'form-1',
  placeId: ONE_CHAIR,
  source: 'phone',
  treatment: 'root_canal',
  ...slot(),
  ...patient,
  ...given,
})
const walkIn = (given: object = {}): DeskBookingInput => ({
  key: 'form-1',
  placeId: ONE_CHAIR,
  source: 'walk_in',
  treatment: 'root_canal',
  ...patient,
  ...given,
})

describe('the desk, with a treatment whose visit is long', () => {
  const { deps } = useTestPlaces()
  let undo = () => {}
  beforeAll(() => {
    undo = serveLengths({ root_canal: 60 })
  })
  afterAll(() => undo())
  const access = (reference: string) => ({ reference, staff: actor })
  async function booked(given: DeskBookingInput = call(), minutes = 0): Promise<string> {
    const outcome = await bookAtDesk(deps(minutes), actor, given)
    if (outcome.kind !== 'booked') throw new Error(outcome.kind)
    return outcome.reference
  }
  const versionOf = async (reference: string) => (await readDeskBooking(deps(), actor, reference))?.visit.version ?? -1
  const spanOf = async (reference: string) => {
    const found = await findBooking(deps(), access(reference))
    return found && [found.date, found.start, found.end, found.visitMinutes]
  }

  test('books the treatment’s length at the start of a slot, and refuses one that does not fit', async () => {
    expect(await spanOf(await booked())).toEqual([TOMORROW, '10:00', '11:00', 60])
    const refused = await bookAtDesk(deps(), actor, call({ key: 'form-2', ...slot(TOMORROW, '09:30', '10:00') }))
    expect(refused).toEqual({
      kind: 'taken',
      nearest: [slot(TOMORROW, '09:00', '10:00'), slot(TOMORROW, '11:00', '12:00'), slot(TOMORROW, '11:30', '12:30')],
    })
    const late = call({ key: 'form-3', ...slot(TOMORROW, '12:30', '13:00') })
    expect(await bookAtDesk(deps(), actor, late)).toEqual({ kind: 'closed' })
    const usual = call({ key: 'form-4', treatment: 'braces', ...slot(TOMORROW, '09:30', '10:00') })
    expect(await spanOf(await booked(usual))).toEqual([TOMORROW, '09:30', '10:00', null])
  })

  test('lists the times that are long enough', async () => {
    await booked()
    const times = async (visitMinutes: number | null) =>
      (await listDeskTimes(deps(), actor, { placeId: ONE_CHAIR, day: TOMORROW, visitMinutes }))?.slots
    expect((await times(60))?.map(({ start, end }) => `${start}-${end}`)).toEqual([
      '09:00-10:00',
      '11:00-12:00',
      '11:30-12:30',
      '12:00-13:00',
    ])
    expect((await times(null))?.map(({ start }) => start)).toEqual([
      '09:00',
      '09:30',
      '11:00',
      '11:30',
      '12:00',
      '12:30',
    ])
  })

  test('a walk-in gets the slot that has begun, beside the chairs if its end is taken', async () => {
    const { date } = slot('2026-11-23')
    await book(deps(), { owner: 'bob', phone: '+919800000002', ...slot(date, '12:30', '13:00') })
    // At 12:05, the slot of 12:00 has begun. An hour from then on passes 12:30.
    expect(await bookAtDesk(deps(125), actor, walkIn())).toMatchObject({ kind: 'taken' })
    const beside = await bookAtDesk(deps(125), actor, walkIn({ overbook: 'emergency' }))
    expect(beside).toMatchObject({ kind: 'booked', isOverbooked: true })
    expect(await bookAtDesk(deps(155), actor, walkIn({ key: 'form-2' }))).toEqual({ kind: 'closed' })
    expect(
      await spanOf(await booked(walkIn({ key: 'form-3', treatment: 'braces', placeId: THREE_CHAIRS }), 155)),
    ).toEqual([date, '12:30', '13:00', null])
  })

  test('moves, undoes and seats anew with the booked length, though the chain has another one by now', async () => {
    const reference = await booked()
    const again = serveLengths({ root_canal: 90 })
    const desk = async () => ({ actor, version: await versionOf(reference) })
    const move = async (start: string, end: string) =>
      moveAtDesk(deps(), { reference, ...slot(TOMORROW, start, end), desk: await desk() })
    expect(await move('11:00', '12:30')).toEqual({ kind: 'closed' })
    expect(await move('11:00', '12:00')).toMatchObject({ kind: 'moved' })
    expect(await spanOf(reference)).toEqual([TOMORROW, '11:00', '12:00', 60])
    expect(await undoLast(deps(), actor, { reference })).toMatchObject({ kind: 'undone' })
    expect(await spanOf(reference)).toEqual([TOMORROW, '10:00', '11:00', 60])
    const later = minutesAfter(24 * 60 + 20)
    const mark = (to: 'missed' | 'expected') => markVisit(deps(later), actor, { reference, to, version: null })
    expect(await mark('missed')).toMatchObject({ kind: 'marked' })
    expect(await mark('expected')).toMatchObject({ kind: 'marked' })
    expect(await spanOf(reference)).toEqual([TOMORROW, '10:00', '11:00', 60])
    again()
  })

  test('changes to a chair only if it is free for the whole visit', async () => {
    const place = { placeId: THREE_CHAIRS }
    const reference = await booked(call({ ...place, chair: 1 }))
    await booked(call({ ...place, key: 'form-2', treatment: 'braces', chair: 2, ...slot(TOMORROW, '10:30', '11:00') }))
    const change = async (chair: number) =>
      changeChairAtDesk(deps(), actor, { reference, version: await versionOf(reference), chair })
    expect(await change(2)).toEqual({ kind: 'chair_taken' })
    expect(await change(3)).toEqual({ kind: 'seated' })
    expect(await spanOf(reference)).toEqual([TOMORROW, '10:00', '11:00', 60])
    const day = await readDay(deps(), actor, { placeId: THREE_CHAIRS, date: TOMORROW })
    expect(day?.visits).toMatchObject([
      { seat: 3, start: '10:00', end: '11:00' },
      { seat: 2, start: '10:30', end: '11:00' },
    ])
  })
})
