// Builds a copy of the site and its yardsticks (a bare Next app, hmpo-form-wizard) in the bench's own folder.
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { BARE_APP } from '@/tests/bench/bare-app'
import { type Built, launch, NODE, serve } from '@/tests/bench/served'
import { takePackages } from '@/tests/support/packages'

const NOT_BUILT = new Set(['node_modules', '.git', '.next', '.data', 'tests', 'e2e', 'docs', 'screenshots', 'coverage'])
const NEXT = join('node_modules', '.bin', 'next')
const PEER = join('tests', 'bench', 'peer')
/**
 * Each visitor comes from a network of their own. From one network the hundredth lead within an hour would be
 * refused.
 */
const LOOPBACK = { HOST: '127.0.0.1', SITE_ORIGIN: '', TRUSTED_PROXIES: '1' }

/**
 * Runs a program, node by default, in a folder. Returns the seconds it took. Throws with its output when it fails.
 */
function run(cwd: string, args: string[], program = NODE): Promise<number> {
  const began = performance.now()
  const { child, said } = launch(cwd, args, {}, program)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve((performance.now() - began) / 1000)
      else reject(new Error(`${args.join(' ')} failed:\n${said()}`))
    })
  })
}

/** The site as `npm run build` builds it and `npm start` starts it. Without DATABASE_URL its database is embedded. */
export async function buildSite(scratch: string): Promise<Built> {
  console.log('  building the site ...')
  const folder = join(scratch, 'site')
  const root = process.cwd()
  const filter = (path: string) => dirname(path) !== root || !NOT_BUILT.has(basename(path))
  await cp(root, folder, { recursive: true, filter })
  takePackages(folder)
  const script = join('scripts', 'start.mjs')
  const seconds = await run(folder, [script, '--build-only'])
  const data = { DATABASE_URL: '', DATA_DIR: join(scratch, 'data'), SITE_SECRET: 's'.repeat(40) }
  return {
    seconds,
    start: (path, env = {}) =>
      serve({ cwd: folder, args: () => [script], env: { ...LOOPBACK, ...data, ...env }, path }),
  }
}

/** The bare app, the yardstick for page loads and for starting. */
export async function buildBareApp(scratch: string): Promise<Built> {
  console.log('  building the bare app ...')
  const folder = join(scratch, 'bare')
  for (const [path, text] of Object.entries(BARE_APP)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  takePackages(folder)
  const seconds = await run(folder, [NEXT, 'build'])
  const args = (port: number) => [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)]
  return { seconds, start: (path, env = {}) => serve({ cwd: folder, args, env, path }) }
}

/** hmpo-form-wizard, the yardstick for the cost of a request. Its packages come from the registry or npm's cache. */
export async function installPeer(scratch: string): Promise<Built> {
  console.log('  installing hmpo-form-wizard ...')
  const folder = join(scratch, 'peer')
  await cp(PEER, folder, { recursive: true, filter: (path) => basename(path) !== 'node_modules' })
  const seconds = await run(folder, ['ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], 'npm')
  return { seconds, start: (path, env = {}) => serve({ cwd: folder, args: () => ['server.mjs'], env, path }) }
}
