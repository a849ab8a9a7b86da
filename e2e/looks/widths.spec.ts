// Every screen at the width of a phone and of a desk, and with text at twice its size.
import { expect } from '@playwright/test'
import { open, SCREENS } from '@/e2e/looks/screens'
import { awardStands, coveredByAward } from '@/e2e/support/award'
import { violationsOf } from '@/e2e/support/looks/axe'
import { cutOff, overhang, spilled, withLargeLetters, withLargeRoot } from '@/e2e/support/looks/fit'
import { test } from '@/e2e/support/looks/shared-page'

for (const screen of SCREENS) {
  test(screen.name, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, screen)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      // Links that have scrolled under the sticky head lie beside its own, and axe measures the space between them.
      await page.evaluate(() => window.scrollTo(0, 0))
      if (width > 360) expect(await violationsOf(page), `axe at ${width} px`).toEqual([])
      await withLargeLetters(page, async () => {
        expect(await overhang(page), `letters of 200 % at ${width} px`).toEqual([])
        expect(await cutOff(page), `letters of 200 % at ${width} px`).toEqual([])
      })
      await withLargeRoot(page, async () => {
        expect(await overhang(page), `a root of 200 % at ${width} px`).toEqual([])
        expect(await spilled(page), `a root of 200 % at ${width} px`).toEqual([])
      })
    }
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await coveredByAward(page), `under the award at ${width} px`).toEqual([])
      // The banner slides back, which takes longer on a busy machine.
      if (await page.locator('[data-award-room]').count())
        await expect.poll(() => awardStands(page), `at the end at ${width} px`).toBe(true)
    }
  })
}
