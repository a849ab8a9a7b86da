// The site's own types do not know these tables. The SQL in ../migrations is what runs.
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
export type ChallengeState = {
  flow: 'USER_PASSWORD_AUTH' | 'USER_SRP_AUTH' | 'CUSTOM_AUTH'
  results: ChallengeResult[]
  deviceKey?: string | undefined
  secret?: { parameters: Record<string, string>; metadata: string } | undefined
  srp?: { b: string; B: string; secretBlock: string; A: string; verifier: string } | undefined
  /** The code of an SMS_MFA challenge, as a keyed hash. */
  code?: { hash: string; expiresAt: string } | undefined
  tries?: number
  /** MFA_SETUP: the encrypted key, and whether VerifySoftwareToken proved it. */
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
  /** Keyed hash of the requester. `tries` are its own, `other_tries` all others'. */
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

export function poolTables(db: Writes | Tx): Kysely<PoolTables>
export function poolTables(db: Reads): ReadsOf<PoolTables>
export function poolTables(db: Reads): unknown {
  // Only the types differ: kysely keeps no list of tables.
  return db
}
