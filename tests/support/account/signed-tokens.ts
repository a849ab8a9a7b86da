// Tokens as a user pool issues them, signed with a key of the test, and the pool's rows for them.
import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { EMBEDDED_POOL } from '@/lib/catalogue/pool'
import type { Database } from '@/lib/db/schema'
import { type TokenVerifier, tokenVerifier } from '@/lib/use-cases/account/access-tokens'
import { poolTables } from '@/lib/user-pool/store/tables'

type Claims = Record<string, unknown>
export type Person = { phone: string; sub: string; originJti: string }
type Pair = { access_token: string; id_token: string }

export type TestPool = {
  tokens: TokenVerifier
  /** Signs any claims. `seconds` is the lifetime, negative for an expired token. */
  sign(claims: Claims, seconds?: number, poolId?: string): Promise<string>
  access(person: Person, more?: Claims, seconds?: number, poolId?: string): Promise<string>
  id(person: Person, more?: Claims, seconds?: number, poolId?: string): Promise<string>
  pair(person: Person, more?: Claims): Promise<Pair>
}

/** A pool with its own key. Its verifier accepts the tokens of the given pool and client. */
export async function makePool({ userPoolId, clientId } = EMBEDDED_POOL as { userPoolId: string; clientId: string }) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const kid = randomUUID()
  const jwk = { ...(await exportJWK(publicKey)), kty: 'RSA', kid, alg: 'RS256', use: 'sig' }
  const sign: TestPool['sign'] = (claims, seconds = 3600, poolId = userPoolId) => {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ auth_time: now - 60, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(`https://cognito-idp.ap-south-1.amazonaws.com/${poolId}`)
      .setIssuedAt(now - 7200)
      .setExpirationTime(now + seconds)
      .sign(privateKey)
  }
  const pool: TestPool = {
    tokens: tokenVerifier({ userPoolId, clientId, jwks: { keys: [jwk] } }),
    sign,
    access: ({ sub, originJti }, more = {}, seconds, poolId) => {
      const scope = 'aws.cognito.signin.user.admin'
      const claims = { sub, username: sub, origin_jti: originJti, client_id: clientId, token_use: 'access', scope }
      return sign({ ...claims, jti: randomUUID(), ...more }, seconds, poolId)
    },
    id: ({ sub, originJti, phone }, more = {}, seconds, poolId) => {
      const attributes = { phone_number: phone, phone_number_verified: true }
      const claims = { sub, 'cognito:username': sub, origin_jti: originJti, aud: clientId, token_use: 'id' }
      return sign({ ...claims, ...attributes, ...more }, seconds, poolId)
    },
    async pair(person, more) {
      return { access_token: await pool.access(person), id_token: await pool.id(person, more) }
    },
  }
  return pool
}

/** Adds a confirmed user of the embedded pool with one sign-in. */
export async function addPerson(db: Database, phone: string, now = new Date()): Promise<Person> {
  const person = { phone, sub: randomUUID(), originJti: randomUUID() }
  await poolTables(db.writes)
    .insertInto('identity_users')
    .values({
      sub: person.sub,
      personal_phone: phone,
      status: 'CONFIRMED',
      phone_verified: true,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await addFamily(db, person, now)
  return person
}

/** Adds another sign-in of the user. */
export async function addFamily(db: Database, { sub, originJti }: Person, now = new Date()): Promise<void> {
  const expires_at = new Date(now.getTime() + 30 * 86_400_000)
  const family = {
    origin_jti: originJti,
    sub,
    client_id: EMBEDDED_POOL.clientId,
    scopes: '',
    auth_time: now,
    expires_at,
  }
  await poolTables(db.writes).insertInto('identity_families').values(family).execute()
}

/** Revokes the user's sign-in, as signing out everywhere does. */
export async function revoke(db: Database, { originJti }: Person): Promise<void> {
  await poolTables(db.writes)
    .updateTable('identity_families')
    .set({ revoked_at: new Date() })
    .where('origin_jti', '=', originJti)
    .execute()
}
