// How the site is built. Security headers stand in process/security-headers.ts.
import type { NextConfig } from 'next'
import { readEnv } from '@/lib/env'
import { shortenClassNames } from '@/process/class-names'
import { takeNextModules } from '@/process/next-for-browsers'

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

// What pages share, once for all and not in each page's own script: the icons' common part, and the list of pictures.
const shared = (name: string, test: RegExp) => ({ name, test, chunks: 'all', enforce: true, priority: 50 })
const SHARED = {
  icons: shared('icons', /lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/),
  pictures: shared('pictures', /components[\\/]kit[\\/]picture\.tsx|catalogue[\\/](?:art|pictures)\.ts/),
}

/** What Next's constants ask of Node while they are loaded, in a browser of a copy of `process` that would come with them. */
const SERVER_ONLY = { 'process.features.typescript': false }

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  compiler: { define: { TAG_MANAGER_ID, WEBENGAGE_LICENCE, IDENTITY_CONFIG, ...SERVER_ONLY } },
  // It finds the pages of app/, of which there are none.
  experimental: { clientRouterFilter: false },
  // A part of what is built, as in scripts/start.mjs: left where they are, a start reads four hundred files of them.
  transpilePackages: ['kysely', 'zod'],
  // Types are a part of the test command; the build does not check them again.
  typescript: { ignoreBuildErrors: true },
  // The list of files that a copy of the site would need: nobody reads it, and it was more than half of the build's work.
  outputFileTracingExcludes: { '*': ['**/*'] },
  webpack(built, { isServer, webpack }) {
    shortenClassNames(built.module.rules, process.cwd(), isServer)
    if (isServer) return built
    takeNextModules(built, webpack)
    Object.assign(built.optimization.splitChunks?.cacheGroups ?? {}, SHARED)
    return built
  },
  // Development has Next's own names, which say where a class is from.
  turbopack: {},
  async headers() {
    return [
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
