// The membership of a visitor who is signed in, in words.
import { localOf } from '@/lib/domain/clinic-time'
import type { Visitor } from '@/lib/http/visitor'
import { formatLongDay } from '@/lib/texts/format'
import { getMembership } from '@/lib/use-cases/membership/get'

/** `until`: its last day, also of one that has ended. */
export type MembershipState = { isActive: boolean; number: string; until: string }

/** Null for a visitor who is not signed in, and for a patient who was never a member. */
export async function membershipOf({ texts, deps, patient }: Visitor): Promise<MembershipState | null> {
  const signedIn = await patient()
  const membership = signedIn && (await getMembership(deps, signedIn.uid))
  if (!membership) return null
  const { active: isActive, number, validUntil } = membership
  return { isActive, number, until: formatLongDay(texts, localOf(validUntil).date) }
}
