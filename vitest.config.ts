// Which tests run where. Only the folders whose code asks a database wait for the engines to be brought up.
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const WITHOUT_DATABASE = [
  'tests/{flows,structure}/**/*.test.ts',
  'tests/lib/{catalogue,domain,texts,client,auth}/**/*.test.ts',
]

// What neither a time zone nor an engine can change runs in the first run of npm test alone (TESTS=again leaves it out).
const ONCE =
  process.env.TESTS === 'again'
    ? [
        'tests/structure/**',
        'tests/lib/identity/clients/**',
        'tests/lib/identity-browser/**',
        'tests/lib/db/{data-folder,folder-lock,folder-lost,postgres-pool,private-folder}.test.ts',
        'tests/lib/messages/{deliveries,transports}.test.ts',
        'tests/pages/endpoint-access.test.ts',
      ]
    : []

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    setupFiles: ['tests/support/console.ts', 'tests/support/build-values.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // One for each processor; by itself Vitest leaves one processor idle.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'unit', include: WITHOUT_DATABASE, exclude: ONCE } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/{lib,pages}/**/*.test.ts'],
          exclude: [...WITHOUT_DATABASE, ...ONCE],
          globalSetup: ['tests/support/databases.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'components', include: ['tests/components/**/*.test.tsx'], environment: 'jsdom' },
      },
    ],
  },
})
