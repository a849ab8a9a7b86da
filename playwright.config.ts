import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const PORT = 3190
// Workers load this file again and need the same folder.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'muthu-e2e-'))

const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--in-process-gpu',
    // While it looks for WebGL, the GPU's thread changes the environment that others read, and Chromium can crash.
    '--use-gl=disabled',
  ],
}
/** Debian's Firefox over WebDriver BiDi; Playwright speaks it on channels that begin with moz. */
const firefox = {
  channel: 'moz-firefox',
  launchOptions: { executablePath: join(import.meta.dirname, 'e2e', 'support', 'firefox.mjs') },
}

const LONG = [
  '**/{arrival,contract,day,desk,live-times,map,money,ratings,recall,shell}.spec.ts',
  '**/account/{account,passwords,signing-out}.spec.ts',
  '**/looks/{in-view,languages,print,reading,states,steady,taps,widths}.spec.ts',
]

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // Five seconds, the default, can be too short on a busy machine.
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-IN',
    viewport: { width: 360, height: 740 },
  },
  projects: [
    { name: 'firefox', grep: /@firefox/, workers: 1, timeout: 180_000, use: { browserName: 'firefox', ...firefox } },
    { name: 'chromium', testIgnore: LONG, use: { launchOptions: chromium } },
    { name: 'long', testMatch: LONG, use: { launchOptions: chromium } },
  ],
  webServer: {
    cwd: import.meta.dirname,
    command: 'node e2e/support/serve.mjs',
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA,
      E2E_DATA: process.env.E2E_DATA,
      DATABASE_URL: '',
      // Tests send an address of their own (e2e/support/test.ts).
      TRUSTED_PROXIES: '1',
    },
    url: `http://localhost:${PORT}/`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
