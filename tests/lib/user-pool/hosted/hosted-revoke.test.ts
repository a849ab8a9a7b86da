import { describe, expect, test } from 'vitest'
import { setPool } from '@/lib/user-pool/running'
import { PASSWORD } from '@/tests/support/account/pool-server'
import { usePoolSite } from '@/tests/support/account/pool-site'
import { PHONE, tokensOf } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the hosted domain', () => {
  const pool = usePoolSite(useDatabase())
  const ask = (path: string, init?: RequestInit) => fetch(`${pool().site}${path}`, { redirect: 'manual', ...init })
  const revoke = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await ask('/oauth2/revoke', { method: 'POST', body: new URLSearchParams(form), headers })
    const text = await answer.text()
    return [answer.status, text === '' ? null : JSON.parse(text).error]
  }

  test('the revocation ends a sign-in by its refresh token', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    const { AccessToken, RefreshToken: token = '' } = await tokensOf(pool())
    const client_id = pool().settings.clientId
    expect(await revoke({ client_id })).toEqual([400, 'invalid_request'])
    expect(await revoke({ client_id, token: '' })).toEqual([400, 'invalid_request'])
    expect(await revoke({ client_id: 'another', token })).toEqual([401, 'invalid_client'])
    expect(await revoke({ token })).toEqual([401, 'invalid_client'])
    expect(await revoke({ client_id, token: AccessToken })).toEqual([400, 'unsupported_token_type'])
    expect(await revoke({ client_id, token }, { origin: 'https://evil.example' })).toEqual([403, 'access_denied'])
    expect((await pool().call('GetUser', { AccessToken })).status).toBe(200)
    expect(await revoke({ client_id, token })).toEqual([200, null])
    expect((await pool().call('GetUser', { AccessToken })).body).toMatchObject({
      message: 'Access Token has been revoked',
    })
    expect(await revoke({ client_id, token })).toEqual([200, null])
    expect(await revoke({ client_id, token: 'nobody’s' })).toEqual([200, null])
    expect((await ask('/oauth2/revoke')).status).toBe(405)
  })

  test('the discovery document is at the pool’s id and at the root', async () => {
    const { poolId } = pool().settings
    const paths = [`/api/cognito-idp/${poolId}/.well-known/openid-configuration`, '/.well-known/openid-configuration']
    for (const path of paths) {
      const told = (await (await ask(path)).json()) as Record<string, string>
      expect(told.issuer).toBe(`https://cognito-idp.ap-south-1.amazonaws.com/${poolId}`)
      expect(await (await fetch(told.jwks_uri as string)).json()).toEqual(pool().keys.jwks)
      for (const name of ['token', 'revocation', 'userinfo', 'end_session'])
        expect((await fetch(told[`${name}_endpoint`] as string, { method: 'PUT' })).status).toBe(405)
      expect(told.authorization_endpoint).toBe(`${pool().site}/oauth2/authorize`)
      const posted = await ask(path, { method: 'POST' })
      expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
  })

  test('the revocation and the discovery document do not exist where a real pool serves the site', async () => {
    setPool(null as never)
    for (const path of ['/oauth2/revoke', '/.well-known/openid-configuration'])
      expect((await ask(path, { method: path.startsWith('/oauth2') ? 'POST' : 'GET' })).status).toBe(404)
  })
})
