// Derived from the server's secret, so the code reveals nothing of the account. It opens nothing.

import { newReference } from '@/lib/domain/booking/references'
import { hmac } from '@/lib/domain/hmac'

export function referralCode(secret: string, uid: string): string {
  let block = 0
  return newReference((length) => {
    block += 1
    return hmac(secret, `referral:${block}:${uid}`).subarray(0, length)
  })
}
