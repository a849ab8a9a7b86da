// Where a request comes from, for limits by network.
import type { IncomingMessage } from 'node:http'
import proxyaddr from 'proxy-addr'
import type { Env } from '@/lib/env'

type ProxySetting = Env['TRUSTED_PROXIES']
type Trust = (address: string, hop: number) => boolean

const compiled = new WeakMap<string[], Trust>()

function trustRule(trusted: ProxySetting): Trust {
  if (trusted === undefined) return () => false
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  const known = compiled.get(trusted) ?? proxyaddr.compile(trusted)
  compiled.set(trusted, known)
  return known
}

/**
 * The client's address: the one that connects or, behind trusted proxies (TRUSTED_PROXIES), the one that the furthest of
 * them saw. What a client writes into X-Forwarded-For itself stands further back, and is never read.
 */
export const clientAddress = (req: IncomingMessage, { TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>): string =>
  proxyaddr(req, trustRule(TRUSTED_PROXIES)) ?? ''

/** Whether the one that connects is a trusted proxy itself. */
export const isFromProxy = (req: IncomingMessage, { TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>): boolean =>
  trustRule(TRUSTED_PROXIES)(req.socket.remoteAddress ?? '', 0)
