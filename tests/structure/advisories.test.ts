// The packages that the site is run with are held to known holes, without a network too.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { read } from '@/tests/structure/tree'

const folder = mkdtempSync(join(tmpdir(), 'muthu-audit-'))
afterAll(() => rmSync(folder, { recursive: true }))

function audit(...args: string[]): { status: number | null; found: string[] } {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/audit.mjs', '--offline', ...args], {
    encoding: 'utf8',
  })
  return { status, found: stdout.trim().split('\n').slice(1) }
}

type Installed = Record<string, { version: string; dev?: true }>
function auditOf(packages: Installed) {
  const lockfile = join(folder, 'package-lock.json')
  writeFileSync(lockfile, JSON.stringify({ packages: { '': {}, ...packages } }))
  return audit(lockfile)
}

test('no package that the site is run with has a hole of the list', () => {
  expect(audit()).toEqual({ status: 0, found: [] })
})

test('every advisory of the list is of a package that is installed', () => {
  const { advisories } = JSON.parse(read('scripts/advisories.json')) as { advisories: { package: string }[] }
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Installed }
  expect(advisories.length).toBeGreaterThan(40)
  expect(advisories.filter((each) => packages[`node_modules/${each.package}`]?.dev !== undefined)).toEqual([])
  expect(advisories.filter((each) => !packages[`node_modules/${each.package}`])).toEqual([])
})

test.each([
  ['4.15.4', 1],
  ['4.15.5', 0],
  ['2.0.7', 0],
  ['3.20.4', 1],
  ['6.2.17', 0],
])('jose %s: %i', (version, status) => {
  const found = auditOf({ 'node_modules/jose': { version } })
  expect(found.status).toBe(status)
  if (status) expect(found.found.join()).toMatch(/jose .*: GHSA-hhhv-q57g-882q/)
})

test('a package below another is looked at, one of development is not', () => {
  const hole = { version: '4.17.20' }
  expect(auditOf({ 'node_modules/a/node_modules/lodash': hole }).status).toBe(1)
  expect(auditOf({ 'node_modules/lodash': { ...hole, dev: true } })).toEqual({ status: 0, found: [] })
})
