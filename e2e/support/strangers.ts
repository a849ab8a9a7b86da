// Strangers who take a time from somebody, each from a network of their own, and those who look at it meanwhile.
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { freshNumber } from '@/e2e/support/codes'
import { SAMPLE_CLOSURES } from '@/lib/db/sample-chain/closures'

type Playwright = { request: { newContext(options: object): Promise<APIRequestContext> } }
type Given = { browser: Browser; playwright: Playwright; baseURL: string | undefined }

const IST_MS = 19_800_000
const DAY_MS = 86_400_000

const isClosed = (date: string): boolean => SAMPLE_CLOSURES.some(({ monthDay }) => date.endsWith(`-${monthDay}`))

/** The clinics' day so many days ahead, or one three days later where the sample chain is closed on it. */
export function openDay(daysAhead: number): string {
  const date = new Date(Date.now() + IST_MS + daysAhead * DAY_MS).toISOString().slice(0, 10)
  return isClosed(date) ? openDay(daysAhead + 3) : date
}

/** What comes from below `network` (three numbers of an address): each from another one. */
export function openStrangers({ browser, playwright, baseURL }: Given, network: string) {
  let nth = 0
  const from = () => {
    nth += 1
    return { baseURL: baseURL ?? '', extraHTTPHeaders: { 'x-forwarded-for': `${network}.${nth}` } }
  }
  const context = (): Promise<BrowserContext> => browser.newContext(from())
  return {
    context,
    stranger: () => playwright.request.newContext(from()),
    /** A page that hears nothing, and whose clock the test moves. */
    async deaf(): Promise<Page> {
      const page = await (await context()).newPage()
      await page.clock.install()
      await page.addInitScript(() => Reflect.deleteProperty(window, 'WebSocket'))
      return page
    },
  }
}

/** Strangers take every place of a time, by its control's value; the answer gives the first one back. */
export async function takeAll(
  stranger: () => Promise<APIRequestContext>,
  value: string,
): Promise<{ giveBack(): Promise<void> }> {
  const [, date, start, end, zone] = /^(.+)T(.+)\/(.+)@(.+)$/.exec(value) ?? []
  const backs: (() => Promise<unknown>)[] = []
  for (;;) {
    const asker = await stranger()
    const held = await asker.post('/api/slot/u/hold', { data: { zone, date, start, end, phone: freshNumber() } })
    const { sid, error } = await held.json()
    if (error?.code === 'taken') break
    expect(held.status()).toBe(200)
    backs.push(() => asker.post('/api/slot/u/release', { data: { sid } }))
  }
  return { giveBack: async () => void (await backs[0]?.()) }
}
