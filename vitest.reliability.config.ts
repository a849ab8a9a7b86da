// Tests with many requests at once run one by one; beside others they would race against the machine.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const CROWDED = ['tests/reliability/{races,rush,flood,refusals}.test.ts']
const WAITING = { name: 'waiting', exclude: CROWDED, maxWorkers: 3, sequence: { groupOrder: 0 } }
const ONE_BY_ONE = { name: 'crowded', include: CROWDED, maxWorkers: 1, sequence: { groupOrder: 1 } }

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    globalSetup: ['tests/reliability/support/prepare.ts'],
    setupFiles: ['tests/support/console.ts', 'tests/reliability/support/leftovers.ts'],
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { include: ['tests/reliability/**/*.test.ts'], ...WAITING } },
      { extends: true, test: ONE_BY_ONE },
    ],
  },
})
