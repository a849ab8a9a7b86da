// Six digits, five minutes, three tries.
import { CODE } from '@/lib/catalogue/codes'

import type { Reads, Tx, Writes } from '@/lib/db/schema'
import { randomCode } from '@/lib/domain/account/random-code'
import { isSame } from '@/lib/domain/hmac'
import { networkOf } from '@/lib/limits/network'
import type { CodeMessage } from '@/lib/messages/write-code'
import { tally } from '@/lib/metrics/tallies'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS, PoolError } from '@/lib/user-pool/errors'
import { keyedHash } from '@/lib/user-pool/hashes'
import { browserOf } from '@/lib/user-pool/known-browser'
import { countCode, userRequesterTo } from '@/lib/user-pool/limits'
import { countCodeTry, deleteCode, findCode, writeCode } from '@/lib/user-pool/store/codes'
import type { CodePurpose } from '@/lib/user-pool/store/tables'

export type Recipient = { phone: string } | { email: string }
export type CodeDeliveryDetails = { Destination: string; DeliveryMedium: 'SMS' | 'EMAIL'; AttributeName: string }
type Owner = { sub: string; purpose: CodePurpose }

/** The hash of a code that was sent to nobody: no code matches it. */
const NOBODYS = 'nobody’s'

const codeHash = (secret: string, { sub, purpose }: Owner, code: string): string =>
  keyedHash(secret, `code ${purpose} ${sub}`, code).toString('base64url')

/** As Cognito masks them: `+********3210`, `a***@e***`. */
export const mask = (to: string): string =>
  to.startsWith('+') ? to.replace(/\d(?=\d{4})/g, '*') : to.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***')

/** Throws CodeDeliveryFailureException. */
const sent = (sending: Promise<void>): Promise<void> =>
  sending.catch((error: unknown) => {
    throw new PoolError('CodeDeliveryFailureException', 'The code could not be sent. Please try again in a minute.', {
      cause: error,
    })
  })

export const deliver = (
  { ports, language }: Pick<Context, 'ports' | 'language'>,
  message: Omit<CodeMessage, 'language'>,
): Promise<void> => sent(ports.send({ ...message, language }))

/** Takes as long and fails as `deliver`, and sends nothing. */
export const pretendToDeliver = ({ ports }: Pick<Context, 'ports'>): Promise<void> => sent(ports.pretend())

const isPhone = (to: Recipient): to is { phone: string } => 'phone' in to

export const detailsOf = (to: Recipient): CodeDeliveryDetails => ({
  Destination: mask(isPhone(to) ? to.phone : to.email),
  DeliveryMedium: isPhone(to) ? 'SMS' : 'EMAIL',
  AttributeName: isPhone(to) ? 'phone_number' : 'email',
})

const requesterKey = ({ secret, browser, address }: Context): string =>
  keyedHash(secret, 'asks for codes', browserOf(secret, browser) ?? networkOf(address)).toString('base64url')

/** The caller has counted it. `to` null: no code matches. `takeOver`: adopted once the code is right. */
export async function writeNewCode(
  writes: Writes | Tx,
  context: Context,
  { to, takeOver, ...owner }: Owner & { to: Recipient | null; takeOver?: string },
): Promise<() => Promise<void>> {
  const code = randomCode()
  const expiresAt = new Date(context.now.getTime() + CODE.lifeMs)
  await writeCode(writes, {
    ...owner,
    code_hash: to === null ? NOBODYS : codeHash(context.secret, owner, code),
    personal_to: takeOver ?? null,
    asked_from: requesterKey(context),
    expires_at: expiresAt,
  })
  if (to === null) return () => pretendToDeliver(context)
  const message = isPhone(to) ? { channel: 'sms' as const, to: to.phone } : { channel: 'email' as const, to: to.email }
  return () => deliver(context, { ...message, code, purpose: owner.purpose, expiresAt })
}

export async function sendCodeToUser(
  context: Context,
  { to, isOwn, ...owner }: Owner & { to: Recipient; isOwn: boolean; takeOver: string },
): Promise<CodeDeliveryDetails> {
  const address = isPhone(to) ? to.phone : to.email
  await countCode(context, address, userRequesterTo(context, owner.sub, { to: address, isOwn }))
  const send = await writeNewCode(context.db.writes, context, { ...owner, to })
  await send()
  return detailsOf(to)
}

type CodeReader = Pick<Context, 'now'> & { db: { reads: Reads } }

/** False for a code that was sent to nobody. `isGood`: only while it is valid. */
export async function wasCodeSent({ db, now }: CodeReader, owner: Owner, { isGood = false } = {}): Promise<boolean> {
  const code = await findCode(db.reads, owner)
  return code !== undefined && code.code_hash !== NOBODYS && (!isGood || code.expires_at > now)
}

/** Throws CodeMismatch, ExpiredCode or LimitExceeded. Others' three tries don't use up the requester's. */
export async function checkCode(context: Context, typed: Owner & { code: string }): Promise<string | null> {
  try {
    const takenOver = await checkTyped(context, typed)
    tally('checked', { act: 'code', outcome: 'right' })
    return takenOver
  } catch (error) {
    if (error instanceof PoolError) tally('checked', { act: 'code', outcome: 'refused' })
    throw error
  }
}

async function checkTyped(context: Context, { code, ...owner }: Owner & { code: string }): Promise<string | null> {
  const { db, now, secret } = context
  const row = await countCodeTry(db.writes, { ...owner, from: requesterKey(context), most: CODE.tries, now })
  if (!row) {
    const left = await findCode(db.reads, owner)
    throw left && left.expires_at > now ? ERRORS.codeTries() : ERRORS.codeExpired()
  }
  if (!isSame(row.code_hash, codeHash(secret, owner, code))) throw ERRORS.codeMismatch()
  if (!(await deleteCode(db.writes, { ...owner, codeHash: row.code_hash }))) throw ERRORS.codeExpired()
  return row.personal_to
}
