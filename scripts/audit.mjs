// Whether a package that the site is run with has a known hole. Asks the registry (npm audit); where that can't be asked,
// holds the lockfile to scripts/advisories.json. `--offline [lockfile]` asks nobody.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SEVERE = ['high', 'critical']
const WAIT_MS = 60_000

const root = join(import.meta.dirname, '..')
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** What npm audit found, as lines; null when the registry did not answer. */
function ask() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0']
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: WAIT_MS })
  try {
    const { vulnerabilities } = JSON.parse(stdout)
    return Object.values(vulnerabilities).map(({ name, range, severity }) => ({ severity, line: `${name} ${range}` }))
  } catch {
    return null
  }
}

const SIGNS = { '<': (order) => order < 0, '>=': (order) => order >= 0 }

/** Below 0 when `one` is the older: whole versions, part by part; a pre-release counts as its release. */
function compare(one, other) {
  const [a, b] = [one, other].map((version) => version.split('-')[0].split('.').map(Number))
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}

/** Whether a version lies in a range of the form `>=1.0.0 <1.2.3 || <0.9.0`. */
const isIn = (version, range) =>
  range.split(' || ').some((part) =>
    part.split(' ').every((bound) => {
      const [, sign, edge] = /^(<|>=)(\d+\.\d+\.\d+)$/.exec(bound) ?? []
      if (!sign) throw new Error(`${bound} is no bound: write <1.2.3 or >=1.2.3`)
      return SIGNS[sign](compare(version, edge))
    }),
  )

/** What the committed list says of the lockfile's packages, but for those of development. */
function lookUp(lockfile) {
  const { advisories } = readJson(join(import.meta.dirname, 'advisories.json'))
  const installed = Object.entries(readJson(lockfile).packages).filter(([path, { dev }]) => path !== '' && !dev)
  return installed.flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1)
    const holes = advisories.filter((each) => each.package === name && isIn(version, each.vulnerable))
    return holes.map(({ id, vulnerable }) => ({ severity: 'high', line: `${name} ${version} (${vulnerable}): ${id}` }))
  })
}

const isOffline = process.argv.includes('--offline')
const lockfile = process.argv.slice(2).find((each) => each !== '--offline') ?? join(root, 'package-lock.json')
const asked = isOffline ? null : ask()
const found = asked ?? lookUp(lockfile)
console.log(asked ? 'The registry was asked.' : 'The registry was not asked: held to scripts/advisories.json.')
for (const { severity, line } of found) console.log(`${severity}: ${line}`)
process.exitCode = found.some(({ severity }) => SEVERE.includes(severity)) ? 1 : 0
