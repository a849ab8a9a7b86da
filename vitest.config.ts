// Which tests run where. Only the folders whose code asks a database wait for the engines to be brought up; only files
// that change their process have one to themselves: loading the code anew for each takes longer than the tests.
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const UNIT = [
  'tests/{flows,structure}/**/*.test.ts',
  'tests/lib/{browser,catalogue,chain-file,domain,texts}/**/*.test.ts',
]
const COMPONENTS = ['tests/components/**/*.test.tsx']
/** They replace a module, or have Amplify, which keeps the window that it was loaded in. */
const REPLACING = [
  'tests/components/{account/name,kit/anchor}.test.tsx',
  'tests/components/clinics/{clinic-suggestions,map}.test.tsx',
  'tests/components/shell/{private-pages,toasts,toasts-offline}.test.tsx',
  'tests/lib/browser/{auth-watch,clinic-suggestions,cookie-sign-in,user-context}.test.ts',
  'tests/lib/browser/pool/{configuration,hosted,invalid-session,sessions}.test.ts',
]
/** The same beside a database, or they change the clock or the environment. */
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
/** What npm run test:all adds: races and chance without end, other people's clients, hours of outage, locks that are waited out. */
const LONG = [
  'tests/lib/browser/with-pool/*.test.ts',
  'tests/lib/{db/folder-lock,db/folder-lost,db/migrate,db/postgres-pool,live/attacks,live/live-times}.test.ts',
  'tests/lib/messages/{deliveries,shares,strangers-offers}.test.ts',
  'tests/lib/messages/outage/*.test.ts',
  'tests/lib/use-cases/**/*-races.test.ts',
  'tests/lib/use-cases/desk/races.test.ts',
  'tests/lib/use-cases/booking/{interleaved,proved-bookings}.test.ts',
  'tests/lib/use-cases/histories/*.test.ts',
  'tests/lib/user-pool/{clients/*,**/*amplify*,guessing,known-numbers}.test.ts',
  'tests/pages/photos/photos-crowd.test.ts',
  'tests/structure/{deploying,looks/art}.test.ts',
]
/** What an engine decides: there every query is asked, on the other one too by npm run test:all. */
const ENGINES = ['tests/lib/db/**/*.test.ts', 'tests/lib/user-pool/store/*.test.ts']

// Far from the clinics, for the tests and the database's server alike.
process.env.TZ = 'America/Los_Angeles'
const ZONES = ['tests/zones/**/*.test.ts']
/** On the other side of the date line: there what counts days is asked again. */
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
    // What is waited for comes later on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // One for each processor; by itself Vitest leaves one processor idle.
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
