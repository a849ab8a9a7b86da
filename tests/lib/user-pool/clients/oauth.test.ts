// The calls are written as the READMEs of openid-client 6 and oauth4webapi show them.
import * as oauth from 'oauth4webapi'
import * as client from 'openid-client'
import { beforeEach, describe, expect, test } from 'vitest'
import { CALLS_OF } from '@/tests/lib/user-pool/clients/calls'
import { PASSWORD } from '@/tests/support/account/pool-server'
import { usePoolSite } from '@/tests/support/account/pool-site'
import { PHONE } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'

const GOOD = { phone: '9800000001', password: PASSWORD }
const scope = 'openid phone profile'

describe('the hosted sign-in', () => {
  const site = usePoolSite(useDatabase())
  let sub = ''
  beforeEach(async () => {
    site().answered.clear()
    // These clients check tokens by their own clock.
    site().now = new Date()
    sub = await site().addUser(PHONE, { password: PASSWORD, personal_attributes: { name: 'Sample Patient' } })
  })

  test('openid-client completes a sign-in from discovery to sign-out', async () => {
    const server = new URL('/.well-known/openid-configuration', site().site)
    const config = await client.discovery(server, site().settings.clientId, undefined, client.None(), {
      execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
    })
    const redirect_uri = `${site().site}/sign-in`
    const pkceCodeVerifier = client.randomPKCECodeVerifier()
    const code_challenge = await client.calculatePKCECodeChallenge(pkceCodeVerifier)
    const [expectedState, expectedNonce] = [client.randomState(), client.randomNonce()]
    const parameters = { redirect_uri, scope, code_challenge, code_challenge_method: 'S256' }
    const url = client.buildAuthorizationUrl(config, { ...parameters, state: expectedState, nonce: expectedNonce })
    const back = await site().atPage(url.href, GOOD)
    const checks = { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true }
    const tokens = await client.authorizationCodeGrant(config, new URL(back), checks)
    expect(tokens.claims()).toMatchObject({ sub, phone_number: PHONE, at_hash: expect.any(String) })
    expect(await client.fetchUserInfo(config, tokens.access_token, sub)).toMatchObject({ name: 'Sample Patient' })
    const renewed = await client.refreshTokenGrant(config, tokens.refresh_token ?? '')
    expect(renewed.claims()?.sub).toBe(sub)
    await client.tokenRevocation(config, tokens.refresh_token ?? '')
    await expect(client.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    await expect(client.fetchUserInfo(config, renewed.access_token, sub)).rejects.toThrow()
    const logout = client.buildEndSessionUrl(config, { logout_uri: redirect_uri })
    const left = await fetch(logout, { redirect: 'manual' })
    expect([left.status, left.headers.get('location')]).toEqual([302, redirect_uri])
    expect([...site().answered]).toEqual(expect.arrayContaining([...CALLS_OF['openid-client']]))
  })

  test('oauth4webapi starts at the issuer that Amazon gives the pool', async () => {
    const { poolId, clientId: client_id } = site().settings
    const amazon = 'https://cognito-idp.ap-south-1.amazonaws.com'
    const issuer = new URL(`${amazon}/${poolId}`)
    // Amazon's host name leads to this site here, like a pool's endpoint in the other clients.
    const here = (url: string, init?: object) => fetch(url.replace(amazon, site().endpoint), init)
    const found = await oauth.discoveryRequest(issuer, { [oauth.customFetch]: here })
    const as = await oauth.processDiscoveryResponse(issuer, found)
    const self: oauth.Client = { client_id }
    const [auth, options] = [oauth.None(), { [oauth.allowInsecureRequests]: true }]
    const redirect_uri = `${site().site}/`
    const [verifier, state, nonce] = [
      oauth.generateRandomCodeVerifier(),
      oauth.generateRandomState(),
      oauth.generateRandomNonce(),
    ]
    const url = new URL(as.authorization_endpoint ?? '')
    url.search = new URLSearchParams({
      client_id,
      redirect_uri,
      response_type: 'code',
      scope,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    }).toString()
    const back = oauth.validateAuthResponse(as, self, new URL(await site().atPage(url.href, GOOD)), state)
    const exchanged = await oauth.authorizationCodeGrantRequest(as, self, auth, back, redirect_uri, verifier, options)
    const result = await oauth.processAuthorizationCodeResponse(as, self, exchanged, {
      expectedNonce: nonce,
      requireIdToken: true,
    })
    expect(oauth.getValidatedIdTokenClaims(result)).toMatchObject({ sub, token_use: 'id' })
    await oauth.validateApplicationLevelSignature(as, exchanged, options)
    const info = await oauth.userInfoRequest(as, self, result.access_token, options)
    expect(await oauth.processUserInfoResponse(as, self, sub, info)).toMatchObject({ phone_number: PHONE })
    const renewal = await oauth.refreshTokenGrantRequest(as, self, auth, result.refresh_token ?? '', options)
    expect((await oauth.processRefreshTokenResponse(as, self, renewal)).token_type).toBe('bearer')
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(as, self, auth, result.refresh_token ?? '', options),
    )
    expect([...site().answered]).toEqual(expect.arrayContaining([...CALLS_OF.oauth4webapi]))
  })
})
