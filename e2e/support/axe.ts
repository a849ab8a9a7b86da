// Holds a page as it stands against WCAG 2.2 AA, by axe.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(`${process.cwd()}/`).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function violationsOf(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the content security policy holds here too. Once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const results = await page.evaluate(
    (options) => (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(options),
    // What passes is not described: nobody reads it.
    { runOnly: TAGS, resultTypes: ['violations'] },
  )
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
