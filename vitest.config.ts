// Which tests run where. Only the folders whose code asks a database wait for the engines to be brought up; only files
// that change their process have one to themselves: loading the code anew for each takes as long as the tests.
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const UNIT = ['tests/{flows,structure}/**/*.test.ts', 'tests/lib/{catalogue,domain,texts}/**/*.test.ts']
const IN_A_WINDOW = ['tests/lib/browser/*.test.ts', 'tests/lib/browser/pool/*.test.ts']
const PAGES = ['tests/pages/**/*.test.ts']
/** They set up Amplify, or replace a module, the clock or the environment. */
const ALONE = [
  'tests/pages/{emergency,pieces}.test.ts',
  'tests/lib/browser/with-pool/**/*.test.ts',
  'tests/lib/user-pool/{amplify-*,account-amplify}.test.ts',
  'tests/lib/user-pool/clients/**/*.test.ts',
  'tests/lib/db/folder-lost.test.ts',
  'tests/lib/messages/transports.test.ts',
  'tests/lib/use-cases/confirm-booking.test.ts',
]

// Far from the clinics, for the tests and the database's server alike.
process.env.TZ = 'America/Los_Angeles'
/** On the other side of the date line: there what counts days is asked again. */
const EAST = { TZ: 'Pacific/Kiritimati' }

const databases = { globalSetup: ['tests/support/databases.ts'] }

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    setupFiles: ['tests/support/console.ts', 'tests/support/build-values.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One for each processor; by itself Vitest leaves one processor idle.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'unit', include: UNIT, isolate: false } },
      { extends: true, test: { name: 'window', include: IN_A_WINDOW } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/lib/**/*.test.ts'],
          exclude: [...UNIT, ...IN_A_WINDOW, ...ALONE],
          isolate: false,
          ...databases,
        },
      },
      { extends: true, test: { name: 'pages', include: PAGES, exclude: ALONE, isolate: false, ...databases } },
      { extends: true, test: { name: 'alone', include: ALONE, ...databases } },
      { extends: true, test: { name: 'east', include: ['tests/zones/**/*.test.ts'], env: EAST, ...databases } },
      {
        extends: true,
        test: { name: 'components', include: ['tests/components/**/*.test.tsx'], environment: 'jsdom' },
      },
    ],
  },
})
