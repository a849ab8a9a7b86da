import type { Reads, Tx } from '@/lib/db/schema'

const liveSignIn = (reads: Reads | Tx, originJti: string, now: Date) =>
  reads
    .selectFrom('live_sign_ins')
    .where('origin_jti', '=', originJti)
    .where('expires_at', '>', now)
    .select('origin_jti')

export const isSignInLive = async (reads: Reads, originJti: string, now: Date): Promise<boolean> =>
  (await liveSignIn(reads, originJti, now).executeTakeFirst()) !== undefined

/** Locks the sign-in, so that nobody revokes it before the transaction ends. */
export const lockLiveSignIn = async (tx: Tx, originJti: string, now: Date): Promise<boolean> =>
  (await liveSignIn(tx, originJti, now).forUpdate().executeTakeFirst()) !== undefined
