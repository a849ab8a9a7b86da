import {
  copyFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBookers } from '@/tests/reliability/support/bookers'
import { withRows } from '@/tests/reliability/support/ledger'
import { operate, operateIn } from '@/tests/reliability/support/servers/operate'
import { openPostgres, type Postgres } from '@/tests/reliability/support/servers/postgres-control'
import {
  filledFolder,
  startSite,
  temporaryFolder,
  type Variables,
} from '@/tests/reliability/support/servers/site-process'
import { freeSlots } from '@/tests/reliability/support/slots'
import { OWN, patientsOf } from '@/tests/support/patients'

/** A site on a machine whose build tools were removed. */
function pruned(): string {
  const folder = temporaryFolder()
  const packages = join(folder, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync('node_modules'))
    if (!/^(\.|esbuild$|@esbuild$)/.test(name)) symlinkSync(resolve('node_modules', name), join(packages, name))
  for (const name of ['.next', 'lib', 'package.json']) symlinkSync(resolve(name), join(folder, name))
  mkdirSync(join(folder, 'scripts'))
  copyFileSync('scripts/operate.mjs', join(folder, 'scripts/operate.mjs'))
  return folder
}

test('without build tools the commands come from the build, and report a missing build', async () => {
  const folder = pruned()
  const variables = { DATA_DIR: temporaryFolder() }
  const { code, error } = await operateIn(folder, variables, 'identity-keys', 'rotate')
  expect([code, error]).toEqual([0, ''])
  unlinkSync(join(folder, '.next'))
  const none = await operateIn(folder, variables, 'identity-keys', 'rotate')
  expect([none.code, none.error]).toEqual([1, expect.stringMatching(/^Run npm ci or npm run build first: [^\n]*$/)])
})

describe('on PostgreSQL', () => {
  let postgres: Postgres
  const variables: Variables = { DATA_DIR: temporaryFolder() }
  const visit = { reference: '', id: '' }
  beforeAll(async () => {
    postgres = await openPostgres()
    variables.DATABASE_URL = postgres.url
    await withRows({ databaseUrl: postgres.url }, async (db) => {
      const patients = await patientsOf(db)
      await patients.signedIn()
      Object.assign(visit, await patients.bookAt('10:00', '10:30'))
    })
  })
  afterAll(() => postgres.stop())
  const allowed = () =>
    withRows({ databaseUrl: postgres.url }, (db) =>
      db.reads.selectFrom('users').select('referral_allowed').where('personal_phone', '=', OWN).executeTakeFirst(),
    )

  test('the operator switches a patient’s referral programme on and off, with the same code', async () => {
    const on = await operate(variables, 'referral', 'on', '98000', '00001')
    expect(on).toMatchObject({ code: 0, error: '' })
    expect(on.out).toMatch(/^The referral programme is on for this patient\. The referral code is [A-Z0-9]+\.$/)
    expect(await allowed()).toEqual({ referral_allowed: true })
    const off = await operate(variables, 'referral', 'off', '9800000001')
    expect(off.out).toBe(on.out.replace(' on ', ' off '))
    expect(await allowed()).toEqual({ referral_allowed: false })
  })

  test.each([
    [['referral', 'on', '12'], 'This is not an Indian mobile number.'],
    [['referral', 'on', '9800000077'], 'No account has this number.'],
    [['password', 'reset', '12'], 'This is not an Indian mobile number.'],
    [['password', 'temporary', '9800000077'], 'No account has this number.'],
    [['kept', 'ZZZZZZZZ'], 'There is no booking with this reference.'],
    [[], /^Usage: npm run operate -- <command>\n[\s\S]*^ {2}referral on\|off <phone>/m],
    [
      ['referral', 'perhaps', '9800000001'],
      /^Usage: npm run operate -- <command>\n[\s\S]*^ {2}referral on\|off <phone>/m,
    ],
  ])('%j is refused in a line', async (args, line) => {
    const { code, out, error } = await operate(variables, ...args)
    expect([code, out]).toEqual([1, ''])
    expect(error).toMatch(line)
  })

  test('the operator marks a visit as completed once, after it has begun', async () => {
    const early = await operate(variables, 'kept', visit.reference)
    expect(early).toEqual({ code: 1, out: '', error: 'This visit has not started yet.' })
    await withRows({ databaseUrl: postgres.url }, async (db) => (await patientsOf(db)).putBack(visit.id, 1))
    expect(await operate(variables, 'kept', visit.reference)).toEqual({
      code: 0,
      out: 'The visit is marked as kept (the desk calls it “Seen”).',
      error: '',
    })
    const again = await operate(variables, 'kept', visit.reference)
    expect(again).toEqual({ code: 1, out: '', error: 'This visit is already marked as kept.' })
  })
})

