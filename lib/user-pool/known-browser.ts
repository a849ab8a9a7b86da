// A browser in which a number was proved before, as a cookie that it keeps when its patient signs out: what strangers do
// with the number stops nobody there. It opens nothing: it only says whose limits count.
import { isSame } from '@/lib/domain/hmac'
import { keyedHash, randomText } from '@/lib/user-pool/hashes'

/** The numbers of a family. */
const MOST = 4

/** The value is a random id, the proof that this site made it, and a proof for each number; none can be read from it. */
const browserProof = (secret: string, id: string, of: string): string =>
  keyedHash(secret, `known browser ${id}`, of).subarray(0, 16).toString('base64url')

function read(secret: string, value: string | null): { id: string; proofs: string[] } | null {
  const [id = '', own = '', ...proofs] = (value ?? '').split('.')
  return isSame(own, browserProof(secret, id, 'itself')) ? { id, proofs } : null
}

/** The browser's id where the cookie is this site's; null otherwise. */
export const browserOf = (secret: string, value: string | null): string | null => read(secret, value)?.id ?? null

/** The browser's id where it proved the number; null otherwise. */
export function browserOfNumber(secret: string, value: string | null, number: string): string | null {
  const browser = read(secret, value)
  if (!browser) return null
  const proof = browserProof(secret, browser.id, number)
  return browser.proofs.some((each) => isSame(each, proof)) ? browser.id : null
}

/** The cookie's value after the browser proved the number; the last four of them stay. */
export function withNumber(secret: string, value: string | null, number: string): string {
  const { id, proofs } = read(secret, value) ?? { id: randomText(16), proofs: [] }
  const proof = browserProof(secret, id, number)
  const others = proofs.filter((each) => each !== proof)
  return [id, browserProof(secret, id, 'itself'), proof, ...others].slice(0, MOST + 2).join('.')
}
