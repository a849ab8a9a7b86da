import { expect, type Page } from '@playwright/test'
import { violationsOf } from '@/e2e/support/looks/axe'
import { overhang } from '@/e2e/support/looks/fit'

/** On a phone, a tablet and a desktop. axe waits for timers, which do not run without JavaScript. */
export async function fits(page: Page, javaScriptEnabled: boolean): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    if (javaScriptEnabled) expect([width, await violationsOf(page)]).toEqual([width, []])
    expect([width, await overhang(page)]).toEqual([width, []])
  }
}
