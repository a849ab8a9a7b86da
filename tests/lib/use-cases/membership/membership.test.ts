import { describe, expect, test } from 'vitest'
import { readSession } from '@/lib/use-cases/account/read-session'
import { activateMembership } from '@/lib/use-cases/membership/activate'
import { getMembership } from '@/lib/use-cases/membership/get'
import { openAccount, startSession } from '@/tests/support/account/accounts'
import { depsOf, minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

const PHONE = '+919800000001'
const DAY = 24 * 60

describe('accounts and membership', () => {
  const database = useDatabase()
  const deps = (minutes = 0) => depsOf(database(), minutesAfter(minutes))

  test('parallel requests make one account for a phone', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => openAccount(deps(), { phone: PHONE })))
    expect(new Set(made.map((patient) => patient.uid)).size).toBe(1)
    expect(made[0]).toMatchObject({ uid: expect.stringMatching(/^patient:[0-9a-f-]{36}$/), phone: PHONE, name: null })
    expect(await openAccount(deps(), { phone: PHONE, name: 'Ann', uid: 'ap-south-1:other' })).toEqual({
      ...made[0],
      name: 'Ann',
    })
    expect(await openAccount(deps(), { phone: PHONE, name: 'Bob' })).toEqual({ ...made[0], name: 'Ann' })
    expect(await openAccount(deps(), { phone: '+919800000002', uid: 'ap-south-1:x' })).toMatchObject({
      uid: 'ap-south-1:x',
    })
  })

  test('a session is known by its token for thirty days, and no token is stored', async () => {
    const patient = await openAccount(deps(), { phone: PHONE, name: 'Ann' })
    const token = await startSession(deps(), patient.uid)
    expect(Buffer.from(token, 'base64url').length).toBe(32)
    expect(await readSession(deps(), token)).toEqual(patient)
    expect(await readSession(deps(30 * DAY - 1), token)).toEqual(patient)
    expect(await readSession(deps(30 * DAY), token)).toBeNull()
    for (const wrong of ['', `${token}x`, token.toUpperCase()]) expect(await readSession(deps(), wrong)).toBeNull()
    const [row] = await database().writes.selectFrom('sessions').selectAll().execute()
    expect(row).toMatchObject({
      token_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      expires_at: minutesAfter(30 * DAY),
    })
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('repeated requests activate one membership', async () => {
    const { uid } = await openAccount(deps(), { phone: PHONE, name: 'Ann' })
    expect(await getMembership(deps(), uid)).toBeNull()
    const asked = await Promise.all(
      Array.from({ length: 6 }, () => activateMembership(deps(), { uid, issue: 'gaps', language: 'en' })),
    )
    expect(new Set(asked.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    const membership = {
      number: expect.stringMatching(/^M[CFHJKMNPRTWXY3479]{8}$/),
      issue: 'gaps',
      activatedAt: NOW,
      validUntil: new Date('2027-11-23T10:00:00+05:30'),
      active: true,
    }
    expect(asked[0]).toEqual({ kind: 'activated', membership })
    expect(await activateMembership(deps(DAY), { uid, issue: 'pain', language: 'en' })).toEqual({
      kind: 'activated',
      membership,
    })
    expect(await getMembership(deps(DAY), uid)).toEqual(membership)
    const rows = await database().writes.selectFrom('outbox').selectAll().execute()
    expect(rows).toMatchObject([
      { kind: 'membership_activated', personal_to: PHONE, personal_payload: { validUntil: '2027-11-23' } },
    ])
  })

  test('a membership renews under the same number after its year', async () => {
    const { uid } = await openAccount(deps(), { phone: PHONE })
    const first = await activateMembership(deps(), { uid, language: 'en' })
    const later = 365 * DAY
    expect(await getMembership(deps(later), uid)).toMatchObject({ active: false })
    const second = await activateMembership(deps(later), { uid, issue: 'pain', language: 'en' })
    if (first.kind !== 'activated' || second.kind !== 'activated') throw new Error('not activated')
    expect(second.membership).toMatchObject({
      number: first.membership.number,
      issue: 'pain',
      active: true,
      activatedAt: minutesAfter(later),
    })
    expect(await database().writes.selectFrom('outbox').select('subject').execute()).toHaveLength(2)
  })

  test('a membership is valid for a year, also for one of 366 days', async () => {
    const { uid } = await openAccount(deps(), { phone: PHONE })
    const now = new Date('2027-11-23T10:00:00+05:30')
    const validUntil = new Date('2028-11-23T10:00:00+05:30')
    expect(await activateMembership({ db: database(), now }, { uid, language: 'en' })).toMatchObject({
      membership: { validUntil },
    })
  })

  test('an unknown account has no membership', async () => {
    expect(await activateMembership(deps(), { uid: 'patient:none', language: 'en' })).toEqual({ kind: 'not_found' })
    expect(await getMembership(deps(), 'patient:none')).toBeNull()
  })
})
