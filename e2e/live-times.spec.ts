import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from '@/e2e/support/other-visitors'

/** Opens a tab and waits until it receives changes. */
async function tabOf(context: BrowserContext, times: string): Promise<Page> {
  const page = await context.newPage()
  const asked = page.waitForResponse(/slot\/u\/free/)
  await page.goto(times)
  // The page asks for missed changes once its connection is open.
  await asked
  return page
}

test('a slot that is taken, and one that comes back, change on the open page', async ({ otherVisitors }) => {
  const { times, context, takeAll } = otherVisitors
  const [one, two] = [await tabOf(await context(), times), await tabOf(await context(), times)]
  const deaf = await otherVisitors.deaf()
  await deaf.goto(times)

  const value = (await one.locator('[name=slot]').nth(3).getAttribute('value')) ?? ''
  const pill = (page: Page, of = value) => page.locator(`[name=slot][value="${of}"]`)
  await pill(two).focus()
  const before = await pill(two).boundingBox()
  const [taken] = await takeAll(value)

  await expect(pill(one)).toBeDisabled()
  await expect(one.locator('[aria-live=polite]').filter({ hasText: /is no longer available\.$/ })).toHaveCount(1)
  await expect(
    two.locator('[aria-live=polite]').filter({ hasText: /^The time you chose, .+ is no longer available/ }),
  ).toHaveCount(1)
  await expect(pill(two)).toBeFocused()
  await expect(pill(two)).toBeEnabled()
  expect(await pill(two).boundingBox()).toEqual(before)
  await expect(pill(deaf)).toBeEnabled()
  await expect(async () => {
    await deaf.clock.runFor(61_000)
    await expect(pill(deaf)).toBeDisabled({ timeout: 1000 })
  }).toPass()

  await taken?.giveBack()
  await expect(pill(one)).toBeEnabled()
  await expect(one.locator('[aria-live=polite]').filter({ hasText: /is available again\.$/ })).toHaveCount(1)

  // A slot that this browser holds is never shown as taken to it, neither in its other tab nor at its review.
  const sister = await tabOf(one.context(), times)
  const own = (await one.locator('[name=slot]').nth(5).getAttribute('value')) ?? ''
  await pill(one, own).click()
  await one.waitForURL(/\/review\?/)
  await takeAll(own)
  await expect(pill(two, own)).toBeDisabled()
  await expect(pill(sister, own)).toContainText('held for you')
  await expect(pill(sister, own)).toBeEnabled()
  await expect(sister.locator('[aria-live=polite]').filter({ hasText: 'no longer available' })).toHaveCount(0)
  await expect(one.getByText(/\btaken\b|no longer available/)).toHaveCount(0)
})
