// A process on the embedded database is paused while another process takes its data folder. It stops when it wakes,
// and its acknowledged bookings are stored.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lostOf, startBookers } from '@/tests/reliability/support/bookers'
import { openBrowser } from '@/tests/reliability/support/browser'
import { report } from '@/tests/reliability/support/counts'
import { bookedRows, overlapsOf, seatsBeyond, withRows } from '@/tests/reliability/support/ledger'
import { filledFolder, startSite } from '@/tests/reliability/support/servers/site-process'
import { freeSlots } from '@/tests/reliability/support/slots'

const CID = '101'

/** Makes the lock look like a lock from another container, whose process can't be checked from here. */
function makeForeign(dataDir: string): void {
  const [name = ''] = readdirSync(dataDir).filter((each) => each.startsWith('lock.'))
  const path = join(dataDir, name)
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), space: 'another boot pid:[1]' }))
}

describe.runIf(existsSync('/proc/self/stat'))('a process that is paused for more than ten seconds', () => {
  test('the process ends when it wakes, and acknowledges nothing after another process took its folder', async () => {
    const dataDir = filledFolder()
    const paused = await startSite({ DATA_DIR: dataDir })
    const slots = await freeSlots(paused.origin, { cid: CID }, 24)
    const bookers = startBookers(6, paused.origin, CID, slots)
    await expect
      .poll(() => bookers.attempts.filter(({ reference }) => reference).length, { timeout: 20_000 })
      .toBeGreaterThan(3)
    // The process is paused in the middle of requests, which then wait.
    process.kill(paused.pid, 'SIGSTOP')
    makeForeign(dataDir)
    const second = await startSite({ DATA_DIR: dataDir })
    const acknowledged = bookers.attempts.flatMap(({ reference }) => reference ?? [])
    process.kill(paused.pid, 'SIGCONT')
    expect(await paused.ended).toBe(1)
    expect(paused.stderr()).toMatch(/^Another process took the data folder [^\n]*: this process stops\.\n$/)
    await bookers.rest()
    expect(bookers.broken).toBeGreaterThan(0)
    expect(bookers.attempts.flatMap(({ reference }) => reference ?? [])).toEqual(acknowledged)

    const moved = bookers.attempts.map((attempt) => ({
      ...attempt,
      browser: openBrowser(second.origin, attempt.browser.cookies),
    }))
    expect(await lostOf(moved)).toEqual([])
    expect([await second.stop(), second.stderr()]).toEqual([0, ''])
    await withRows({ dataDir }, async (db) => {
      const kept = new Set((await bookedRows(db)).map(({ reference }) => reference))
      expect(acknowledged.filter((reference) => !kept.has(reference))).toEqual([])
      expect([await overlapsOf(db), await seatsBeyond(db)]).toEqual([0, 0])
    })
    report(
      `a paused process: ${acknowledged.length} bookings acknowledged, none after it woke, ${bookers.broken} broken off`,
    )
  })
})
