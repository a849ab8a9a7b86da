import { describe, expect, test } from 'vitest'
import { bookAtDesk, type DeskBookingInput } from '@/lib/use-cases/desk/book'
import { undoLast } from '@/lib/use-cases/desk/undo-last'
import { minutesAfter, ONE_CHAIR, rowsOf, slot, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

const actor = deskActor()
const PHONE = '+919800000007'
const patient = { name: 'Devi R', phone: PHONE, appointmentType: 'clinic', treatment: 'braces' } as const
// All calls are of one number, so the desk keeps the number's other bookings.
const call = (given: Partial<DeskBookingInput> & object = {}): DeskBookingInput => ({
  key: 'form-1',
  placeId: ONE_CHAIR,
  source: 'phone',
  near: 'keep',
  ...slot(),
  ...patient,
  ...given,
})
const walkIn = (given: object = {}): DeskBookingInput => ({
  key: 'form-1',
  placeId: ONE_CHAIR,
  source: 'walk_in',
  near: 'keep',
  ...patient,
  ...given,
})

describe('the desk’s form sent again', () => {
  const { database, deps } = useTestPlaces()

  test('a form sent again, at once or later, gives the same booking', async () => {
    const all = await Promise.all([1, 2, 3].map(() => bookAtDesk(deps(), actor, call())))
    const again = await bookAtDesk(deps(minutesAfter(60)), actor, call())
    expect(new Set([...all, again].map((each) => 'reference' in each && each.reference)).size).toBe(1)
    expect(await rowsOf(database(), ONE_CHAIR)).toHaveLength(1)
    expect(await bookAtDesk(deps(), actor, call({ key: 'form-2' }))).toMatchObject({ kind: 'taken' })
  })

  test('the form’s key with another patient, slot or number gives another booking', async () => {
    const key = ''
    const three = { key, placeId: THREE_CHAIRS }
    const forms = [
      call(three),
      call({ ...three, name: 'Meena R' }),
      call({ ...three, phone: '+919800000008' }),
      call({ ...three, ...slot(TOMORROW, '11:00', '11:30') }),
      walkIn(three),
    ]
    const booked = []
    for (const form of [...forms, ...forms]) booked.push(await bookAtDesk(deps(), actor, form))
    expect(booked.map(({ kind }) => kind)).toEqual(Array(10).fill('booked'))
    const references = booked.map((each) => ('reference' in each ? each.reference : ''))
    expect(new Set(references).size).toBe(5)
    expect(references.slice(5)).toEqual(references.slice(0, 5))
  })

  test('a form sent again after an undo makes a new booking', async () => {
    const first = await bookAtDesk(deps(), actor, call())
    const reference = 'reference' in first ? first.reference : ''
    await undoLast(deps(), actor, { reference })
    const again = await bookAtDesk(deps(minutesAfter(1)), actor, call())
    expect(again).toMatchObject({ kind: 'booked' })
    expect('reference' in again && again.reference).not.toBe(reference)
    expect(await rowsOf(database(), ONE_CHAIR)).toMatchObject([{ state: 'left' }, { state: 'taken' }])
  })
})
