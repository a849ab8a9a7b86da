// Two patients with everything that an account can have, and every kind of requester who could ask for their data.
import { beforeAll, beforeEach } from 'vitest'
import type { Database } from '@/lib/db/schema'
import { openSession } from '@/lib/use-cases/account/open-session'
import { signIn } from '@/lib/use-cases/account/sign-in'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { activateMembership } from '@/lib/use-cases/membership/activate'
import { switchReferral } from '@/lib/use-cases/referral/switch'
import { addPerson, makePool, type Person, revoke, type TestPool } from '@/tests/support/account/signed-tokens'
import { serveFrom } from '@/tests/support/browser/page-browser'
import type { Caller } from '@/tests/support/call'
import { book, depsOf, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { fillingOf } from '@/tests/support/servers/truncate'

const OWNER = { phone: '+919800000001', name: 'Owner Sample' }
const OTHER = { phone: '+919800000002', name: 'Other Sample' }
const PAST = new Date('2020-01-01T00:00:00Z')

export type Side = { name: string; person: Person; uid: string; token: string; reference: string; date: string }
/** `foreign` is a pool whose key the site does not know. */
export type Sides = { db: Database; owner: Side; other: Side; pool: TestPool; foreign: TestPool }
export type Who = { name: string; signedIn: 'owner' | 'other' | null; as(sides: Sides): Promise<Caller> | Caller }

async function makeSide(db: Database, pool: TestPool, { phone, name }: typeof OWNER, date: string): Promise<Side> {
  const deps = depsOf(db, new Date())
  const person = await addPerson(db, phone)
  const { access_token: accessToken, id_token: idToken } = await pool.pair(person, { name })
  const signedIn = await signIn(deps, pool.tokens, { accessToken, idToken, replaces: null, language: 'en' })
  if (signedIn.kind !== 'signed_in') throw new Error(signedIn.kind)
  const { uid } = signedIn.patient
  const time = { date, start: '10:00', end: '10:30' }
  const { reference } = await book(deps, { placeId: THREE_CHAIRS, owner: phone, phone, name, uid, ...time })
  await activateMembership(deps, { uid, language: 'en' })
  await switchReferral(deps, { phone, on: true })
  return { name, person, uid, token: signedIn.token, reference, date }
}

async function makeSides(db: Database, pool: TestPool, foreign: TestPool): Promise<Sides> {
  const deps = depsOf(db, new Date())
  const listed = await listSlots(deps, { placeId: THREE_CHAIRS, owner: 'x', day: undefined })
  const [, first = '', second = ''] = (listed?.days ?? []).filter(({ free }) => free > 3).map(({ date }) => date)
  const owner = await makeSide(db, pool, OWNER, first)
  return { db, pool, foreign, owner, other: await makeSide(db, pool, OTHER, second) }
}

/**
 * For a `describe`: serves two signed-in patients, each with a booking, a membership and a referral code. Their rows
 * are restored before each test.
 */
export function useSides(): () => Sides {
  const { database } = useTestPlaces()
  let sides: Sides
  let filling: string
  beforeAll(async () => {
    const pools = await Promise.all([makePool(), makePool()])
    serveFrom(database(), pools[0].tokens)
    sides = await makeSides(database(), ...pools)
    filling = await fillingOf(database())
  })
  beforeEach(() => database().script(filling))
  return () => sides
}

/** A session without a sign-in of the pool. */
export const sessionOf = (db: Database, uid: string, expiresAt: Date): Promise<string> =>
  openSession(db.writes, { uid, now: new Date(), signIn: null, isBound: false, expiresAt })

/** Every value that identifies the patient. */
export const marksOf = ({ uid, reference, person, name }: Side): string[] => [
  uid,
  reference,
  person.sub,
  name,
  person.phone,
  person.phone.slice(3),
]

/** Every kind of requester, by name. `signedIn` names the patient whose data the requester may read. */
export const WHO: Who[] = [
  { name: 'a guest', signedIn: null, as: () => ({}) },
  {
    name: 'the owner by token',
    signedIn: 'owner',
    as: async ({ owner, pool }) => ({ bearer: await pool.access(owner.person) }),
  },
  { name: 'the owner by cookie', signedIn: 'owner', as: ({ owner }) => ({ session: owner.token }) },
  {
    name: 'another patient by token',
    signedIn: 'other',
    as: async ({ other, pool }) => ({ bearer: await pool.access(other.person) }),
  },
  { name: 'another patient by cookie', signedIn: 'other', as: ({ other }) => ({ session: other.token }) },
  {
    name: 'an expired token',
    signedIn: null,
    as: async ({ owner, pool }) => ({ bearer: await pool.access(owner.person, {}, -60) }),
  },
  {
    name: 'a revoked sign-in by token',
    signedIn: null,
    as: async ({ owner, db, pool }) => {
      await revoke(db, owner.person)
      return { bearer: await pool.access(owner.person) }
    },
  },
  {
    name: 'a revoked sign-in by cookie',
    signedIn: null,
    as: async ({ owner, db }) => {
      await revoke(db, owner.person)
      return { session: owner.token }
    },
  },
  {
    name: 'a sign-in that never was',
    signedIn: null,
    as: async ({ owner, pool }) => ({ bearer: await pool.access({ ...owner.person, originJti: 'none' }) }),
  },
  {
    name: 'a token without a sign-in',
    signedIn: null,
    as: async ({ owner, pool }) => ({ bearer: await pool.access(owner.person, { origin_jti: undefined }) }),
  },
  {
    name: 'another pool’s key',
    signedIn: null,
    as: async ({ owner, foreign }) => ({ bearer: await foreign.access(owner.person) }),
  },
  {
    name: 'another pool’s issuer',
    signedIn: null,
    as: async ({ owner, pool }) => ({ bearer: await pool.access(owner.person, {}, 3600, 'ap-south-1_Another01') }),
  },
  {
    name: 'another client',
    signedIn: null,
    as: async ({ owner, pool }) => ({ bearer: await pool.access(owner.person, { client_id: 'another' }) }),
  },
  { name: 'an id token', signedIn: null, as: async ({ owner, pool }) => ({ bearer: await pool.id(owner.person) }) },
  { name: 'a token that is none', signedIn: null, as: () => ({ bearer: 'a.b.c' }) },
  { name: 'an empty token', signedIn: null, as: () => ({ bearer: '' }) },
  {
    name: 'a bad token beside the owner’s cookie',
    signedIn: null,
    as: ({ owner }) => ({ bearer: 'a.b.c', session: owner.token }),
  },
  {
    name: 'another patient’s token beside the owner’s cookie',
    signedIn: 'other',
    as: async ({ owner, other, pool }) => ({ bearer: await pool.access(other.person), session: owner.token }),
  },
  {
    name: 'an expired cookie',
    signedIn: null,
    as: async ({ owner, db }) => ({ session: await sessionOf(db, owner.uid, PAST) }),
  },
  { name: 'a cookie that is none', signedIn: null, as: () => ({ session: 'A'.repeat(43) }) },
]
