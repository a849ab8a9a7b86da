import { describe, expect, test } from 'vitest'
import type { ChainFile } from '@/lib/chain-file/schema'
import { writeChainFile } from '@/lib/chain-file/write'
import type { Database } from '@/lib/db/schema'
import { addDays } from '@/lib/domain/clinic-time'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { exportChain } from '@/lib/use-cases/chain/export'
import { importChain } from '@/lib/use-cases/chain/import'
import { listClinics } from '@/lib/use-cases/clinics/list'
import { listCities } from '@/lib/use-cases/clinics/list-cities'
import { chainOf, SAMPLE } from '@/tests/support/chain/sample-chain'
import { book, confirmInput, depsOf, holdInput, slot, TOMORROW } from '@/tests/support/chain/test-places'
import { seatRows } from '@/tests/support/seat-rows'
import { hasPostgres, openTestDatabase, useDatabase } from '@/tests/support/servers/test-database'

type Clinic = ChainFile['clinics'][number]
type Zone = ChainFile['homeZones'][number]

/** The sample with a changed clinic (106, T. Nagar) or home zone (blr-south); undefined leaves it out. */
const withClinic = (change: Partial<Clinic> | undefined): ChainFile => ({
  ...SAMPLE,
  clinics: SAMPLE.clinics.flatMap((one) => (one.id === '106' ? (change ? [{ ...one, ...change }] : []) : [one])),
})
const withZone = (change: (zone: Zone) => Partial<Zone>): ChainFile => ({
  ...SAMPLE,
  homeZones: SAMPLE.homeZones.map((one) => (one.id === 'blr-south' ? { ...one, ...change(one) } : one)),
})
const closing = (day: string, places?: string[]): ChainFile => ({
  ...SAMPLE,
  closures: [...SAMPLE.closures, { day, reason: 'Moving house', places }],
})
const HOURS = SAMPLE.clinics.find(({ id }) => id === '106')?.hours
if (!HOURS) throw new Error('There is no clinic 106')

const T_NAGAR = 'c106'
const at = (start: string, end: string, given: object = {}) => ({
  placeId: T_NAGAR,
  ...slot(TOMORROW, start, end),
  ...given,
})

describe('the export', () => {
  test('an exported chain imports without changes and exports identically', async () => {
    const db = await openTestDatabase()
    const exported = async () => writeChainFile((await exportChain({ db })) ?? {})
    const first = await exported()
    expect(chainOf(first)).toEqual({ ...SAMPLE, homeZones: expect.arrayContaining(SAMPLE.homeZones) })
    expect(await importChain(depsOf(db), chainOf(first))).toMatchObject({ changed: 0, gone: [] })
    const hoursFrom = { from: '2026-12-07', hours: { ...HOURS, mon: '10:00-18:00' } }
    const other = withClinic({ landmark: 'Beside the tank', chairs: 5, hoursFrom })
    expect(await importChain(depsOf(db), other)).toMatchObject({ kind: 'imported', changed: 2, gone: [], offered: [] })
    expect(await importChain(depsOf(db), other)).toMatchObject({ changed: 0 })
    expect(chainOf(await exported()).clinics).toEqual(other.clinics)
    await db.close()
  })
})

