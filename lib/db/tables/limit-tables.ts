// The tables behind the limits on strangers as kysely sees them (012-limits.sql, 009-messages.sql).
import type { Generated } from 'kysely'
import type { Moment } from '@/lib/db/column-types'

/** One act of one requester, by a keyed hash of both. */
type LimitHits = { key: string; at: Moment }
/** SMS that were let go in ten minutes. */
type SmsCounts = { since: Moment; act: string; kind: string; n: number }
type NumberProofs = { owner: string; number_hash: string; expires_at: Moment }
type NumberCodes = NumberProofs & { code_hash: string; tries: Generated<number> }

export type LimitTables = {
  limit_hits: LimitHits
  sms_counts: SmsCounts
  number_proofs: NumberProofs
  number_codes: NumberCodes
}
