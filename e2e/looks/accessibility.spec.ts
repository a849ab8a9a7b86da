// Checks on a phone. Wider screens and larger text are checked in widths.spec.ts.
import { expect } from '@playwright/test'
import { open, SCREENS } from '@/e2e/looks/screens'
import { violationsOf } from '@/e2e/support/looks/axe'
import { overhang, smallTargets } from '@/e2e/support/looks/fit'
import { faultsOfLive, faultsOfSent } from '@/e2e/support/looks/markup'
import { test } from '@/e2e/support/looks/shared-page'

for (const screen of SCREENS) {
  test(screen.name, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, screen)
    const sent = await page.request.get(page.url())
    expect(await faultsOfSent(await sent.text()), 'HTML as it is sent').toEqual([])
    expect(await faultsOfLive(await page.content()), 'HTML in the browser').toEqual([])
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.title()).not.toBe('')
    expect(await violationsOf(page), 'axe').toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overhang(page), '320 px').toEqual([])
  })
}
