import { countWrongPin, insertDeskSession, unlockDeskSession } from '@/lib/db/queries/desk/sessions'
import {
  consumeStaffTotpStep,
  readStaffProofs,
  reEncryptStaffTotp,
  rehashPin,
  setFirstPin,
} from '@/lib/db/queries/desk/staff'
import { openTotp, totpStepOf } from '@/lib/domain/account/totp'
import { deskEnd, pinCause, WRONG_PINS } from '@/lib/domain/desk/desk-session'
import { clearHits, consumeLimit } from '@/lib/limits/check'
import { hashOfToken, newToken } from '@/lib/use-cases/account/session-token'
import type { Deps } from '@/lib/use-cases/deps'
import type { Staff } from '@/lib/use-cases/desk/staff/find-staff'
import { hashOfPin, isPin } from '@/lib/use-cases/desk/staff/pin'

export const totpOwner = (staffId: string): string => `staff ${staffId}`

export type Wait = { kind: 'wait'; until: Date }
type Entry = { kind: 'entered'; token: string; endsAt: Date }

async function enter({ db, now }: Deps, { id: staffId }: Staff): Promise<Entry> {
  const [token, endsAt] = [newToken(), deskEnd(now)]
  await insertDeskSession(db.writes, { tokenHash: hashOfToken(token), staffId, now, endsAt })
  return { kind: 'entered', token, endsAt }
}

/** Counts the try first; null when it may be made. */
async function tryAt(deps: Deps, act: 'desk_code' | 'desk_pin', { id }: Pick<Staff, 'id'>): Promise<Wait | null> {
  const decision = await consumeLimit(deps.db, deps, { act, requester: { user: id } })
  return decision.kind === 'wait' ? { kind: 'wait', until: decision.until } : null
}

/** A code is good once. `no_key`: no authenticator key exists yet. */
export async function checkCode(
  deps: Deps,
  staff: Pick<Staff, 'id'>,
  code: string,
): Promise<Wait | { kind: 'right' | 'wrong' | 'no_key' }> {
  const { db, now } = deps
  const wait = await tryAt(deps, 'desk_code', staff)
  if (wait) return wait
  const { totp_secret: sealed } = await readStaffProofs(db.reads, staff.id)
  const key = sealed === null ? null : openTotp(deps, totpOwner(staff.id), sealed)
  if (sealed === null || key === null) return { kind: 'no_key' }
  const step = await totpStepOf(key.plain, code, now)
  if (step === null || !(await consumeStaffTotpStep(db.writes, staff.id, step))) return { kind: 'wrong' }
  if (key.resealed) await reEncryptStaffTotp(db.writes, { staffId: staff.id, sealed, resealed: key.resealed })
  await clearHits(db.writes, deps, 'desk_code', { user: staff.id })
  return { kind: 'right' }
}

export async function enterByCode(
  deps: Deps,
  staff: Staff,
  code: string,
): Promise<Entry | Wait | { kind: 'wrong' | 'no_key' }> {
  const checked = await checkCode(deps, staff, code)
  return checked.kind === 'right' ? enter(deps, staff) : checked.kind === 'wait' ? checked : { kind: checked.kind }
}

/** A right PIN clears the counted tries. */
async function checkPin(deps: Deps, staff: Staff, pin: string): Promise<Wait | { kind: 'right' | 'wrong' }> {
  const wait = await tryAt(deps, 'desk_pin', staff)
  if (wait) return wait
  const { pin_hash: kept } = await readStaffProofs(deps.db.reads, staff.id)
  if (kept === null) return { kind: 'wrong' }
  const { secret, formerSecret } = deps
  if (!(await isPin(secret, staff.id, pin, kept))) {
    if (formerSecret === undefined || !(await isPin(formerSecret, staff.id, pin, kept))) return { kind: 'wrong' }
    await rehashPin(deps.db.writes, { staffId: staff.id, kept, hash: await hashOfPin(secret, staff.id, pin) })
  }
  await clearHits(deps.db.writes, deps, 'desk_pin', { user: staff.id })
  return { kind: 'right' }
}

export async function enterByPin(deps: Deps, staff: Staff, pin: string): Promise<Entry | Wait | { kind: 'wrong' }> {
  const checked = await checkPin(deps, staff, pin)
  return checked.kind === 'right' ? enter(deps, staff) : checked.kind === 'wait' ? checked : { kind: 'wrong' }
}

/** `left`: it was the last wrong PIN, and the session has ended. */
export async function unlockDesk(
  deps: Deps,
  staff: Staff,
  { token, pin }: { token: string; pin: string },
): Promise<Wait | { kind: 'unlocked' | 'wrong' | 'left' }> {
  const checked = await checkPin(deps, staff, pin)
  if (checked.kind === 'wait') return checked
  const tokenHash = hashOfToken(token)
  if (checked.kind === 'right') {
    await unlockDeskSession(deps.db.writes, tokenHash, deps.now)
    return { kind: 'unlocked' }
  }
  const isGone = await deps.db.transaction((tx) => countWrongPin(tx, tokenHash, WRONG_PINS))
  return { kind: isGone ? 'left' : 'wrong' }
}

/** `kept`: a PIN exists already and stays. `isIn`: the browser has entered by a code already. */
export async function choosePin(
  deps: Deps,
  staff: Staff,
  { pin, again, isIn }: { pin: string; again: string; isIn: boolean },
): Promise<Entry | { kind: 'chosen' | 'kept' | 'unreadable' | 'easy' | 'different' }> {
  const { db, secret } = deps
  const cause = pinCause(pin)
  if (cause) return { kind: cause }
  if (pin !== again) return { kind: 'different' }
  if (!(await setFirstPin(db.writes, staff.id, await hashOfPin(secret, staff.id, pin)))) return { kind: 'kept' }
  return isIn ? { kind: 'chosen' } : enter(deps, staff)
}
