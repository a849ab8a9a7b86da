import type { IncomingMessage } from 'node:http'
import { isPrivatePath } from '@/lib/addresses/private-pages'
import { storageOrigin, storageRegion } from '@/lib/addresses/storage'
import type { Env } from '@/lib/env'

const originsOf = (...addresses: (string | undefined)[]): string[] =>
  addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]))

const partnersOf = ({ TAG_MANAGER_ID, WEBENGAGE_LICENCE }: Env): string[] => [
  ...(TAG_MANAGER_ID === undefined ? [] : ['https://www.googletagmanager.com', 'https://*.google-analytics.com']),
  ...(WEBENGAGE_LICENCE === undefined ? [] : ['https://*.webengage.com']),
]

/** Browsers call these other origins: a real user pool, LIVE_ENDPOINT, and further hosts of this site. */
function calledBy(env: Env): string[] {
  const region = env.COGNITO_USER_POOL_ID?.split('_', 1)[0]
  const pool =
    region === undefined
      ? []
      : ['cognito-idp', 'cognito-identity'].map((each) => `https://${each}.${region}.amazonaws.com`)
  const live = env.LIVE_ENDPOINT === undefined ? [] : [env.LIVE_ENDPOINT.replace(/^http/, 'ws')]
  const { COGNITO_DOMAIN, API_BACKEND_URL, API_BASE_URL, API_ELASTICSEARCH_URL } = env
  return [...pool, ...live, ...originsOf(COGNITO_DOMAIN, API_BACKEND_URL, API_BASE_URL, API_ELASTICSEARCH_URL)]
}

function photoOrigins({ STORAGE_BUCKET, STORAGE_ENDPOINT, COGNITO_USER_POOL_ID }: Env): string[] {
  if (STORAGE_BUCKET === undefined) return []
  return [
    storageOrigin({ bucket: STORAGE_BUCKET, region: storageRegion(COGNITO_USER_POOL_ID), endpoint: STORAGE_ENDPOINT }),
  ]
}

function policyOf(env: Env, partners: string[]): string {
  const from = (name: string, ...sources: string[]) => [name, ...sources].join(' ')
  return [
    "default-src 'self'",
    from('script-src', "'self'", ...partners),
    "style-src 'self'",
    from('img-src', "'self'", 'data:', ...partners, ...originsOf(env.MAP_TILES_URL), ...photoOrigins(env)),
    from('connect-src', "'self'", ...partners, ...calledBy(env)),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

export type SetHeaders = (
  req: Pick<IncomingMessage, 'headers'>,
  res: { setHeader(name: string, value: string): unknown },
  path: string,
) => void

/** `path` has no query. In development there is no policy: Next writes inline scripts and opens a socket there. */
export function securityHeaders(env: Env, dev: boolean): SetHeaders {
  const withPolicy = (partners: string[]): [string, string][] =>
    dev ? [] : [['Content-Security-Policy', policyOf(env, partners)]]
  const open: [string, string][] = [
    ...Object.entries(ALWAYS),
    ['Referrer-Policy', 'same-origin'],
    ...withPolicy(partnersOf(env)),
  ]
  // Private pages run no partner scripts, and later pages must not see their address as referrer.
  const closed: [string, string][] = [
    ...Object.entries(ALWAYS),
    ['Referrer-Policy', 'strict-origin'],
    ...withPolicy([]),
  ]
  return (req, res, path) => {
    for (const [name, value] of isPrivatePath(path) ? closed : open) res.setHeader(name, value)
    if (req.headers['x-forwarded-proto'] === 'https')
      res.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}
