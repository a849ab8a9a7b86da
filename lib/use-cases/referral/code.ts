// The code that stands in a patient's invitation link: derived from the server's secret, so that nothing of the account
// can be read from it. It opens nothing.

import { newReference } from '@/lib/domain/booking/references'
import { hmac } from '@/lib/domain/hmac'

/** Eight characters without look-alikes, the same for one secret and one user for ever. */
export function referralCode(secret: string, uid: string): string {
  let block = 0
  return newReference((length) => {
    block += 1
    return hmac(secret, `referral:${block}:${uid}`).subarray(0, length)
  })
}
