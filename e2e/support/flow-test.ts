// Runs one walk twice: as a patient with JavaScript, and as one without.
import { expect, type Page } from '@playwright/test'
import { test } from '@/e2e/support/shared-page'
import { personal } from '@/e2e/support/steps'
import { complaintsOf, expectSealed, urlsOf } from '@/e2e/support/walk'

/** Another number for each walk, so that walks side by side leave each other's leads and limits alone. */
let numbers = 0
const phoneOf = (flow: string): string => {
  numbers += 1
  const digits = [...flow].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000, 7)
  return `9${String(digits).padStart(5, '0')}${String(numbers).padStart(4, '0')}`
}

export function testFlow(flow: string, run: (page: Page, phone: string, nth: number) => Promise<void>): void {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })
      test(flow, async ({ page }) => {
        const urls = urlsOf(page)
        const complaints = complaintsOf(page)
        const phone = phoneOf(`${flow}${javaScriptEnabled}`)
        await run(page, phone, javaScriptEnabled ? 1 : 2)
        expectSealed(urls, personal(phone))
        expect(complaints).toEqual([])
      })
    })
  }
}
