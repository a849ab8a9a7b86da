import { beforeAll, describe, expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { deleteAccount } from '@/lib/use-cases/account/delete'
import { readSession } from '@/lib/use-cases/account/read-session'
import { signIn } from '@/lib/use-cases/account/sign-in'
import { findBooking } from '@/lib/use-cases/booking/find'
import { listBookings } from '@/lib/use-cases/booking/list'
import { saveLead } from '@/lib/use-cases/leads/save'
import { activateMembership } from '@/lib/use-cases/membership/activate'
import { addPerson, makePool, type Person, type TestPool } from '@/tests/support/account/signed-tokens'
import { book, depsOf, NOW, SECRET, slot, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

const ANN = '+919800000001'
const LEAD = {
  owner: 'browser',
  network: '192.0.2.1',
  flow: 'PPR',
  step: 's',
  answers: {},
  attribution: {},
  consentVersion: '1',
}

describe('the deletion of an account', () => {
  const { database } = useTestPlaces()
  const deps = () => depsOf(database())
  let pool: TestPool
  beforeAll(async () => {
    pool = await makePool()
  })
  const started = async (person: Person) => {
    const { access_token: accessToken, id_token: idToken } = await pool.pair(person)
    const outcome = await signIn(deps(), pool.tokens, { accessToken, idToken, replaces: null, language: 'en' })
    if (outcome.kind !== 'signed_in') throw new Error(outcome.kind)
    return outcome
  }

  test('the deletion removes profile, sessions, membership, benefits and leads, and the patient is notified', async () => {
    const { patient, token } = await started(await addPerson(database(), ANN, NOW))
    await activateMembership(deps(), { uid: patient.uid, language: 'en' })
    const visit = { placeId: THREE_CHAIRS, treatment: 'clinic_visit', pricePaise: 19_900 }
    await book(deps(), { uid: patient.uid, ...visit })
    for (const phone of [ANN, '+919800000002']) await saveLead(deps(), { phone, language: 'en', ...LEAD })
    expect(await deleteAccount(deps(), patient.uid)).toEqual({ kind: 'deleted' })
    expect(await readSession(deps(), token)).toBeNull()
    const { writes } = database()
    for (const table of ['users', 'sessions', 'memberships', 'membership_benefits'] as const)
      expect(await writes.selectFrom(table).selectAll().execute()).toEqual([])
    const leads = await writes.selectFrom('leads').select('personal_phone').execute()
    expect(leads).toEqual([{ personal_phone: '+919800000002' }])
    const told = await writes.selectFrom('outbox').where('kind', '=', 'account_deleted').selectAll().execute()
    expect(told).toMatchObject([{ personal_to: ANN }])
    expect(await deleteAccount(deps(), patient.uid)).toEqual({ kind: 'not_found' })
  })

  test('the deletion closes the links of the account’s bookings, which no later account of the number sees', async () => {
    const person = await addPerson(database(), ANN, NOW)
    const { patient } = await started(person)
    const own = await book(deps(), { uid: patient.uid, placeId: THREE_CHAIRS })
    const asGuest = await book(deps(), { placeId: THREE_CHAIRS, ...slot(undefined, '11:00', '11:30') })
    await deleteAccount(deps(), patient.uid)
    const later = await started(await addPerson(database(), ANN, NOW))
    expect(later.patient.uid).not.toBe(patient.uid)
    expect(await listBookings(deps(), later.patient)).toEqual({ upcoming: [], past: [] })
    for (const { reference, id } of [own, asGuest]) {
      expect(await findBooking(deps(), { reference, patient: later.patient })).toBeNull()
      expect(await findBooking(deps(), { reference, key: manageKey(SECRET, id) })).toBeNull()
    }
  })
})
