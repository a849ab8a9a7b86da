// A start after a changed setting never serves a build that was made with the old one.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@/tests/reliability/support/servers/site-process'
import { takePackages } from '@/tests/support/packages'

const SOURCES = ['components', 'flows', 'lib', 'server', 'public', 'scripts', 'styles']
const FILES = ['next.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']
/** The fewest pages that a build needs. */
const PAGES = ['_app.tsx', '_document.tsx', '_error.tsx', 'offline.tsx']

function copySite(): string {
  const folder = temporaryFolder()
  for (const name of [...SOURCES, ...FILES]) cpSync(name, join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'pages'))
  for (const name of PAGES) cpSync(join('pages', name), join(folder, 'pages', name))
  takePackages(folder)
  return folder
}

function build(folder: string, settings: Record<string, string>): string {
  const env = { ...process.env, NODE_ENV: 'production' as const, ...settings }
  return execFileSync(process.execPath, ['scripts/start.mjs', '--build-only'], { cwd: folder, env, encoding: 'utf8' })
}

/** Whether the build's browser code contains the text. */
function isGiven(folder: string, text: string): boolean {
  const chunks = join(folder, '.next', 'static', 'chunks')
  return readdirSync(chunks).some((name) => readFileSync(join(chunks, name), 'utf8').includes(text))
}

test('a changed setting of the user pool starts a new build, and a setting outside the build does not', () => {
  const folder = copySite()
  const pool = {
    COGNITO_USER_POOL_ID: 'ap-south-1_Sample123',
    COGNITO_CLIENT_ID: 'sampleclientid',
  }
  const before = { ...pool, COGNITO_COOKIE_DOMAIN: 'before.example.in' }
  expect(build(folder, before)).toContain('The site is built')
  expect(isGiven(folder, 'before.example.in')).toBe(true)
  expect(build(folder, { ...before, SMS_DAILY_BUDGET: '7' })).toBe('The build is up to date.\n')
  expect(build(folder, { ...pool, COGNITO_COOKIE_DOMAIN: 'after.example.in' })).toContain('The site is built')
  expect([isGiven(folder, 'before.example.in'), isGiven(folder, 'after.example.in')]).toEqual([false, true])
})
