// npm run operate -- <command>: bundles server/operate.ts and runs it on this site's own database. Works beside a running
// site where DATABASE_URL is set; the embedded database takes one process at a time.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Not in .next/start: a running site keeps its own bundle there.
const FOLDER = join('node_modules', '.cache', 'muthu-dental')
const BUNDLE = join(FOLDER, 'operate.mjs')

process.chdir(join(import.meta.dirname, '..'))
process.removeAllListeners('warning')
const { build } = await import('esbuild').catch(() => {
  console.error('Run npm ci first: the commands need the development packages.')
  process.exit(1)
})
await mkdir(FOLDER, { recursive: true })
await build({
  entryPoints: ['server/operate.ts'],
  outfile: BUNDLE,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
}).catch(() => process.exit(1))
const { operate } = await import(pathToFileURL(BUNDLE).href)
await operate(process.argv.slice(2))
