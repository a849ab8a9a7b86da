// npm run operate -- <command>: bundles server/operate.ts and runs it, also beside a running site: on the server of DATABASE_URL, or in
// the process that has the embedded database.
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What the build left, for a machine whose build tools were removed (npm prune --omit=dev). */
const BUILT = join('.next', 'start', 'operate.mjs')
// Not over the other one: a site that is being built empties that folder.
const FOLDER = join('node_modules', '.cache', 'muthu-dental')
// Its own of each command that runs: two at once write two.
const FRESH = join(FOLDER, `operate-${process.pid}.mjs`)

process.chdir(join(import.meta.dirname, '..'))
process.removeAllListeners('warning')

async function bundle({ build }) {
  await mkdir(FOLDER, { recursive: true })
  await build({
    entryPoints: ['server/operate.ts'],
    outfile: FRESH,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  }).catch(() => process.exit(1))
  return FRESH
}

const tools = await import('esbuild').catch(() => null)
if (!tools && !existsSync(BUILT)) {
  console.error(
    'Run npm ci or npm run build first: the commands were not built yet, and the development packages are missing.',
  )
  process.exit(1)
}
const { operate } = await import(pathToFileURL(tools ? await bundle(tools) : BUILT).href)
await rm(FRESH, { force: true })
await operate(process.argv.slice(2))
