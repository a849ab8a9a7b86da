// The listener is a plain MQTT client; the changes come from the transaction that made them.
import { EventEmitter, once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { slotsTopic } from '@/lib/addresses/live'
import { openFeed } from '@/lib/live/feed'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { releaseHold } from '@/lib/use-cases/booking/release-hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { book, depsOf, holdSid, inDays, ONE_CHAIR, slot, THREE_CHAIRS, ZONE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { eventually } from '@/tests/support/eventually'
import { connect, type LiveSite, listen, openLiveSite, signedAddress } from '@/tests/support/servers/live-site'

/** Two days ahead of the real date, because live availability reads the real clock. */
const DAY = inDays(2)
const at = (start: string, end: string) => slot(DAY, start, end)
const now = () => new Date()

describe('live availability', () => {
  const { database } = useTestPlaces()
  let site: LiveSite
  const stops: (() => unknown)[] = []
  beforeEach(async () => {
    site = await openLiveSite(database())
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
    await site.stop()
  })
  const deps = () => depsOf(database(), now())
  async function hear(...placeIds: string[]) {
    const client = await connect(signedAddress(site.origin))
    stops.push(() => client.endAsync(true))
    const heard = await listen(client, ...placeIds.map(slotsTopic))
    return () => heard.flatMap(({ changes }) => changes.filter(({ date }) => date === DAY))
  }

  test('a listener hears that a slot is taken and that it is free again', async () => {
    const heard = await hear(ONE_CHAIR)
    const sid = await holdSid(deps(), at('10:00', '10:30'))
    await eventually(() => expect(heard()).toEqual([{ ...at('10:00', '10:30'), state: 'taken' }]))
    await releaseHold(deps(), { owner: 'ann', sid })
    await eventually(() => expect(heard()[1]).toEqual({ ...at('10:00', '10:30'), state: 'free' }))
  })

  test('a listener hears both slots of a reschedule, the slot that a cancellation frees and its undo', async () => {
    const { reference } = await book(deps(), { ...at('10:00', '10:30') })
    const heard = await hear(ONE_CHAIR)
    const moved = await rescheduleBooking(deps(), { reference, owner: 'ann', ...at('11:00', '11:30') })
    expect(moved.kind).toBe('moved')
    const both = [
      { ...at('11:00', '11:30'), state: 'taken' },
      { ...at('10:00', '10:30'), state: 'free' },
    ]
    await eventually(() => expect(heard()).toEqual(both))
    expect(await cancelBooking(deps(), { reference, owner: 'ann' })).toEqual({ kind: 'cancelled' })
    await eventually(() => expect(heard()[2]).toEqual({ ...at('11:00', '11:30'), state: 'free' }))
    const undone = await undoCancel(deps(), { reference, owner: 'ann', network: 'a network' })
    expect(undone.kind).toBe('undone')
    await eventually(() => expect(heard()[3]).toEqual({ ...at('11:00', '11:30'), state: 'taken' }))
  })

  test('a listener hears the slot that a browser gives up for another hold', async () => {
    const heard = await hear(ONE_CHAIR)
    const replaces = await holdSid(deps(), at('10:00', '10:30'))
    await eventually(() => expect(heard()).toHaveLength(1))
    await holdSid(deps(), { ...at('11:00', '11:30'), replaces })
    await eventually(() =>
      expect(heard().slice(1)).toEqual([
        { ...at('11:00', '11:30'), state: 'taken' },
        { ...at('10:00', '10:30'), state: 'free' },
      ]),
    )
  })

  test('a listener hears the slot of an expired hold, although no row is written', async () => {
    const heard = await hear(ONE_CHAIR)
    const sid = await holdSid(deps(), at('10:00', '10:30'))
    const taken = { ...at('10:00', '10:30'), state: 'taken' }
    await eventually(() => expect(heard()).toEqual([taken]))
    // As if more than nine minutes had passed.
    const soon = new Date(Date.now() + 2000)
    await database().writes.updateTable('seats').set({ held_until: soon }).where('id', '=', sid).execute()
    await eventually(() => expect(heard()).toEqual([taken, { ...taken, state: 'free' }]))
  })

  test('a listener hears nothing while a chair is free, of other places, of a rollback or of the patient', async () => {
    const [three, both] = [await hear(THREE_CHAIRS), await hear(THREE_CHAIRS, ZONE)]
    const db = database()
    await holdSid(deps(), { placeId: THREE_CHAIRS, ...at('10:00', '10:30') })
    const undone = db.transaction(async (tx) => {
      await tx.deleteFrom('seats').where('place_id', '=', THREE_CHAIRS).execute()
      await tx.updateTable('places').set({ seats: 1 }).where('id', '=', THREE_CHAIRS).execute()
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    // This change is heard after those that must not be heard.
    const closures = { place_id: ZONE, day: DAY, reason: 'r' }
    await db.writes.insertInto('closed_days').values(closures).execute()
    await eventually(() => expect(both().length).toBeGreaterThan(0))
    await db.writes.deleteFrom('closed_days').where('place_id', '=', ZONE).execute()
    expect(both()[0]).toEqual({ date: DAY, start: '09:00', end: '09:30', state: 'taken' })
    expect(three()).toEqual([])
  })

  test('a feed that stops while its connection opens closes the connection too', async () => {
    const steps = new EventEmitter()
    const opening = once(steps, 'opening')
    const end = vi.fn(async () => undefined)
    const listen = async () => {
      steps.emit('opening')
      await once(steps, 'opened')
      return end
    }
    const feed = openFeed({ db: { ...database(), listen }, watched: () => [ONE_CHAIR], changed: () => undefined, now })
    await opening
    const stopped = feed.stop()
    steps.emit('opened')
    await stopped
    expect(end).toHaveBeenCalledOnce()
  })
})
