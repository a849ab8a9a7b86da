// Codes that confirm a sign-up, a new password, a phone or an e-mail address: six digits, five minutes, three tries.

import type { CodePurpose } from '@/lib/db/identity-tables'
import { deleteCode, findCode, takeCodeTry, writeCode } from '@/lib/db/queries/identity-codes'
import { beginCount, countOn } from '@/lib/db/queries/identity-failures'
import type { Context } from '@/lib/identity/context'
import { ERRORS, PoolError } from '@/lib/identity/errors'
import { isSame, keyedHash, randomCode } from '@/lib/identity/hashes'
import { countSend } from '@/lib/identity/limits'
import type { CodeMessage } from '@/lib/messages/write-code'
import { maskedPhone } from '@/lib/texts/format'

const LIFE_MS = 5 * 60_000
const TRIES = 3

export type Recipient = { phone: string } | { email: string }
/** Whose code; where existence is hidden nobody's (`sub` null), by the name that was given. */
type Owner = { sub: string | null; name?: string | undefined }
export type CodeDeliveryDetails = { Destination: string; DeliveryMedium: 'SMS' | 'EMAIL'; AttributeName: string }

const hashOf = (secret: string, sub: string, purpose: string, code: string): string =>
  keyedHash(secret, `code ${purpose} ${sub}`, code).toString('base64url')

/** `+91••••••3210`, `a***@e***`. */
export const mask = (to: string): string =>
  to.startsWith('+') ? maskedPhone(to) : to.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***')

const madeUp = (secret: string, purpose: string, name: string): string =>
  keyedHash(secret, `made-up code ${purpose}`, name).toString('base64url')

/** Nobody's code: never right, and refused in the same words as somebody's. */
async function refuseMadeUp({ db, now, secret }: Context, purpose: string, name: string): Promise<never> {
  const tries = await countOn(db.writes, madeUp(secret, purpose, name), new Date(now.getTime() - LIFE_MS))
  if (tries === undefined) throw ERRORS.codeExpired()
  throw tries > TRIES ? ERRORS.codeTries() : ERRORS.codeMismatch()
}

/** Sends, or says CodeDeliveryFailureException. */
export async function deliver({ ports }: Pick<Context, 'ports'>, message: CodeMessage): Promise<void> {
  await ports.send(message).catch((error: unknown) => {
    throw new PoolError('CodeDeliveryFailureException', 'The code could not be sent. Please try again in a minute.', {
      cause: error,
    })
  })
}

/**
 * Sends a new code in the place of the one before. Nobody's (`sub` null, where existence is hidden) counts and answers
 * alike, and sends nothing. `takeOver`: a phone or e-mail address that becomes the user's once the code is right.
 */
export async function sendCode(
  context: Context,
  request: { to: Recipient; purpose: CodePurpose; takeOver?: string | undefined } & Owner,
): Promise<CodeDeliveryDetails> {
  const { purpose, sub, takeOver, name = '' } = request
  const isPhone = 'phone' in request.to
  const to = 'phone' in request.to ? request.to.phone : request.to.email
  await countSend(context, to)
  if (sub === null) await beginCount(context.db.writes, madeUp(context.secret, purpose, name), context.now)
  else {
    const code = randomCode()
    const expiresAt = new Date(context.now.getTime() + LIFE_MS)
    const code_hash = hashOf(context.secret, sub, purpose, code)
    await writeCode(context.db.writes, {
      sub,
      purpose,
      code_hash,
      personal_to: takeOver ?? null,
      expires_at: expiresAt,
    })
    await deliver(context, { channel: isPhone ? 'sms' : 'email', to, code, purpose, expiresAt })
  }
  return {
    Destination: mask(to),
    DeliveryMedium: isPhone ? 'SMS' : 'EMAIL',
    AttributeName: isPhone ? 'phone_number' : 'email',
  }
}

/** Uses the user's code up and returns what it takes over; throws CodeMismatch, ExpiredCode or LimitExceeded. */
export async function checkCode(
  context: Context,
  { sub, purpose, code, name = '' }: { purpose: CodePurpose; code: string } & Owner,
): Promise<string | null> {
  const { db, now, secret } = context
  if (sub === null) return refuseMadeUp(context, purpose, name)
  const row = await takeCodeTry(db.writes, { sub, purpose, most: TRIES, now })
  if (!row) {
    const left = await findCode(db.reads, { sub, purpose })
    throw left && left.expires_at > now ? ERRORS.codeTries() : ERRORS.codeExpired()
  }
  if (!isSame(row.code_hash, hashOf(secret, sub, purpose, code))) throw ERRORS.codeMismatch()
  if (!(await deleteCode(db.writes, { sub, purpose, codeHash: row.code_hash }))) throw ERRORS.codeExpired()
  return row.personal_to
}