describe('the import', () => {
  const database = useDatabase()
  const deps = () => depsOf(database())
  const importing = (chain: ChainFile) => importChain(deps(), chain)
  const bookAt = (start: string, end: string, given: object = {}) => book(deps(), at(start, end, given))

  test('an import of another chain closes the present one and keeps its bookings', async () => {
    const db = await openTestDatabase()
    const [nashik] = SAMPLE.cities.map((city) => ({
      ...city,
      id: 'nashik',
      name: 'Nashik',
      aliases: [],
      lat: 20,
      lng: 73.8,
    }))
    const [clinic] = SAMPLE.clinics.map((one) => ({
      ...one,
      id: '1',
      city: 'nashik',
      pincode: '422001',
      lat: 20,
      lng: 73.8,
    }))
    if (!nashik || !clinic) throw new Error('The sample is empty')
    const chain = { ...SAMPLE, cities: [nashik], clinics: [clinic], homeZones: [], closures: [] }
    const outcome = await importChain(depsOf(db), chain)
    expect(outcome).toMatchObject({ kind: 'imported' })
    expect(outcome.kind === 'imported' && outcome.gone).toHaveLength(SAMPLE.clinics.length + SAMPLE.homeZones.length)
    expect((await listClinics({ db })).map(({ id, clinics }) => [id, clinics.map(({ cid }) => cid)])).toEqual([
      ['nashik', ['1']],
    ])
    expect((await listCities({ db })).map(({ id }) => id)).toEqual(['nashik'])
    expect(await holdSlot(depsOf(db), holdInput(at('10:00', '10:30')))).toEqual({ kind: 'closed' })
    expect(await importChain(depsOf(db), SAMPLE)).toMatchObject({ kind: 'imported', gone: ['c1'] })
    expect(await holdSlot(depsOf(db), holdInput(at('10:00', '10:30')))).toMatchObject({ kind: 'held' })
    await db.close()
  })

  test.each<[string, string, ChainFile]>([
    ['gone', 'a clinic that is gone', withClinic(undefined)],
    ['hours', 'shorter hours', withClinic({ hours: { ...HOURS, tue: '11:00-18:00' } })],
    ['hours', 'another slot length', withClinic({ slotMinutes: 45 })],
    ['closed', 'a day that is closed', closing(TOMORROW, ['106'])],
    ['closed', 'a day that is closed everywhere, every year', closing(TOMORROW.slice(5))],
  ])('the change (%s) to %s is refused while a booking is affected, and nothing changes', async (why, _, chain) => {
    const booked = await bookAt('10:00', '10:30')
    const before = await exportChain(deps())
    expect(await importing({ ...chain, brand: { ...chain.brand, name: 'Other' } })).toEqual({
      kind: 'stranded',
      stranded: [
        { bookingId: booked.id, reference: booked.reference, placeId: T_NAGAR, date: TOMORROW, start: '10:00', why },
      ],
    })
    expect(await exportChain(deps())).toEqual(before)
  })

  test('an import with fewer chairs moves the bookings that fit, and is refused for those that do not', async () => {
    const people = ['ann', 'ben', 'cat', 'dan'].map((owner, n) => ({ owner, phone: `+91980000000${n}` }))
    for (const one of people.slice(0, 2)) await bookAt('10:00', '10:30', one)
    for (const one of people) await bookAt('11:00', '11:30', one)
    const refused = await importing(withClinic({ chairs: 3 }))
    expect(refused).toMatchObject({ stranded: [{ start: '11:00', why: 'chairs' }] })
    await database()
      .writes.deleteFrom('seats')
      .where('starts_at', '>=', new Date(`${TOMORROW}T11:00:00+05:30`))
      .execute()
    expect(await importing(withClinic({ chairs: 2 }))).toMatchObject({ kind: 'imported' })
    const rows = await seatRows(database()).where('s.place_id', '=', T_NAGAR).execute()
    expect(rows.map(({ seat }) => seat).sort()).toEqual([1, 2])
    const { kind } = await holdSlot(deps(), holdInput(at('10:00', '10:30', { owner: 'eve' })))
    expect(kind).toBe('taken')
    await importing(SAMPLE)
  })

  test('an import that drops a patient’s pincode from a home-visit zone is refused', async () => {
    const address = { pincode: '560004', address: '5 Lake View' }
    const home = { placeId: 'blr-south', treatment: 'aligner_scan', address, ...slot() }
    const booked = await book(deps(), home)
    const less = withZone(({ pincodes }) => ({ pincodes: pincodes.filter(({ pincode }) => pincode !== '560004') }))
    expect(await importing(less)).toMatchObject({ stranded: [{ reference: booked.reference, why: 'pincode' }] })
    expect(await importing(withZone(({ pincodes }) => ({ pincodes: pincodes.slice(0, -1) })))).toMatchObject({
      changed: 1,
    })
    await importing(SAMPLE)
  })

  test('an import releases the holds that lose their place, and the patient is offered other slots', async () => {
    await holdSlot(deps(), holdInput(at('10:00', '10:30')))
    await importing(withClinic({ hours: { ...HOURS, tue: '11:00-18:00' } }))
    const confirmed = await confirmBooking(deps(), { ...confirmInput(at('10:00', '10:30')), end: undefined })
    expect(confirmed).toEqual({ kind: 'expired' })
    await importing(SAMPLE)
  })

  test('an import does not report a booking that had no place before', async () => {
    await bookAt('10:00', '10:30')
    await database().writes.updateTable('places').set({ slot_minutes: 45 }).where('id', '=', T_NAGAR).execute()
    const changed = await importing(withClinic({ slotMinutes: 45, hours: { ...HOURS, tue: '11:00-18:00' } }))
    expect(changed).toMatchObject({ kind: 'imported' })
    await database().writes.deleteFrom('seats').execute()
    await importing(SAMPLE)
  })

  test('an import keeps a day closed that the desk closed', async () => {
    const day = addDays(TOMORROW, 7)
    await database().writes.insertInto('closed_days').values({ place_id: T_NAGAR, day, reason: 'Water' }).execute()
    expect(await importing(withClinic({ landmark: 'Beside the tank' }))).toMatchObject({ changed: 1 })
    expect(await importing(SAMPLE)).toMatchObject({ changed: 1 })
    const rows = await database()
      .reads.selectFrom('closed_days')
      .select('reason')
      .where('place_id', '=', T_NAGAR)
      .where('day', '=', day)
      .execute()
    expect(rows).toEqual([{ reason: 'Water' }])
  })

  test.runIf(hasPostgres())('an import during bookings leaves every booking with a place', async () => {
    const db: Database = database()
    const opens = async (chain: ChainFile) => importChain(depsOf(db), chain)
    const short = withClinic({ hours: { ...HOURS, tue: '11:00-18:00' } })
    for (let round = 0; round < 6; round += 1) {
      const browsers = Array.from({ length: 8 }, (_, n) => ({ owner: `b${n}`, phone: `+9198000000${round}${n}` }))
      const bookings = browsers.map(async (one) => {
        const input = { ...at('10:00', '10:30'), ...one }
        await holdSlot(depsOf(db), holdInput(input))
        return confirmBooking(depsOf(db), { ...confirmInput(input), end: undefined })
      })
      const [outcome, ...booked] = await Promise.all([opens(short), ...bookings])
      const seats = await seatRows(db).where('s.place_id', '=', T_NAGAR).execute()
      const taken = seats.filter(({ state }) => state === 'taken').length
      expect(booked.filter(({ kind }) => kind === 'confirmed')).toHaveLength(taken)
      if (outcome.kind === 'imported') expect(taken).toBe(0)
      else expect(taken).toBeGreaterThan(0)
      await db.writes.deleteFrom('seats').execute()
      await opens(SAMPLE)
    }
  })
})
