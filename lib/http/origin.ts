// The site's own origin as the browser sees it.
import type { IncomingMessage } from 'node:http'

/** The configured one, or that of the request's host. */
export const originOf = (req: IncomingMessage, siteOrigin: string | undefined): string =>
  siteOrigin ?? `http://${req.headers.host || 'localhost'}`
