// The tests that run the real site: started processes, a real PostgreSQL, kills. Two files at a time: each breaks what it
// has started itself, and mostly waits.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    name: 'reliability',
    include: ['tests/reliability/**/*.test.ts'],
    globalSetup: ['tests/reliability/support/build.ts'],
    setupFiles: ['tests/support/console.ts'],
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
