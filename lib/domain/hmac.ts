// HMAC-SHA-256, by which what the site gives out and remembers is derived from its secret, and the comparison of such values.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** 32 bytes. Under the site's secret the text begins with its use, which keeps one use's hashes apart from another's. */
export const hmac = (key: string | Buffer, text: string | Buffer): Buffer =>
  createHmac('sha256', key).update(text).digest()

/** Takes as long for a near miss as for a far one. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
