// How the site is built. Security headers stand in server/security-headers.ts.
import type { NextConfig } from 'next'
import { PHOTOGRAPH } from '@/lib/addresses/api'
import { readEnv } from '@/lib/env'

// Each setting that is read here, by its name behind `env`, is a part of the build: scripts/start.mjs builds anew when it changes.
const env = readEnv()
const TAG_MANAGER_ID = env.TAG_MANAGER_ID ?? ''
const WEBENGAGE_LICENCE = env.WEBENGAGE_LICENCE ?? ''
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

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // A page that is kept gets its tag there (server/response-cache.ts), and no other one is asked for again.
  generateEtags: false,
  compiler: { define: { TAG_MANAGER_ID, WEBENGAGE_LICENCE, IDENTITY_CONFIG } },
  experimental: {
    // It finds the pages of app/, of which there are none.
    clientRouterFilter: false,
    // A shared runtime is started by an inline script in each document, which the content security policy forbids.
    turbopackSharedRuntime: false,
    // Each page is loaded by the first request for it, in 20 to 80 ms: a start would wait for all of them.
    preloadEntriesOnStart: false,
  },
  // A part of what is built, as in scripts/start.mjs: left where they are, a start reads four hundred files of them.
  transpilePackages: ['kysely', 'zod'],
  images: {
    deviceSizes: [360, 640, 768, 828, 1024, 1280, 1536],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [60, 75],
    localPatterns: [{ pathname: PHOTOGRAPH.replace('[id]', '*'), search: '' }],
  },
  // Types are a part of the test command; the build does not check them again.
  typescript: { ignoreBuildErrors: true },
  // The list of files that a copy of the site would need: nobody reads it, and it was more than half of the build's work.
  outputFileTracingExcludes: { '*': ['**/*'] },
  async headers() {
    return [
      { source: '/service-worker.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
      // A drawing that changes may be seen late: it says nothing that its page does not.
      { source: '/art/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=2592000' }] },
      { source: '/fonts/:file*', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
      { source: '/late-scripts.js', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
    ]
  },
}

export default config
