import { isE164 } from '@/lib/catalogue/number-series'

import { type CodeDeliveryDetails, detailsOf, type Recipient, writeNewCode } from '@/lib/user-pool/codes'
import type { Context } from '@/lib/user-pool/context'
import { keyedHash } from '@/lib/user-pool/hashes'
import { countCode } from '@/lib/user-pool/limits'
import type { Someone } from '@/lib/user-pool/sign-in/who'
import type { CodePurpose } from '@/lib/user-pool/store/tables'
import type { PoolUserRow } from '@/lib/user-pool/store/users'

/** The verified phone, else the verified e-mail address. */
export function provedReach(user: PoolUserRow): Recipient | null {
  if (user.phone_verified) return { phone: user.personal_phone }
  return user.email_verified && user.personal_email !== null ? { email: user.personal_email } : null
}

/** A name that is no phone gets a made-up one, the same each time. */
function shownPhone({ secret }: Context, { number }: Someone): string {
  if (isE164(number)) return number
  const made = keyedHash(secret, 'stand-in phone', number).readUIntBE(0, 5) % 1_000_000_000
  return `+919${String(made).padStart(9, '0')}`
}

/** With hideExistence, every number gets the same answer. */
export const shownDelivery = (context: Context, someone: Someone, to: Recipient | null): CodeDeliveryDetails =>
  detailsOf(to === null || context.settings.hideExistence ? { phone: shownPhone(context, someone) } : to)

/** `to` null sends nothing, but it counts, writes and takes as long. */
export async function sendToStranger(
  context: Context,
  someone: Someone,
  { to, purpose }: { to: Recipient | null; purpose: CodePurpose },
): Promise<CodeDeliveryDetails> {
  await countCode(context, shownPhone(context, someone))
  const send = await writeNewCode(context.db.writes, context, { sub: someone.username, purpose, to })
  await send()
  return shownDelivery(context, someone, to)
}
