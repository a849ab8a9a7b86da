import type { IncomingMessage } from 'node:http'

const MARK = 'x-page-data'

/** Next.js hides from a page that its router asked for the data alone, so the server marks such a request before. */
export function markDataRequest({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>): void {
  if (url?.startsWith('/_next/data/')) headers[MARK] = '1'
  else delete headers[MARK]
}

export const isDataRequest = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => headers[MARK] !== undefined
