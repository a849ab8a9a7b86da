import type { Generated } from 'kysely'
import type { CallKind, CallOutcome } from '@/lib/catalogue/desk/calls'
import type { Moment } from '@/lib/db/column-types'

type Calls = {
  kind: CallKind
  subject: string
  due_at: Moment | null
  tries: Generated<number>
  claimed_by: string | null
  claimed_until: Moment | null
  outcome: CallOutcome | null
  changed_at: Moment
  closed_at: Moment | null
}
type DoNotCall = { personal_phone: string; asked_at: Moment; noted_by: string }

export type CallTables = { calls: Calls; do_not_call: DoNotCall }
