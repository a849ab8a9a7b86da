import type { IncomingMessage } from 'node:http'
import type { Env } from '@/lib/env'
import { clientAddress } from '@/lib/http/address'
import { readBrowser } from '@/lib/http/cookies/browser-cookie'
import type { Context } from '@/lib/user-pool/context'

export const poolCaller = (
  req: IncomingMessage,
  env: Pick<Env, 'SITE_ORIGIN' | 'TRUSTED_PROXIES'>,
): Pick<Context, 'address' | 'browser' | 'now'> => ({
  address: clientAddress(req, env),
  browser: readBrowser(req, env.SITE_ORIGIN),
  now: new Date(),
})
