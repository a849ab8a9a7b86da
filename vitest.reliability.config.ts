// The tests that run the real site: started processes, a real PostgreSQL, kills. One file after the other, because what
// they measure and break is the machine's own.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    name: 'reliability',
    include: ['tests/reliability/**/*.test.ts'],
    globalSetup: ['tests/reliability/support/build.ts'],
    setupFiles: ['tests/support/console.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
