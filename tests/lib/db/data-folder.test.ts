import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeSecret } from '@/lib/db/rights'
import { openDataDir } from '@/server/data-folder'

let dir = ''
const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'muthu-data-'))
  said.mockClear()
})
afterEach(() => rmSync(dir, { recursive: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)

test('a missing folder is created for this user alone, and a private folder stays without a log line', async () => {
  const dataDir = join(dir, 'a', 'b')
  await openDataDir(dataDir)
  await openDataDir(dataDir)
  expect([modeOf(dataDir), modeOf(join(dir, 'a')), said.mock.calls]).toEqual(['700', '700', []])
})

test.each([
  ['empty, as a service manager makes it', 0o755, null],
  ['a fresh volume', 0o775, 'lost+found'],
  ['one that an earlier version left open', 0o777, 'database'],
  ['one of the keys alone', 0o750, 'identity-keys.json'],
])('a folder that is %s becomes private, with one log line', async (_what, mode, name) => {
  if (name) mkdirSync(join(dir, name))
  chmodSync(dir, mode)
  await openDataDir(dir)
  await openDataDir(dir)
  expect([modeOf(dir), said.mock.calls]).toEqual([
    '700',
    [
      [
        `The data folder ${dir} was open to other users (${mode.toString(8)}). Now only the site's user can read it (700).`,
      ],
    ],
  ])
})

describe('the refusal of a data folder', () => {
  test.each([
    ['when it holds other things', 0o755, 'website'],
    ['when it is shared on purpose', 0o1777, 'secret'],
  ])('the site refuses the folder %s and leaves it unchanged', async (_when, mode, name) => {
    writeFileSync(join(dir, name), '')
    chmodSync(dir, mode)
    await expect(openDataDir(dir)).rejects.toThrow(
      /^The data folder [^\n]* is open to other users [^\n]*DATA_DIR[^\n]*$/,
    )
    expect([modeOf(dir), said.mock.calls]).toEqual([mode.toString(8), []])
  })
})

describe.runIf(process.getuid?.() === 0)('a folder of another user', () => {
  test('the site refuses a folder open to everybody and accepts one open to its group alone', async () => {
    chownSync(dir, 65_534, 0)
    chmodSync(dir, 0o777)
    await expect(openDataDir(dir)).rejects.toThrow('open to other users (777)')
    chmodSync(dir, 0o2770)
    await openDataDir(dir)
    expect([modeOf(dir), said.mock.calls]).toEqual(['2770', []])
  })
})

test('closeSecret makes a secret private, also behind a link', () => {
  const [file, link] = [join(dir, 'kept'), join(dir, 'secret')]
  writeFileSync(file, '', { mode: 0o644 })
  symlinkSync(file, link)
  closeSecret(link)
  expect(modeOf(file)).toBe('600')
})
