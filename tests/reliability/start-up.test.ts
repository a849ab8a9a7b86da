// A start that fails reports it in one line without a stack or a password. A second start repeats nothing.
// tests/lib/db/folder-lock.test.ts checks the lock itself.
import { once } from 'node:events'
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { PROBES } from '@/lib/addresses/calls'
import { openBrowser, type Reply } from '@/tests/reliability/support/browser'
import { fingerprint, withRows } from '@/tests/reliability/support/ledger'
import { openPostgres } from '@/tests/reliability/support/servers/postgres-control'
import {
  type Ended,
  filledFolder,
  type Site,
  startInVain,
  startSite,
  temporaryFolder,
  type Variables,
} from '@/tests/reliability/support/servers/site-process'

/** Expects one matching line without a stack, and the exit code 1 for the service manager. */
function expectOneLine({ code, stderr, stdout }: Ended, words: RegExp): void {
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect(stderr).toMatch(words)
  expect(stderr + stdout).not.toMatch(/^\s+at |node:|Error:/m)
  expect(code).toBe(1)
}

async function takenPort(): Promise<{ port: number; free(): void }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, free: () => server.close() }
}

describe('a failed start', () => {
  test('a start on a used port fails with one line', async () => {
    const { port, free } = await takenPort()
    expectOneLine(
      await startInVain({ PORT: String(port), DATA_DIR: temporaryFolder() }),
      new RegExp(`Port ${port} is in use`),
    )
    free()
  })

  test('a start with a data folder below a file fails with one line', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    expectOneLine(
      await startInVain({ DATA_DIR: join(file, 'data') }),
      /data folder .*file\/data can't be written to \(ENOTDIR\)/,
    )
  })

  // One example for each setting. tests/lib/env.test.ts checks the allowed values.
  test.each<[string, Variables, RegExp]>([
    ['HOST', { HOST: '203.0.113.7' }, /can't listen on HOST 203\.0\.113\.7/],
    ['SITE_SECRET', { SITE_SECRET: 'canary-secret' }, /^SITE_SECRET must be at least 32/],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'mysql://me:canary-password@127.0.0.1/a' },
      /^DATABASE_URL must be a PostgreSQL address/,
    ],
    ['chain', { SITE_ORIGIN: 'https://book.example.in', TRUSTED_PROXIES: '0' }, /^There is no chain yet: .* import/],
    ['chain', { SAMPLE_CHAIN: 'off' }, /^There is no chain yet: .* import/],
  ])('a start with an invalid %s fails with one line', async (_name, variables, words) => {
    const ended = await startInVain({ DATA_DIR: temporaryFolder(), ...variables })
    expectOneLine(ended, words)
    expect(ended.stderr + ended.stdout).not.toMatch(/canary/)
  })

  test.each<[string, Variables]>([
    ['', {}],
    [
      ' and a mail server, even if it asks for the sample,',
      { SAMPLE_CHAIN: 'on', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'care@book.example.in' },
    ],
  ])('a start for patients%s fails with a line for each fact that is still the sample’s', async (_how, variables) => {
    const site = { DATA_DIR: filledFolder(), SITE_ORIGIN: 'https://book.example.in', TRUSTED_PROXIES: '0' }
    const { code, stderr } = await startInVain({ ...site, ...variables })
    const lines = stderr.trim().split('\n')
    expect(lines.map((line) => line.split(' still ')[0])).toEqual([
      'brand.name is',
      'brand.helpPhone is',
      'brand.email is',
      'brand.address is',
      'award is',
      'sms.entityId is',
      'payments.sellers are',
      expect.stringMatching(/^\d{3} of the registrations in sms are$/),
    ])
    expect(code).toBe(1)
  })

  test('a start without a reachable PostgreSQL or database fails with one line', async () => {
    const { port, free } = await takenPort()
    free()
    const nobody = await startInVain({ DATABASE_URL: `postgres://me:canary-password@127.0.0.1:${port}/dental` })
    expectOneLine(
      nobody,
      new RegExp(`database of DATABASE_URL \\(127\\.0\\.0\\.1:${port}/dental\\) can't be used: .*ECONNREFUSED`),
    )
    const postgres = await openPostgres()
    const elsewhere = await startInVain({
      DATABASE_URL: postgres.url.replace(/postgres$/, 'nothing').replace('postgres@', 'postgres:canary-password@'),
    })
    expectOneLine(elsewhere, /database "nothing" does not exist/)
    await postgres.stop()
    expect(nobody.stderr + elsewhere.stderr).not.toMatch(/canary/)
  })
})

