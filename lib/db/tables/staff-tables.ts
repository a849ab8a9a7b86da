import type { Generated } from 'kysely'
import type { DeskRole } from '@/lib/catalogue/visits'
import type { Moment } from '@/lib/db/column-types'

type Staff = {
  id: Generated<string>
  personal_name: string
  personal_phone: string
  role: DeskRole
  everywhere: boolean
  pin_hash: string | null
  totp_secret: string | null
  totp_last_step: string | null
  disabled_at: Moment | null
  created_at: Moment
}
type StaffPlaces = { staff_id: string; place_id: string }
type DeskSessions = {
  token_hash: string
  staff_id: string
  created_at: Moment
  seen_at: Moment
  unlocked_at: Moment | null
  wrong_pins: Generated<number>
  ends_at: Moment
}

export type StaffTables = { staff: Staff; staff_places: StaffPlaces; desk_sessions: DeskSessions }
