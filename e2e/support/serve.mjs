// Serves the site for the tests: first signs sample patients in (rows of the session table), then starts as npm start.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const data = process.env.E2E_DATA ?? ''
process.on('exit', () => rmSync(data, { recursive: true, force: true }))
const bundle = join(process.cwd(), 'node_modules', '.cache', 'e2e-sign-in.mjs')
await build({
  entryPoints: ['e2e/support/sign-in.ts'],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
})
const { signIn } = await import(pathToFileURL(bundle).href)
for (const [at, token] of (await signIn(data)).entries()) writeFileSync(join(data, `session-token-${at + 1}`), token)
await import(pathToFileURL(join(process.cwd(), 'scripts', 'start.mjs')).href)