test('a start tries again when a connection gets no answer in time', async () => {
  const postgres = await openPostgres()
  let connections = 0
  const relay = createServer((socket) => {
    connections += 1
    socket.on('error', () => undefined)
    // The second one is for the migrations.
    if (connections === 2) return
    const server = connect(Number(new URL(postgres.url).port), '127.0.0.1')
    server.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => server.destroy())
    socket.pipe(server).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const url = new URL(postgres.url)
  url.port = String((relay.address() as AddressInfo).port)
  const site = await startSite({ DATABASE_URL: url.href })
  expect(connections).toBeGreaterThan(2)
  await site.stop()
  relay.close()
  await postgres.stop()
})

test('the start closes a data folder that was open to others, and says so in one line', async () => {
  const dataDir = filledFolder()
  const variables: Variables = { DATA_DIR: dataDir, SITE_SECRET: undefined }
  await (await startSite(variables)).stop()
  const open = () =>
    [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))].filter((path) => statSync(path).mode & 0o077)
  expect(open()).toEqual([])
  for (const name of ['', 'secret', 'identity-keys.json', 'database']) chmodSync(join(dataDir, name), 0o755)
  expect(open()).toHaveLength(4)
  const site = await startSite(variables)
  expect(open()).toEqual([])
  expect(site.stdout()).toMatch(/^The data folder \S+ was open to other users \(755\)/)
  expect([await site.stop(), site.stderr()]).toEqual([0, ''])
})

test('the server loads no image library before it needs one', async () => {
  const site = await startSite({ DATA_DIR: filledFolder() })
  expect((await openBrowser(site.origin).get('/clinics')).status).toBe(200)
  expect(readFileSync(`/proc/${site.pid}/maps`, 'utf8')).not.toMatch(/libvips|sharp/)
  expect(await site.stop()).toBe(0)
})

test('the server answers every request from its first moment, even what Next prepares later', async () => {
  const { port, free } = await takenPort()
  free()
  const starting = startSite({ DATA_DIR: filledFolder(), PORT: String(port) })
  const browser = openBrowser(`http://127.0.0.1:${port}`)
  /** The first answer. Until the server listens, connections fail. */
  const first = async (): Promise<Reply> => browser.get('/clinics').catch(() => setTimeout(5).then(first))
  expect((await first()).status).toBe(200)
  const asked = ['/treatments', PROBES.health, '/nowhere', '/robots.txt', '/icon.svg']
  const answers = await Promise.all(asked.map((path) => browser.get(path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 200, 200])
  // On a busy machine the database may take more than a second. The probe then says that the site is not ready.
  await expect.poll(async () => (await browser.get(PROBES.ready)).status).toBe(200)
  const site = await starting
  expect([await site.stop(), site.stderr()]).toEqual([0, ''])
})

describe('a second start', () => {
  test('a second start in the folder of a running site is refused, and the first keeps serving', async () => {
    const dataDir = filledFolder()
    const site = await startSite({ DATA_DIR: dataDir })
    const second = await startInVain({ DATA_DIR: dataDir })
    expectOneLine(second, new RegExp(`data folder ${dataDir} is in use by process ${site.pid}`))
    expect((await openBrowser(site.origin).get('/clinics')).status).toBe(200)
    expect(await site.stop()).toBe(0)
    expect(site.stderr()).toBe('')
  })

  test.each([
    ['embedded', 'of two first ones one opens, and the next'],
    ['PostgreSQL', 'the next'],
  ])('on the %s database %s creates and loads nothing again', async (engine) => {
    const dataDir = temporaryFolder()
    const postgres = engine === 'PostgreSQL' ? await openPostgres({ isEmpty: true }) : null
    const variables: Variables = postgres
      ? { DATABASE_URL: postgres.url }
      : { DATA_DIR: dataDir, SITE_SECRET: undefined }
    const where = postgres ? { databaseUrl: postgres.url } : { dataDir }
    /** Starts two sites at once on a new folder and returns the one that opens. */
    const startOneOfTwo = async (): Promise<Site> => {
      const all = await Promise.allSettled([startSite(variables), startSite(variables)])
      const opened = all.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
      const reasons = all.flatMap((each) => (each.status === 'rejected' ? String(each.reason) : []))
      expect(opened).toHaveLength(1)
      expect(reasons).toEqual([expect.stringMatching(/is in use by process \d+/)])
      return opened[0] as Site
    }
    const prints = []
    for (const said of [
      /The sample chain is loaded\./,
      /^✓ Running next\.config\.ts took \S+\nMuthu Dental is open at (\S+:\d+)\nRead messages at \1\/dev\/outbox\?key=[\w-]{43}\nPayments are tried out at \S+, where no money is taken\n$/,
    ]) {
      const site = await (prints.length === 0 && !postgres ? startOneOfTwo() : startSite(variables))
      expect(await site.stop()).toBe(0)
      // After the end the output is complete.
      expect(site.stdout()).toMatch(said)
      expect(site.stderr()).toBe('')
      prints.push(await withRows(where, fingerprint))
    }
    expect(prints[1]).toEqual(prints[0])
    expect(Object.keys(prints[0] ?? {}).length).toBeGreaterThan(12)
    await postgres?.stop()
  })
})
