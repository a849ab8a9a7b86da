// Which tests run where. Only the folders whose code asks a database wait for the engines to be brought up.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const WITHOUT_DATABASE = [
  'tests/{flows,structure}/**/*.test.ts',
  'tests/lib/{catalogue,domain,texts,client,auth}/**/*.test.ts',
]

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    setupFiles: ['tests/support/console.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'unit', include: WITHOUT_DATABASE } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/{lib,pages}/**/*.test.ts'],
          exclude: WITHOUT_DATABASE,
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
