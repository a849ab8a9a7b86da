// Every screen in every language: no English word but names, nothing cut off or beyond the edge, and no fault that axe finds.
import { expect } from '@playwright/test'
import { open, openIn, SCREENS, type Screen } from '@/e2e/looks/screens'
import { violationsOf } from '@/e2e/support/looks/axe'
import { BOOKED } from '@/e2e/support/looks/booked-screens'
import { cutOff, headRows, overhang, spilled } from '@/e2e/support/looks/fit'
import { foreignWords } from '@/e2e/support/looks/foreign'
import { test } from '@/e2e/support/looks/shared-page'
import { DEFAULT_LANGUAGE, TAGS } from '@/lib/catalogue/languages'

/** Other tests book the same screens, and a number has five upcoming bookings at most. */
const ownScreen = (screen: Screen): Screen =>
  BOOKED.includes(screen)
    ? { ...screen, at: screen.at.replace('98200000', '98200001').replace('city=chennai', 'city=hyderabad') }
    : screen

for (const screen of SCREENS.map(ownScreen)) {
  test(screen.name, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, screen)
    for (const tag of TAGS.filter((each) => each !== DEFAULT_LANGUAGE)) {
      await page.setViewportSize({ width: 360, height: 800 })
      await openIn(page, screen, tag)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      expect(await foreignWords(page), `words in ${tag}`).toEqual([])
      expect(await violationsOf(page), `axe in ${tag}`).toEqual([])
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overhang(page), `${tag} at ${width} px`).toEqual([])
        expect(await cutOff(page), `${tag} at ${width} px`).toEqual([])
        expect(await spilled(page), `${tag} at ${width} px`).toEqual([])
        expect((await headRows(page)).length, `${tag} at ${width} px`).toBeLessThanOrEqual(1)
      }
    }
  })
}
