import { expect, type Page } from '@playwright/test'
import { test } from '@/e2e/support/looks/shared-page'
import { personal } from '@/e2e/support/steps'
import { complaintsOf, expectSealed, urlsOf } from '@/e2e/support/walk'

/** A new number for each walk, so that parallel walks don't share leads and rate limits. */
let numbers = 0
const phoneOf = (walk: string): string => {
  numbers += 1
  const digits = [...walk].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000, 7)
  return `9${String(digits).padStart(5, '0')}${String(numbers).padStart(4, '0')}`
}

/** WebDriver BiDi can't switch scripts off in Firefox. Blocking their files leaves the same plain forms. */
const loseScripts = (page: Page) => page.route(/\.js(\?|$)/, (route) => route.abort())

/** `nth` is the position of the slot to take. It differs in each way of running a walk. */
type Run = (page: Page, phone: string, nth: number, hasScripts: boolean) => Promise<void>

/** Runs a walk in Chromium with and without JavaScript. */
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

/** Runs a walk in Firefox as well: each flow once, and the shortest flow also without scripts. */
export const testInBoth = (walk: string, run: Run): void =>
  testFlow(walk, run, walk === 'PAID_CLINIC' ? [true, false] : [true])
