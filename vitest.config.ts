// Only database tests start the engines. Most files share a process, because loading code takes longest.
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const UNIT = [
  'tests/{flows,structure}/**/*.test.ts',
  'tests/lib/{browser,catalogue,chain-file,domain,payments,texts}/**/*.test.ts',
]
const COMPONENTS = ['tests/components/**/*.test.tsx']
/** They replace a module, or use Amplify, which keeps the window that it was loaded in. */
const REPLACING = [
  'tests/components/{account/name,kit/anchor}.test.tsx',
  'tests/components/clinics/{clinic-suggestions,map}.test.tsx',
  'tests/components/shell/{private-pages,toasts,toasts-offline}.test.tsx',
  'tests/lib/browser/{auth-watch,clinic-suggestions,cookie-sign-in,user-context}.test.ts',
  'tests/lib/browser/pool/{configuration,hosted,invalid-session,sessions}.test.ts',
]
/** They do the same beside a database, or change the clock or the environment. */
const ALONE = [
  'tests/lib/browser/with-pool/*.test.ts',
  'tests/lib/db/folder-lost.test.ts',
  'tests/lib/log.test.ts',
  'tests/lib/messages/{transports,watched}.test.ts',
  'tests/lib/use-cases/booking/confirm-booking.test.ts',
  'tests/lib/user-pool/clients/{amplify-5,identity-js}.test.ts',
  'tests/pages/clinics/emergency.test.ts',
  'tests/pages/pieces.test.ts',
]
const LONG = [
  'tests/lib/browser/with-pool/*.test.ts',
  'tests/lib/{db/folder-lock,db/folder-lost,db/migrate,db/postgres-pool,live/attacks,live/live-times}.test.ts',
  'tests/lib/messages/{deliveries,shares,unproved-offers}.test.ts',
  'tests/lib/messages/outage/*.test.ts',
  'tests/lib/use-cases/**/*-races.test.ts',
  'tests/lib/use-cases/desk/races.test.ts',
  'tests/lib/use-cases/booking/{interleaved,proved-bookings}.test.ts',
  'tests/lib/use-cases/histories/*.test.ts',
  'tests/lib/user-pool/{clients/*,**/*amplify*,guessing,known-numbers}.test.ts',
  'tests/pages/photos/photos-crowd.test.ts',
  'tests/structure/{deploying,looks/art}.test.ts',
]
/** These run on the other engine too in `npm run test:all`. */
const ENGINES = ['tests/lib/db/**/*.test.ts', 'tests/lib/user-pool/store/*.test.ts']

// A time zone far from the clinics, also for the database.
process.env.TZ = 'America/Los_Angeles'
const ZONES = ['tests/zones/**/*.test.ts']
/** Tests that count days run again on the other side of the date line. */
const EAST = { TZ: 'Pacific/Kiritimati' }
const PGLITE = { ENGINE: 'PGlite' }

const IN_BROWSER = ['tests/support/browser/patience.ts', 'tests/support/browser/beacon.ts']
const databases = { globalSetup: ['tests/support/servers/databases.ts'] }

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    setupFiles: ['tests/support/console.ts', 'tests/support/build-values.ts', 'tests/support/browser/texts.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: UNIT, exclude: [...REPLACING, ...ALONE, ...LONG], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: COMPONENTS,
          exclude: REPLACING,
          environment: 'jsdom',
          isolate: false,
          setupFiles: IN_BROWSER,
        },
      },
      { extends: true, test: { name: 'replacing', include: REPLACING, environment: 'jsdom', setupFiles: IN_BROWSER } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/{lib,pages}/**/*.test.ts'],
          exclude: [...UNIT, ...ALONE, ...LONG],
          isolate: false,
          ...databases,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, exclude: LONG, ...databases } },
      { extends: true, test: { name: 'east', include: ZONES, env: EAST, ...databases } },
      { extends: true, test: { name: 'long', include: LONG, ...databases } },
      {
        extends: true,
        test: {
          name: 'pglite',
          include: ENGINES,
          exclude: [...ALONE, ...LONG],
          env: PGLITE,
          isolate: false,
          ...databases,
        },
      },
      { extends: true, test: { name: 'pglite-east', include: ZONES, env: { ...EAST, ...PGLITE }, ...databases } },
    ],
  },
})
