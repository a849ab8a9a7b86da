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
    await deleteRow(tx, user.sub)
  })
  return {}
}
