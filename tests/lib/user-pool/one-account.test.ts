import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EMBEDDED_POOL } from '@/lib/catalogue/pool'
import { type TokenVerifier, tokenVerifier } from '@/lib/use-cases/account/access-tokens'
import { deleteAccount } from '@/lib/use-cases/account/delete'
import { freeNumber } from '@/lib/use-cases/account/free-number'
import { readAccess } from '@/lib/use-cases/account/read-access'
import { readSession } from '@/lib/use-cases/account/read-session'
import { signIn } from '@/lib/use-cases/account/sign-in'
import { sitePort } from '@/lib/user-pool/site-port'
import { openRealPool } from '@/server/real-pool'
import { openAccount } from '@/tests/support/account/accounts'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { OTHER, PHONE, tokensOf } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the account and its pool user', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  let tokens: TokenVerifier
  beforeAll(() => {
    tokens = tokenVerifier({ ...EMBEDDED_POOL, jwks: pool().keys.jwks })
  })
  // The verifier uses the real clock.
  beforeEach(() => {
    pool().now = new Date()
  })
  const deps = () => ({ db: database(), now: pool().now, pool: sitePort })
  const start = (given: { AccessToken: string; IdToken: string }, verifier = tokens) =>
    signIn(deps(), verifier, { accessToken: given.AccessToken, idToken: given.IdToken, replaces: null, language: 'en' })
  const signedIn = async (phone = PHONE) => {
    await pool().addUser(phone, { password: PASSWORD, personal_email: `${phone.slice(-4)}@example.in` })
    const given = await tokensOf(pool(), phone)
    const outcome = await start(given)
    if (outcome.kind !== 'signed_in') throw new Error(outcome.kind)
    return { ...given, ...outcome }
  }
  const count = async (table: 'users' | 'identity_users' | 'sessions') =>
    (await sql`SELECT FROM ${sql.table(table)}`.execute(database().reads)).rows.length
  const messageTo = (to: string, kind: string, sentAt: Date | null) =>
    database()
      .writes.insertInto('outbox')
      .values({
        kind,
        subject: `${kind} ${to} ${sentAt}`,
        personal_to: to,
        personal_payload: '{"code":"123456"}',
        created_at: pool().now,
        sent_at: sentAt,
      })
      .execute()

  test('the DeleteUser call of any client deletes both, and the number starts afresh', async () => {
    const { AccessToken, IdToken, token, patient } = await signedIn()
    expect(await pool().call('DeleteUser', { AccessToken })).toEqual({ status: 200, body: {} })
    expect([await count('users'), await count('identity_users'), await count('sessions')]).toEqual([0, 0, 0])
    expect(await readSession(deps(), token)).toBeNull()
    expect(await start({ AccessToken, IdToken })).toEqual({ kind: 'signed_out' })
    const again = await signedIn()
    expect(again.patient).toMatchObject({ phone: PHONE, uid: expect.not.stringMatching(patient.uid) })
  })

  test('the site deletes both, and the same tokens create neither again', async () => {
    const { AccessToken, IdToken, patient } = await signedIn()
    expect(await deleteAccount(deps(), patient.uid)).toEqual({ kind: 'deleted' })
    expect([await count('users'), await count('identity_users')]).toEqual([0, 0])
    expect(await start({ AccessToken, IdToken })).toEqual({ kind: 'signed_out' })
    expect((await pool().call('GetUser', { AccessToken })).status).toBe(400)
  })

  test('the deletion removes codes and sent messages, and messages about bookings still go out', async () => {
    const { AccessToken } = await signedIn()
    await messageTo(PHONE, 'code', null)
    await messageTo(PHONE, 'code', pool().now)
    await messageTo('0001@example.in', 'code', pool().now)
    await messageTo(PHONE, 'booking_confirmed', pool().now)
    await messageTo(PHONE, 'booking_moved', null)
    await messageTo(OTHER, 'code', null)
    await pool().call('DeleteUser', { AccessToken })
    const kept = await database().reads.selectFrom('outbox').where('personal_to', '<>', '').selectAll().execute()
    expect(kept.map(({ kind, personal_to }) => [kind, personal_to]).sort()).toEqual([
      ['account_deleted', PHONE],
      ['booking_moved', PHONE],
      ['code', OTHER],
    ])
    const emptied = await database().reads.selectFrom('outbox').where('personal_to', '=', '').selectAll().execute()
    expect(emptied.map(({ personal_payload }) => personal_payload)).toEqual([{}, {}, {}, {}])
  })

  const change = async (AccessToken: string, phone: string) => {
    const UserAttributes = [{ Name: 'phone_number', Value: phone }]
    await pool().call('UpdateUserAttributes', { AccessToken, UserAttributes })
    return pool().call('VerifyUserAttribute', { AccessToken, AttributeName: 'phone_number', Code: pool().code() })
  }

  test('the account follows a number that another client changed, at once', async () => {
    const { AccessToken, patient } = await signedIn()
    expect(await change(AccessToken, OTHER)).toEqual({ status: 200, body: {} })
    expect(await readAccess(deps(), tokens, AccessToken)).toMatchObject({ patient: { ...patient, phone: OTHER } })
    expect((await signedIn(PHONE)).patient.uid).not.toBe(patient.uid)
  })

  test('the account keeps its number when another account has the new one', async () => {
    const { AccessToken, patient } = await signedIn()
    await openAccount(deps(), { phone: OTHER })
    expect(await change(AccessToken, OTHER)).toMatchObject({ body: { __type: 'AliasExistsException' } })
    expect(await readAccess(deps(), tokens, AccessToken)).toMatchObject({ patient })
    expect((await tokensOf(pool())).AccessToken).toMatch(/^ey/)
  })

  test('the operator frees a number for the same owner’s account or for a new owner', async () => {
    const { AccessToken, IdToken, patient } = await signedIn()
    expect(await freeNumber(deps(), { phone: PHONE, owner: 'same-owner' })).toEqual({ kind: 'freed' })
    expect(await start({ AccessToken, IdToken })).toMatchObject({ kind: 'signed_in', patient })
    expect(await freeNumber(deps(), { phone: PHONE, owner: 'new-owner' })).toEqual({ kind: 'freed' })
    expect(await start({ AccessToken, IdToken })).toEqual({ kind: 'signed_out' })
    expect((await signedIn()).patient.uid).not.toBe(patient.uid)
    expect(await freeNumber(deps(), { phone: OTHER, owner: 'new-owner' })).toEqual({ kind: 'not_found' })
    expect(await freeNumber(deps(), { phone: '12', owner: 'new-owner' })).toEqual({ kind: 'no_phone' })
  })

  describe('the deletion with a real pool', () => {
    const real = () => ({ ...tokens, embedded: false })

    test('the site refuses the deleted user’s tokens until they expire', async () => {
      const { AccessToken, IdToken, patient } = await signedIn()
      const asked: string[] = []
      const answering = (isDeleted: boolean) => ({
        deleteUser: async (accessToken: string) => {
          asked.push(accessToken)
          return isDeleted
        },
      })
      const ask = (isDeleted: boolean) =>
        deleteAccount(deps(), patient.uid, { pool: answering(isDeleted), accessToken: AccessToken })
      expect(await ask(false)).toEqual({ kind: 'signed_out' })
      expect(await count('users')).toBe(1)
      expect(await ask(true)).toEqual({ kind: 'deleted' })
      expect(asked).toEqual([AccessToken, AccessToken])
      expect(await start({ AccessToken, IdToken }, real())).toEqual({ kind: 'signed_out' })
      expect(await readAccess(deps(), real(), AccessToken)).toBeNull()
      expect(await count('users')).toBe(0)
    })

    test('the patient’s own token deletes the pool user, a repetition succeeds, and a revoked token fails', async () => {
      const region = 'ap-south-1'
      const amazon = openRealPool({ region, endpoint: pool().origin })
      const { AccessToken } = await signedIn()
      expect(await amazon.deleteUser(AccessToken)).toBe(true)
      expect(await count('identity_users')).toBe(0)
      expect(await amazon.deleteUser(AccessToken)).toBe(true)
      const out = await signedIn()
      await pool().call('GlobalSignOut', { AccessToken: out.AccessToken })
      expect(await amazon.deleteUser(out.AccessToken)).toBe(false)
      const away = openRealPool({ region, endpoint: 'http://127.0.0.1:9' })
      await expect(away.deleteUser(out.AccessToken)).rejects.toMatchObject({ name: 'PoolAwayError' })
    })
  })
})
