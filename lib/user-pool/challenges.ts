// A Session string stands for one step of one sign-in: three minutes, one use.
import { CODE } from '@/lib/catalogue/codes'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS } from '@/lib/user-pool/errors'
import { keyedHash, plainHash, randomText } from '@/lib/user-pool/hashes'
import {
  type ChallengeRow,
  countChallengeTry,
  findChallenge,
  insertChallenge,
  spendChallenge,
} from '@/lib/user-pool/store/challenges'
import type { ChallengeState } from '@/lib/user-pool/store/tables'

/** `sub`: null for an unknown user whose absence is hidden. */
export type SignInAttempt = { sub: string | null; username: string; state: ChallengeState }

/** Some clients leave Session out (pycognito, cognito-srp-helper), so it follows from the secret block. */
export const sessionOfBlock = ({ secret }: Pick<Context, 'secret'>, block: string): string =>
  keyedHash(secret, 'session of a block', block).toString('base64url')

export async function openChallenge(context: Context, challenge: string, going: SignInAttempt): Promise<string> {
  const { db, now, settings } = context
  const { srp } = going.state
  const session = srp ? sessionOfBlock(context, srp.secretBlock) : randomText(96)
  await insertChallenge(db.writes, {
    session_hash: plainHash(session),
    client_id: settings.clientId,
    sub: going.sub,
    username: going.username,
    challenge,
    state: going.state,
    created_at: now,
    expires_at: new Date(now.getTime() + settings.sessionMinutes * 60_000),
  })
  return session
}

/** Throws Cognito's errors for an expired, used or unknown Session. */
export async function readChallenge(context: Context, session: string, challenge: string): Promise<ChallengeRow> {
  const row = await findChallenge(context.db.reads, plainHash(session))
  if (!row || row.client_id !== context.settings.clientId || row.challenge !== challenge) throw ERRORS.session()
  if (row.used_at) throw ERRORS.sessionUsed()
  if (row.expires_at <= context.now) throw ERRORS.sessionExpired()
  return row
}

/** Exactly one of several concurrent answers gets through. */
export async function spend(context: Context, challenge: ChallengeRow): Promise<void> {
  if (!(await spendChallenge(context.db.writes, challenge.session_hash, context.now))) throw ERRORS.sessionUsed()
}

export async function consumeChallenge(context: Context, session: string, challenge: string): Promise<ChallengeRow> {
  const read = await readChallenge(context, session, challenge)
  await spend(context, read)
  return read
}

/** For a step that a wrong answer does not use up. Throws after three tries. */
export async function countTry(context: Context, challenge: ChallengeRow): Promise<void> {
  if (!(await countChallengeTry(context.db.writes, challenge.session_hash, CODE.tries))) throw ERRORS.session()
}