test('a new key is added beside the old one, which still works', async () => {
  const folder = temporaryFolder()
  const keys = () => JSON.parse(readFileSync(join(folder, 'identity-keys.json'), 'utf8'))
  expect((await operate({ DATA_DIR: folder }, 'identity-keys', 'rotate')).code).toBe(0)
  const before = keys()
  expect((await operate({ DATA_DIR: folder }, 'identity-keys', 'rotate')).out).toMatch(/^There is a new key\./)
  expect(keys().current.kid).not.toBe(before.current.kid)
  expect(keys().former.map(({ kid }: { kid: string }) => kid)).toContain(before.current.kid)
})

describe('on the embedded database', () => {
  const folder = filledFolder()
  const variables: Variables = { DATA_DIR: folder, SITE_SECRET: undefined }
  const file = join(temporaryFolder(), 'site.tar.gz')
  const fresh = join(temporaryFolder(), 'restored')

  test('the commands work beside the running site, and a backup is complete while patients book', async () => {
    const site = await startSite(variables)
    expect(statSync(join(folder, 'operate.sock')).mode & 0o077).toBe(0)
    expect((await operate(variables, 'kept', 'CFHJKMNP')).error).toBe('There is no booking with this reference.')
    mkdirSync(join(folder, 'photos'))
    writeFileSync(join(folder, 'photos', 'a-thumb.jpg'), 'a picture')
    const slots = await freeSlots(site.origin, { cid: '101' }, 200)
    const bookers = startBookers(2, site.origin, '101', slots)
    await expect.poll(() => bookers.attempts.length).toBeGreaterThan(1)
    const made = await operate(variables, 'backup', file)
    await bookers.rest()
    expect(made).toMatchObject({
      code: 0,
      error: '',
      out: expect.stringMatching(/^The backup is written to .* It holds the secret/),
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await operate(variables, 'check')).out).toMatch(
      /^The database is complete and consistent\.\nCounted: 58 places, \d+ bookings/,
    )
    expect([await site.stop(), site.stderr()]).toEqual([0, ''])
    expect(existsSync(join(folder, 'operate.sock'))).toBe(false)
    expect(bookers.broken).toBe(0)
    expect((await operate(variables, 'check')).code).toBe(0)
  })

  test('a backup can be checked, and restored only into a new folder', async () => {
    const counted =
      /^The database is complete and consistent\.\nCounted: (.*)$/.exec(
        (await operate(variables, 'check-backup', file)).out,
      )?.[1] ?? 'none'
    const again = { ...variables, DATA_DIR: fresh }
    expect(await operate(variables, 'restore', file)).toMatchObject({
      code: 1,
      error: expect.stringContaining('is not empty'),
    })
    expect(await operate(again, 'restore', file)).toMatchObject({ code: 0, error: '' })
    expect((await operate(again, 'check')).out).toContain(counted)
    for (const name of ['secret', 'identity-keys.json', 'photos/a-thumb.jpg'])
      expect([name, readFileSync(join(fresh, name), 'utf8')]).toEqual([name, readFileSync(join(folder, name), 'utf8')])
    const site = await startSite(again)
    expect([await site.stop(), site.stderr()]).toEqual([0, ''])
  })

  test('a backup without a valid database is refused with one line', async () => {
    const entries = pack()
    entries.entry({ name: 'database.tar' }, 'no database')
    entries.finalize()
    const junk = join(temporaryFolder(), 'junk.tar.gz')
    await pipeline(entries, createGzip(), createWriteStream(junk))
    const said = {
      code: 1,
      out: '',
      error: 'The database in this backup can’t be opened, or can’t be written to the data folder.',
    }
    expect(await operate({ ...variables, DATA_DIR: temporaryFolder() }, 'restore', junk)).toEqual(said)
    expect(await operate(variables, 'check-backup', junk)).toEqual(said)
  })

  test('a truncated backup is refused', async () => {
    writeFileSync(file, readFileSync(file).subarray(0, 100_000))
    const { code, error } = await operate(variables, 'check-backup', file)
    expect([code, error]).toEqual([1, expect.stringMatching(/can't be read, or is not a whole backup/)])
  })
})

test('no command creates a database in an empty folder, and a broken setting is reported', async () => {
  const folder = temporaryFolder()
  const none = await operate({ DATA_DIR: folder }, 'kept', 'CFHJKMNP')
  expect([none.code, none.error]).toEqual([1, expect.stringContaining(`There is no database in ${folder}`)])
  writeFileSync(join(folder, 'file'), '')
  const broken = await operate({ DATA_DIR: join(folder, 'file') }, 'kept', 'CFHJKMNP')
  expect([broken.code, broken.error.split('\n').length]).toEqual([1, 1])
})
