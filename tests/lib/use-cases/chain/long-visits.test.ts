// A visit that is longer than a slot is judged by its own length when an import changes the times.
import { afterEach, describe, expect, test } from 'vitest'
import type { ChainFile } from '@/lib/chain-file/schema'
import { findBooking } from '@/lib/use-cases/booking/find'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { importChain } from '@/lib/use-cases/chain/import'
import { OPERATOR } from '@/lib/use-cases/desk/actor'
import { SAMPLE } from '@/tests/support/chain/sample-chain'
import { book, depsOf, holdInput, slot, TOMORROW } from '@/tests/support/chain/test-places'
import { seatRows } from '@/tests/support/seat-rows'
import { useDatabase } from '@/tests/support/servers/test-database'

const T_NAGAR = 'c106'
const hour = (start: string, end: string) => ({ placeId: T_NAGAR, visitMinutes: 60, ...slot(TOMORROW, start, end) })

function clinicWith(tue: string, change: { chairs?: number } = {}): ChainFile {
  const clinics = SAMPLE.clinics.map((one) =>
    one.id === '106' ? { ...one, ...change, hours: { ...one.hours, tue } } : one,
  )
  return { ...SAMPLE, clinics }
}

describe('an import with long visits ahead', () => {
  const database = useDatabase()
  const deps = () => depsOf(database())
  const importing = (chain: ChainFile) => importChain(deps(), chain, { offeredBy: OPERATOR.staffId })
  const chairs = async () =>
    (await seatRows(database()).where('s.place_id', '=', T_NAGAR).execute()).map(({ seat }) => seat).sort()
  afterEach(async () => {
    await database().writes.deleteFrom('seats').execute()
    await importChain(deps(), SAMPLE)
  })

  test('a visit that would end after closing time gets times that are long enough', async () => {
    const stays = await book(deps(), hour('10:00', '11:00'))
    const late = await book(deps(), { owner: 'ben', phone: '+919800000002', ...hour('11:00', '12:00') })
    const held = await holdSlot(deps(), holdInput({ owner: 'cid', phone: '+919800000003', ...hour('11:00', '12:00') }))
    expect(held.kind).toBe('held')
    const imported = await importing(clinicWith('10:00-11:30'))
    expect(imported).toMatchObject({ kind: 'imported', offered: [{ reference: late.reference, why: 'hours' }] })
    expect(await findBooking(deps(), { reference: stays.reference, owner: 'ann' })).toMatchObject({ affected: null })
    expect(await seatRows(database()).where('s.state', '=', 'held').execute()).toEqual([])
    const access = { reference: late.reference, owner: 'ben' }
    const offered = (await findBooking(deps(), access))?.affected?.offered ?? []
    expect(offered).toHaveLength(3)
    const [first] = offered
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    for (const { start, end } of offered) expect(minutes(end) - minutes(start)).toBe(60)
    if (!first) throw new Error('Nothing was offered')
    expect(await rescheduleBooking(deps(), { ...access, ...first })).toMatchObject({ kind: 'moved' })
    expect(await findBooking(deps(), access)).toMatchObject({ start: first.start, end: first.end, visitMinutes: 60 })
  })

  test('a visit whose chair goes gets another one that is free for all of it', async () => {
    const people = ['ann', 'ben'].map((owner, n) => ({
      owner,
      phone: `+91980000000${n + 1}`,
      ...hour('10:00', '11:00'),
    }))
    for (const person of people) await book(deps(), person)
    const tue = SAMPLE.clinics.find(({ id }) => id === '106')?.hours.tue ?? ''
    expect(await importing(clinicWith(tue, { chairs: 2 }))).toMatchObject({ kind: 'imported', offered: [] })
    expect(await chairs()).toEqual([1, 2])
    expect(await importing(clinicWith(tue, { chairs: 1 }))).toMatchObject({ offered: [{ why: 'chairs' }] })
  })
})
