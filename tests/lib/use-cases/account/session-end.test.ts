import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { endSession, endSessions } from '@/lib/use-cases/account/end-session'
import { readAccess } from '@/lib/use-cases/account/read-access'
import { readSession } from '@/lib/use-cases/account/read-session'
import { hashOfToken } from '@/lib/use-cases/account/session-token'
import { signIn } from '@/lib/use-cases/account/sign-in'
import { insertHostedSession } from '@/lib/user-pool/store/hosted'
import { poolTables } from '@/lib/user-pool/store/tables'
import { openAccount } from '@/tests/support/account/accounts'
import { addFamily, addPerson, makePool, type Person, type TestPool } from '@/tests/support/account/signed-tokens'
import { depsOf, minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

const ANN = '+919800000001'
const BOB = '+919800000002'
const DAY = 24 * 60
const stranger = (phone: string): Person => ({ phone, sub: randomUUID(), originJti: randomUUID() })

describe('the end of a session', () => {
  const database = useDatabase()
  const deps = (minutes = 0) => depsOf(database(), minutesAfter(minutes))
  let pool: TestPool
  beforeAll(async () => {
    pool = await makePool()
  })

  const start = async (person: Person, replaces: string | null = null, more: Partial<{ hosted: string }> = {}) => {
    const { access_token: accessToken, id_token: idToken } = await pool.pair(person)
    return signIn(deps(1), pool.tokens, { accessToken, idToken, replaces, language: 'en', ...more })
  }
  const started = async (person: Person) => {
    const outcome = await start(person)
    if (outcome.kind !== 'signed_in') throw new Error(outcome.kind)
    return outcome
  }

  test('the session’s token ends it together with its sign-in, whose tokens open no other session', async () => {
    const ann = await addPerson(database(), ANN, NOW)
    const { token } = await started(ann)
    const { access_token: accessToken, id_token: idToken } = await pool.pair(ann)
    await endSession(deps(), { token, hosted: null })
    expect(await readSession(deps(), token)).toBeNull()
    const again = await signIn(deps(), pool.tokens, { accessToken, idToken, replaces: null, language: 'en' })
    expect(again).toEqual({ kind: 'signed_out' })
    await endSession(deps(), { token, hosted: null })
  })

  test('a second start of the same sign-in keeps the session and extends it', async () => {
    const ann = await addPerson(database(), ANN, NOW)
    const { token } = await started(ann)
    expect(await start(ann, token)).toMatchObject({ kind: 'signed_in', token, expiresAt: minutesAfter(30 * DAY + 1) })
    const rows = await database().reads.selectFrom('sessions').select('expires_at').execute()
    expect(rows).toEqual([{ expires_at: minutesAfter(30 * DAY + 1) }])
  })

  test('a session that one tab starts while another signs out is over in either order', async () => {
    const ann = await addPerson(database(), ANN, NOW)
    const { token } = await started(ann)
    const [outcome] = await Promise.all([start(ann, token), endSession(deps(), { token, hosted: null })])
    if (outcome.kind === 'signed_in') expect(await readSession(deps(), outcome.token)).toBeNull()
    else expect(outcome).toEqual({ kind: 'signed_out' })
    expect(await database().reads.selectFrom('sessions').select('uid').execute()).toEqual([])
  })

  test('the browser’s next session ends the earlier one, and a sign-out everywhere ends all', async () => {
    const ann = await addPerson(database(), ANN, NOW)
    const later = { ...ann, originJti: randomUUID() }
    await addFamily(database(), later, NOW)
    const [two, three] = [await started(ann), await started(ann)]
    const next = await start(later, two.token)
    expect(next).toMatchObject({ kind: 'signed_in', token: expect.not.stringMatching(two.token) })
    expect(await readSession(deps(), two.token)).toBeNull()
    expect(await readSession(deps(), three.token)).not.toBeNull()
    await endSessions(deps(), three.patient.uid)
    expect(await database().writes.selectFrom('sessions').select('uid').execute()).toEqual([])
  })

  test('another patient’s session keeps nothing of the earlier patient', async () => {
    const [ann, bob] = [await addPerson(database(), ANN, NOW), await addPerson(database(), BOB, NOW)]
    const { token } = await started(ann)
    const hosted = async (name: string, sub: string) => {
      const row = { tokenHash: hashOfToken(name), sub, now: NOW, expiresAt: minutesAfter(60) }
      await insertHostedSession(database().writes, row)
    }
    await hosted('the hosted page’s', ann.sub)
    expect(await start(ann, token, { hosted: 'the hosted page’s' })).toMatchObject({ token })
    expect(
      await poolTables(database().reads).selectFrom('identity_hosted_sessions').selectAll().execute(),
    ).toHaveLength(1)
    const other = await start(bob, token, { hosted: 'the hosted page’s' })
    expect(other).toMatchObject({ kind: 'signed_in', patient: { phone: BOB } })
    expect(await readSession(deps(), token)).toBeNull()
    expect(await poolTables(database().reads).selectFrom('identity_hosted_sessions').selectAll().execute()).toEqual([])
  })

  describe('the session with a real pool', () => {
    const real = () => ({ ...pool.tokens, embedded: false })
    const startReal = async (person: Person, replaces: string | null = null, at: Date = new Date()) => {
      const { access_token: accessToken, id_token: idToken } = await pool.pair(person)
      return signIn(depsOf(database(), at), real(), { accessToken, idToken, replaces, language: 'en' })
    }

    test('the session lasts as long as the access token and needs no table of sign-ins', async () => {
      const outcome = await startReal(stranger(ANN))
      if (outcome.kind !== 'signed_in') throw new Error(outcome.kind)
      expect(Math.abs(outcome.expiresAt.getTime() - Date.now() - 3_600_000)).toBeLessThan(60_000)
      // The token is checked by the real clock.
      const at = (minutes: number) => depsOf(database(), minutesAfter(minutes, new Date()))
      expect(await readSession(at(0), outcome.token)).toEqual(outcome.patient)
      expect(await readSession(at(61), outcome.token)).toBeNull()
    })

    test('a second start keeps the session, and an ended session’s sign-in opens nothing for a day', async () => {
      const ann = stranger(ANN)
      const first = await startReal(ann)
      if (first.kind !== 'signed_in') throw new Error(first.kind)
      expect(await startReal(ann, first.token)).toMatchObject({ token: first.token })
      await endSession(depsOf(database(), new Date()), { token: first.token, hosted: null })
      expect(await startReal(ann, first.token)).toEqual({ kind: 'signed_out' })
      const bearer = await pool.access(ann)
      expect(await readAccess(depsOf(database(), new Date()), real(), bearer)).toBeNull()
      const next = { ...ann, originJti: randomUUID() }
      expect(await startReal(next)).toMatchObject({ kind: 'signed_in' })
      expect(await startReal(ann, null, minutesAfter(DAY, new Date()))).toMatchObject({ kind: 'signed_in' })
    })

    test('a sign-in from before the account was proved opens nothing', async () => {
      const now = Math.floor(Date.now() / 1000)
      const owner = stranger(ANN)
      const preparer = { ...owner, originJti: randomUUID() }
      const early = await pool.access(preparer, { auth_time: now - 600 })
      const open = (token: string) => readAccess(depsOf(database(), new Date()), real(), token)
      expect(await open(early)).toMatchObject({ patient: null })
      await startReal(owner)
      expect(await open(early)).toBeNull()
      expect(await open(await pool.access(preparer, { auth_time: undefined }))).toBeNull()
      expect(await open(await pool.access(owner))).toMatchObject({ patient: { phone: ANN } })
      expect(await open(await pool.access(preparer, { auth_time: now }))).toMatchObject({ patient: { phone: ANN } })
    })

    test('an account made before its owner’s first sign-in opens from that sign-in on', async () => {
      await openAccount(depsOf(database(), new Date()), { phone: ANN })
      const owner = stranger(ANN)
      await startReal(owner)
      const early = await pool.access(owner, { auth_time: Math.floor(Date.now() / 1000) - 600 })
      expect(await readAccess(depsOf(database(), new Date()), real(), early)).toBeNull()
    })
  })
})
