// The tables of the embedded user pool and identity pool as kysely sees them; the SQL in ../migrations is what runs. They
// lie in the site's database, and the site's own types do not know them.
import type { Generated, Kysely } from 'kysely'
import type { DefaultedJson, Json, Moment } from '@/lib/db/column-types'
import type { Reads, ReadsOf, Tx, Writes } from '@/lib/db/schema'

type IdentityStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'RESET_REQUIRED' | 'FORCE_CHANGE_PASSWORD'
export type MfaType = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA'
export type CodePurpose = 'sign_up' | 'reset' | 'phone_number' | 'email'
type IdentityUsers = {
  sub: string
  personal_phone: string
  personal_email: string | null
  personal_attributes: DefaultedJson<Record<string, string>>
  phone_verified: Generated<boolean>
  email_verified: Generated<boolean>
  status: IdentityStatus
  enabled: Generated<boolean>
  srp_salt: string | null
  srp_verifier: string | null
  totp_secret: string | null
  totp_verified: Generated<boolean>
  totp_last_step: string | null
  totp_pending: string | null
  mfa_enabled: DefaultedJson<MfaType[]>
  mfa_preferred: MfaType | null
  created_at: Moment
  updated_at: Moment
}
export type ChallengeResult = { challengeName: string; challengeResult: boolean; challengeMetadata?: string }
/** What the next answer of a sign-in is checked against. */
export type ChallengeState = {
  flow: 'USER_PASSWORD_AUTH' | 'USER_SRP_AUTH' | 'CUSTOM_AUTH'
  /** The rounds of a custom sign-in so far. */
  results: ChallengeResult[]
  deviceKey?: string | undefined
  /** privateChallengeParameters of the round that waits for its answer, and what its result will carry. */
  secret?: { parameters: Record<string, string>; metadata: string } | undefined
  /** The server's half of a proof by password, and what it is told by. */
  srp?: { b: string; B: string; secretBlock: string; A: string; verifier: string } | undefined
  /** The code of an SMS_MFA challenge, as a keyed hash. */
  code?: { hash: string; expiresAt: string } | undefined
  tries?: number
  /** MFA_SETUP: AssociateSoftwareToken keeps the sealed secret, VerifySoftwareToken says that it was proved. */
  softwareToken?: { secret: string; verified: boolean } | undefined
}
type IdentityChallenges = {
  session_hash: string
  client_id: string
  sub: string | null
  username: string
  challenge: string
  state: Json<ChallengeState>
  created_at: Moment
  expires_at: Moment
  used_at: Moment | null
}
type IdentityFamilies = {
  origin_jti: string
  sub: string
  client_id: string
  scopes: string
  device_key: string | null
  auth_time: Moment
  expires_at: Moment
  revoked_at: Moment | null
  proved_at: Moment | null
}
type IdentityRefreshTokens = {
  token_hash: string
  origin_jti: string
  created_at: Moment
  replaced_at: Moment | null
}
type IdentityDevices = {
  device_key: string
  sub: string
  group_key: string
  name: Generated<string>
  srp_salt: string | null
  srp_verifier: string | null
  remembered: Generated<boolean>
  personal_last_address: string | null
  created_at: Moment
  updated_at: Moment
  authenticated_at: Moment
  hosted_session: string | null
}
type IdentityCodes = {
  sub: string
  purpose: CodePurpose
  code_hash: string
  personal_to: string | null
  /** A keyed hash of the place that asked for it; its tries, and those of all others. */
  asked_from: Generated<string>
  tries: Generated<number>
  other_tries: Generated<number>
  expires_at: Moment
}
type IdentityHostedCodes = {
  code_hash: string
  sub: string
  client_id: string
  redirect_uri: string
  scopes: string
  code_challenge: string | null
  nonce: string | null
  expires_at: Moment
  used_at: Moment | null
  origin_jti: string | null
  auth_time: Moment | null
  hosted_session: string | null
}
type IdentityHostedSessions = { token_hash: string; sub: string; expires_at: Moment; auth_time: Moment | null }
type IdentityIds = { identity_id: string; login: string | null; created_at: Moment }

export type PoolTables = {
  identity_users: IdentityUsers
  identity_challenges: IdentityChallenges
  identity_families: IdentityFamilies
  identity_refresh_tokens: IdentityRefreshTokens
  identity_devices: IdentityDevices
  identity_codes: IdentityCodes
  identity_hosted_codes: IdentityHostedCodes
  identity_hosted_sessions: IdentityHostedSessions
  identity_ids: IdentityIds
}

/** The same connection or transaction, with the pool's tables to ask for. */
export function poolTables(db: Writes | Tx): Kysely<PoolTables>
export function poolTables(db: Reads): ReadsOf<PoolTables>
export function poolTables(db: Reads): unknown {
  // Which tables there are is a matter of types alone: kysely keeps nothing of them.
  return db
}
