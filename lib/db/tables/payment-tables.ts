import type { Generated } from 'kysely'
import type { TakingMethod } from '@/lib/catalogue/treatments/payments'
import type { Moment } from '@/lib/db/column-types'

type Payments = {
  id: Generated<string>
  booking_id: string
  paise: number
  state: Generated<'open' | 'paid' | 'ended'>
  required: boolean
  link_id: string | null
  link_url: string | null
  created_at: Moment
  expires_at: Moment
  ask_at: Moment | null
}
type Takings = {
  id: Generated<string>
  booking_id: string
  paise: number
  method: TakingMethod
  payment_id: string | null
  gateway_payment_id: string | null
  staff_id: string | null
  taken_at: Moment
  keeps_missed: boolean
  series: string
  n: number
  tax_percent: number
  /** Set by a trigger, as in refunds. */
  place_id: Generated<string | null>
}
/** Those without a member of staff are written by the database alone. */
type Refunds = {
  id: Generated<string>
  taking_id: string
  booking_id: string
  paise: number
  state: Generated<'due' | 'sending' | 'done' | 'failed'>
  staff_id: string | null
  created_at: Moment
  due_at: Moment | null
  tries: Generated<number>
  ended_at: Moment | null
  place_id: Generated<string | null>
  /** The number of the credit note, only for taxed money that is back. */
  series: string | null
  n: number | null
}

export type PaymentTables = { payments: Payments; takings: Takings; refunds: Refunds }
