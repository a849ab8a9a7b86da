import type { Page } from '@playwright/test'
import { NAME } from '@/e2e/support/steps'
import { foreignIn, spokenIn } from '@/tests/support/foreign-words'

/** The browser tests type these. */
const TYPED = [NAME, 'Asha', 'Meera Sample', 'Sample streets', '12 Sample Road', 'adiyar', 'adyar', 'brases', 'zzz']

/** The Latin words of a page in another script that are no names. */
export async function foreignWords(page: Page): Promise<string[]> {
  const shown = await page.evaluateHandle(() => document)
  return foreignIn(await shown.evaluate(spokenIn), TYPED)
}
