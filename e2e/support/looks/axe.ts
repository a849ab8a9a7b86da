// Checks a page against WCAG 2.2 AA with axe.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(`${process.cwd()}/`).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    axe?: { run(options: object): Promise<AxeResults> }
    bringAxe?(): void
  }
}

/**
 * Loads axe into this document. Its source has half a megabyte, so the browser gets it only once for each context.
 */
async function bringAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => {
    if (!window.axe) window.bringAxe?.()
    return window.axe !== undefined
  })
  if (isThere) return
  const bringer = `window.bringAxe = () => { ${source} }`
  await page.context().addInitScript(bringer)
  // The content security policy blocks a script element here, so the source is evaluated instead.
  await page.evaluate(`${bringer}; window.bringAxe()`)
}

/** The violations of the page: each rule with its elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  await bringAxe(page)
  const results = await page.evaluate(
    (options) => window.axe?.run(options),
    // Describing passed rules takes time and nobody reads it.
    { runOnly: TAGS, resultTypes: ['violations'] },
  )
  if (!results) throw new Error('No axe in the page')
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
