import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The build's copy, for machines without build tools (npm prune --omit=dev). */
const BUILT = join('.next', 'start', 'operate.mjs')
// Not in .next: a running build empties that folder.
const FOLDER = join('node_modules', '.cache', 'muthu-dental')
// One file for each process, because two commands can run at once.
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
    'Run npm ci or npm run build first: the commands are not built, and the development packages are missing.',
  )
  process.exit(1)
}
const { operate } = await import(pathToFileURL(tools ? await bundle(tools) : BUILT).href)
await rm(FRESH, { force: true })
await operate(process.argv.slice(2))
