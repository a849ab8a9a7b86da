// Security headers stand here, as static rules: a request function measured half again as slow.
import type { NextConfig } from 'next'
import { PRIVATE_PAGES } from '@/lib/addresses/private-pages'
import { storageOrigin, storageRegion } from '@/lib/addresses/storage'
import { readEnv } from '@/lib/env'
import { shortenClassNames } from '@/process/class-names'

// A part of the build: their hosts stand in the policy, the partners' names in the chunks too.
const env = readEnv()
const { TAG_MANAGER_ID = '', WEBENGAGE_LICENCE = '', MAP_TILES_URL } = env
const tilesOrigin = MAP_TILES_URL === undefined ? '' : new URL(MAP_TILES_URL).origin
const partnerHosts = [
  ...(TAG_MANAGER_ID === '' ? [] : ['https://www.googletagmanager.com', 'https://*.google-analytics.com']),
  ...(WEBENGAGE_LICENCE === '' ? [] : ['https://*.webengage.com']),
].join(' ')

// Read by lib/browser/pool/cloud.ts. Without a real pool the browser asks this site's own.
const IDENTITY_CONFIG = JSON.stringify({
  userPoolId: env.COGNITO_USER_POOL_ID,
  clientId: env.COGNITO_CLIENT_ID,
  identityPoolId: env.COGNITO_IDENTITY_POOL_ID,
  domain: env.COGNITO_DOMAIN,
  bucket: env.STORAGE_BUCKET,
  guests: env.IDENTITY_GUESTS === 'on',
  passwordFlow: env.COGNITO_PASSWORD_FLOW,
  cookies:
    env.COGNITO_COOKIE_DOMAIN === undefined
      ? undefined
      : { domain: env.COGNITO_COOKIE_DOMAIN, sameSite: env.COGNITO_COOKIE_SAME_SITE },
  live: env.LIVE_ENDPOINT,
  endpoints: {
    backend: env.API_BACKEND_URL,
    base_url: env.API_BASE_URL,
    elasticsearch: env.API_ELASTICSEARCH_URL,
  },
})
const originsOf = (...addresses: (string | undefined)[]): string[] =>
  addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]))
const poolRegion = env.COGNITO_USER_POOL_ID?.split('_', 1)[0]
const cloudHosts = [
  ...(poolRegion === undefined
    ? []
    : [`https://cognito-idp.${poolRegion}.amazonaws.com`, `https://cognito-identity.${poolRegion}.amazonaws.com`]),
  ...(env.LIVE_ENDPOINT === undefined ? [] : [env.LIVE_ENDPOINT.replace(/^http/, 'ws')]),
  ...originsOf(env.COGNITO_DOMAIN, env.API_BACKEND_URL, env.API_BASE_URL, env.API_ELASTICSEARCH_URL),
].join(' ')

// Browsers show photos from the bucket; only this site's server writes to it.
const photosOrigin =
  env.STORAGE_BUCKET === undefined
    ? ''
    : storageOrigin({
        bucket: env.STORAGE_BUCKET,
        region: storageRegion(env.COGNITO_USER_POOL_ID),
        endpoint: env.STORAGE_ENDPOINT,
      })

/** `partners` is the hosts of partners' scripts. */
const policyWith = (partners: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${partners}`.trim(),
    "style-src 'self'",
    `img-src 'self' data: ${partners} ${tilesOrigin} ${photosOrigin}`.trim(),
    `connect-src 'self' ${partners} ${cloudHosts}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const SECURITY_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

// The development server writes inline scripts and speaks over a socket; the policy is the built site's.
const policy = (partners: string) =>
  process.env.NODE_ENV === 'production' ? [{ key: 'Content-Security-Policy', value: policyWith(partners) }] : []

// No partner's script on a private page, nor its address as the referrer of the page that comes after.
const PRIVATE_HEADERS = [{ key: 'Referrer-Policy', value: 'strict-origin' }, ...policy('')]

// What pages share, once for all and not in each page's own script: the icons' common part, and the list of pictures.
const shared = (name: string, test: RegExp) => ({ name, test, chunks: 'all', enforce: true, priority: 50 })
const SHARED = {
  icons: shared('icons', /lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/),
  pictures: shared('pictures', /components[\\/]kit[\\/]picture\.tsx|catalogue[\\/](?:art|pictures)\.ts/),
}

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  compiler: { define: { TAG_MANAGER_ID, WEBENGAGE_LICENCE, IDENTITY_CONFIG } },
  // Types are a part of the test command; the build does not check them again.
  typescript: { ignoreBuildErrors: true },
  // The list of files that a copy of the site would need: nobody reads it, and it was more than half of the build's work.
  outputFileTracingExcludes: { '*': ['**/*'] },
  webpack(built, { isServer }) {
    shortenClassNames(built.module.rules, process.cwd(), isServer)
    if (!isServer) Object.assign(built.optimization.splitChunks?.cacheGroups ?? {}, SHARED)
    return built
  },
  // Development has Next's own names, which say where a class is from.
  turbopack: {},
  async headers() {
    return [
      { source: '/:path*', headers: [...SECURITY_HEADERS, ...policy(partnerHosts)] },
      ...PRIVATE_PAGES.map((page) => ({ source: `${page}/:path*`, headers: PRIVATE_HEADERS })),
      {
        source: '/:path*',
        has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
        headers: [{ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }],
      },
      { source: '/service-worker.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
      { source: '/art/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
      {
        // A picture's address carries the hash of its drawing (lib/catalogue/pictures.ts).
        source: '/art/:path*',
        has: [{ type: 'query', key: 'v' }],
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      { source: '/fonts/:file*', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
      { source: '/late-scripts.js', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
    ]
  },
}

export default config
