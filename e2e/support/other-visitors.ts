// Other visitors, each from a network of their own, who hold every seat of a slot. All holds are released at the end
// of a test. Parallel tests use different days, so each can be repeated.
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { freshNumber } from '@/e2e/support/codes'
import { test as base } from '@/e2e/support/test'
import { SAMPLE } from '@/tests/support/chain/sample-chain'

const IST_MS = 19_800_000
const DAY_MS = 86_400_000
/** The first day in use, counted from today. The booking window goes on for about three weeks after it. */
const FIRST_DAY = 8

type Held = { giveBack(): Promise<unknown> }
export type OtherVisitors = {
  /** The address of a slot list for home visits in Chennai. Its day and number belong to this test alone. */
  times: string
  /** A browser of another visitor. */
  context(): Promise<BrowserContext>
  /** A page without WebSocket, whose clock the test moves. */
  deaf(): Promise<Page>
  /** Holds every seat of a slot, given as the value of its control, until the holds are given back. */
  takeAll(value: string): Promise<Held[]>
  /** Releases the hold of a page that is at its review. */
  letGo(page: Page): Promise<void>
}

const isClosed = (date: string): boolean => SAMPLE.closures.some(({ day }) => date.endsWith(`-${day}`))

/** The nth day from `FIRST_DAY` on which the sample chain is open. */
function openDay(nth: number): string {
  const dates = Array.from({ length: nth + SAMPLE.closures.length + 1 }, (_, n) =>
    new Date(Date.now() + IST_MS + (FIRST_DAY + n) * DAY_MS).toISOString().slice(0, 10),
  )
  return dates.filter((date) => !isClosed(date))[nth] ?? ''
}

function timesOf(date: string): string {
  const answers = { flow: 'PAID_ALIGNER', phone: freshNumber(), city: 'chennai', concern: 'gaps', name: 'Asha Rao' }
  const home = { location: 'at_home', pincode: '600017', address: '12 Sample Road' }
  return `/unified-booking/ext/select-slot?${new URLSearchParams({ ...answers, ...home, date })}`
}

/** Releases the hold named in the URL of a review. */
const giveUp = (page: Page) => {
  const sid = new URL(page.url()).searchParams.get('sid')
  return page.request.post('/api/slot/u/release', { data: { sid } })
}

export const test = base.extend<{ otherVisitors: OtherVisitors }>({
  otherVisitors: async ({ browser, playwright, baseURL }, use, { parallelIndex }) => {
    const held: Held[] = []
    const requesters: APIRequestContext[] = []
    const contexts: BrowserContext[] = []
    // Rate limits count by address. A random address is as unlikely to repeat as a random number.
    const network = () => `172.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`
    const from = () => ({ baseURL: baseURL ?? '', extraHTTPHeaders: { 'x-forwarded-for': network() } })
    const context = async () => {
      const opened = await browser.newContext(from())
      contexts.push(opened)
      return opened
    }
    const stranger = async () => {
      const opened = await playwright.request.newContext(from())
      requesters.push(opened)
      return opened
    }

    await use({
      times: timesOf(openDay(parallelIndex)),
      context,
      async deaf() {
        const page = await (await context()).newPage()
        await page.clock.install()
        await page.addInitScript(() => Reflect.deleteProperty(window, 'WebSocket'))
        return page
      },
      async takeAll(value) {
        const [, date, start, end, zone] = /^(.+)T(.+)\/(.+)@(.+)$/.exec(value) ?? []
        const taken: Held[] = []
        for (;;) {
          const requester = await stranger()
          const answer = await requester.post('/api/slot/u/hold', {
            data: { zone, date, start, end, phone: freshNumber() },
          })
          const { sid, error } = await answer.json()
          if (error?.code === 'taken') break
          expect(answer.status()).toBe(200)
          taken.push({ giveBack: () => requester.post('/api/slot/u/release', { data: { sid } }) })
        }
        held.push(...taken)
        return taken
      },
      async letGo(page) {
        expect((await giveUp(page)).status()).toBe(200)
      },
    })

    await Promise.all(held.map(({ giveBack }) => giveBack()))
    await Promise.all(contexts.flatMap((each) => each.pages()).map(giveUp))
    await Promise.all([...contexts.map((each) => each.close()), ...requesters.map((each) => each.dispose())])
  },
})
