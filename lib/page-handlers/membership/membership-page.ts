import { localOf } from '@/lib/domain/clinic-time'
import type { Visitor } from '@/lib/http/visitor'
import { formatLongDay } from '@/lib/texts/format'
import { getMembership } from '@/lib/use-cases/membership/get'

/** `until` is the last day, also of an ended membership. */
export type MembershipState = { isActive: boolean; number: string; until: string }

/** Null for a guest, and for a patient who was never a member. */
export async function membershipOf({ texts, deps, patient }: Visitor): Promise<MembershipState | null> {
  const signedIn = await patient()
  const membership = signedIn && (await getMembership(deps, signedIn.uid))
  if (!membership) return null
  const { active: isActive, number, validUntil } = membership
  return { isActive, number, until: formatLongDay(texts, localOf(validUntil).date) }
}
