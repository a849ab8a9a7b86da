// Builds after a change, then serves in this process. Before the version check, only Node's own modules load.
import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const SOURCES = [
  'components',
  'flows',
  'lib',
  'pages',
  'public',
  'server',
  'scripts/draw-previews.mjs',
  'styles',
  'next.config.ts',
  'package-lock.json',
  'tsconfig.json',
]
/** The settings that become part of a build: those that next.config.ts reads. */
const BUILT_IN = [
  ...readFileSync(new URL('../next.config.ts', import.meta.url), 'utf8').matchAll(/\benv\.([A-Z][A-Z0-9_]*)/g),
].map(([, name]) => name)
/** Packages that look for files of their own, or that built pages import too. */
const NOT_BUNDLED = [
  'next',
  'react',
  'react-dom',
  '@aws-sdk/*',
  '@electric-sql/pglite',
  'jsonc-parser',
  'nodemailer',
  'pg-native',
  'sharp',
]
/** Bundled CommonJS packages load Node's own modules by `require`. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"
const PREVIEWS = join('public', 'art', 'og')
const FOLDER = join('.next', 'start')
const STAMP = join(FOLDER, 'stamp')
const BUNDLE = join(FOLDER, 'main.mjs')

function fail(line) {
  console.error(line)
  process.exit(1)
}

function filesOf(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [path] : []
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map((entry) => join(entry.parentPath, entry.name)).sort()
}

/** Reads files one after the other: reading them side by side takes five times as long. */
function hashSources() {
  const hash = createHash('sha256').update(`node ${process.versions.modules}\n`)
  for (const name of BUILT_IN) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  for (const file of SOURCES.flatMap(filesOf).filter((path) => !path.startsWith(PREVIEWS))) {
    const content = readFileSync(file)
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** Bundles the operator's commands too, because a server may have no build tools later. */
async function bundleMain() {
  const { build } = await import('esbuild').catch(() =>
    fail('Run npm ci first: the build needs the development packages.'),
  )
  await build({
    entryPoints: ['server/main.ts', 'server/operate.ts'],
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // A start reads one file instead of seven hundred, which halves its time.
    external: NOT_BUNDLED,
    banner: { js: REQUIRE },
    // tsconfig.json leaves JSX to Next's compiler; esbuild needs its own setting.
    jsx: 'automatic',
    logLevel: 'error',
  }).catch(() => process.exit(1))
  // `next build` writes this file too late: Node caches the package type when it loads the bundle.
  await writeFile(join('.next', 'package.json'), '{"type": "commonjs"}')
}

function buildSite() {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  console.log('Building the site. This happens once for each version and takes about half a minute ...')
  const child = spawn(join('node_modules', '.bin', 'next'), ['build'], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (chunk) => {
    output += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const clock = setInterval(() => console.log(`Building the site ... ${seconds()} s`), 10_000)
  // This process may end first, on a database error or a signal.
  process.once('exit', () => child.kill())
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      clearInterval(clock)
      if (code !== 0) fail(`${output}\nThe site could not be built.`)
      console.log(`The site is built (${seconds()} s).`)
      resolve()
    })
  })
}

async function buildAndStamp(hash) {
  await Promise.all([buildSite(), promisify(execFile)(process.execPath, ['scripts/draw-previews.mjs', PREVIEWS])])
  // `next build` has emptied .next, and the bundle was in it.
  await bundleMain()
  await writeFile(STAMP, hash)
}

async function main() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 20))
    fail(`Muthu Dental needs Node 20.20 or newer; this is ${process.versions.node}.`)
  process.chdir(join(import.meta.dirname, '..'))
  const dev = process.argv.includes('--dev')
  process.env.NODE_ENV = dev ? 'development' : 'production'
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  process.removeAllListeners('warning')
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') console.warn(`${warning.name}: ${warning.message}`)
  })

  const hash = hashSources()
  const isFresh = !dev && hash === (await readFile(STAMP, 'utf8').catch(() => ''))
  if (process.argv.includes('--build-only'))
    return isFresh ? console.log('The build is up to date.') : await buildAndStamp(hash)
  if (!isFresh) await bundleMain()
  const { checkEnvironment, serve } = await import(pathToFileURL(BUNDLE).href)
  const settings = await checkEnvironment()
  const building = isFresh || dev ? Promise.resolve() : buildAndStamp(hash)
  await serve({ dev, settings, built: building })
}

await main()
