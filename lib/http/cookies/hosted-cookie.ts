import type { IncomingMessage, ServerResponse } from 'node:http'
import { HOSTED, isSecure, named, readCookie, setCookie } from '@/lib/http/cookies/cookies'

export const readHostedCookie = (req: IncomingMessage, siteOrigin: string | undefined): string | null =>
  readCookie(req, named(HOSTED, isSecure(req, siteOrigin))) || null

/** An empty value deletes the cookie. */
export function writeHostedCookie(
  req: IncomingMessage,
  res: ServerResponse,
  { siteOrigin, value, seconds }: { siteOrigin: string | undefined; value: string; seconds: number },
): void {
  const secure = isSecure(req, siteOrigin)
  setCookie(res, { name: named(HOSTED, secure), value, seconds, secure })
}
