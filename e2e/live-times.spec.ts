// Two browsers look at the same times while somebody else takes one and gives it back: what is under the finger stays there,
// and a browser without sockets asks.
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { freshNumber } from '@/e2e/support/codes'
import { test } from '@/e2e/support/test'

const DATE = new Date(Date.now() + 19_800_000 + 20 * 86_400_000).toISOString().slice(0, 10)
const HOME = 'location=at_home&pincode=600017&address=12%20Sample%20Road'
const SLOTS = `/unified-booking/ext/select-slot?flow=PAID_ALIGNER&phone=9820000001&city=chennai&concern=gaps&${HOME}&date=${DATE}`

type Taken = { value: string; giveBack(): Promise<void> }

/** Strangers, each from a network of their own, take every place of a time. */
async function takeAll(contexts: () => Promise<APIRequestContext>, value: string): Promise<Taken> {
  const [, date, start, end, zone] = /^(.+)T(.+)\/(.+)@(.+)$/.exec(value) ?? []
  const backs: (() => Promise<unknown>)[] = []
  for (;;) {
    const stranger = await contexts()
    const held = await stranger.post('/api/slot/u/hold', { data: { zone, date, start, end, phone: freshNumber() } })
    const { sid, error } = await held.json()
    if (error?.code === 'taken') break
    expect(held.status()).toBe(200)
    backs.push(() => stranger.post('/api/slot/u/release', { data: { sid } }))
  }
  return { value, giveBack: async () => void (await backs[0]?.()) }
}

/** A tab on the page, once it hears of changes. */
async function tabOf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const asked = page.waitForResponse(/slot\/u\/free/)
  await page.goto(SLOTS)
  // It asks what it missed once its connection is there.
  await asked
  return page
}

/** A browser of its own on the page. */
const listening = async (browser: Browser, baseURL: string, from: string): Promise<Page> =>
  tabOf(await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': from } }))

test('a time that is taken, and one that comes back, change where they are looked at', async ({
  browser,
  playwright,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  let nth = 0
  const stranger = () => {
    nth += 1
    return playwright.request.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': `10.77.1.${nth}` } })
  }
  const [one, two] = [await listening(browser, baseURL, '10.77.0.1'), await listening(browser, baseURL, '10.77.0.2')]
  const deaf = await (
    await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': '10.77.0.3' } })
  ).newPage()
  await deaf.clock.install()
  await deaf.addInitScript(() => Reflect.deleteProperty(window, 'WebSocket'))
  await deaf.goto(SLOTS)

  const value = (await one.locator('[name=slot]').nth(3).getAttribute('value')) ?? ''
  const pill = (page: Page, of = value) => page.locator(`[name=slot][value="${of}"]`)
  await pill(two).focus()
  const before = await pill(two).boundingBox()
  const taken = await takeAll(stranger, value)

  await expect(pill(one)).toBeDisabled()
  await expect(one.locator('[aria-live=polite]').filter({ hasText: /was just taken\.$/ })).toHaveCount(1)
  await expect(
    two.locator('[aria-live=polite]').filter({ hasText: /^The time that you chose, .+ was just taken/ }),
  ).toHaveCount(1)
  await expect(pill(two)).toBeFocused()
  await expect(pill(two)).toBeEnabled()
  expect(await pill(two).boundingBox()).toEqual(before)
  await expect(pill(deaf)).toBeEnabled()
  await expect(async () => {
    await deaf.clock.runFor(61_000)
    await expect(pill(deaf)).toBeDisabled({ timeout: 1000 })
  }).toPass()

  await taken.giveBack()
  await expect(pill(one)).toBeEnabled()
  await expect(one.locator('[aria-live=polite]').filter({ hasText: /is free again\.$/ })).toHaveCount(1)

  // What a browser holds itself is nowhere called taken to it: not in its other tab, nor at its review.
  const sister = await tabOf(one.context())
  const own = (await one.locator('[name=slot]').nth(5).getAttribute('value')) ?? ''
  await pill(one, own).click()
  await one.waitForURL(/\/review\?/)
  await takeAll(stranger, own)
  await expect(pill(two, own)).toBeDisabled()
  await expect(pill(sister, own)).toContainText('held for you')
  await expect(pill(sister, own)).toBeEnabled()
  await expect(sister.locator('[aria-live=polite]').filter({ hasText: 'taken' })).toHaveCount(0)
  await expect(one.getByText(/taken/)).toHaveCount(0)
})
