// For specs that don't depend on a visitor's past. All tests of a worker share one page, so that the browser compiles
// the site's scripts and axe once. Each test still starts without cookies and from its own network address.
import type { BrowserContext } from '@playwright/test'
import { test as base } from '@/e2e/support/test'

/** A file without scripts, so that nothing can be stored while a page is left. */
const PLAIN = '/robots.txt'

async function forgetVisitor(context: BrowserContext): Promise<void> {
  const [page] = context.pages()
  await page?.unrouteAll()
  await page?.emulateMedia({ reducedMotion: null })
  await page?.goto(PLAIN)
  await page?.mouse.move(0, 0)
  await page?.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  await context.clearPermissions()
}

type Contexts = (javaScriptEnabled: boolean) => Promise<BrowserContext>

/** Each page is open for seconds only, so optimised code would not pay off. */
const UNOPTIMISED = '--js-flags=--no-opt --no-maglev --single-threaded-gc'

export const test = base.extend<object, { contexts: Contexts }>({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern
    async ({}, use, { project }) => {
      const { launchOptions, browserName } = project.use
      const quick = browserName === 'firefox' ? [] : [UNOPTIMISED]
      await use({ ...launchOptions, args: [...(launchOptions?.args ?? []), ...quick] })
    },
    { scope: 'worker' },
  ],
  contexts: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, viewport } = project.use
      const opened = new Map<boolean, BrowserContext>()
      await use(async (javaScriptEnabled) => {
        const context =
          opened.get(javaScriptEnabled) ?? (await browser.newContext({ baseURL, locale, viewport, javaScriptEnabled }))
        if (context.pages().length === 0) await context.newPage()
        opened.set(javaScriptEnabled, context)
        return context
      })
      for (const context of opened.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ contexts, javaScriptEnabled, extraHTTPHeaders }, use) => {
    const context = await contexts(javaScriptEnabled ?? true)
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    await forgetVisitor(context)
    await use(context)
  },
  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
})
