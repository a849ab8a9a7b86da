import { CODE } from '@/lib/catalogue/codes'
import type { Language } from '@/lib/catalogue/languages'
import {
  countNumberTry,
  findNumberCode,
  hasProof,
  type ProofKey,
  proveNumberOfUser,
  saveProof,
  useNumberCode,
  writeNumberCode,
} from '@/lib/db/queries/account/number-proofs'
import { randomCode } from '@/lib/domain/account/random-code'
import { hmac, isSame } from '@/lib/domain/hmac'
import type { LimitScope } from '@/lib/limits/rule'
import { isFailing } from '@/lib/log/dependencies'
import { checkSendingLimit, spend } from '@/lib/messages/budget'
import type { CodeMessage } from '@/lib/messages/write-code'
import { tally } from '@/lib/metrics/tallies'
import type { Deps } from '@/lib/use-cases/deps'

export const PROOF_MS = 30 * 86_400_000

export type SendCode = (message: CodeMessage) => Promise<void>
/** `budget`: SMS a day for all patients together. */
export type CodePort = { send: SendCode; budget: number }
export type ProofRequest = { owner: string; network: string; phone: string; language: Language }

export type SentCode =
  | { kind: 'sent'; until: Date }
  /** The number or the network has had too many codes. */
  | { kind: 'wait'; by: LimitScope; until: Date }
export type CheckedCode =
  | { kind: 'proved' }
  | { kind: 'wrong_code' }
  | { kind: 'code_tries' }
  | { kind: 'code_expired' }

const hashed = (secret: string, use: string, value: string): string =>
  hmac(secret, `${use}\n${value}`).toString('base64url')

const proofKey = (secret: string, { owner, phone }: { owner: string; phone: string }): ProofKey => ({
  owner,
  numberHash: hashed(secret, 'proved number', phone),
})
const codeHashOf = (secret: string, { owner, numberHash }: ProofKey, code: string): string =>
  hashed(secret, `booking code ${owner} ${numberHash}`, code)

export const isProvedHere = ({ db, secret, now }: Deps, who: { owner: string; phone: string }): Promise<boolean> =>
  hasProof(db.reads, proofKey(secret, who), now)

const proofRequester = ({ network, phone }: Pick<ProofRequest, 'network' | 'phone'>) => ({
  network,
  number: phone,
  number_and_network: `${phone} ${network}`,
})

export const checkCodeLimit = (
  { db, secret, now }: Deps,
  budget: number,
  who: Pick<ProofRequest, 'network' | 'phone'>,
) => checkSendingLimit(db.reads, { secret, now, budget }, { act: 'booking_code', requester: proofRequester(who) })

export const areCodesLate = (): boolean => isFailing('sms')

export async function awaitsCode({ db, secret, now }: Deps, who: { owner: string; phone: string }): Promise<boolean> {
  const code = await findNumberCode(db.reads, proofKey(secret, who))
  return code !== undefined && code.expires_at > now && code.tries < CODE.tries
}

/** Replaces the code before; a code that is not sent is not counted. `purpose` only changes the SMS text. */
export async function sendProofCode(
  deps: Deps,
  { send, budget }: CodePort,
  who: ProofRequest & { purpose?: 'booking' | 'manage' },
): Promise<SentCode> {
  const { db, secret, now } = deps
  const key = proofKey(secret, who)
  const code = randomCode()
  const expiresAt = new Date(now.getTime() + CODE.lifeMs)
  const sending = { act: 'booking_code' as const, requester: proofRequester(who), kind: 'code' }
  const { decision } = await spend(db, { secret, now, budget }, sending, (tx) =>
    writeNumberCode(tx, { ...key, codeHash: codeHashOf(secret, key, code), until: expiresAt }),
  )
  if (decision.kind === 'wait') return decision
  const { phone: to, language, purpose = 'booking' } = who
  await send({ channel: 'sms', to, language, code, purpose, expiresAt })
  return { kind: 'sent', until: expiresAt }
}

type CodeInput = { owner: string; phone: string; code: string }

/** A code works once. Each try is counted before the code is compared. */
export async function checkProofCode(deps: Deps, typed: CodeInput): Promise<CheckedCode> {
  const outcome = await checkTyped(deps, typed)
  tally('checked', { act: 'booking_code', outcome: outcome.kind === 'proved' ? 'right' : 'refused' })
  return outcome
}

async function checkTyped({ db, secret, now }: Deps, { owner, phone, code }: CodeInput): Promise<CheckedCode> {
  const key = proofKey(secret, { owner, phone })
  const row = await countNumberTry(db.writes, { ...key, most: CODE.tries, now })
  if (!row) {
    // The form was sent twice, and the first one proved the number.
    if (await hasProof(db.reads, key, now)) return { kind: 'proved' }
    const left = await findNumberCode(db.reads, key)
    return { kind: left && left.expires_at > now ? 'code_tries' : 'code_expired' }
  }
  if (!isSame(row.code_hash, codeHashOf(secret, key, code)))
    return { kind: row.tries >= CODE.tries ? 'code_tries' : 'wrong_code' }
  return db.transaction(async (tx): Promise<CheckedCode> => {
    if (!(await useNumberCode(tx, { ...key, codeHash: row.code_hash }))) return { kind: 'code_expired' }
    await saveProof(tx, key, new Date(now.getTime() + PROOF_MS))
    await proveNumberOfUser(tx, { owner, phone, now })
    return { kind: 'proved' }
  })
}

export const saveNumberProof = ({ db, secret, now }: Deps, who: { owner: string; phone: string }): Promise<void> =>
  saveProof(db.writes, proofKey(secret, who), new Date(now.getTime() + PROOF_MS))
