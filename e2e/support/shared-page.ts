// The test of specs in which the visitor's past does not matter: one page for all tests of a worker, so that neither the
// site's scripts nor axe are compiled anew for each. Each test still comes as a stranger from a network of its own.
import type { Page } from '@playwright/test'
import { test as base } from '@/e2e/support/test'

/** A file of the site that has no scripts, which could write anything down on leaving. */
const PLAIN = '/robots.txt'

async function forgetVisitor(page: Page): Promise<void> {
  await page.goto(PLAIN)
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.mouse.move(0, 0)
}

export const test = base.extend<object, { workersPage: Page }>({
  workersPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale } = project.use
      const page = await browser.newPage({ baseURL, locale })
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ workersPage, extraHTTPHeaders }, use) => {
    await workersPage.context().setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    await forgetVisitor(workersPage)
    await use(workersPage)
  },
})
