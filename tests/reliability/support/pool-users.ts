import { EMBEDDED_POOL } from '@/lib/catalogue/pool'
import { randomUuid } from '@/lib/user-pool/hashes'
import { poolNameOf } from '@/lib/user-pool/settings'
import { makeVerifier } from '@/lib/user-pool/sign-in/srp'
import { insertUser } from '@/lib/user-pool/store/users'
import type { AuthenticationResult } from '@/lib/user-pool/tokens'
import { type Browser, openBrowser } from '@/tests/reliability/support/browser'
import { withRows } from '@/tests/reliability/support/ledger'
import type { Known } from '@/tests/support/account/pool-bodies'

export const PASSWORD = 'Correct horse 7!'
/** Enough users that the wrong passwords of a long run lock none of them out. */
const USERS = 40

export type PoolUsers = {
  /** The values that calls of the first user, who is signed in, can contain. */
  known: Known
  phones: string[]
}

type Reply = { Session?: string; AuthenticationResult?: AuthenticationResult }

async function ask(browser: Browser, USERNAME: string, AuthFlow: string): Promise<Reply> {
  const headers = { 'X-Amz-Target': 'AWSCognitoIdentityProviderService.InitiateAuth' }
  const body = { AuthFlow, ClientId: EMBEDDED_POOL.clientId, AuthParameters: { USERNAME, PASSWORD } }
  const sent = { method: 'POST', path: '/api/cognito-idp', headers, body: JSON.stringify(body) }
  return JSON.parse((await browser.send(sent)).body) as Reply
}

/** Signs in to the pool by password, and to the site. The browser keeps the session, and the tokens are returned. */
export async function signIn(browser: Browser, phone: string): Promise<AuthenticationResult> {
  const { AuthenticationResult: tokens } = await ask(browser, phone, 'USER_PASSWORD_AUTH')
  if (!tokens) throw new Error('The pool gave no tokens')
  const { status } = await browser.call('session/u/start', {
    access_token: tokens.AccessToken,
    id_token: tokens.IdToken,
  })
  if (status !== 200) throw new Error(`session/u/start answered ${status}`)
  return tokens
}

/**
 * Adds users to the site's database. The first is signed in with the browser and has started another sign-in by code.
 */
export async function poolUsers(databaseUrl: string, browser: Browser): Promise<PoolUsers> {
  const phones = Array.from({ length: USERS }, (_, n) => `+9196${10_000_000 + n}`)
  await withRows({ databaseUrl }, async ({ writes }) => {
    for (const personal_phone of phones) {
      const sub = randomUuid()
      const { salt, verifier } = makeVerifier(
        { poolName: poolNameOf({ poolId: EMBEDDED_POOL.userPoolId }), name: sub },
        PASSWORD,
      )
      const row = { sub, personal_phone, status: 'CONFIRMED' as const, phone_verified: true }
      await insertUser(writes, { ...row, srp_salt: salt, srp_verifier: verifier }, new Date())
    }
  })
  const [phone = ''] = phones
  const tokens = await signIn(browser, phone)
  const { userPoolId, clientId, identityPoolId } = EMBEDDED_POOL
  const known = {
    clientId,
    identityPoolId,
    phone,
    provider: `cognito-idp.ap-south-1.amazonaws.com/${userPoolId}`,
    accessToken: tokens.AccessToken,
    idToken: tokens.IdToken,
    // The token of another user, because using a refresh token repeatedly ends its sign-in.
    refreshToken: (await signIn(openBrowser(browser.origin), phones[1] ?? '')).RefreshToken ?? '',
    session: (await ask(openBrowser(browser.origin), phone, 'CUSTOM_AUTH')).Session ?? '',
    deviceKey: tokens.NewDeviceMetadata?.DeviceKey ?? '',
    identityId: 'ap-south-1:6f2d4e1c-0000-4000-8000-000000000000',
  }
  return { known, phones }
}
