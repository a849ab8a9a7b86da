import type { IncomingMessage } from 'node:http'

export const BODY_LIMIT = 64 * 1024
// A client reads no answer while it sends, so this much more is read before the connection closes.
const DROPPED_LIMIT = 256 * BODY_LIMIT

/** `too_large` past 64 KiB. */
export async function readBody(req: IncomingMessage): Promise<{ text: string } | 'too_large'> {
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of req) {
    const part: Buffer = chunk
    size += part.length
    if (size <= BODY_LIMIT) parts.push(part)
    else if (size > DROPPED_LIMIT) break
  }
  return size > BODY_LIMIT ? 'too_large' : { text: Buffer.concat(parts).toString('utf8') }
}

/** OWASP ASVS 3.5.1. A client without Sec-Fetch-Site and Origin carries no cookie of ours to misuse. */
export function isCrossSite(req: IncomingMessage, siteOrigin: string | undefined): boolean {
  const site = req.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = req.headers
  if (origin === undefined) return false
  if (siteOrigin !== undefined) return origin !== siteOrigin.toLowerCase()
  return !URL.canParse(origin) || new URL(origin).host !== req.headers.host
}
