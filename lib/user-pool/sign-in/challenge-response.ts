import type { Context } from '@/lib/user-pool/context'
import { invalidParameter } from '@/lib/user-pool/errors'
import type { Claim } from '@/lib/user-pool/sign-in/srp'
import type { ChallengeRow } from '@/lib/user-pool/store/challenges'
import type { PoolUserRow } from '@/lib/user-pool/store/users'

export type ChallengeResponse = {
  context: Context
  going: ChallengeRow
  /** Null for an unknown user whose absence is hidden. */
  user: PoolUserRow | null
  responses: Record<string, string>
  clientMetadata: Record<string, string> | undefined
  /** Throws when another answer has used the Session. */
  use(): Promise<void>
}

export function required({ responses }: Pick<ChallengeResponse, 'responses'>, name: string): string {
  const value = responses[name]
  if (!value) throw invalidParameter(`Missing required parameter ${name}`)
  return value
}

/** The time is the client's own, whose clock may be wrong. */
export const claimOf = (answered: Pick<ChallengeResponse, 'responses'>): Claim => ({
  timestamp: required(answered, 'TIMESTAMP'),
  signature: required(answered, 'PASSWORD_CLAIM_SIGNATURE'),
  block: required(answered, 'PASSWORD_CLAIM_SECRET_BLOCK'),
})
