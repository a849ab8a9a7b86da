// @vitest-environment jsdom
// The cloud names are those of spec section 3; the rules for pool and cookies are in section 5.
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito'
import { Amplify } from 'aws-amplify'
import { expect, test } from 'vitest'
import { CLOUD, type CookieRules, cloudOf } from '@/lib/browser/pool/cloud'
import { checkPool, configureAmplify, poolEndpoint } from '@/lib/browser/pool/configuration'
import { cookieStorage } from '@/lib/browser/pool/cookie-rules'
import { EMBEDDED_POOL } from '@/lib/catalogue/pool'

const REAL = {
  userPoolId: 'ap-south-1_AbCdEfGhI',
  clientId: '1example23456789abcdefghij',
  identityPoolId: 'ap-south-1:12345678-1234-1234-1234-123456789012',
  domain: 'https://auth.example.in',
  bucket: 'sample-files',
  guests: true,
  endpoints: {
    backend: 'https://b.example.in',
    base_url: 'https://a.example.in',
    elasticsearch: 'https://s.example.in',
  },
}

test('without a real pool, Amplify uses the embedded pool and this site’s own bases', () => {
  configureAmplify()
  const own = `${window.location.origin}/api`
  expect(CLOUD).toMatchObject({ ...EMBEDDED_POOL, region: 'ap-south-1', embedded: true })
  expect(Amplify.getConfig()).toMatchObject({
    Auth: {
      Cognito: {
        userPoolId: EMBEDDED_POOL.userPoolId,
        userPoolClientId: EMBEDDED_POOL.clientId,
        identityPoolId: EMBEDDED_POOL.identityPoolId,
        userPoolEndpoint: `${own}/cognito-idp/en`,
        identityPoolEndpoint: `${own}/cognito-identity`,
      },
    },
    API: {
      REST: {
        backend: { endpoint: own, region: 'ap-south-1' },
        base_url: { endpoint: own, region: 'ap-south-1' },
        elasticsearch: { endpoint: own, region: 'ap-south-1', service: 'es' },
      },
    },
  })
})

test('with a real pool, Amplify uses that pool, the configured bases and the bucket', () => {
  const cloud = cloudOf(REAL)
  configureAmplify(cloud)
  const { Auth, API, Storage } = Amplify.getConfig()
  expect(cloud).toMatchObject({ region: 'ap-south-1', embedded: false })
  expect(Auth?.Cognito).toMatchObject({ userPoolId: REAL.userPoolId, allowGuestAccess: true })
  expect(Auth?.Cognito.userPoolEndpoint).toBeUndefined()
  expect(Auth?.Cognito.identityPoolEndpoint).toBeUndefined()
  expect(poolEndpoint(cloud)).toBe('https://cognito-idp.ap-south-1.amazonaws.com/')
  expect(API?.REST).toMatchObject({
    backend: { endpoint: 'https://b.example.in' },
    base_url: { endpoint: 'https://a.example.in' },
    elasticsearch: { endpoint: 'https://s.example.in', service: 'es' },
  })
  expect(Storage).toEqual({ S3: { bucket: 'sample-files', region: 'ap-south-1' } })
})

test.each<[userPoolId: string, clientId: string, text: string]>([
  ['', 'client', 'Both UserPoolId and ClientId are required.'],
  ['ap-south-1_AbC', '', 'Both UserPoolId and ClientId are required.'],
  [`ap-south-1_${'a'.repeat(45)}`, 'client', 'Invalid UserPoolId format.'],
  ['ap-south-1', 'client', 'Invalid UserPoolId format.'],
  ['ap-south-1_a-b', 'client', 'Invalid UserPoolId format.'],
  ['ap south 1_abc', 'client', 'Invalid UserPoolId format.'],
])('the configuration refuses pool "%s" with client "%s": %s', (userPoolId, clientId, text) => {
  expect(() => checkPool({ userPoolId, clientId })).toThrow(text)
  expect(() => configureAmplify({ ...CLOUD, userPoolId, clientId })).toThrow(text)
})

test('the configuration accepts a pool id of 55 characters', () => {
  expect(() => checkPool({ userPoolId: `ap-south-1_${'a'.repeat(44)}`, clientId: 'client' })).not.toThrow()
})

test.each<[rules: Omit<CookieRules, 'sameSite'> & { sameSite?: string }, text: string]>([
  [{}, 'The domain of cookieStorage can not be undefined.'],
  [{ domain: 'a.example', sameSite: 'some' }, 'The sameSite value of cookieStorage must be "lax", "strict" or "none".'],
  [
    { domain: 'a.example', sameSite: 'none', secure: false },
    'sameSite = None requires the Secure attribute in latest browser versions.',
  ],
])('the configuration refuses the cookie rules %o', (given, text) => {
  const rules = given as CookieRules
  expect(() => cookieStorage(rules)).toThrow(text)
  expect(() => configureAmplify({ ...CLOUD, cookies: rules })).toThrow(text)
})

test.each(['strict', 'lax', 'none'] as const)(
  'cookies with sameSite %s have path /, last 365 days and are secure',
  (sameSite) => {
    expect(cookieStorage({ domain: 'a.example', sameSite })).toMatchObject({ path: '/', expires: 365, secure: true })
  },
)

test('Amplify does not refresh a session without a user', async () => {
  configureAmplify()
  const refresh = cognitoUserPoolsTokenProvider.tokenOrchestrator.getTokenRefresher()
  await expect(refresh({ tokens: {}, username: '' } as never)).rejects.toThrow(
    'Username is null. Cannot retrieve a new session',
  )
})
