// What the embedded database keeps is for its own user: at the first start, at the next one, and for what it makes later.
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '@/lib/db/connection'
import type { Database } from '@/lib/db/schema'

const folders: string[] = []
const usual = process.umask()
let first = ''
let db: Database
// Both tests begin with it: to make one takes longer than all else here.
beforeAll(async () => {
  process.umask(0o000)
  first = newFolder()
  db = await openDatabase({ dataDir: first })
})
afterAll(async () => {
  process.umask(usual)
  await db.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muthu-private-'))
  folders.push(folder)
  return folder
}

/** Everything in the database's folder, itself included, as path and mode. */
function open(dataDir: string): string[] {
  const database = join(dataDir, 'database')
  const entries = readdirSync(database, { recursive: true, withFileTypes: true })
  expect(entries.length).toBeGreaterThan(500)
  return [database, ...entries.filter((entry) => !entry.isSymbolicLink()).map((e) => join(e.parentPath, e.name))]
    .map((path) => `${path} ${(statSync(path).mode & 0o777).toString(8)}`)
    .filter((line) => !/ [67]00$/.test(line))
}

const MAKE = `CREATE TABLE later AS SELECT g, repeat(md5(g::text), 20) AS text FROM generate_series(1, 2000) g;
  CREATE INDEX ON later (text); CHECKPOINT`

test('nobody else reads the database of a first start, nor what it makes later', async () => {
  expect(open(first)).toEqual([])
  await db.script(MAKE)
  expect(open(first)).toEqual([])
  await db.close()
  expect(open(first)).toEqual([])
  expect(readdirSync(first)).not.toContain('database.new')
})

test('a database that others could read is closed at the next start, what a link leads to is left', async () => {
  const dataDir = newFolder()
  cpSync(join(first, 'database'), join(dataDir, 'database'), { recursive: true })
  const elsewhere = join(newFolder(), 'elsewhere')
  writeFileSync(elsewhere, '', { mode: 0o644 })
  const database = join(dataDir, 'database')
  symlinkSync(elsewhere, join(database, 'link'))
  for (const path of [database, join(database, 'pg_wal')]) chmodSync(path, 0o755)
  for (const name of ['PG_VERSION', 'postgresql.conf']) chmodSync(join(database, name), 0o666)
  expect(open(dataDir)).toHaveLength(4)
  const again = await openDatabase({ dataDir })
  expect(open(dataDir)).toEqual([])
  expect(statSync(elsewhere).mode & 0o777).toBe(0o644)
  await again.close()
})
