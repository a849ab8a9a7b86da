import type { Language } from '@/lib/catalogue/languages'
import { readUser } from '@/lib/db/queries/account/users'
import { activateRow, readMembership } from '@/lib/db/queries/membership/memberships'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import { newReference } from '@/lib/domain/booking/references'
import { addYears, localOf } from '@/lib/domain/clinic-time'
import type { Deps } from '@/lib/use-cases/deps'
import { type Membership, membershipFrom } from '@/lib/use-cases/membership/get'

export type ActivateOutcome = { kind: 'activated'; membership: Membership } | { kind: 'not_found' }

const CANDIDATES = 4

/** A valid membership is returned as it is. A renewal keeps the number. The message comes in `language`. */
export async function activateMembership(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { uid, issue, language }: { uid: string; issue?: string | null; language: Language },
): Promise<ActivateOutcome> {
  const numbers = Array.from({ length: CANDIDATES }, () => `M${newReference()}`)
  return db.transaction(async (tx): Promise<ActivateOutcome> => {
    const user = await readUser(tx, uid)
    if (!user) return { kind: 'not_found' }
    const made = await activateRow(tx, { uid, numbers, issue: issue ?? null, now, validUntil: addYears(now, 1) })
    const row = made ?? (await readMembership(tx, uid))
    if (!row) throw new Error('A membership was neither made nor found')
    if (made) {
      const validUntil = localOf(made.valid_until).date
      const payload = { number: made.number, validUntil }
      const subject = `${made.number}/${validUntil}`
      const { personal_phone: to } = user
      await writeMessage(tx, { kind: 'membership_activated', subject, to, language, payload, now })
    }
    return { kind: 'activated', membership: membershipFrom(row, now) }
  })
}
