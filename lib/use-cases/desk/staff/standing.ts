import { deleteDeskSession, lockDeskSession, readDeskSession, recordDeskSeen } from '@/lib/db/queries/desk/sessions'
import { deskStateOf } from '@/lib/domain/desk/desk-session'
import { hashOfToken } from '@/lib/use-cases/account/session-token'
import type { Deps } from '@/lib/use-cases/deps'
import { findStaff, type Staff } from '@/lib/use-cases/desk/staff/find-staff'

/** `nobody`: signed in, not staff. `out`: has to enter. `locked`: has to give the PIN. */
export type DeskStanding = { kind: 'guest' } | { kind: 'nobody' } | StaffStanding
export type StaffStanding = { kind: 'out'; staff: Staff } | { kind: 'locked' | 'open'; staff: Staff; token: string }

/** `phone`: proved (E.164); null for a guest. `token`: the browser's, unchecked. */
export async function staffState(
  deps: Deps,
  { phone, token }: { phone: string | null; token: string | null },
): Promise<DeskStanding> {
  if (phone === null) return { kind: 'guest' }
  const staff = await findStaff(deps, phone)
  if (!staff) return { kind: 'nobody' }
  const row = token === null ? undefined : await readDeskSession(deps.db.reads, hashOfToken(token), staff.id)
  if (token === null || !row) return { kind: 'out', staff }
  const session = { seenAt: row.seen_at, unlockedAt: row.unlocked_at, endsAt: row.ends_at }
  const kind = deskStateOf(session, deps.now)
  return kind === 'out' ? { kind, staff } : { kind, staff, token }
}

export const actAtDesk = ({ db, now }: Deps, token: string): Promise<void> =>
  recordDeskSeen(db.writes, hashOfToken(token), now)

export const lockDesk = ({ db }: Deps, token: string): Promise<void> => lockDeskSession(db.writes, hashOfToken(token))

export const leaveDesk = ({ db }: Deps, token: string): Promise<void> =>
  deleteDeskSession(db.writes, hashOfToken(token))
