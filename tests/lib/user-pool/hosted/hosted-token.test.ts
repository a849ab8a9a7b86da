import { createHash } from 'node:crypto'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { setPool } from '@/lib/user-pool/running'
import { poolTables } from '@/lib/user-pool/store/tables'
import * as page from '@/pages/oauth2/authorize'
import { authorizeUrl, CALLBACK, HERE, newVerifier, useHosted } from '@/tests/support/account/hosted-server'
import { PASSWORD } from '@/tests/support/account/pool-server'
import { PHONE, tokensOf } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

const GRANT = { status: 400, body: { error: 'invalid_grant' } }

describe('the hosted calls', () => {
  const database = useDatabase()
  const { pool, browser, ask, token } = useHosted(database)
  const GOOD = { intent: 'password', phone: '9800000001', password: PASSWORD }

  /** Signs in at the page; returns the form that exchanges its code. */
  const begin = async (more: Record<string, string | null> = {}) => {
    const sub = await pool().addUser(PHONE, { password: PASSWORD, personal_attributes: { name: 'Sample Patient' } })
    const { verifier, challenge } = newVerifier()
    const visitor = browser()
    const { to } = await visitor.post(page, authorizeUrl(pool(), challenge, more), GOOD)
    const form = {
      grant_type: 'authorization_code',
      code: new URL(to ?? '').searchParams.get('code') ?? '',
      client_id: pool().settings.clientId,
      redirect_uri: CALLBACK,
      code_verifier: verifier,
    }
    return { sub, visitor, form }
  }

  test('the token call exchanges a code for tokens', async () => {
    const { sub, form } = await begin({ nonce: 'the nonce' })
    const { status, body, headers } = await token(form)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual({
      id_token: expect.any(String),
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 3600,
      token_type: 'Bearer',
    })
    expect(decodeJwt(body.access_token)).toMatchObject({
      sub,
      token_use: 'access',
      scope: 'openid phone email profile aws.cognito.signin.user.admin',
    })
    expect(decodeJwt(body.id_token)).toMatchObject({ sub, nonce: 'the nonce', name: 'Sample Patient' })
    const half = createHash('sha256').update(body.access_token).digest().subarray(0, 16)
    expect(decodeJwt(body.id_token).at_hash).toBe(half.toString('base64url'))
    expect(decodeJwt((await tokensOf(pool())).IdToken)).not.toHaveProperty('at_hash')
    const { poolId: userPoolId, clientId } = pool().settings
    const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'access', graceSeconds: 1e9 })
    verifier.cacheJwks(pool().keys.jwks as never)
    await expect(verifier.verify(body.access_token)).resolves.toMatchObject({ sub })
    expect((await pool().call('GetUser', { AccessToken: body.access_token })).status).toBe(200)
  })

  test('the token call accepts a code once, and a later reuse revokes its tokens', async () => {
    const { form } = await begin()
    const { body } = await token(form)
    const getUser = () => pool().call('GetUser', { AccessToken: body.access_token })
    expect(await token(form)).toMatchObject(GRANT)
    expect((await getUser()).status).toBe(200)
    pool().pass(60)
    expect(await token(form)).toMatchObject(GRANT)
    expect((await getUser()).body).toMatchObject({ message: 'Access Token has been revoked' })
  })

  test('one of several parallel exchanges gets the tokens', async () => {
    const { form } = await begin()
    const all = await Promise.all(Array.from({ length: 6 }, () => token(form)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
    const { body } = all.find(({ status }) => status === 200) ?? {}
    expect((await pool().call('GetUser', { AccessToken: body.access_token })).status).toBe(200)
  })

  test.each([
    ['another verifier', { code_verifier: newVerifier().verifier }, 'invalid_grant'],
    ['a short verifier', { code_verifier: 'short' }, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 'invalid_request'],
    ['another client', { client_id: 'another' }, 'invalid_client'],
    ['no client', { client_id: '' }, 'invalid_request'],
    ['another address', { redirect_uri: `${HERE}/` }, 'invalid_grant'],
    ['no address', { redirect_uri: '' }, 'invalid_request'],
    ['another code', { code: 'x'.repeat(43) }, 'invalid_grant'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('the token call refuses %s, and the code stays valid', async (_what, wrong, error) => {
    const { form } = await begin()
    expect(await token({ ...form, ...wrong })).toMatchObject({ status: 400, body: { error } })
    expect((await token(form)).status).toBe(200)
  })

  test('the token call refuses a code after five minutes, and a disabled user’s code', async () => {
    const { form } = await begin()
    await poolTables(database().writes).updateTable('identity_users').set({ enabled: false }).execute()
    expect(await token(form)).toMatchObject(GRANT)
    await poolTables(database().writes).updateTable('identity_users').set({ enabled: true }).execute()
    pool().pass(301)
    expect(await token(form)).toMatchObject(GRANT)
  })

  test('the token call refreshes tokens without a new refresh token, until they are revoked', async () => {
    const { form } = await begin()
    const first = (await token(form)).body
    pool().pass(60)
    const client_id = pool().settings.clientId
    const renew = (more = {}) =>
      token({ grant_type: 'refresh_token', client_id, refresh_token: first.refresh_token, ...more })
    const { status, body } = await renew()
    expect([status, Object.keys(body).sort()]).toEqual([200, ['access_token', 'expires_in', 'id_token', 'token_type']])
    expect(decodeJwt(body.access_token).origin_jti).toBe(decodeJwt(first.access_token).origin_jti)
    expect(decodeJwt(body.access_token).auth_time).toBe(decodeJwt(first.access_token).auth_time)
    expect(await renew({ refresh_token: 'nonsense' })).toMatchObject(GRANT)
    expect(await renew({ refresh_token: '' })).toMatchObject({ body: { error: 'invalid_request' } })
    await pool().call('RevokeToken', { Token: first.refresh_token, ClientId: client_id })
    expect(await renew()).toMatchObject(GRANT)
  })

  test('the token call accepts only forms, from this site or from no browser', async () => {
    const { form } = await begin()
    expect((await ask('/oauth2/token')).status).toBe(405)
    expect((await ask('/oauth2/token', { method: 'POST', body: JSON.stringify(form) })).body).toMatchObject({
      error: 'invalid_request',
    })
    const body = new URLSearchParams(form)
    const headers = { origin: 'https://evil.example' }
    expect((await ask('/oauth2/token', { method: 'POST', body, headers })).status).toBe(403)
    body.append('code', form.code)
    expect((await ask('/oauth2/token', { method: 'POST', body })).body).toEqual({ error: 'invalid_request' })
  })

  test('the userInfo call returns the attributes that the scopes allow', async () => {
    const { sub, form } = await begin({ scope: 'openid phone' })
    const { body } = await token(form)
    const info = (bearer?: string) =>
      ask('/oauth2/userInfo', bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } })
    expect((await info(body.access_token)).body).toEqual({
      sub,
      username: sub,
      phone_number: PHONE,
      phone_number_verified: 'true',
    })
    expect((await pool().call('GetUser', { AccessToken: body.access_token })).body).toMatchObject({
      message: 'Access Token does not have required scopes',
    })
    for (const bad of [undefined, 'nonsense', body.id_token]) {
      const refused = await info(bad)
      expect([refused.status, refused.body.error]).toEqual([401, 'invalid_token'])
      expect(refused.headers.get('www-authenticate')).toContain('error="invalid_token"')
    }
    const plain = await info((await tokensOf(pool())).AccessToken)
    expect([plain.status, plain.body.error]).toEqual([403, 'insufficient_scope'])
    pool().pass(3601)
    expect((await info(body.access_token)).status).toBe(401)
  })

  test('the token call gives no id token without the scope openid', async () => {
    const { form } = await begin({ scope: 'aws.cognito.signin.user.admin' })
    expect((await token(form)).body).not.toHaveProperty('id_token')
  })

  test('the logout call ends the page’s session and redirects to registered addresses alone', async () => {
    const { visitor } = await begin()
    const cookie = `__Host-hosted=${visitor.cookies.get('__Host-hosted')?.split(';')[0]}`
    const leave = (query: Record<string, string>) =>
      ask(`/logout?${new URLSearchParams(query)}`, { headers: { cookie } })
    const client_id = pool().settings.clientId
    const left = await leave({ client_id, logout_uri: `${HERE}/` })
    expect([left.status, left.headers.get('location')]).toEqual([302, `${HERE}/`])
    expect(left.headers.get('set-cookie')).toContain(
      '__Host-hosted=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
    expect((await visitor.get(page, authorizeUrl(pool(), newVerifier().challenge))).props.view.kind).toBe('password')
    for (const bad of [{ client_id, logout_uri: 'https://evil.example/' }, { client_id }, { logout_uri: `${HERE}/` }]) {
      const refused = await leave(bad as Record<string, string>)
      expect([refused.status, refused.headers.get('location')]).toEqual([400, null])
    }
    const again = await leave({ client_id, redirect_uri: CALLBACK, response_type: 'code' })
    expect(again.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/oauth2\/authorize\?client_id=/)
  })

  test('the hosted calls do not exist where a real pool serves the site', async () => {
    setPool(null as never)
    for (const path of ['/oauth2/token', '/oauth2/userInfo', '/logout']) expect((await ask(path)).status).toBe(404)
  })
})
