// Every screen against WCAG 2.2 AA by axe, at the widths of a phone and of a desk, and at 320 px without a sideways scroll.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { open, SCREENS } from '@/e2e/screens'

const source = readFileSync(createRequire(`${process.cwd()}/`).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violationsOf(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the content security policy holds here too.
  await page.evaluate(source)
  const results = await page.evaluate(
    (tags) => (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({ runOnly: tags }),
    TAGS,
  )
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Controls smaller than 24 px each way; links within a sentence are excepted (WCAG 2.5.8). */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, select, input:not([type=hidden]), label:has(input[type=radio]), nav a')]
      .map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ name }) => name),
  )

for (const screen of SCREENS) {
  test(screen.name, async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      if (width === 360) await open(page, screen)
      expect(await violationsOf(page), `axe at ${width} px`).toEqual([])
    }
    expect(await smallTargets(page)).toEqual([])
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.title()).not.toBe('')
    await page.setViewportSize({ width: 320, height: 640 })
    const { wide, seen } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, seen: innerWidth }))
    expect(wide).toBeLessThanOrEqual(seen)
  })
}
