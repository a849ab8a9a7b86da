// Holds a page as it stands against WCAG 2.2 AA, by axe.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(`${process.cwd()}/`).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    /** Axe itself, once it was brought. */
    axe?: { run(options: object): Promise<AxeResults> }
    bringAxe?(): void
  }
}

/** Makes axe ready in this document. Sent to the browser once for all pages of the visitor: it is half a megabyte. */
async function bringAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => {
    if (!window.axe) window.bringAxe?.()
    return window.axe !== undefined
  })
  if (isThere) return
  const bringer = `window.bringAxe = () => { ${source} }`
  await page.context().addInitScript(bringer)
  // Evaluated, not added as a script: the content security policy holds here too.
  await page.evaluate(`${bringer}; window.bringAxe()`)
}

/** What axe finds against the page as it stands: the rule, and where. */
export async function violationsOf(page: Page): Promise<string[]> {
  await bringAxe(page)
  const results = await page.evaluate(
    (options) => window.axe?.run(options),
    // What passes is not described: nobody reads it.
    { runOnly: TAGS, resultTypes: ['violations'] },
  )
  if (!results) throw new Error('No axe in the page')
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
