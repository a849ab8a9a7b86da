// In a copy, because the commands write into lib/texts.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PO from 'pofile'
import { afterAll, beforeAll, expect, test } from 'vitest'

const copy = mkdtempSync(join(tmpdir(), 'muthu-texts-'))
const FILE = 'questions/select-city'
const read = (path: string): string => readFileSync(join(copy, path), 'utf8')
const run = (...args: string[]): string =>
  execFileSync(process.execPath, ['scripts/texts.mjs', ...args], { cwd: copy, encoding: 'utf8' })
const entries = () => PO.parse(read(`po/ta/${FILE}.po`))

beforeAll(() => {
  mkdirSync(join(copy, 'lib'))
  for (const path of ['lib/texts', 'scripts', 'biome.json']) cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('an export has the English, its comment and its holes, and imports as the same files', () => {
  run('export', 'ta')
  const found = entries().items.find(({ msgid }) => msgid.includes('{'))
  expect(found?.flags).toMatchObject({ 'python-brace-format': true })
  expect(entries().items.some(({ extractedComments }) => extractedComments.length > 0)).toBe(true)
  run('import', 'ta')
  for (const path of [`${FILE}.ts`, 'areas.ts', 'treatments/all.ts', 'sources.json'])
    expect(read(`lib/texts/ta/${path}`)).toBe(readFileSync(`lib/texts/ta/${path}`, 'utf8'))
})

test('a sentence whose English has changed is listed and shown in English', () => {
  const [first] = entries().items
  const english = first?.msgid ?? ''
  const path = `lib/texts/en/${FILE}.ts`
  writeFileSync(join(copy, path), read(path).replace(english, `${english} today`))
  expect(run('stale')).toContain(`ta ${FILE}.ts ${first?.msgctxt}: ${english} today`)
  expect(read(`lib/texts/ta/${FILE}.ts`)).toContain(`${english} today`)
  // An old translation does not come back.
  run('import', 'ta')
  expect(read(`lib/texts/ta/${FILE}.ts`)).toContain(`${english} today`)
  expect(run('stale')).toContain(`${english} today`)
})
