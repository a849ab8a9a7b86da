import type { ColumnType, Generated } from 'kysely'
import type { ChainFacts } from '@/lib/catalogue/chain'
import type { DayHours, PlannedHours } from '@/lib/catalogue/clinics/opening-hours'
import type { Json, Moment } from '@/lib/db/column-types'

type StoredFacts = {
  is_all: Generated<boolean>
  facts: Json<ChainFacts>
  imported_at: Moment | null
  version: Generated<number>
  closed_until: number
}
type Cities = {
  id: string
  name: string
  state: string
  lat: number
  lng: number
  in_chain: Generated<boolean>
  pincode_prefixes: Generated<string[]>
  aliases: Generated<string[]>
  popular: Generated<boolean>
  nth: Generated<number>
}
type Places = {
  id: string
  kind: 'clinic' | 'home_zone'
  city_id: string
  seats: number
  slot_minutes: number
  hours: Json<DayHours[]>
  planned: ColumnType<PlannedHours | null, string | null | undefined, string | null>
  off_grid_since: Date | null
  in_chain: Generated<boolean>
}
type ClosedDays = {
  place_id: string
  day: string
  reason: string
  by_file: Generated<boolean>
  closure_id: string | null
}
type HomeZones = { place_id: string; name: string }
type HomeZonePincodes = { pincode: string; place_id: string; lat: number; lng: number }

export type ChainTables = {
  chain_facts: StoredFacts
  cities: Cities
  places: Places
  closed_days: ClosedDays
  home_zones: HomeZones
  home_zone_pincodes: HomeZonePincodes
}
