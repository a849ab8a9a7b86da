// `npm test` runs all checks of a change, `npm run test:all` the long ones, `npm test -- unit e2e` named parts.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

process.chdir(join(import.meta.dirname, '..'))
const scratch = mkdtempSync(join(tmpdir(), 'muthu-test-'))
const began = Date.now()
let passed = 0
let failed = 0

const bin = (name) => join('node_modules', '.bin', name)
const isThere = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`

// Three times the longest part's time on two busy cores. A part that hangs ends here; the others still run.
const PART_LIMIT_MS = 40 * 60_000

/** Prints a command's output at its end, so that outputs of parallel parts do not mix. */
async function runAndKeep(command, args, env = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...env },
    timeout: PART_LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (said) => {
      output += said
    })
  const status = await new Promise((resolve) => {
    child.once('error', (error) => resolve(`${command}: ${error.message}`))
    // On 'exit', output may still be in the pipe.
    child.once('close', resolve)
  })
  process.stdout.write(`${output}${typeof status === 'string' ? `${status}\n` : ''}`)
  return { isGood: status === 0, output }
}

const run = async (...args) => (await runAndKeep(...args)).isGood

/** Runs all commands, even after one fails. */
async function each(...commands) {
  let isGood = true
  for (const [command, ...args] of commands) isGood = (await run(bin(command), args)) && isGood
  return isGood
}

async function count(name, work) {
  const isGood = await work
  if (isGood) passed += 1
  else failed += 1
  process.stdout.write(`${isGood ? 'passed' : 'FAILED'}: ${name} (${seconds()})\n`)
}

/** Installs missing Debian packages if this user may; otherwise prints which are needed. */
function bring(command, packages, isPresent) {
  if (isPresent()) return
  const line = `${command} is missing: install Debian's ${packages.join(' and ')}.`
  if (process.getuid?.() !== 0 || !isThere('apt-get')) return void process.stdout.write(`${line}\n`)
  process.stdout.write(`Installing ${packages.join(' and ')} …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' })
  apt('update')
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', ...packages)
  if (status !== 0) process.stdout.write(`${stderr}\n${line}\n`)
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

async function vitest(name, args) {
  const file = join(scratch, `${name}.json`)
  const isGood = await run(bin('vitest'), [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ])
  const result = readJson(file)
  passed += result?.numPassedTests ?? 0
  failed += result?.numFailedTests ?? 0
  // A run can fail without a failed test, for example when a file does not load.
  if (!isGood && !result?.numFailedTests) failed += 1
  process.stdout.write(
    `${name}: ${result?.numPassedTests ?? 0} passed, ${result?.numFailedTests ?? 0} failed (${seconds()})\n`,
  )
}

async function playwright(name, args) {
  const file = join(scratch, `${name}.json`)
  const isGood = await run(bin('playwright'), ['test', ...args], { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const { expected = 0, unexpected = 0, flaky = 0 } = readJson(file)?.stats ?? {}
  passed += expected
  failed += unexpected + flaky
  if (!isGood && unexpected + flaky === 0) failed += 1
  process.stdout.write(`${name}: ${expected} passed, ${unexpected + flaky} failed (${seconds()})\n`)
}

async function audit() {
  const args = ['audit', '--omit=dev', '--audit-level=high', '--fetch-retries=0', '--fetch-timeout=60000']
  const { isGood, output } = await runAndKeep('npm', args)
  if (!output.includes('audit endpoint returned an error')) return count('audit', isGood)
  process.stdout.write(`skipped: audit, because the registry gave no answer (${seconds()})\n`)
}

const projects = (...names) => names.map((name) => `--project=${name}`)

const PARTS = {
  build: () => count('build', run(process.execPath, ['scripts/start.mjs', '--build-only'])),
  types: () => count('types', run(bin('tsc'), ['--noEmit', '-p', '.'])),
  lint: () =>
    count(
      'lint',
      each(['biome', 'check', '.'], ['depcruise', '--output-type', 'err-long', '.'], ['stylelint', '**/*.css']),
    ),
  prose: () => count('prose', run(process.execPath, ['scripts/prose.mjs'])),
  unused: () => count('unused', each(['knip'], ['knip', '--production'])),
  audit,
  unit: () => vitest('unit', projects('unit')),
  components: () => vitest('components', projects('components', 'replacing')),
  database: () => vitest('database', projects('database', 'alone', 'east')),
  e2e: () => playwright('e2e', projects('chromium')),
  long: () => vitest('long', projects('long', 'pglite', 'pglite-east')),
  reliability: () => vitest('reliability', ['--config', 'vitest.reliability.config.ts']),
  browsers: () => playwright('browsers', projects('firefox', 'long')),
}
// The build comes first because others need it. Long parts start before short ones.
const GATES = {
  first: ['build', 'database', 'e2e', 'unit', 'components', 'types', 'unused', 'lint', 'prose', 'audit'],
  all: ['build', 'reliability', 'browsers', 'long'],
}
// Two at a time: a third gains nothing and makes lock waits longer (decision 13).
// Reliability tests run alone, because machine load would change their races and timeouts.
const atATime = () => (asked.includes('reliability') ? 1 : 2)
const NEEDS_BUILD = ['reliability', 'e2e', 'browsers']

const given = process.argv.slice(2)
const asked = given.length === 0 ? GATES.first : given.flatMap((name) => (name === 'all' ? GATES.all : [name]))
const unknown = asked.filter((part) => !Object.hasOwn(PARTS, part))
if (unknown.length > 0) {
  process.stderr.write(`No such part: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.\n`)
  process.exit(2)
}
const isAsked = (part) => asked.includes(part)
if (['database', 'long', 'reliability'].some(isAsked))
  bring('PostgreSQL', ['postgresql'], () => isThere('initdb') || existsSync('/usr/lib/postgresql'))
if (isAsked('reliability')) {
  bring('PgBouncer', ['pgbouncer'], () => isThere('pgbouncer') || existsSync('/usr/sbin/pgbouncer'))
  bring('nginx', ['nginx-light'], () => isThere('nginx') || existsSync('/usr/sbin/nginx'))
}
if (NEEDS_BUILD.some(isAsked))
  bring(
    'Chromium',
    ['chromium-headless-shell'],
    () => isThere('chromium-headless-shell') || Boolean(process.env.CHROMIUM),
  )
// Without letters, no test sees whether a word is cut off.
if (isAsked('long'))
  bring('A font of Indian scripts', ['fonts-noto-core'], () =>
    existsSync('/usr/share/fonts/truetype/noto/NotoSansTamil-Regular.ttf'),
  )
if (isAsked('browsers')) bring('Firefox', ['firefox-esr'], () => isThere('firefox-esr') || Boolean(process.env.FIREFOX))

let built = Promise.resolve()
const left = [...asked]
async function takeParts() {
  for (let part = left.shift(); part !== undefined; part = left.shift()) {
    if (NEEDS_BUILD.includes(part)) await built
    const done = PARTS[part]()
    if (part === 'build') built = done
    await done
  }
}
await Promise.all(Array.from({ length: atATime() }, takeParts))
rmSync(scratch, { recursive: true, force: true })
process.stdout.write(`\nin ${seconds()}:\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
