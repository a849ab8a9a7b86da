import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { freeNumber } from '@/lib/use-cases/account/free-number'
import { readSession } from '@/lib/use-cases/account/read-session'
import { signIn } from '@/lib/use-cases/account/sign-in'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { listBookings } from '@/lib/use-cases/booking/list'
import { saveLead } from '@/lib/use-cases/leads/save'
import { poolTables } from '@/lib/user-pool/store/tables'
import { openAccount } from '@/tests/support/account/accounts'
import {
  addFamily,
  addPerson,
  makePool,
  type Person,
  revoke,
  type TestPool,
} from '@/tests/support/account/signed-tokens'
import { book, depsOf, minutesAfter, NOW, slot, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

const ANN = '+919800000001'
const BOB = '+919800000002'
const DAY = 24 * 60

describe('the start of a session', () => {
  const { database } = useTestPlaces()
  const deps = (minutes = 0) => depsOf(database(), minutesAfter(minutes))
  let pool: TestPool
  beforeAll(async () => {
    pool = await makePool()
  })

  const start = async (person: Person, more?: Record<string, unknown>, minutes = 0) => {
    const { access_token: accessToken, id_token: idToken } = await pool.pair(person, more)
    return signIn(deps(minutes), pool.tokens, { accessToken, idToken, replaces: null, language: 'en' })
  }
  const started = async (person: Person, more?: Record<string, unknown>, minutes = 0) => {
    const outcome = await start(person, more, minutes)
    if (outcome.kind !== 'signed_in') throw new Error(outcome.kind)
    return outcome
  }
  const setPool = async ({ sub }: Person, change: { personal_phone?: string; phone_verified?: boolean }) => {
    await poolTables(database().writes).updateTable('identity_users').set(change).where('sub', '=', sub).execute()
  }
  const users = () => database().writes.selectFrom('users').selectAll().execute()

  test('the sign-in opens the account of the verified phone once, with the pool’s name and e-mail address', async () => {
    const ann = await addPerson(database(), ANN, NOW)
    const first = await started(ann, { name: 'Ann Mary', email: 'ann@example.in', email_verified: true })
    const uid = expect.stringMatching(/^patient:[0-9a-f-]{36}$/)
    expect(first.patient).toEqual({ uid, phone: ANN, name: 'Ann Mary', email: 'ann@example.in' })
    expect((await started(ann, { name: 'Someone Else' })).patient).toEqual(first.patient)
    expect(await users()).toHaveLength(1)
    expect(await readSession(deps(), first.token)).toEqual(first.patient)
  })

  test('the sign-in leaves out an unverified e-mail address', async () => {
    const ann = await addPerson(database(), ANN, NOW)
    const claims = { email: 'ann@example.in', email_verified: false }
    expect((await started(ann, claims)).patient).toMatchObject({ email: null })
  })

  test('parallel sign-ins with one new phone get one account', async () => {
    const ann = await addPerson(database(), ANN, NOW)
    const all = await Promise.all(Array.from({ length: 8 }, () => started(ann)))
    expect(new Set(all.map(({ patient }) => patient.uid)).size).toBe(1)
    expect(await users()).toHaveLength(1)
    expect(new Set(all.map(({ token }) => token)).size).toBe(8)
  })

  test('the sign-in leaves out a name that no form accepts', async () => {
    const ann = await addPerson(database(), ANN, NOW)
    expect((await started(ann, { name: '<b>1</b>' })).patient.name).toBeNull()
  })

  test('the sign-in links an account that the phone already has', async () => {
    const made = await openAccount(deps(), { phone: ANN, name: 'Ann' })
    const ann = await addPerson(database(), ANN, NOW)
    expect((await started(ann)).patient).toEqual(made)
  })

  test('the sign-in gives the account the bookings and leads of its phone, and no others', async () => {
    const mine = await book(deps(), { placeId: THREE_CHAIRS })
    const cancelled = await book(deps(), { placeId: THREE_CHAIRS, ...slot(undefined, '11:00', '11:30') })
    const others = await book(deps(), { placeId: THREE_CHAIRS, owner: 'bob', phone: BOB })
    await cancelBooking(deps(), { reference: cancelled.reference, owner: 'ann' })
    const by = { owner: 'browser', network: '192.0.2.1' }
    const lead = { ...by, flow: 'PPR', step: 's', answers: {}, attribution: {}, consentVersion: '1' }
    for (const phone of [ANN, BOB]) await saveLead(deps(), { phone, language: 'en', ...lead })
    const { patient } = await started(await addPerson(database(), ANN, NOW))
    const rows = await database().writes.selectFrom('bookings').select(['id', 'uid']).execute()
    expect(Object.fromEntries(rows.map((row) => [row.id, row.uid]))).toEqual({
      [mine.id]: patient.uid,
      [cancelled.id]: patient.uid,
      [others.id]: null,
    })
    const leads = await database().writes.selectFrom('leads').select(['personal_phone', 'uid']).execute()
    expect(leads).toContainEqual({ personal_phone: ANN, uid: patient.uid })
    expect(leads).toContainEqual({ personal_phone: BOB, uid: null })
    const list = await listBookings(deps(), patient)
    expect(list.upcoming).toMatchObject([{ reference: mine.reference, status: 'confirmed', canChange: true }])
    expect(list.past).toMatchObject([{ reference: cancelled.reference, status: 'cancelled' }])
  })

  test('the account shows a guest’s later booking with the phone, and another account keeps its own', async () => {
    const ann = await addPerson(database(), ANN, NOW)
    const { patient } = await started(ann)
    const { reference } = await book(deps())
    expect((await listBookings(deps(), patient)).upcoming).toMatchObject([{ reference }])
    const later = { uid: 'patient:later', phone: ANN }
    expect(await findBooking(deps(), { reference, patient: later })).not.toBeNull()
    await started(ann)
    expect(await findBooking(deps(), { reference, patient: later })).toBeNull()
    expect(await findBooking(deps(), { reference, patient })).not.toBeNull()
    expect((await listBookings(deps(), later)).upcoming).toEqual([])
  })

  test('the account follows a phone changed in the pool, even with an older token', async () => {
    const ann = await addPerson(database(), ANN, NOW)
    const { patient } = await started(ann)
    await setPool(ann, { personal_phone: '+919800000009' })
    const moved = await started(ann)
    expect(moved.patient).toEqual({ ...patient, phone: '+919800000009' })
    // The former number is free again, even if the site has not heard of the change.
    await database().writes.updateTable('users').set({ personal_phone: ANN }).execute()
    const next = await started(await addPerson(database(), ANN, NOW))
    expect(next.patient.uid).not.toBe(patient.uid)
    expect((await users()).map(({ personal_phone }) => personal_phone).sort()).toEqual([ANN, '+919800000009'])
  })

  test('a deleted pool user’s account goes to the next user who proves its phone', async () => {
    const ann = await addPerson(database(), ANN, NOW)
    const { patient } = await started(ann)
    await poolTables(database().writes).deleteFrom('identity_users').execute()
    expect((await started(await addPerson(database(), ANN, NOW))).patient).toEqual(patient)
  })

  test('the sign-in takes no phone from another account', async () => {
    const real = { ...pool.tokens, embedded: false }
    const startReal = async (person: Person) => {
      const { access_token: accessToken, id_token: idToken } = await pool.pair(person)
      return signIn(deps(), real, { accessToken, idToken, replaces: null, language: 'en' })
    }
    const [ann, bob] = [await addPerson(database(), ANN, NOW), await addPerson(database(), BOB, NOW)]
    for (const person of [ann, bob]) expect(await startReal(person)).toMatchObject({ kind: 'signed_in' })
    expect(await startReal({ ...ann, phone: BOB })).toEqual({ kind: 'phone_taken' })
    const stranger = { phone: BOB, sub: randomUUID(), originJti: randomUUID() }
    expect(await startReal(stranger)).toEqual({ kind: 'phone_taken' })
    expect(await freeNumber(deps(), { phone: '98000 00002', owner: 'new-owner' })).toEqual({ kind: 'freed' })
    expect(await startReal(stranger)).toMatchObject({ kind: 'signed_in', patient: { phone: BOB } })
    expect(await users()).toHaveLength(3)
  })

  test('the sign-in refuses an unverified phone, and tokens of two different users', async () => {
    const ann = await addPerson(database(), ANN, NOW)
    const bob = await addPerson(database(), BOB, NOW)
    await setPool(ann, { phone_verified: false })
    expect(await start(ann)).toEqual({ kind: 'phone_unverified' })
    const real = { ...pool.tokens, embedded: false }
    for (const claims of [
      { phone_number_verified: false },
      { phone_number_verified: 'false' },
      { phone_number: undefined },
    ]) {
      const { access_token: accessToken, id_token: idToken } = await pool.pair(ann, claims)
      expect(await signIn(deps(), real, { accessToken, idToken, replaces: null, language: 'en' })).toEqual({
        kind: 'phone_unverified',
      })
    }
    const mixed = { accessToken: await pool.access(ann), idToken: await pool.id(bob), replaces: null }
    expect(await signIn(deps(), pool.tokens, { ...mixed, language: 'en' })).toEqual({ kind: 'signed_out' })
    const later = { ...ann, originJti: randomUUID() }
    await addFamily(database(), later, NOW)
    const ofTwoSignIns = { accessToken: await pool.access(ann), idToken: await pool.id(later), replaces: null }
    expect(await signIn(deps(), pool.tokens, { ...ofTwoSignIns, language: 'en' })).toEqual({ kind: 'signed_out' })
    expect(await users()).toEqual([])
  })

  test('the session ends with its sign-in, after thirty days at most', async () => {
    const ann = await addPerson(database(), ANN, NOW)
    const { token, expiresAt } = await started(ann)
    expect(expiresAt).toEqual(minutesAfter(30 * DAY))
    expect(await readSession(deps(30 * DAY - 1), token)).not.toBeNull()
    expect(await readSession(deps(30 * DAY), token)).toBeNull()
    await revoke(database(), ann)
    expect(await readSession(deps(), token)).toBeNull()
    expect(await start(ann)).toEqual({ kind: 'signed_out' })
  })

  test('a disabled or deleted user has no session', async () => {
    const ann = await addPerson(database(), ANN, NOW)
    const { token } = await started(ann)
    const disable = (enabled: boolean) =>
      poolTables(database().writes).updateTable('identity_users').set({ enabled }).execute()
    await disable(false)
    expect(await readSession(deps(), token)).toBeNull()
    await disable(true)
    expect(await readSession(deps(), token)).not.toBeNull()
    await poolTables(database().writes).deleteFrom('identity_users').execute()
    expect(await readSession(deps(), token)).toBeNull()
  })
})
