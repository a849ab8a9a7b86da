import type { Generated } from 'kysely'
import type { Moment } from '@/lib/db/column-types'

type LimitHits = { key: string; at: Moment }
type SmsCounts = { since: Moment; act: string; kind: string; n: number }
type NumberProofs = { owner: string; number_hash: string; expires_at: Moment }
type NumberCodes = NumberProofs & { code_hash: string; tries: Generated<number> }

export type LimitTables = {
  limit_hits: LimitHits
  sms_counts: SmsCounts
  number_proofs: NumberProofs
  number_codes: NumberCodes
}
