// Patients who lose their slot are offered others, and are told when their slot is kept after all.
import { afterEach, describe, expect, test } from 'vitest'
import type { ChainFile } from '@/lib/chain-file/schema'
import { exportChain } from '@/lib/use-cases/chain/export'
import { importChain } from '@/lib/use-cases/chain/import'
import { placeSetUp, setUpPlace, versionOf } from '@/lib/use-cases/chain/set-up-place'
import { liftClosure } from '@/lib/use-cases/closures/lift'
import { book, slot, THREE_CHAIRS, TODAY, TOMORROW, WEEK } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { AT_DESK, opened, reopen, STAFF } from '@/tests/support/closures'
import { deskActor } from '@/tests/support/desk/desk'

const MANAGER = deskActor({ role: 'manager' })
const LATER = { hours: WEEK.map((day) => day && { ...day, opens: '10:30' }) }
const AS_IT_WAS = { seats: 3, hours: WEEK }

describe('a change of a place', () => {
  const { database, deps } = useTestPlaces()
  let all: ChainFile['clinics'] | undefined
  afterEach(async () => {
    await reopen(database())
    const first = { ...AS_IT_WAS, hours: JSON.stringify(WEEK) }
    await database().writes.updateTable('places').set(first).where('id', '=', THREE_CHAIRS).execute()
  })

  const bookAll = async (patients: number): Promise<void> => {
    for (let n = 1; n <= patients; n += 1)
      await book(deps(), { placeId: THREE_CHAIRS, ...slot(), owner: `p${n}`, phone: `+91980000003${n}` })
  }
  const setUp = async (change: object, isOffering = true) => {
    const shown = await placeSetUp(deps(), MANAGER, THREE_CHAIRS)
    if (!shown) throw new Error('The place is not of the chain')
    const { seats, hours } = shown
    const wish = { placeId: THREE_CHAIRS, seats, hours, from: TODAY, version: versionOf(shown), isOffering, ...change }
    return setUpPlace(deps(), MANAGER, wish)
  }
  const leaveByFile = async (isGone: boolean) => {
    const file = (await exportChain(deps())) as ChainFile
    all ??= file.clinics
    const clinics = all.filter(({ id }) => !isGone || id !== '902')
    return importChain(deps(), { ...file, clinics }, { offeredBy: STAFF, overwritesDesk: true })
  }
  const closeByFile = async (isClosed: boolean) => {
    const file = (await exportChain(deps())) as ChainFile
    const closures: ChainFile['closures'] = [{ day: TOMORROW, reason: 'Holiday', places: ['902'] }]
    return importChain(
      deps(),
      { ...file, closures: isClosed ? closures : [] },
      { offeredBy: STAFF, overwritesDesk: true },
    )
  }
  /** How many bookings of an open closure were told that they can't be kept. */
  const lost = async (): Promise<number> => {
    const items = database().reads.selectFrom('affected_bookings as t').where('t.state', '=', 'told')
    const standing = items.innerJoin('closures as i', 'i.id', 't.closure_id').where('i.lifted_at', 'is', null)
    return (await standing.select('t.booking_id').execute()).length
  }
  /** How many patients were told that their slot is kept after all. */
  const toldThatItStands = async (): Promise<number> => {
    const told = database().reads.selectFrom('outbox').where('kind', '=', 'time_stands')
    return (await told.select('id').execute()).length
  }

  test.each([
    ['chairs', { seats: 2 }, 3],
    ['hours', LATER, 1],
  ])(
    'a change on a closed day lists the bookings whose %s are gone and offers them new slots',
    async (why, change, patients) => {
      await bookAll(patients)
      const { id } = await opened(deps())
      expect(await setUp(change, false)).toMatchObject({ kind: 'stranded', stranded: [{ why }] })
      expect(await setUp(change)).toEqual({ kind: 'set', offered: 1 })
      await liftClosure(deps(), AT_DESK, id)
      expect(await lost()).toBe(1)
      expect(await toldThatItStands()).toBe(0)
    },
  )

  test.each([
    ['chairs', () => setUp({ seats: 2 }), () => setUp(AS_IT_WAS), 3],
    ['hours', () => setUp(LATER), () => setUp(AS_IT_WAS), 1],
    ['entry in the chain’s file', () => leaveByFile(true), () => leaveByFile(false), 1],
    ['day in the chain’s file', () => closeByFile(true), () => closeByFile(false), 1],
  ])(
    'a place with its %s back tells the affected patients that their booking stands',
    async (_, take, giveBack, patients) => {
      await bookAll(patients)
      await take()
      expect(await lost()).toBe(1)
      await giveBack()
      expect(await lost()).toBe(0)
      expect(await toldThatItStands()).toBe(1)
    },
  )

  test('the patients are told only when the closed day opens again', async () => {
    await bookAll(1)
    await setUp(LATER)
    const { id } = await opened(deps())
    await setUp(AS_IT_WAS)
    expect(await lost()).toBe(1)
    expect(await toldThatItStands()).toBe(0)
    expect(await liftClosure(deps(), AT_DESK, id)).toEqual({ kind: 'lifted', staying: 1 })
    expect(await lost()).toBe(0)
    expect(await toldThatItStands()).toBe(1)
  })
})
