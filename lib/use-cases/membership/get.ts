import { type MembershipRow, readMembership } from '@/lib/db/queries/membership/memberships'
import type { Deps } from '@/lib/use-cases/deps'

export type Membership = { number: string; issue: string | null; activatedAt: Date; validUntil: Date; active: boolean }

export const membershipFrom = (row: MembershipRow, now: Date): Membership => ({
  number: row.number,
  issue: row.issue,
  activatedAt: row.activated_at,
  validUntil: row.valid_until,
  active: row.valid_until > now,
})

export async function getMembership({ db, now }: Pick<Deps, 'db' | 'now'>, uid: string): Promise<Membership | null> {
  const row = await readMembership(db.reads, uid)
  return row ? membershipFrom(row, now) : null
}
