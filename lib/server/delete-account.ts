// Deletes a patient's account here. The pool's user is deleted by the browser's own call to the pool.
import { deleteLeads, forgetInvitation, unlinkBookings } from '@/lib/db/queries/forgotten'
import { lockWords } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/outbox'
import { deleteUser, readUser } from '@/lib/db/queries/users'
import type { Deps } from '@/lib/server/deps'

/**
 * Takes away the profile, sessions, membership, invitations sent and leads. Bookings stay, as the law asks, unlinked: their
 * manage links are closed, and no later account of the phone sees them.
 */
export async function deleteAccount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
): Promise<{ kind: 'deleted' } | { kind: 'not_found' }> {
  const known = await readUser(db.reads, uid)
  if (!known) return { kind: 'not_found' }
  return db.transaction(async (tx) => {
    await lockWords(tx, [known.personal_phone])
    const user = await readUser(tx, uid)
    if (!user) return { kind: 'not_found' }
    const whom = { uid, phone: user.personal_phone }
    await unlinkBookings(tx, whom)
    await deleteLeads(tx, whom)
    await forgetInvitation(tx, whom)
    await deleteUser(tx, uid)
    await writeMessage(tx, { kind: 'account_deleted', subject: uid, to: whom.phone, payload: {}, now })
    return { kind: 'deleted' }
  })
}
