import type { IncomingMessage } from 'node:http'

export const originOf = (req: IncomingMessage, siteOrigin: string | undefined): string =>
  siteOrigin ?? `http://${req.headers.host || 'localhost'}`
