import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderInUseError, lockFolder } from '@/lib/db/folder-lock'
import { lockTakers } from '@/tests/lib/db/lock-takers'

const startTaker = lockTakers()
let dir = ''

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'muthu-lock-'))
})
afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
})

const lock = () => lockFolder(dir, () => expect.unreachable())
const lockFiles = () => readdirSync(dir).filter((name) => name.startsWith('lock.'))
const mine = { pid: process.pid, started: '1', space: 'another boot pid:[1]' }

test('a second lock on a folder fails, and one line names the holder', () => {
  const { unlock } = lock()
  expect(() => lock()).toThrow(FolderInUseError)
  expect(() => lock()).toThrow(new RegExp(`^[^\n]*${dir}[^\n]*process ${process.pid}[^\n]*$`))
  unlock()
})

test('a freed folder can be locked at once, and one lock file remains', () => {
  for (let round = 0; round < 3; round += 1) lock().unlock()
  expect(lockFiles()).toHaveLength(1)
  expect(statSync(join(dir, lockFiles()[0] ?? '')).mode & 0o777).toBe(0o600)
})

test('a process that ends normally frees the folder', async () => {
  const { child, said } = startTaker(dir)
  expect(await said).toBe('held')
  expect(() => lock()).toThrow(`process ${child.pid}`)
  child.stdin?.end()
  await once(child, 'exit')
  lock().unlock()
})

test('another process takes over the lock of a killed process, even before the parent notices', async () => {
  const { child, said } = startTaker(dir)
  expect(await said).toBe('held')
  child.kill('SIGKILL')
  // No await here: the child is dead, but this process has not collected it yet.
  const deadline = Date.now() + 5000
  let unlock: (() => void) | undefined
  while (!unlock && Date.now() < deadline) {
    try {
      unlock = lock().unlock
    } catch (error) {
      expect(error).toBeInstanceOf(FolderInUseError)
    }
  }
  expect(unlock).toBeDefined()
  unlock?.()
})

test('only one of many processes takes over a dead lock, round after round', async () => {
  for (let round = 0; round < 5; round += 1) {
    const takers = Array.from({ length: 6 }, () => startTaker(dir))
    const said = await Promise.all(takers.map((taker) => taker.said))
    expect(said.toSorted()).toEqual([...Array(5).fill('FolderInUseError'), 'held'])
    const winner = takers[said.indexOf('held')]?.child
    winner?.kill('SIGKILL')
    if (winner) await once(winner, 'exit')
  }
}, 60_000)

describe.runIf(existsSync('/proc/self/stat'))('the lock with /proc', () => {
  test('a restarted container with the same process number takes over the lock', () => {
    lock().unlock()
    const path = join(dir, 'lock.7')
    const { unlock } = lock()
    const held = JSON.parse(readFileSync(join(dir, lockFiles()[0] ?? ''), 'utf8'))
    unlock()
    writeFileSync(path, JSON.stringify({ ...held, started: '1' }))
    lock().unlock()
    expect(lockFiles()).toEqual(['lock.8'])
  })
})

test('the holder in another container keeps its lock by its heartbeat', async () => {
  const path = join(dir, 'lock.1')
  writeFileSync(path, JSON.stringify(mine))
  const { child, said } = startTaker(dir)
  const beats = setInterval(() => utimesSync(path, new Date(), new Date()), 300)
  expect(await said).toBe('FolderInUseError')
  clearInterval(beats)
  await once(child, 'exit')
})

test('a holder in another container loses its lock after ten silent seconds, as does a half-written lock', async () => {
  const contents = [JSON.stringify(mine), '']
  const takers = contents.map((content, index) => {
    const folder = join(dir, String(index))
    mkdirSync(folder)
    writeFileSync(join(folder, 'lock.1'), content)
    return startTaker(folder)
  })
  expect(await Promise.all(takers.map(({ said }) => said))).toEqual(['held', 'held'])
})

test('the holder’s heartbeat changes the lock file', async () => {
  const { unlock } = lock()
  const path = join(dir, lockFiles()[0] ?? '')
  const before = statSync(path).mtimeMs
  await expect.poll(() => statSync(path).mtimeMs, { timeout: 4000 }).toBeGreaterThan(before)
  unlock()
})
