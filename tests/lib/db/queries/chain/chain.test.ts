import { describe, expect, test } from 'vitest'
import {
  hasPlaces,
  readChain,
  readChainCities,
  readChainRows,
  readChainVersion,
  readClosedDays,
  readDentists,
} from '@/lib/db/queries/chain/chain'
import {
  addClosedDays,
  closedUntil,
  writeChain,
  writeCities,
  writeClosedDays,
  writeFacts,
} from '@/lib/db/queries/chain/chain-writes'
import { readSetUp, readSetUpSince } from '@/lib/db/queries/chain/place-set-up'
import { changeChair, dropHolds, readSeatsAhead } from '@/lib/db/queries/closures/seats-ahead'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { lockChain } from '@/lib/db/queries/locks'
import { toChainFacts, toChainRows } from '@/lib/use-cases/chain/rows'
import { SAMPLE } from '@/tests/support/chain/sample-chain'
import { NOW, TODAY, TOMORROW } from '@/tests/support/chain/test-places'
import { insertSeat } from '@/tests/support/seat-rows'
import { openTestDatabase } from '@/tests/support/servers/test-database'

const WHOLE = toChainRows(SAMPLE)

describe('the chain', () => {
  test('an import writes only the rows that differ, and reports them', async () => {
    const db = await openTestDatabase()
    expect(await hasPlaces(db.reads)).toBe(true)
    const places = WHOLE.places.map((place) => (place.id === 'c106' ? { ...place, seats: 2 } : place))
    const writing = { facts: toChainFacts(SAMPLE), importedAt: NOW, closedUntil: 2028 }
    await db.transaction(async (tx) => {
      await lockChain(tx)
      expect(await writeChain(tx, WHOLE)).toBe(0)
      expect(await writeFacts(tx, { ...writing, changed: false })).toBe(false)
      expect(await writeChain(tx, { ...WHOLE, places })).toBe(1)
      expect(await writeFacts(tx, { ...writing, changed: true })).toBe(true)
      const less = { ...WHOLE, dentists: WHOLE.dentists.slice(1), pincodes: WHOLE.pincodes.slice(1) }
      expect(await writeChain(tx, less)).toBe(3)
      expect(await writeChain(tx, { ...less, places: WHOLE.places.slice(1) })).toBe(1)
      await writeCities(
        tx,
        WHOLE.cities.map((city) => ({ ...city, state: 'Elsewhere' })),
      )
      await closedUntil(tx, 2030)
    })
    expect(await readChainVersion(db.reads)).toBe(2)
    expect(await readChain(db.reads)).toEqual({
      facts: writing.facts,
      imported_at: NOW,
      version: 2,
      closed_until: 2030,
    })
    const rows = await readChainRows(db.reads)
    expect(await readChainCities(db.reads)).toEqual(rows.cities)
    expect(await readDentists(db.reads)).toEqual(rows.dentists)
    expect(rows.places.map(({ id }) => id)).not.toContain(WHOLE.places[0]?.id)
    expect(rows.cities.every(({ state }) => state === 'Elsewhere')).toBe(true)
    await db.close()
  })

  test('an import closes days and reopens only those that the file had closed', async () => {
    const db = await openTestDatabase()
    const mine = { place_id: 'c106', day: TOMORROW, reason: 'Moving house' }
    const theirs = { place_id: 'c107', day: TOMORROW, reason: 'Water' }
    await db.writes.insertInto('closed_days').values(theirs).execute()
    await db.transaction(async (tx) => {
      const before = await readClosedDays(tx, TODAY)
      const own = before.filter(({ reason }) => reason !== 'Water')
      expect(await addClosedDays(tx, [mine, { ...theirs, reason: 'File' }])).toBe(1)
      expect(await readClosedDays(tx, TODAY)).toEqual(expect.arrayContaining([mine, theirs]))
      expect(await writeClosedDays(tx, own, TODAY)).toBe(1)
      expect(await readClosedDays(tx, TODAY)).toHaveLength(before.length)
    })
    await db.close()
  })

  test('an import finds the future bookings of a place and gives them other chairs', async () => {
    const db = await openTestDatabase()
    const seat = { placeId: 'c106', state: 'held' as const, booking: null }
    const tomorrow = { startsAt: `${TOMORROW}T10:00:00+05:30`, endsAt: `${TOMORROW}T10:30:00+05:30` }
    await insertSeat(db, { ...seat, seat: 3, ...tomorrow })
    await insertSeat(db, { ...seat, seat: 1, startsAt: `${TODAY}T09:00:00+05:30`, endsAt: `${TODAY}T09:30:00+05:30` })
    const [ahead, ...more] = await readSeatsAhead(db.reads, ['c106'], NOW)
    expect([ahead?.seat, more]).toEqual([3, []])
    await db.transaction((tx) => changeChair(tx, ahead?.id ?? '', 2))
    expect(await readSeatsAhead(db.reads, ['c106'], NOW)).toMatchObject([{ seat: 2, state: 'held', booking_id: null }])
    await db.transaction((tx) => dropHolds(tx, [ahead?.id ?? '']))
    expect(await readSeatsAhead(db.reads, ['c106'], NOW)).toEqual([])
    await db.close()
  })
})

test('a place’s setup follows the chain’s file, and a place outside the chain has none', async () => {
  const db = await openTestDatabase()
  const { kind, seats, slot_minutes: slotMinutes, hours, planned } = WHOLE.places.find(({ id }) => id === 'c106') ?? {}
  expect(await readSetUp(db.reads, 'c106')).toEqual({ kind, seats, slotMinutes, hours, planned })
  await db.writes.updateTable('places').set({ in_chain: false }).where('id', '=', 'c106').execute()
  expect(await readSetUp(db.reads, 'c106')).toBeUndefined()
  const done = { at: NOW, staffId: crypto.randomUUID(), placeId: 'c106', verb: 'set_up', subject: 'c106' } as const
  await db.transaction((tx) => writeDeskEvent(tx, { ...done, before: {}, after: {} }))
  const before = new Date(NOW.getTime() - 1)
  expect([await readSetUpSince(db.reads, null), await readSetUpSince(db.reads, before)]).toEqual([['c106'], ['c106']])
  expect(await readSetUpSince(db.reads, NOW)).toEqual([])
  await db.close()
})
