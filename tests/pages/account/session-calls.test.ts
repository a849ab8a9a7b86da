import { beforeAll, describe, expect, test } from 'vitest'
import { PoolAwayError } from '@/lib/use-cases/account/access-tokens'
import { poolTables } from '@/lib/user-pool/store/tables'
import endAll from '@/pages/api/session/a/end_all'
import end from '@/pages/api/session/u/end'
import start from '@/pages/api/session/u/start'
import get from '@/pages/api/user/a/get'
import update from '@/pages/api/user/a/update'
import { addPerson, makePool, type TestPool } from '@/tests/support/account/signed-tokens'
import { serveFrom } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { useDatabase } from '@/tests/support/servers/test-database'

const ANN = '+919800000001'
const MONTH = 30 * 86_400
const tokenOf = (cookie = ''): string => cookie.split(';')[0] ?? ''

describe('the session calls', () => {
  const database = useDatabase()
  let pool: TestPool
  beforeAll(async () => {
    pool = await makePool()
    serveFrom(database(), pool.tokens)
  })
  const signedIn = async () => {
    const person = await addPerson(database(), ANN)
    const answer = await call(start, await pool.pair(person, { name: 'Ann Mary' }))
    return { person, answer, session: tokenOf(answer.cookies['__Host-session']) }
  }
  const who = { search_type: 'by_uid' }

  test('session start returns the user and sets the session cookie and the readable hint', async () => {
    const { answer, session } = await signedIn()
    const user = { uid: expect.stringMatching(/^patient:/), mobile: ANN, name: 'Ann Mary', email: null }
    expect([answer.status, answer.body]).toEqual([200, { user }])
    const attributes = `Max-Age=${MONTH}; Path=/; HttpOnly; Secure; SameSite=Lax`
    expect(answer.cookies['__Host-session']).toBe(`${session}; ${attributes}`)
    const uid = encodeURIComponent(answer.body.user.uid)
    expect(answer.cookies['signed-in']).toBe(`${uid}; Max-Age=${MONTH}; Path=/; Secure; SameSite=Lax`)
    expect((await call(get, who, { session })).body).toEqual(answer.body)
  })

  test('session start refuses an unverified or foreign phone, bad tokens and other websites, and sets no cookie', async () => {
    const person = await addPerson(database(), ANN)
    const { answer: taken } = { answer: await call(start, await pool.pair(person)) }
    expect(taken.status).toBe(200)
    const other = await addPerson(database(), '+919800000002')
    const good = await pool.pair(other)
    const refused: [number, string, unknown, Record<string, string>?][] = [
      [401, 'signed_out', { ...good, id_token: await pool.id(person) }],
      [401, 'signed_out', { access_token: good.id_token, id_token: good.access_token }],
      [401, 'signed_out', { ...good, access_token: await pool.access(other, {}, -60) }],
      [401, 'signed_out', { ...good, id_token: await pool.id(other, {}, -60) }],
      [422, 'invalid', { access_token: good.access_token }],
      [422, 'invalid', { access_token: '', id_token: '' }],
      [403, 'cross_site', good, { 'sec-fetch-site': 'cross-site' }],
    ]
    for (const [status, code, body, headers] of refused)
      expect(await call(start, body, { headers })).toMatchObject({ status, body: { error: { code } }, cookies: {} })
    // Of a real pool the site knows only the tokens; the embedded pool's table says more.
    serveFrom(database(), { ...pool.tokens, embedded: false })
    for (const [status, code, claims] of [
      [422, 'phone_unverified', { phone_number_verified: false }],
      [409, 'phone_taken', { phone_number: ANN }],
    ] as const)
      expect(await call(start, await pool.pair(other, claims))).toMatchObject({ status, body: { error: { code } } })
    serveFrom(database(), pool.tokens)
    expect(await database().writes.selectFrom('users').select('uid').execute()).toHaveLength(1)
  })

  test('session start answers a temporary 503 when the keys cannot be fetched, and signs nobody out', async () => {
    const person = await addPerson(database(), ANN)
    const away = () => Promise.reject(new PoolAwayError('away'))
    serveFrom(database(), { embedded: false, access: away, id: away })
    const asked = [await call(start, await pool.pair(person)), await call(get, who, { bearer: 'a.b.c' })]
    serveFrom(database(), pool.tokens)
    for (const answer of asked)
      expect(answer).toMatchObject({ status: 503, body: { error: { code: 'away' } }, headers: { 'retry-after': '10' } })
  })

  test('session end removes the session, hint, draft and cached pages, and the old cookie no longer works', async () => {
    const { session } = await signedIn()
    const answer = await call(end, {}, { session, draft: 'A'.repeat(22) })
    expect(answer).toMatchObject({ status: 200, body: { ended: true }, headers: { 'clear-site-data': '"cache"' } })
    expect(Object.keys(answer.cookies).sort()).toEqual([
      '__Host-desk',
      '__Host-draft',
      '__Host-hosted',
      '__Host-session',
      'signed-in',
    ])
    for (const cookie of Object.values(answer.cookies)) expect(cookie).toMatch(/^; .*Max-Age=0/)
    expect(await call(get, who, { session })).toMatchObject({ status: 401 })
    expect(await call(end, {})).toMatchObject({ status: 200 })
  })

  test('end_all ends every session of the patient in every browser', async () => {
    const { person, session } = await signedIn()
    const second = tokenOf((await call(start, await pool.pair(person))).cookies['__Host-session'])
    expect(await call(endAll, {}, { session })).toMatchObject({ status: 200 })
    for (const each of [session, second]) expect(await call(get, who, { session: each })).toMatchObject({ status: 401 })
  })

  test('a changed name or verified address is kept, and a later sign-in does not undo it', async () => {
    const { person, session } = await signedIn()
    const change = { name: ' Ann  Mary ', email: 'ann@example.in' }
    const prove = (personal_email: string, email_verified: boolean) =>
      poolTables(database().writes).updateTable('identity_users').set({ personal_email, email_verified }).execute()
    const unproved = { status: 422, body: { error: { code: 'email_unproved' } } }
    expect(await call(update, change, { session })).toMatchObject(unproved)
    await prove('ann@example.in', false)
    expect(await call(update, change, { session })).toMatchObject(unproved)
    await prove('other@example.in', true)
    expect(await call(update, change, { session })).toMatchObject(unproved)
    expect((await call(get, who, { session })).body.user).toMatchObject({ email: null })
    await prove('ann@example.in', true)
    expect((await call(update, change, { session })).body.user).toMatchObject({
      name: 'Ann Mary',
      email: 'ann@example.in',
    })
    expect((await call(update, { name: 'Anu' }, { session })).body.user).toMatchObject({ email: 'ann@example.in' })
    expect((await call(start, await pool.pair(person, { name: 'Old' }))).body.user).toMatchObject({ name: 'Anu' })
    expect((await call(update, { email: null }, { session })).body.user).toMatchObject({ name: 'Anu', email: null })
    for (const bad of [{ name: '' }, { name: 'A1' }, { email: 'no' }])
      expect(await call(update, bad, { session })).toMatchObject({ status: 422, body: { error: { code: 'invalid' } } })
  })
})
