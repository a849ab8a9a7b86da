import { open, SCREENS } from '@/e2e/looks/screens'
import { test } from '@/e2e/support/test'

for (const screen of SCREENS) {
  test(screen.name, async ({ page }) => {
    await open(page, screen)
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.screenshot({ path: `screenshots/${width}/${screen.name}.png`, fullPage: true })
    }
  })
}
