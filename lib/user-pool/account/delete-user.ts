// DeleteUser: the user and everything of theirs, in the pool and on the site, at once and for good.
import { z } from 'zod'
import type { Context } from '@/lib/user-pool/context'
import { accessToken } from '@/lib/user-pool/operation'
import { deleteUser as deleteRow } from '@/lib/user-pool/store/users'
import { requireUser } from '@/lib/user-pool/tokens'

export const deleteUserInput = z.object({ AccessToken: accessToken })

export async function deleteUser(input: z.infer<typeof deleteUserInput>, context: Context): Promise<object> {
  const { user } = await requireUser(context, input.AccessToken)
  const { db, now, ports } = context
  await db.transaction(async (tx) => {
    await ports.userDeleted(tx, user.sub, now)
    // Devices, families, codes, challenges and hosted sessions go with the row.
    await deleteRow(tx, user.sub)
  })
  return {}
}
