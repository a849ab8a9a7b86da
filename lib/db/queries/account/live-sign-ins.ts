// Whether a sign-in of the embedded pool is still good: all tokens that it led to stand and fall together.
import type { Reads, Tx } from '@/lib/db/schema'

const liveSignIn = (reads: Reads | Tx, originJti: string, now: Date) =>
  reads
    .selectFrom('live_sign_ins')
    .where('origin_jti', '=', originJti)
    .where('expires_at', '>', now)
    .select('origin_jti')

export const isSignInLive = async (reads: Reads, originJti: string, now: Date): Promise<boolean> =>
  (await liveSignIn(reads, originJti, now).executeTakeFirst()) !== undefined

/** The same, and nobody revokes it before the transaction has ended. */
export const lockLiveSignIn = async (tx: Tx, originJti: string, now: Date): Promise<boolean> =>
  (await liveSignIn(tx, originJti, now).forUpdate().executeTakeFirst()) !== undefined
