import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '@/lib/db/connection'
import type { Database } from '@/lib/db/schema'

const usual = process.umask()
let first = ''
let db: Database
beforeAll(async () => {
  process.umask(0o000)
  first = mkdtempSync(join(tmpdir(), 'muthu-private-'))
  db = await openDatabase({ dataDir: first })
})
afterAll(async () => {
  process.umask(usual)
  await db.close()
  rmSync(first, { recursive: true, force: true })
})

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

test('the first start creates a folder that other users can’t enter', () => {
  expect(modeOf(join(first, 'database'))).toBe('700')
  expect(readdirSync(first)).not.toContain('database.new')
})

test('the next start closes a folder that other users could enter', async () => {
  await db.close()
  chmodSync(join(first, 'database'), 0o755)
  db = await openDatabase({ dataDir: first })
  expect(modeOf(join(first, 'database'))).toBe('700')
})
