// In which of the codings that a browser takes an answer is sent.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import Negotiator from 'negotiator'

/** What an answer can be packed in, the smallest first: browsers do not say which they like best. */
const COMPRESSIONS = ['br', 'gzip'] as const
export type Compression = (typeof COMPRESSIONS)[number]

/** Made once a request: of documents of 9 to 35 KB as small as brotli's 4, in a third to two thirds of its time. */
const GZIP_LEVEL = 5
/** Made once for many requests: a fifteenth smaller than gzip's, in half a millisecond. */
const BROTLI_QUALITY = 5

/** The first of the `offered` codings that the request takes (RFC 9110, section 12.5.3); null for the content as it is. */
export function codingFor(
  { headers }: IncomingMessage,
  offered: readonly Compression[] = COMPRESSIONS,
): Compression | null {
  if (!headers['accept-encoding']) return null
  const taken = new Negotiator({ headers }).encodings(offered)
  return offered.find((coding) => taken.includes(coding)) ?? null
}

/** Whether the browser has the content of this entity tag already; a proxy that packs by itself marks the tag as weak. */
export function isKnown({ headers }: IncomingMessage, tag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known?.includes(tag) === true || known?.includes('*') === true
}

/** The bytes of a text in a coding; null for them as they are. */
export function encode(bytes: Buffer, coding: Compression | null): Buffer {
  if (coding === 'gzip') return gzipSync(bytes, { level: GZIP_LEVEL })
  if (coding === null) return bytes
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

/** Sends what `encode` made. */
export function sendEncoded(res: ServerResponse, body: Buffer, coding: Compression | null): void {
  if (coding) res.setHeader('Content-Encoding', coding)
  res.setHeader('Content-Length', body.length)
  res.end(body)
}
