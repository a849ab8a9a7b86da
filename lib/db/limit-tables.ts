// The tables behind the limits on strangers as kysely sees them (migrations/008 and 009).
import type { Generated } from 'kysely'
import type { Moment } from '@/lib/db/schema'

/** One act of one doer, by a keyed hash of both. */
type LimitMarks = { key: string; at: Moment }
type NumberProofs = { owner: string; number_hash: string; expires_at: Moment }
type NumberCodes = NumberProofs & { code_hash: string; tries: Generated<number> }

export type LimitTables = {
  limit_marks: LimitMarks
  number_proofs: NumberProofs
  number_codes: NumberCodes
}
