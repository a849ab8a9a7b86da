import { generate } from 'otplib'
import { describe, expect, test } from 'vitest'
import { newTotpSecret, sealTotp } from '@/lib/domain/account/totp'
import { setPool } from '@/lib/user-pool/running'
import { poolTables } from '@/lib/user-pool/store/tables'
import * as page from '@/pages/oauth2/authorize'
import { authorizeUrl, CALLBACK, newVerifier, useHosted } from '@/tests/support/account/hosted-server'
import { PASSWORD } from '@/tests/support/account/pool-server'
import { PHONE, tokensOf, wrongCode } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

const { challenge } = newVerifier()

describe('the hosted page', () => {
  const database = useDatabase()
  const { pool, browser } = useHosted(database)
  const url = (more: Record<string, string | null> = {}) => authorizeUrl(pool(), challenge, more)
  const GOOD = { intent: 'password', phone: '98000 00001', password: PASSWORD }
  const back = (to: string | null) => Object.fromEntries(new URL(to ?? '').searchParams)

  test('the page asks for number and password, and returns with a code and the state', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const visitor = browser()
    const shown = await visitor.get(page, url())
    expect(shown).toMatchObject({ status: 200, props: { view: { kind: 'password', action: url(), phone: '' } } })
    const { status, to, headers } = await visitor.post(page, url(), GOOD)
    expect(status).toBe(303)
    expect(to?.startsWith(`${CALLBACK}&code=`)).toBe(true)
    expect(back(to)).toEqual({ hosted: '1', code: expect.stringMatching(/^[\w-]{43}$/), state: 'the state' })
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-hosted=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  test('the page leaves no tokens, and the browser as the only device', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    await browser().post(page, url(), GOOD)
    const families = await poolTables(database().reads).selectFrom('identity_families').selectAll().execute()
    expect(families.every(({ revoked_at }) => revoked_at !== null)).toBe(true)
    const devices = await poolTables(database().reads).selectFrom('identity_devices').selectAll().execute()
    expect(devices).toMatchObject([{ srp_verifier: null, hosted_session: expect.any(String) }])
  })

  test('the page counts that a number was entered, and never which number', async () => {
    for (const phone of ['12', '98000 00001']) await browser().post(page, url(), { ...GOOD, phone })
    const events = await database().reads.selectFrom('events').select(['name', 'path', 'treatment']).execute()
    expect(events).toEqual([{ name: 'Phone Number Entered', path: '/oauth2/authorize', treatment: '/' }])
  })

  test('the page stores no secret in plain text', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const visitor = browser()
    const { to } = await visitor.post(page, url(), GOOD)
    const cookie = visitor.cookies.get('__Host-hosted')?.split(';')[0] ?? ''
    const tables = ['identity_hosted_codes', 'identity_hosted_sessions'] as const
    for (const table of tables) {
      const stored = JSON.stringify(await poolTables(database().reads).selectFrom(table).selectAll().execute())
      expect(stored.length).toBeGreaterThan(2)
      expect(stored).not.toContain(cookie)
      expect(stored).not.toContain(back(to).code)
    }
  })

  test('the page asks again after the user signed out everywhere', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const visitor = browser()
    await visitor.post(page, url(), GOOD)
    expect((await visitor.get(page, url())).to).toContain('code=')
    const { AccessToken } = (await tokensOf(pool())) ?? {}
    expect(await pool().call('GlobalSignOut', { AccessToken })).toMatchObject({ status: 200 })
    expect(await visitor.get(page, url())).toMatchObject({ status: 200, props: { view: { kind: 'password' } } })
  })

  test('the page skips the form for an hour in the browser that signed in', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const visitor = browser()
    await visitor.post(page, url(), GOOD)
    pool().pass(3599)
    expect((await visitor.get(page, url())).to).toContain('code=')
    expect((await visitor.get(page, url({ prompt: 'login' }))).props.view.kind).toBe('password')
    pool().pass(2)
    expect((await visitor.get(page, url())).props.view.kind).toBe('password')
    expect(back((await visitor.get(page, url({ prompt: 'none' }))).to)).toMatchObject({ error: 'login_required' })
  })

  test.each([
    ['a disabled user', { enabled: false }],
    ['a user who must reset', { status: 'RESET_REQUIRED' }],
  ] as const)('the page does not skip the form for %s', async (_who, patch) => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const visitor = browser()
    await visitor.post(page, url(), GOOD)
    await poolTables(database().writes).updateTable('identity_users').set(patch).execute()
    expect((await visitor.get(page, url())).props.view.kind).toBe('password')
  })

  test.each([
    ['no number', { phone: '', password: PASSWORD }, 'phone'],
    ['a landline', { phone: '044 2345 6789', password: PASSWORD }, 'phone'],
    ['no password', { phone: '9800000001', password: '' }, 'password'],
    ['a wrong password', { phone: '9800000001', password: 'Not this horse 1!' }, 'wrong'],
    ['a number that nobody has', { phone: '9811110001', password: PASSWORD }, 'wrong'],
  ])('the page refuses %s with a message', async (_what, form, problem) => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const { status, props, headers } = await browser().post(page, url(), { intent: 'password', ...form })
    expect([status, props.view]).toEqual([422, { kind: 'password', action: url(), phone: form.phone, problem }])
    expect(headers).not.toHaveProperty('set-cookie')
    expect(JSON.stringify(props)).not.toContain(PASSWORD)
  })

  test('the page locks after too many wrong passwords, as the pool does', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    for (let tries = 0; tries < 5; tries += 1)
      await browser().post(page, url(), { ...GOOD, password: 'Wrong horse 1!' })
    expect((await browser().post(page, url(), GOOD)).props.view.problem).toBe('attempts')
  })

  test.each([
    ['unconfirmed', { status: 'UNCONFIRMED' }],
    ['reset', { status: 'RESET_REQUIRED' }],
    ['disabled', { enabled: false }],
    ['elsewhere', { status: 'FORCE_CHANGE_PASSWORD' }],
  ] as const)('the page reports the problem “%s” of an account', async (problem, patch) => {
    pool().settings = { ...pool().settings, hideExistence: false }
    await pool().addUser(PHONE, { password: PASSWORD, ...patch })
    const { props } = await browser().post(page, url(), GOOD)
    expect(props.view.problem).toBe(problem)
  })

  test('the page asks for the second factor by SMS', async () => {
    await pool().addUser(PHONE, { password: PASSWORD, mfa_enabled: ['SMS_MFA'] })
    const visitor = browser()
    const { props } = await visitor.post(page, url(), GOOD)
    expect(props.view).toMatchObject({
      kind: 'code',
      waiting: { factor: 'SMS_MFA', to: expect.stringMatching(/0001$/) },
    })
    expect((await visitor.get(page, url())).props.view.kind).toBe('password')
    const { to, ...hidden } = props.view.waiting
    const send = (code: string) => visitor.post(page, url(), { intent: 'code', ...hidden, to, code })
    expect((await send('12')).props.view).toMatchObject({ kind: 'code', problem: 'code' })
    const wrong = await send(wrongCode(pool().code()))
    expect([wrong.status, wrong.props.view.problem]).toEqual([422, 'wrong_code'])
    expect((await send(pool().code())).to).toContain('code=')
    expect((await send(pool().code())).props.view).toMatchObject({ kind: 'password', problem: 'expired' })
  })

  test('the page refuses another site’s form, and shows itself again for an unknown form', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const visitor = browser()
    const from = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    for (const intent of ['password', 'code'])
      expect(await visitor.post(page, url(), { ...GOOD, intent }, from)).toMatchObject({ status: 403, to: null })
    for (const intent of ['', 'constructor', 'code'])
      expect(await visitor.post(page, url(), { ...GOOD, intent })).toMatchObject({
        status: 400,
        props: { view: { kind: 'password', phone: '', problem: null } },
      })
  })

  test('the page asks for the second factor by app', async () => {
    const secret = newTotpSecret()
    const sub = await pool().addUser(PHONE, {
      password: PASSWORD,
      mfa_enabled: ['SOFTWARE_TOKEN_MFA'],
      totp_verified: true,
    })
    const totp_secret = sealTotp(pool().context().secret, sub, secret)
    await poolTables(database().writes).updateTable('identity_users').set({ totp_secret }).execute()
    const visitor = browser()
    const { props } = await visitor.post(page, url(), GOOD)
    expect(props.view.waiting.factor).toBe('SOFTWARE_TOKEN_MFA')
    const code = await generate({ secret, epoch: Math.floor(pool().now.getTime() / 1000) })
    const { session, username, factor } = props.view.waiting
    expect((await visitor.post(page, url(), { intent: 'code', session, username, factor, code })).to).toContain('code=')
  })

  test.each([
    ['another client', { client_id: 'another' }, 'client'],
    ['no client', { client_id: null }, 'client'],
    ['no address', { redirect_uri: null }, 'redirect_uri'],
    ['another site', { redirect_uri: 'https://evil.example/' }, 'redirect_uri'],
    ['a longer address', { redirect_uri: `${CALLBACK}&next=1` }, 'redirect_uri'],
    ['a path below', { redirect_uri: 'http://localhost:3000/sign-in/more' }, 'redirect_uri'],
  ])('the page shows an error for %s and redirects nowhere', async (_what, more, cause) => {
    const visitor = browser()
    await pool().addUser(PHONE, { password: PASSWORD })
    for (const answer of [await visitor.get(page, url(more)), await visitor.post(page, url(more), GOOD)])
      expect(answer).toMatchObject({ status: 400, to: null, props: { view: { kind: 'bad', cause } } })
  })

  test.each([
    ['no response_type', { response_type: null }, 'invalid_request'],
    ['a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['another scope', { scope: 'openid admin' }, 'invalid_scope'],
    ['another provider', { identity_provider: 'Google' }, 'invalid_request'],
    ['no challenge', { code_challenge: null }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no method', { code_challenge_method: null }, 'invalid_request'],
    ['a challenge that is none', { code_challenge: 'short' }, 'invalid_request'],
  ])('the page reports %s to the client', async (_what, more, error) => {
    const { status, to } = await browser().get(page, url(more))
    expect(status).toBe(303)
    expect(back(to)).toMatchObject({ error, state: 'the state', error_description: expect.any(String) })
  })

  test('the page does not exist where a real pool serves the site', async () => {
    setPool(null as never)
    expect((await browser().get(page, url())).status).toBe(404)
  })
})
