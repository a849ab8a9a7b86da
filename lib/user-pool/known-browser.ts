// The cookie selects whose limits count, so that other people's tries with a number lock no patient out.
import { isSame } from '@/lib/domain/hmac'
import { keyedHash, randomText } from '@/lib/user-pool/hashes'

/** The numbers of a family. */
const MOST = 4

/** The cookie: a random id, this site's proof of it, and a proof for each number. It reveals none of them. */
const browserProof = (secret: string, id: string, of: string): string =>
  keyedHash(secret, `known browser ${id}`, of).subarray(0, 16).toString('base64url')

function read(secret: string, value: string | null): { id: string; proofs: string[] } | null {
  const [id = '', proof = '', ...proofs] = (value ?? '').split('.')
  return isSame(proof, browserProof(secret, id, 'itself')) ? { id, proofs } : null
}

export const browserOf = (secret: string, value: string | null): string | null => read(secret, value)?.id ?? null

export function browserOfNumber(secret: string, value: string | null, number: string): string | null {
  const browser = read(secret, value)
  if (!browser) return null
  const proof = browserProof(secret, browser.id, number)
  return browser.proofs.some((each) => isSame(each, proof)) ? browser.id : null
}

/** Keeps the last four numbers. */
export function withNumber(secret: string, value: string | null, number: string): string {
  const { id, proofs } = read(secret, value) ?? { id: randomText(16), proofs: [] }
  const proof = browserProof(secret, id, number)
  const others = proofs.filter((each) => each !== proof)
  return [id, browserProof(secret, id, 'itself'), proof, ...others].slice(0, MOST + 2).join('.')
}
