import type { NextConfig } from 'next'
import { PHOTOGRAPH } from '@/lib/addresses/api'
import { DEFAULT_LANGUAGE, TAGS } from '@/lib/catalogue/languages'
import { readEnv } from '@/lib/env'

// scripts/start.mjs finds the settings in this file by their names, and builds anew when one of them changes.
const env = readEnv()
const TAG_MANAGER_ID = env.TAG_MANAGER_ID ?? ''
const WEBENGAGE_LICENCE = env.WEBENGAGE_LICENCE ?? ''
// lib/browser/pool/cloud.ts reads it. Without a real pool, browsers use the embedded one.
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

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Nobody is redirected: a visitor is offered a language in one line (components/kit/languages.tsx).
  i18n: { locales: [...TAGS], defaultLocale: DEFAULT_LANGUAGE, localeDetection: false },
  // server/response-cache.ts sets the tags.
  generateEtags: false,
  compiler: { define: { TAG_MANAGER_ID, WEBENGAGE_LICENCE, IDENTITY_CONFIG } },
  experimental: {
    // It is for pages in app/, and there are none.
    clientRouterFilter: false,
    // A shared runtime needs an inline script, which the content security policy forbids.
    turbopackSharedRuntime: false,
    // A page loads at its first request, in 20 to 80 ms. A start would wait for all pages.
    preloadEntriesOnStart: false,
  },
  // Bundled, because a start would otherwise read four hundred files of these packages.
  transpilePackages: ['kysely', 'zod'],
  images: {
    deviceSizes: [360, 640, 768, 828, 1024, 1280, 1536],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [60, 75],
    localPatterns: [{ pathname: PHOTOGRAPH.replace('[id]', '*'), search: '' }],
  },
  typescript: { ignoreBuildErrors: true },
  // File tracing took more than half of the build time, and nothing uses its list.
  outputFileTracingExcludes: { '*': ['**/*'] },
  async headers() {
    return [
      { source: '/service-worker.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
      // An old drawing in a cache does no harm.
      { source: '/art/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=2592000' }] },
      { source: '/fonts/:file*', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
      { source: '/late-scripts.js', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
    ]
  },
}

export default config
