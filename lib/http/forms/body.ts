// A request's body within limits, and the refusal of requests that another site sends in the visitor's name.
import type { IncomingMessage } from 'node:http'

export const BODY_LIMIT = 64 * 1024
// A client that is still sending would not read an answer: this much more is read and dropped before the line is cut.
const DROPPED_LIMIT = 256 * BODY_LIMIT

/** The whole body as text, or `too_large` past 64 KiB. */
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

/**
 * Whether another site sent this request (OWASP ASVS 3.5.1). Browsers say so by Sec-Fetch-Site or by Origin; a client
 * that says neither carries no cookies of ours that a third party could misuse.
 */
export function isCrossSite(req: IncomingMessage, siteOrigin: string | undefined): boolean {
  const site = req.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = req.headers
  if (origin === undefined) return false
  if (siteOrigin !== undefined) return origin !== siteOrigin.toLowerCase()
  return !URL.canParse(origin) || new URL(origin).host !== req.headers.host
}
