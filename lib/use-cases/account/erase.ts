import {
  deleteLeads,
  deleteRecalls,
  forgetInvitation,
  forgetMessages,
  unlinkBookings,
} from '@/lib/db/queries/account/forgotten'
import { findPoolUser } from '@/lib/db/queries/account/pool-users'
import { deleteUser, type UserRow } from '@/lib/db/queries/account/users'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import { discardOfPatient } from '@/lib/db/queries/photos/photos'
import type { Tx } from '@/lib/db/schema'

/** The caller has locked the phone. Bookings stay, as the law asks, but no later account of the phone sees them. */
export async function eraseAccount(tx: Tx, user: UserRow, now: Date): Promise<void> {
  const { uid, personal_phone: phone, personal_email, identity_sub: sub } = user
  const poolUser = sub === null ? undefined : await findPoolUser(tx, sub)
  const whom = { uid, phone }
  await discardOfPatient(tx, { ...whom, now })
  await deleteRecalls(tx, whom)
  await unlinkBookings(tx, whom)
  await deleteLeads(tx, whom)
  await forgetInvitation(tx, whom)
  const reached = [phone, personal_email, poolUser?.personal_phone, poolUser?.personal_email]
  await forgetMessages(
    tx,
    reached.filter((to) => typeof to === 'string'),
  )
  await deleteUser(tx, uid)
  await writeMessage(tx, {
    kind: 'account_deleted',
    subject: uid,
    to: phone,
    language: user.language,
    payload: {},
    now,
  })
}
