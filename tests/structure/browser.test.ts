// Skipped when there is no build.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const BUILT = '.next/static'
const chunks = existsSync(BUILT)
  ? readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  : []

/** Text that only server code contains. */
const SERVER_ONLY: [string, RegExp][] = [
  ["Node's own modules", /["'](node:)?(crypto|fs|fs\/promises|net|http|async_hooks|child_process)["']/],
  ['the database', /\b(INSERT INTO|ON CONFLICT|DELETE FROM|FOR UPDATE|schema_migrations)\b|pglite|kysely/i],
  ['settings', /SITE_SECRET|DATABASE_URL|DATA_DIR/],
  ['seals', /aes-256-gcm|createCipheriv|hkdfSync/],
  ['use cases', /there is no database to ask|held_until/],
]

describe.runIf(chunks.length > 0)('the chunks for browsers', () => {
  test.each(SERVER_ONLY)('no chunk contains %s', (_what, pattern) => {
    const found = chunks.filter((name) => pattern.test(readFileSync(`${BUILT}/${name}`, 'utf8')))
    expect(found.map((name) => `${name}: ${pattern.exec(readFileSync(`${BUILT}/${name}`, 'utf8'))?.[0]}`)).toEqual([])
  })
})

/** Amplify's core sends this header with every call, so a chunk with its name contains Amplify's core. */
const AMPLIFY = /amz-sdk-invocation-id/
const MANIFEST = '.next/build-manifest.json'

test.runIf(existsSync(MANIFEST))('pages load Amplify only for visitors who are signed in or sign in', () => {
  const { pages } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { pages: Record<string, string[]> }
  const first = [...new Set(Object.values(pages).flat())].filter((name) => name.endsWith('.js'))
  const has = (name: string) => AMPLIFY.test(readFileSync(`.next/${name}`, 'utf8'))
  expect(first.filter(has)).toEqual([])
  expect(chunks.some((name) => has(`static/${name}`))).toBe(true)
})

test('the server uses each word of the list', () => {
  const sources = [
    'lib/db/migrations/004-bookings.sql',
    'lib/env.ts',
    'lib/http/cookies/sealed.ts',
    'lib/use-cases/runtime.ts',
    'lib/db/folder-lock.ts',
    'lib/db/schema.ts',
  ]
  const server = sources.map((path) => readFileSync(path, 'utf8')).join('\n')
  expect(SERVER_ONLY.filter(([, pattern]) => !pattern.test(server))).toEqual([])
})
