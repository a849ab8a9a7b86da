// Starts the site for the tests with some sessions in its database. It uses the embedded database, or with
// E2E_DATABASE=pgbouncer a PostgreSQL server behind a transaction pooler.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const data = process.env.E2E_DATA ?? ''
process.on('exit', () => rmSync(data, { recursive: true, force: true }))
const outdir = join(process.cwd(), 'node_modules', '.cache', 'e2e')
await build({
  entryPoints: ['e2e/support/sign-in.ts', 'e2e/support/pooled.ts'],
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
})
const load = (name) => import(pathToFileURL(join(outdir, name)).href)
if (process.env.E2E_DATABASE === 'pgbouncer') process.env.DATABASE_URL = await (await load('pooled.mjs')).startPooled()
const { signIn } = await load('sign-in.mjs')
const tokens = await signIn({ dataDir: data, databaseUrl: process.env.DATABASE_URL })
for (const [at, token] of tokens.entries()) writeFileSync(join(data, `session-token-${at + 1}`), token)
await import(pathToFileURL(join(process.cwd(), 'scripts', 'start.mjs')).href)
