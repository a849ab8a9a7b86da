// Whatever is sent, the site answers in its own words: never a 5xx, never an echo of markup, never a way elsewhere.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openBrowser, type Slot } from '@/tests/reliability/support/browser'
import { perSecond, REQUESTS, report, SEED } from '@/tests/reliability/support/counts'
import { fuzzCalls } from '@/tests/reliability/support/fuzz-calls'
import { complaintsOf } from '@/tests/reliability/support/fuzz-checks'
import { fuzzPages, sweepPages } from '@/tests/reliability/support/fuzz-pages'
import { newPerson } from '@/tests/reliability/support/people'
import { openPostgres, type Postgres } from '@/tests/reliability/support/postgres-control'
import { type Site, startSite } from '@/tests/reliability/support/site-process'
import { freeSlots } from '@/tests/reliability/support/slots'
import { walk, walksOfMany } from '@/tests/reliability/support/walks'

let postgres: Postgres
let site: Site
let visitor: Browser
let walked: string[]

beforeAll(async () => {
  postgres = await openPostgres()
  site = await startSite({ DATABASE_URL: postgres.url })
  visitor = openBrowser(site.origin)
  const pages = []
  for (const each of walksOfMany(newPerson)) pages.push(...(await walk(visitor, each)))
  walked = [...new Set(pages.map(({ path }) => path))]
})
afterAll(async () => {
  await site.stop()
  await postgres.stop()
})

describe('fuzz', () => {
  test(`${REQUESTS} requests to pages (seed ${SEED})`, async () => {
    const began = Date.now()
    const complaints = await complaintsOf(visitor, fuzzPages(REQUESTS, SEED, walked))
    report(`${REQUESTS} fuzzed page requests, ${perSecond(REQUESTS, began)}/s`)
    expect(complaints).toEqual([])
  })

  test('every page with names that every object answers to, and with odd headers', async () => {
    expect(await complaintsOf(visitor, sweepPages(walked))).toEqual([])
  })

  test('every field of every call, every method, every kind of body', async () => {
    const [slot] = (await freeSlots(site.origin, { zone: 'blr-south' }, 1)) as [Slot]
    const calls = fuzzCalls(slot)
    const began = Date.now()
    const complaints = await complaintsOf(visitor, calls)
    report(`${calls.length} fuzzed calls, ${perSecond(calls.length, began)}/s`)
    expect(complaints).toEqual([])
  })
})

test('after all of it the site is whole: nothing on standard error, every walk still walked', async () => {
  expect(site.stderr()).toBe('')
  for (const each of walksOfMany(newPerson)) await walk(openBrowser(site.origin), each)
})
