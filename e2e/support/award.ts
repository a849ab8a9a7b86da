import { expect, type Page } from '@playwright/test'

const AWARD = /^Best dental chain .*Read more$/
const BUTTON = `button[aria-expanded][aria-label^="Best dental chain"]`

export const award = (page: Page) => page.getByRole('button', { name: AWARD })

/** Waits for the banner, which appears after a scroll once the scripts run. */
export async function awardHere(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
    await expect(page.locator(BUTTON)).toBeAttached({ timeout: 250 })
  }).toPass()
}

/**
 * The controls and emergency numbers that the banner covers at this scroll position. Its slide is finished at once.
 */
const coveredHere = (page: Page): Promise<string[]> =>
  page.evaluate(async (button) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const banner = document.querySelector(button)?.parentElement
    if (!banner) return ['no banner']
    const wanted =
      'a, button, input:not([type=hidden]), select, textarea, summary, label, iframe, [role=button], ' +
      '[tabindex="0"], [data-primary], [data-keep-clear], main form[method=post], .leaflet-container'
    const covered = () => {
      const own = banner.getBoundingClientRect()
      return [...document.querySelectorAll(wanted)]
        .filter((element) => !banner.contains(element) && !element.closest('dialog') && element.checkVisibility())
        .filter((element) => {
          const box = element.getBoundingClientRect()
          const isThere = box.width > 0 && box.height > 0
          return isThere && own.left < box.right && box.left < own.right && own.top < box.bottom && box.top < own.bottom
        })
    }
    // On a busy machine the observer that moves the banner aside needs several frames.
    for (let looks = 0; looks < 50; looks += 1) {
      for (let frames = 0; frames < 3; frames += 1) {
        await frame()
        for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
      }
      await frame()
      if (covered().length === 0) break
    }
    return covered().map(({ outerHTML }) => outerHTML.slice(0, 120))
  }, BUTTON)

/** The covered elements at five scroll positions, from the top to the end of the page. */
export async function coveredByAward(page: Page): Promise<string[]> {
  await awardHere(page)
  const found: string[] = []
  for (const part of [0, 0.23, 0.5, 0.77, 1]) {
    const top = await page.evaluate((share) => {
      window.scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight))
      return Math.round(window.scrollY)
    }, part)
    found.push(...(await coveredHere(page)).map((element) => `at ${top}: ${element}`))
  }
  return found
}

/** Whether the whole banner is inside the window. */
export const awardStands = (page: Page): Promise<boolean> =>
  page.locator(BUTTON).evaluate((button) => {
    const box = button.getBoundingClientRect()
    return box.left >= 0 && box.bottom <= innerHeight
  })
