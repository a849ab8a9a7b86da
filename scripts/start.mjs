// npm start, npm run dev (--dev) and npm run build (--build-only). Builds what has changed since the last time and then
// serves in this process. Only Node's own modules above the line that checks its version; esbuild only when it is needed.
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
/** The settings that are written into a build: those that its configuration reads. */
const BUILT_IN = [
  ...readFileSync(new URL('../next.config.ts', import.meta.url), 'utf8').matchAll(/\benv\.([A-Z][A-Z0-9_]*)/g),
].map(([, name]) => name)
/** What the bundle leaves where it is: packages that look for files of their own, and those that built pages ask for too. */
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
/** What a bundled CommonJS package asks Node's own modules by. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"
/** Drawn by the build from other sources. */
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

/**
 * A hash of all that a build is made from: names and contents, and the settings that next.config.ts reads. Every start
 * asks for it: one file after the other takes a fifth of what reading them side by side does.
 */
function hashSources() {
  const hash = createHash('sha256').update(`node ${process.versions.modules}\n`)
  for (const name of BUILT_IN) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  for (const file of SOURCES.flatMap(filesOf).filter((path) => !path.startsWith(PREVIEWS))) {
    const content = readFileSync(file)
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** The site, and the operator's commands, which have no build tools either once these are removed. */
async function bundleMain() {
  const { build } = await import('esbuild').catch(() =>
    fail('Run npm ci first: building the site needs its development packages.'),
  )
  await build({
    entryPoints: ['server/main.ts', 'server/operate.ts'],
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // One file to read instead of seven hundred: the half of a start.
    external: NOT_BUNDLED,
    banner: { js: REQUIRE },
    // Next's compiler has its own; tsconfig.json leaves markup to it.
    jsx: 'automatic',
    logLevel: 'error',
  }).catch(() => process.exit(1))
  // The build writes the same, too late: Node remembers what it found here when it loaded the bundle.
  await writeFile(join('.next', 'package.json'), '{"type": "commonjs"}')
}

/** Runs `next build` in a child, silent as long as it goes well. */
function buildSite() {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  console.log('Building the site, once for this version: about half a minute ...')
  const child = spawn(join('node_modules', '.bin', 'next'), ['build'], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (chunk) => {
    output += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const clock = setInterval(() => console.log(`Building the site ... ${seconds()} s`), 10_000)
  // This process may end first, when the database can't be opened or somebody stops it.
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
  // The build has emptied .next, the bundle with it.
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
