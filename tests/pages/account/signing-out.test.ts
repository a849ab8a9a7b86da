import { beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseOver } from '@/lib/db/connection'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import { signIn } from '@/lib/use-cases/account/sign-in'
import { openHostedSession } from '@/lib/user-pool/hosted/sessions'
import { poolTables } from '@/lib/user-pool/store/tables'
import * as home from '@/pages'
import * as account from '@/pages/account'
import end from '@/pages/api/session/u/end'
import * as hostedPage from '@/pages/oauth2/authorize'
import * as inputPhone from '@/pages/unified-booking/input-phone'
import { holdSession } from '@/tests/support/account/hold-session'
import { authorizeUrl, newVerifier, useHosted } from '@/tests/support/account/hosted-server'
import { addPerson, makePool, type Person } from '@/tests/support/account/signed-tokens'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { depsOf } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

const ANN = '+919800000001'
const PHONE_PAGE = '/unified-booking/input-phone?flow=ORGANIC'
const HELD = ['__Host-session', '__Host-draft', '__Host-hosted', 'signed-in']
const { challenge } = newVerifier()

describe('a patient who has signed out', () => {
  const database = useDatabase()
  const { pool } = useHosted(database)
  let browser: PageBrowser
  let person: Person
  let start: (replaces: string | null) => ReturnType<typeof signIn>
  const sessions = () => database().reads.selectFrom('sessions').select('uid').execute()
  const hostedSessions = () =>
    poolTables(database().reads).selectFrom('identity_hosted_sessions').select('sub').execute()
  const kept = () => HELD.filter((name) => browser.cookies.get(name))

  /** Signed in here and at the hosted page, with a number typed into a form. */
  beforeEach(async () => {
    const test = await makePool()
    serveFrom(database(), test.tokens)
    browser = new PageBrowser()
    person = await addPerson(database(), ANN)
    const { access_token: accessToken, id_token: idToken } = await test.pair(person)
    start = (replaces) =>
      signIn(depsOf(database(), new Date()), test.tokens, { accessToken, idToken, replaces, language: 'en' })
    const outcome = await start(null)
    if (outcome.kind !== 'signed_in') throw new Error(outcome.kind)
    holdSession(browser.cookies, outcome.token)
    const hosted = await openHostedSession(pool().context(), person.sub, { agent: '', before: null })
    browser.cookies.set('__Host-hosted', hosted.value)
  })
  const typed = async () => {
    const { to } = await browser.get(inputPhone, `${PHONE_PAGE}&phone=9876543210`)
    expect(to).toContain('phone=%7E')
    return to ?? ''
  }
  const token = () => browser.cookies.get('__Host-session') ?? ''

  test('the sign-out form ends the session here and at the hosted page, and the next answer clears the browser', async () => {
    await typed()
    expect(kept()).toEqual(HELD)
    const out = await browser.post(account, '/account', { intent: 'sign_out' })
    expect(out).toMatchObject({ status: 303, to: '/account' })
    // This answer clears only the cache: clearing more could discard the cookies that it sets.
    expect(out.headers['clear-site-data']).toBe('"cache"')
    expect([kept(), await sessions(), await hostedSessions()]).toEqual([[], [], []])
    const emptied = await browser.get(account, '/account')
    expect(emptied).toMatchObject({
      status: 303,
      to: '/?notice=signed_out',
      headers: { 'clear-site-data': '"cache", "storage"' },
    })
    const { props } = await browser.get(home, emptied.to ?? '')
    expect(props.notice).toBe('signed_out')
    const later = await browser.get(account, '/account')
    expect(later).toMatchObject({ status: 307, to: '/sign-in?next=%2Faccount' })
    expect(later.headers['clear-site-data']).toBeUndefined()
  })

  test('a link cannot claim that somebody is signed out while they are signed in', async () => {
    expect((await browser.get(home, '/?notice=signed_out')).props.notice).toBeNull()
    await browser.post(account, '/account', { intent: 'sign_out' })
    expect((await browser.get(home, '/?notice=constructor')).props.notice).toBeNull()
  })

  test('the sign-out form signs the patient out even when the session has already ended elsewhere', async () => {
    await database().writes.deleteFrom('sessions').execute()
    expect(await browser.post(account, '/account', { intent: 'sign_out' })).toMatchObject({
      status: 303,
      to: '/account',
    })
    expect([kept(), await hostedSessions()]).toEqual([[], []])
  })

  test('the sign-out form wins over another tab that renews the session with a later answer', async () => {
    const begun = await start(token())
    await browser.post(account, '/account', { intent: 'sign_out' })
    if (begun.kind === 'signed_in') holdSession(browser.cookies, begun.token)
    expect(await browser.get(account, '/account')).toMatchObject({ status: 303, to: '/?notice=signed_out' })
    expect([(await browser.get(account, '/account')).status, kept()]).toEqual([307, []])
  })

  test('after signing out elsewhere the next answer removes every cookie, and the typed answers stay closed', async () => {
    const sealed = await typed()
    expect((await browser.get(inputPhone, sealed)).props.step.values.phone).toBe('98765 43210')
    await poolTables(database().writes).updateTable('identity_families').set({ revoked_at: new Date() }).execute()
    const old = token()
    const { props, to } = await browser.get(inputPhone, sealed)
    expect(JSON.stringify([props, to])).not.toContain('98765')
    expect(kept()).toEqual([])
    expect(await call(end, {}, { session: old })).toMatchObject({ status: 200 })
  })

  test('after an offline sign-out the hosted page does not sign the patient in, and its session ends too', async () => {
    const url = authorizeUrl(pool(), challenge, { prompt: 'none' })
    expect((await browser.get(hostedPage, url)).to).toContain('code=')
    browser.cookies.delete('signed-in')
    expect((await browser.get(hostedPage, url)).to).toContain('error=login_required')
    expect(await hostedSessions()).toHaveLength(1)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await call(end, {}, { headers: { cookie } })
    expect(answer.cookies['__Host-hosted']).toMatch(/^; .*Max-Age=0/)
    expect([await sessions(), await hostedSessions()]).toEqual([[], []])
  })

  test('while the database is unavailable, the page answers 503 and the patient stays signed in', async () => {
    const away = databaseOver('postgres', openPostgresPool('postgres://nobody@127.0.0.1:9/none'))
    serveFrom(away)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const answer = await browser.get(account, '/account')
    await away.close()
    expect([answer.status, kept().length]).toEqual([503, 3])
    expect(logged.mock.calls.join()).toContain('The database has begun to fail')
    logged.mockRestore()
  })
})
