import { parseParam } from '@/flows/params'
import type { DeskRole } from '@/lib/catalogue/visits'
import { deleteDeskSessionsOf } from '@/lib/db/queries/desk/sessions'
import { readStaffOf } from '@/lib/db/queries/desk/staff'
import {
  disableStaff,
  forgetStaffPin,
  type ListedStaffRow,
  readPlacesNamed,
  readStaffList,
  setStaffTotp,
  writeStaff,
  writeStaffPlaces,
} from '@/lib/db/queries/desk/staff-list'
import { newTotpSecret, sealTotp } from '@/lib/domain/account/totp'
import type { Deps } from '@/lib/use-cases/deps'
import { totpOwner } from '@/lib/use-cases/desk/staff/enter'

export type StaffMember = ListedStaffRow
export type NewStaff = {
  phone: string
  name: string
  role: DeskRole
  places: readonly string[] | null
}

function numberOf(typed: string): string | null {
  const parsed = parseParam('phone', typed)
  return 'cause' in parsed ? null : parsed.value
}

/** Base32; stored encrypted and shown only once. */
async function newKey({ db, secret }: Pick<Deps, 'db' | 'secret'>, staffId: string): Promise<string> {
  const key = newTotpSecret()
  await setStaffTotp(db.writes, staffId, sealTotp(secret, totpOwner(staffId), key))
  return key
}

export async function addStaff(
  deps: Pick<Deps, 'db' | 'secret' | 'now'>,
  { name, role, places, ...typed }: NewStaff,
): Promise<{ kind: 'added'; key: string | null } | { kind: 'no_place'; named: string } | { kind: 'no_phone' }> {
  const { db, now } = deps
  const phone = numberOf(typed.phone)
  if (phone === null) return { kind: 'no_phone' }
  const found = places === null ? [] : await readPlacesNamed(db.reads, places)
  const unknown = places?.find((named) => !found.some(({ id, cid }) => named === id || named === cid))
  if (unknown !== undefined) return { kind: 'no_place', named: unknown }
  const id = await db.transaction(async (tx) => {
    const staffId = await writeStaff(tx, { phone, name, role, everywhere: places === null, now })
    const ids = found.map((place) => place.id)
    await writeStaffPlaces(tx, staffId, ids)
    await deleteDeskSessionsOf(tx, staffId)
    return staffId
  })
  return { kind: 'added', key: role === 'manager' ? await newKey(deps, id) : null }
}

export async function renewStaffKey(deps: Pick<Deps, 'db' | 'secret'>, typed: string): Promise<string | null> {
  const phone = numberOf(typed)
  const staff = phone === null ? undefined : await readStaffOf(deps.db.reads, phone)
  return staff ? newKey(deps, staff.id) : null
}

export async function forgetPin({ db }: Pick<Deps, 'db'>, typed: string): Promise<boolean> {
  const phone = numberOf(typed)
  return phone !== null && (await forgetStaffPin(db.writes, phone))
}

export async function removeStaff({ db, now }: Pick<Deps, 'db' | 'now'>, typed: string): Promise<boolean> {
  const phone = numberOf(typed)
  if (phone === null) return false
  return db.transaction(async (tx) => {
    const id = await disableStaff(tx, phone, now)
    if (id === undefined) return false
    await deleteDeskSessionsOf(tx, id)
    return true
  })
}

export const listStaff = ({ db }: Pick<Deps, 'db'>): Promise<StaffMember[]> => readStaffList(db.reads)
