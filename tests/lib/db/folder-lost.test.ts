import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockFolder } from '@/lib/db/folder-lock'
import { LOST, lockTakers } from '@/tests/lib/db/lock-takers'

const startTaker = lockTakers()
const mine = { pid: process.pid, started: '1', space: 'another boot pid:[1]' }
let dir = ''
let losses = 0
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'muthu-lock-'))
  losses = 0
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const lock = () =>
  lockFolder(dir, () => {
    losses += 1
  })
const lockFiles = () => readdirSync(dir).filter((name) => name.startsWith('lock.'))

test('the holder of a deleted folder notices the loss and unlocks without an error', () => {
  const { checkNow: look, unlock } = lock()
  rmSync(dir, { recursive: true })
  look()
  unlock()
  expect(losses).toBe(1)
})

describe('a holder whose lock was taken', () => {
  const take = () => writeFileSync(join(dir, 'lock.2'), JSON.stringify(mine))

  test('the holder notices the loss at its next check', () => {
    const { checkNow: look, unlock } = lock()
    look()
    expect(losses).toBe(0)
    take()
    look()
    expect(losses).toBe(1)
    unlock()
    expect(readFileSync(join(dir, 'lock.2'), 'utf8')).toBe(JSON.stringify(mine))
  })

  test('the holder notices the loss by itself when it wakes up', async () => {
    const { child, said } = startTaker(dir)
    expect(await said).toBe('held')
    child.kill('SIGSTOP')
    const [name = ''] = lockFiles()
    // As if the holder ran in another container, where its process can't be looked up.
    writeFileSync(join(dir, name), JSON.stringify(mine))
    const other = startTaker(dir)
    expect(await other.said).toBe('held')
    child.kill('SIGCONT')
    expect(await once(child, 'exit')).toEqual([LOST, null])
    expect(lockFiles()).toEqual(['lock.2'])
  })
})
