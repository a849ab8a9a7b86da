import { open, openIn, SCREENS } from '@/e2e/looks/screens'
import { test } from '@/e2e/support/looks/shared-page'
import { DEFAULT_LANGUAGE, TAGS } from '@/lib/catalogue/languages'

for (const [at, tag] of TAGS.entries())
  for (const each of SCREENS) {
    // A number has five upcoming bookings at most, so each language has numbers of its own.
    const screen = { ...each, at: each.at.replace('98200000', `982000${at}0`) }
    test(`${screen.name} in ${tag}`, { tag: `@${tag}` }, async ({ page }) => {
      await open(page, screen)
      if (tag !== DEFAULT_LANGUAGE) await openIn(page, screen, tag)
      for (const width of tag === DEFAULT_LANGUAGE ? [360, 768, 1280] : [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        // The letters of a wide screen load now.
        await page.evaluate(async () => void (await document.fonts.ready))
        await page.screenshot({ path: `screenshots/${tag}/${width}/${screen.name}.png`, fullPage: true })
      }
    })
  }
