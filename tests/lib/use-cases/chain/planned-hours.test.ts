import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { placeSetUp, removePlan, setUpPlace, versionOf } from '@/lib/use-cases/chain/set-up-place'
import { getClinic } from '@/lib/use-cases/clinics/get'
import { searchClinics } from '@/lib/use-cases/clinics/search'
import { readDay } from '@/lib/use-cases/desk/read-day'
import {
  book,
  CITY,
  holdInput,
  minutesAfter,
  rowsOf,
  slot,
  THREE_CHAIRS,
  TODAY,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { opened, reopen } from '@/tests/support/closures'
import { deskActor } from '@/tests/support/desk/desk'

const MANAGER = deskActor({ role: 'manager' })
/** A Sunday, and the Wednesdays before and after it; the tests' clock is at Monday the 23rd. */
const [BEFORE, FROM, AFTER] = ['2026-11-25', '2026-11-29', '2026-12-02']
const DAY = { opens: '09:00', closes: '13:00' }
const HOURS = [DAY, DAY, DAY, DAY, DAY, DAY, null]
/** Slots that begin a quarter of an hour off the present ones. */
const LATER = HOURS.map((day) => day && { opens: '10:15', closes: '14:15' })
const STANDING = { seats: 3, hours: HOURS, planned: null }

describe('hours planned from a day on', () => {
  const { database, deps } = useTestPlaces()
  const wish = { placeId: THREE_CHAIRS, seats: 3, hours: LATER, from: FROM, isOffering: false }
  const plan = (given: object = {}) => setUpPlace(deps(), MANAGER, { ...wish, version: versionOf(STANDING), ...given })
  beforeEach(async () => {
    expect(await plan()).toEqual({ kind: 'set', offered: 0 })
  })
  afterEach(async () => {
    await reopen(database())
    const stands = { hours: JSON.stringify(HOURS), planned: null, off_grid_since: null }
    await database().writes.updateTable('places').set(stands).where('id', '=', THREE_CHAIRS).execute()
  })
  const starts = async (day: string, when = 0) => {
    const listed = await listSlots(deps(when), { placeId: THREE_CHAIRS, owner: 'ann', day })
    return listed?.slots.map(({ start }) => start)
  }
  const hold = (day: string, start: string, end: string) =>
    holdSlot(deps(), holdInput({ placeId: THREE_CHAIRS, ...slot(day, start, end) }))

  test('patients see and hold slots of the planned hours from that day on, and not before', async () => {
    expect((await starts(BEFORE))?.[0]).toBe('09:00')
    expect(await starts(AFTER)).toEqual(['10:15', '10:45', '11:15', '11:45', '12:15', '12:45', '13:15', '13:45'])
    expect(await hold(AFTER, '09:00', '09:30')).toMatchObject({ kind: 'closed' })
    expect(await hold(AFTER, '10:15', '10:45')).toMatchObject({ kind: 'held' })
    expect(await hold(BEFORE, '10:15', '10:45')).toMatchObject({ kind: 'closed' })
    expect(await hold(BEFORE, '09:00', '09:30')).toMatchObject({ kind: 'held' })
  })

  test('the desk’s day and a closure use the planned hours', async () => {
    const at = async (date: string) =>
      (await readDay(deps(), MANAGER, { placeId: THREE_CHAIRS, date }))?.slots[0]?.start
    expect([await at(BEFORE), await at(AFTER)]).toEqual(['09:00', '10:15'])
    await opened(deps(), { day: AFTER })
    const blocked = await rowsOf(database(), THREE_CHAIRS)
    expect(blocked).toHaveLength(8 * 3)
    expect(blocked[0]?.starts_at).toEqual(new Date(`${AFTER}T10:15:00+05:30`))
    // Once the plan is removed, the block has the present hours.
    const shown = await placeSetUp(deps(), MANAGER, THREE_CHAIRS)
    const version = shown ? versionOf(shown) : ''
    expect(await removePlan(deps(), MANAGER, { ...wish, version })).toEqual({ kind: 'set', offered: 0 })
    expect((await rowsOf(database(), THREE_CHAIRS))[0]?.starts_at).toEqual(new Date(`${AFTER}T09:00:00+05:30`))
  })

  test('one chair goes to one patient where both hours meet', async () => {
    const shown = await placeSetUp(deps(), MANAGER, THREE_CHAIRS)
    await removePlan(deps(), MANAGER, { ...wish, version: shown ? versionOf(shown) : '' })
    for (const n of [1, 2, 3]) {
      const person = { owner: `p${n}`, phone: `+91980000003${n}` }
      await book(deps(), { placeId: THREE_CHAIRS, ...slot(AFTER, '10:00', '10:30'), ...person })
    }
    expect(await plan()).toMatchObject({ kind: 'stranded', stranded: [{}, {}, {}] })
    expect(await plan({ isOffering: true })).toEqual({ kind: 'set', offered: 3 })
    expect(await starts(AFTER)).toEqual(['10:45', '11:15', '11:45', '12:15', '12:45', '13:15', '13:45'])
    expect(await hold(AFTER, '10:15', '10:45')).toMatchObject({ kind: 'taken' })
  })

  test('the clinic has the planned hours once their day has come, and a manager may plan others', async () => {
    const clinic = async (when: number) => {
      const found = (await searchClinics(deps(when), { cityId: CITY, owner: '' })).clinics
      const { hours, planned } = found.find(({ placeId }) => placeId === THREE_CHAIRS) ?? {}
      return { hours, planned }
    }
    const then = 9 * 24 * 60
    expect(await clinic(0)).toEqual({ hours: HOURS, planned: { from: FROM, hours: LATER } })
    expect(await clinic(then)).toEqual({ hours: LATER, planned: null })
    expect((await getClinic(deps(then), '902'))?.hours).toEqual(LATER)
    const shown = await placeSetUp(deps(then), MANAGER, THREE_CHAIRS)
    expect(shown).toMatchObject({ hours: LATER, planned: null })
    const version = shown ? versionOf(shown) : ''
    const next = { ...wish, version, hours: HOURS, from: '2026-12-10' }
    expect(await setUpPlace(deps(minutesAfter(then)), MANAGER, next)).toEqual({ kind: 'set', offered: 0 })
    expect(await clinic(then)).toEqual({ hours: LATER, planned: { from: '2026-12-10', hours: HOURS } })
  })

  test('planned hours stay when the present ones change, and new planned hours replace them', async () => {
    const version = versionOf({ ...STANDING, planned: { from: FROM, hours: LATER } })
    const short = HOURS.map((day) => day && { opens: '09:00', closes: '12:00' })
    expect(await plan({ version, hours: short, from: TODAY })).toEqual({ kind: 'set', offered: 0 })
    expect([await starts(BEFORE), await starts(AFTER)].map((times) => times?.at(-1))).toEqual(['11:30', '13:45'])
    expect(await plan({ version, seats: 2 })).toEqual({ kind: 'stale' })
    const stands = { seats: 3, hours: short, planned: { from: FROM, hours: LATER } }
    expect(await plan({ version: versionOf(stands), hours: HOURS, from: BEFORE })).toEqual({ kind: 'set', offered: 0 })
    expect([await starts(BEFORE), await starts(AFTER)].map((times) => times?.at(-1))).toEqual(['12:30', '12:30'])
  })
})
