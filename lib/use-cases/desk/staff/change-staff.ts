// Managers change staff of their own clinics. Every change takes a code of their authenticator, because it gives access.
import { parseParam } from '@/flows/params'
import type { DeskVerb } from '@/lib/catalogue/desk/desk-events'
import type { DeskRole } from '@/lib/catalogue/visits'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { deleteDeskSessionsOf } from '@/lib/db/queries/desk/sessions'
import {
  disableStaff,
  forgetStaffPin,
  type MemberRow,
  readMember,
  setStaffTotp,
  writeStaff,
  writeStaffPlaces,
} from '@/lib/db/queries/desk/staff-list'
import { takeLocks } from '@/lib/db/queries/locks'
import type { Tx } from '@/lib/db/schema'
import type { DeskState } from '@/lib/db/tables/booking-tables'
import { newTotpSecret, sealTotp } from '@/lib/domain/account/totp'
import type { Deps } from '@/lib/use-cases/deps'
import { checkCode, totpOwner, type Wait } from '@/lib/use-cases/desk/staff/enter'
import type { DeskPlace, Staff } from '@/lib/use-cases/desk/staff/find-staff'

/** The manager who changes, and the places where they may. */
export type Manager = { staff: Pick<Staff, 'id' | 'isEverywhere'>; places: readonly DeskPlace[] }
/** `places`: null for all clinics, later ones too. */
export type Member = { phone: string; name: string; role: DeskRole; places: readonly string[] | null }

type Access = Pick<MemberRow, 'id' | 'everywhere' | 'place_ids'>

type Refusal =
  | Wait
  /** `gone`: no such member within the manager's reach, or the manager was removed meanwhile. */
  | { kind: 'wrong' | 'no_key' | 'phone' | 'name' | 'places' | 'gone' | 'own' }
/** `key`: base32, shown only once. */
export type StaffOutcome = Refusal | { kind: 'done' } | { kind: 'key'; key: string }

/** Changes come one after another, so that two managers can't remove each other. */
const LOCK = 'staff'

const isWithin = ({ staff, places }: Manager, { everywhere, place_ids: ids }: Access): boolean =>
  staff.isEverywhere || (!everywhere && ids.every((id) => places.some((place) => place.id === id)))

/** Nobody changes their own access. */
export const mayChangeMember = (manager: Manager, member: Access): boolean =>
  member.id !== manager.staff.id && isWithin(manager, member)

/** The code is used up before the change, so a second try needs the next one. */
async function change(
  deps: Deps,
  manager: Manager,
  code: string,
  work: (tx: Tx) => Promise<StaffOutcome>,
): Promise<StaffOutcome> {
  const checked = await checkCode(deps, manager.staff, code)
  if (checked.kind === 'wait') return checked
  if (checked.kind !== 'right') return { kind: checked.kind }
  return deps.db.transaction(async (tx) => {
    await takeLocks(tx, [LOCK])
    const own = await readMember(tx, { id: manager.staff.id })
    return own && !own.is_removed && own.role === 'manager' ? work(tx) : { kind: 'gone' }
  })
}

type Event = { verb: DeskVerb; before?: DeskState; after?: DeskState; places: readonly string[] }

/** At each clinic of the member. For all clinics, the first of the manager's stands for them. */
async function record({ now }: Deps, tx: Tx, manager: Manager, subject: string, event: Event): Promise<void> {
  const { verb, before = {}, after = {}, places } = event
  const at = places.length > 0 ? places : manager.places.slice(0, 1).map(({ id }) => id)
  for (const placeId of at)
    await writeDeskEvent(tx, { at: now, staffId: manager.staff.id, placeId, verb, subject, before, after })
}

async function newKey({ secret }: Deps, tx: Tx, staffId: string): Promise<string> {
  const key = newTotpSecret()
  await setStaffTotp(tx, staffId, sealTotp(secret, totpOwner(staffId), key))
  return key
}

/** Adds somebody, or changes the name, role and clinics of a number that is on the list. The PIN stays. */
export async function saveMember(
  deps: Deps,
  manager: Manager,
  { code, role, places, ...typed }: Member & { code: string },
): Promise<StaffOutcome> {
  const [phone, name] = [parseParam('phone', typed.phone), parseParam('name', typed.name)]
  if ('cause' in phone) return { kind: 'phone' }
  if ('cause' in name) return { kind: 'name' }
  const ids = places ?? []
  const isReached = (id: string) => manager.places.some((place) => place.id === id)
  if (places === null ? !manager.staff.isEverywhere : ids.length === 0 || !ids.every(isReached))
    return { kind: 'places' }
  return change(deps, manager, code, async (tx) => {
    const before = await readMember(tx, { phone: phone.value })
    if (before?.id === manager.staff.id) return { kind: 'own' }
    const stands = before && !before.is_removed ? before : undefined
    if (stands && !isWithin(manager, stands)) return { kind: 'gone' }
    const everywhere = places === null
    const id = await writeStaff(tx, { phone: phone.value, name: name.value, role, everywhere, now: deps.now })
    await writeStaffPlaces(tx, id, ids)
    await deleteDeskSessionsOf(tx, id)
    await record(deps, tx, manager, id, {
      verb: 'staff_saved',
      before: stands && { role: stands.role, where: stands.everywhere ? 'all' : stands.place_ids.length },
      after: { role, where: everywhere ? 'all' : ids.length },
      places: ids,
    })
    const needsKey = role === 'manager' && !stands?.has_key
    return needsKey ? { kind: 'key', key: await newKey(deps, tx, id) } : { kind: 'done' }
  })
}

type MemberChange = { id: string; code: string }
type MemberWork = (tx: Tx, deps: Deps, member: MemberRow) => Promise<StaffOutcome>

/** The member's open desks end, so that they enter anew. */
const changeMember =
  (verb: DeskVerb, work: MemberWork) =>
  (deps: Deps, manager: Manager, { id, code }: MemberChange): Promise<StaffOutcome> =>
    change(deps, manager, code, async (tx) => {
      const member = await readMember(tx, { id })
      if (member?.id === manager.staff.id) return { kind: 'own' }
      if (!member || member.is_removed || !isWithin(manager, member)) return { kind: 'gone' }
      await deleteDeskSessionsOf(tx, id)
      await record(deps, tx, manager, id, { verb, places: member.place_ids })
      return work(tx, deps, member)
    })

export const removeMember = changeMember('staff_removed', async (tx, { now }, { personal_phone: phone }) => {
  await disableStaff(tx, phone, now)
  return { kind: 'done' }
})

/** They choose a new PIN at the next entry. */
export const forgetMemberPin = changeMember('staff_pin', async (tx, _, { personal_phone: phone }) => {
  await forgetStaffPin(tx, phone)
  return { kind: 'done' }
})

/** For a manager whose phone is lost. The old key stops working. */
export const renewMemberKey = changeMember('staff_key', async (tx, deps, { id, role }) =>
  role === 'manager' ? { kind: 'key', key: await newKey(deps, tx, id) } : { kind: 'gone' },
)
