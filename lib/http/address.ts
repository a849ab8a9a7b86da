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

/** Behind TRUSTED_PROXIES: the address that the furthest of them saw, never one that the client wrote. */
export const clientAddress = (req: IncomingMessage, { TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>): string =>
  proxyaddr(req, trustRule(TRUSTED_PROXIES)) ?? ''

export const isFromProxy = (req: IncomingMessage, { TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>): boolean =>
  trustRule(TRUSTED_PROXIES)(req.socket.remoteAddress ?? '', 0)
