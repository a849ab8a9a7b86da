// Runs one walk twice: as a patient with JavaScript, and as one without. A flow's own walk is walked in Firefox as well.
import { expect, type Page } from '@playwright/test'
import { test } from '@/e2e/support/looks/shared-page'
import { personal } from '@/e2e/support/steps'
import { complaintsOf, expectSealed, urlsOf } from '@/e2e/support/walk'

/** Another number for each walk, so that walks side by side leave each other's leads and limits alone. */
let numbers = 0
const phoneOf = (walk: string): string => {
  numbers += 1
  const digits = [...walk].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000, 7)
  return `9${String(digits).padStart(5, '0')}${String(numbers).padStart(4, '0')}`
}

/** Firefox can't be told over WebDriver BiDi to run no scripts: there they never arrive, which leaves the same plain forms. */
const loseScripts = (page: Page) => page.route(/\.js(\?|$)/, (route) => route.abort())

/** `nth`: which of the times on offer is taken, another one in each way of walking. */
type Run = (page: Page, phone: string, nth: number, hasScripts: boolean) => Promise<void>

/** In Chromium with and without JavaScript. */
export function testFlow(walk: string, run: Run, firefoxWalks: readonly boolean[] = []): void {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })
      const tag = firefoxWalks.includes(javaScriptEnabled) ? '@firefox' : []
      test(walk, { tag }, async ({ page, browserName }) => {
        const isFirefox = browserName === 'firefox'
        if (isFirefox && !javaScriptEnabled) await loseScripts(page)
        const urls = urlsOf(page)
        const complaints = complaintsOf(page)
        const phone = phoneOf(`${walk}${javaScriptEnabled}${isFirefox ? browserName : ''}`)
        const nth = javaScriptEnabled ? 1 : 2
        await run(page, phone, isFirefox ? 0 : nth, javaScriptEnabled)
        expectSealed(urls, personal(phone))
        expect(complaints).toEqual([])
      })
    })
  }
}

/** In Firefox as well: one walk of each flow, the shortest also without scripts. */
export const testInBoth = (walk: string, run: Run): void =>
  testFlow(walk, run, walk === 'PAID_CLINIC' ? [true, false] : [true])
