// What is sent of a document that is made for one request alone.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { codingFor, encode, sendEncoded } from '@/lib/documents/encoding'
import { encodeFilled, type FilledTemplate } from '@/lib/documents/template'

export type Body = string | FilledTemplate

/** Packed by gzip alone: brotli takes longer for as much. */
export function sendOnce(req: IncomingMessage, res: ServerResponse, body: Body): void {
  const coding = codingFor(req, ['gzip'])
  const bytes = typeof body === 'string' ? encode(Buffer.from(body), coding) : encodeFilled(body, coding)
  sendEncoded(res, bytes, coding)
}
